import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextNames } from '../../../console/console-entries.ts';
import { textFields } from '../preview/printed-problems.ts';
import { parts } from './use-html-pdf-texts.ts';

/** The texts of a document, also those that other programs have set, as the console calls them. */
export function useTextNames(): TextNames {
  const { t } = useTranslation('htmlPdf');
  return useMemo(() => {
    const plain = (['header', 'footer'] as const).flatMap((part) =>
      (['left', 'center', 'right'] as const).map((side) => [
        `${part}Settings.${side}`,
        { name: t(`part.plain.${side}`, { part: t(`part.${part}`) }), isLine: true },
      ]),
    );
    return Object.fromEntries([
      ...parts.map((part) => [textFields[part], { name: t(`part.${part}`) }]),
      [textFields.password, { name: t('settings.passwordLiquid'), isLine: true }],
      ...plain,
    ]);
  }, [t]);
}
