// The locale chosen by the customer, stored in the browser. Storage may be inaccessible.
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
