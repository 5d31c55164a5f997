// Words for unit tests of code that asks for them, without the browser's language.
import i18next from 'i18next';
import { enUs } from '../locales/en-us.ts';
import type { Locale } from '../locales/locale.ts';
import { zhHk } from '../locales/zh-hk.ts';

/** From here on texts are in the locale. */
export async function startTextsIn(locale: Locale): Promise<void> {
  const resources = { 'en-US': enUs, 'zh-HK': zhHk };
  await i18next.init({ lng: locale, fallbackLng: false, resources, interpolation: { escapeValue: false } });
}
