// The page that was requested while signed out, where sign-in redirects to. Stored per tab, so that it survives a
// reload.
const storageKey = 'studioRequestedPage';

export function storeRequestedPage(page: string, storage: Storage = sessionStorage): void {
  storage.setItem(storageKey, page);
}

/** Returns the requested page and forgets it; the root if none was requested. */
export function takeRequestedPage(storage: Storage = sessionStorage): string {
  const page = storage.getItem(storageKey) ?? '/';
  storage.removeItem(storageKey);
  // Only one leading slash: a second one would redirect to another site.
  return /^\/(?![/\\])/.test(page) ? page : '/';
}
