// Sets i18next up with one locale's texts at a time; the other locale is loaded when it is chosen.
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadPart } from '../ui/parts/load-part.ts';
import type { Texts } from './en-us.ts';
import { type Locale, locales, storeLocale, storedLocale } from './locale.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: Texts;
    returnNull: false;
  }
}

const loaders: Record<Locale, () => Promise<Texts>> = {
  'en-US': async () => (await loadPart(() => import('./en-us.ts'))).enUs,
  'zh-HK': async () => (await loadPart(() => import('./zh-hk.ts'))).zhHk,
};

async function addTexts(locale: Locale): Promise<void> {
  const texts = await loaders[locale]();
  for (const [namespace, entries] of Object.entries(texts)) {
    i18next.addResourceBundle(locale, namespace, entries);
  }
}

function markPage(locale: string): void {
  document.documentElement.lang = locale;
}

export async function startTexts(): Promise<void> {
  const locale = storedLocale();
  await i18next.use(initReactI18next).init({
    lng: locale,
    // A missing text shows its key, never another language's text.
    fallbackLng: false,
    supportedLngs: locales,
    defaultNS: 'shell',
    resources: {},
    interpolation: { escapeValue: false },
    returnNull: false,
    react: { useSuspense: false },
  });
  await addTexts(locale);
  i18next.on('languageChanged', markPage);
  markPage(locale);
}

export async function chooseLocale(locale: Locale): Promise<void> {
  await addTexts(locale);
  storeLocale(locale);
  await i18next.changeLanguage(locale);
}
