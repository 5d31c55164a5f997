// Initializes i18next with the texts of one locale at a time; those of the other are loaded when it is selected.
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadPart } from './parts/load-part.ts';
import { type Locale, locales, storeLocale, storedLocale } from '../locales/locale.ts';
import { type Texts, loadTextsIn } from '../locales/texts.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: Texts;
    returnNull: false;
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
  await loadPart(async () => loadTextsIn(locale));
  i18next.on('languageChanged', markPage);
  markPage(locale);
}

export async function chooseLocale(locale: Locale): Promise<void> {
  await loadPart(async () => loadTextsIn(locale));
  storeLocale(locale);
  await i18next.changeLanguage(locale);
}
