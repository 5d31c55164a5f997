import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsoleEntry } from '../../console/console-entries.ts';
import type { TemplateEditor } from '../../editor/use-template-editor.ts';
import { validateHtmlPdf, type HtmlPdfForm, type NumberField } from './html-pdf-form.ts';

const labels = {
  'marginSettings.top': 'marginTop',
  'marginSettings.right': 'marginRight',
  'marginSettings.bottom': 'marginBottom',
  'marginSettings.left': 'marginLeft',
  'headerSettings.spacing': 'headerSpacing',
  'footerSettings.spacing': 'footerSpacing',
  minimumPrintSizePercent: 'minimumPrintSize',
} as const satisfies Record<NumberField, string>;

/** Reports invalid numbers in the console while their fields are hidden, to explain why nothing is printed. */
export function useHiddenNumbers({ form, problems }: TemplateEditor<HtmlPdfForm>, areFieldsShown: boolean): void {
  const { t } = useTranslation('htmlPdf');
  const { tell } = problems;
  const { margins, header, footer, isFitToPage, minimumPrintSize } = form;
  const wrong = useMemo(
    () =>
      areFieldsShown
        ? []
        : validateHtmlPdf({ margins, header, footer, isFitToPage, minimumPrintSize }, t('settings.notNumber')),
    [areFieldsShown, margins, header, footer, isFitToPage, minimumPrintSize, t],
  );
  useEffect(() => {
    const toEntry = ({ path, message }: (typeof wrong)[number]): ConsoleEntry => ({
      at: new Date(),
      level: 'error',
      message: t('settings.atField', { field: t(`settings.${labels[path]}`), message }),
      position: { field: path, line: 1, column: 1, isWhole: true },
    });
    tell('fields', wrong.map(toEntry));
  }, [wrong, tell, t]);
}
