// Words what was printed otherwise than written, by its code: the server's own words are English.
import i18next from 'i18next';
import type { RenderWkhtmltopdfQuery } from '../../../../../api/generated/operations.ts';

type Printed = NonNullable<RenderWkhtmltopdfQuery['renderWkhtmltopdf']>;
export type PrintWarning = NonNullable<Printed['warnings']>[number];

const codes = ['SCRIPT', 'FILE', 'ADDRESS', 'LINK', 'HEIGHT', 'MARKUP', 'CHARACTERS', 'MORE'] as const;

export function describeWarning({ code, message, path, marginMm }: PrintWarning): string {
  const known = codes.find((one) => one === code);
  if (i18next.language.startsWith('en') || known === undefined) return message;
  if (known !== 'HEIGHT') return i18next.t(`htmlPdf:warning.${known}`);
  const part = path?.startsWith('footerSettings') ? 'footer' : 'header';
  // No margin of this page would do.
  if (marginMm === null) return i18next.t(`htmlPdf:warning.HEIGHT.low.${part}`);
  return i18next.t(`htmlPdf:warning.HEIGHT.${part}`, { margin: marginMm });
}
