/** Whether what was typed has torn the Liquid of a text apart, in each of the three that was changed. */
import i18next from 'i18next';
import { checkLiquidBalance } from '../../../../../ui/rich-text/liquid/liquid-balance.ts';
import type { TornText } from '../../../html-text/balance-question.tsx';
import type { HtmlPdfForm } from '../html-pdf-form.ts';
import { parts, textOf } from './use-html-pdf-texts.ts';

export function findTornParts(form: HtmlPdfForm, saved: HtmlPdfForm): readonly TornText[] {
  return parts.flatMap((part) => {
    const problems = checkLiquidBalance(textOf(saved, part), textOf(form, part));
    return problems.length > 0 ? [{ name: i18next.t(`htmlPdf:part.${part}`), problems }] : [];
  });
}
