/** Maps problems and warnings of printed texts to positions in the visible text. */
import { excerptAtLine } from '@coverwright/insurance/excerpt';
import type { Problem } from '../../../../../api/api-error.ts';
import type { TemplateSource } from '../../../preview/filled-text.ts';
import type { HtmlPdfForm } from '../html-pdf-form.ts';
import { toShownLine } from '@coverwright/insurance/page-part';

export const textFields = {
  html: 'html',
  header: 'headerSettings.html',
  footer: 'footerSettings.html',
  password: 'passwordLiquid',
  ownerPassword: 'ownerPasswordLiquid',
} as const;

interface HtmlTexts {
  readonly html: string;
  readonly header: { readonly html: string };
  readonly footer: { readonly html: string };
}

/** All HTML texts, with their names in the console. */
export function toSources({ html, header, footer }: HtmlTexts): TemplateSource[] {
  return [
    { field: textFields.html, text: html },
    { field: textFields.header, text: header.html, checkedAs: 'html' },
    { field: textFields.footer, text: footer.html, checkedAs: 'html' },
  ];
}

export function toPasswordSources(form: Pick<HtmlPdfForm, 'passwordLiquid' | 'ownerPasswordLiquid'>): TemplateSource[] {
  return [
    { field: textFields.password, text: form.passwordLiquid, checkedAs: 'html' },
    { field: textFields.ownerPassword, text: form.ownerPasswordLiquid, checkedAs: 'html' },
  ];
}

/** Header and footer are sent within a wrapper document that is hidden from the user. */
export function toShownProblem(problem: Problem, { header, footer }: Pick<HtmlPdfForm, 'header' | 'footer'>): Problem {
  const { path, line, column = 1 } = problem;
  const shown = path === textFields.header ? header.html : path === textFields.footer ? footer.html : undefined;
  if (shown === undefined || line === undefined) return problem;
  const shownLine = toShownLine(line, shown);
  return shownLine === line
    ? problem
    : { ...problem, line: shownLine, excerpt: excerptAtLine(shown, shownLine, column) };
}
