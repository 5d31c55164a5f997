// Where sign-in leads: to the page that was requested while signed out. Kept for the tab, so that a reload does not lose it.
const storageKey = 'studioAskedPage';

export function rememberAskedPage(page: string, storage: Storage = sessionStorage): void {
  storage.setItem(storageKey, page);
}

/** Gives it once; the root when nothing was requested. */
export function takeAskedPage(storage: Storage = sessionStorage): string {
  const page = storage.getItem(storageKey) ?? '/';
  storage.removeItem(storageKey);
  // One slash: a second one would lead to another site.
  return /^\/(?![/\\])/.test(page) ? page : '/';
}
