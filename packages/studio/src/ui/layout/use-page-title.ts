import { useEffect } from 'react';

/** The tab's title, so that history entries and tabs can be distinguished. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Coverwright' : `${title} · Coverwright`;
  }, [title]);
}
