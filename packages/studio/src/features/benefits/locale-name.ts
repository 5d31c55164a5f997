import { localeNames, locales } from '../../locales/locale.ts';

/** The locale's name in its own language. */
export function localeName(locale: string): string {
  const known = locales.find((one) => one === locale);
  if (known) return localeNames[known];
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  } catch {
    return locale;
  }
}
