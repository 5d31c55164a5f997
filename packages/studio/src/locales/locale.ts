// The display locale: selected by the user, stored on this device.
export const locales = ['en-US', 'zh-HK'] as const;
export type Locale = (typeof locales)[number];

const storageKey = 'locale';
/** The locale that every text falls back to. */
export const defaultLocale: Locale = 'en-US';

export function isLocale(value: string | null): value is Locale {
  return locales.some((locale) => locale === value);
}

export function storedLocale(): Locale {
  const stored = localStorage.getItem(storageKey);
  return isLocale(stored) ? stored : defaultLocale;
}

export function storeLocale(locale: Locale): void {
  localStorage.setItem(storageKey, locale);
}

/** Each in its own language, so that all users can find theirs. */
export const localeNames: Record<Locale, string> = { 'en-US': 'English', 'zh-HK': '繁體中文' };
