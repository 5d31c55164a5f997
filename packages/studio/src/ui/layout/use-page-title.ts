import { useEffect } from 'react';

/** The tab's title, so that history and several tabs can be told apart. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Coverwright' : `${title} · Coverwright`;
  }, [title]);
}
