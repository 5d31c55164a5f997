// The locale that a customer has chosen, stored in the browser. The page may have no access to storage.
const storageKey = 'locale';

export function readStoredLocale(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

export function writeStoredLocale(locale: string): void {
  try {
    localStorage.setItem(storageKey, locale);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
