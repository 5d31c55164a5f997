import { useLayoutEffect, type RefObject } from 'react';

/** Toasts are shown above the element, which lies along the bottom of the window, instead of on it. */
export function useToastsAbove(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!bar.current) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      style.setProperty('--cw-toasts-above', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`);
    });
    observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--cw-toasts-above');
    };
  }, [bar]);
}
