// The locale that a customer has chosen, as the browser remembers it. Storage may be closed to the page.
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
