import { useSyncExternalStore } from 'react';

/** Of the screen, which is another one when the window is moved or the browser zooms. */
export function usePixelRatio(): number {
  return useSyncExternalStore(subscribe, () => window.devicePixelRatio);
}

function subscribe(onChange: () => void): () => void {
  let query: MediaQueryList | undefined;
  const follow = () => {
    query?.removeEventListener('change', handleChange);
    query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener('change', handleChange);
  };
  const handleChange = () => {
    follow();
    onChange();
  };
  follow();
  return () => query?.removeEventListener('change', handleChange);
}
