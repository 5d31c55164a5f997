// Loads texts for unit tests, independently of the browser's language.
import i18next from 'i18next';
import type { Locale } from '../locales/locale.ts';

const files = import.meta.glob<object>('../locales/*/*.json', { eager: true, import: 'default' });

/** From then on, texts are in the given locale. */
export async function startTextsIn(locale: Locale): Promise<void> {
  await i18next.init({ lng: locale, fallbackLng: false, resources: {}, interpolation: { escapeValue: false } });
  for (const [path, texts] of Object.entries(files)) {
    const [, of = '', namespace = ''] = /([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
    i18next.addResourceBundle(of, namespace, texts);
  }
}
