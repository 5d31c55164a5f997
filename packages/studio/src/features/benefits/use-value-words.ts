import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ValueWords } from './benefit-value.ts';

/** Words of values in the language of the customer's texts, which is apart from the display language. */
export function useValueWords(locale: string): ValueWords {
  const { t } = useTranslation('benefits');
  return useMemo(() => {
    const language = locale.startsWith('zh') ? 'zh' : 'en';
    return { yes: t(`words.${language}.yes`), no: t(`words.${language}.no`) };
  }, [t, locale]);
}
