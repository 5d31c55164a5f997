// The warnings of a rendered text in the studio's language: the server's messages are in English.
import i18next from 'i18next';
import { type Problem, toProblems } from '../../../api/api-error.ts';

export interface RenderWarning {
  readonly code: string | null;
  readonly message: string;
  readonly path: string | null;
  readonly line: number | null;
  readonly column: number | null;
  readonly excerpt: string | null;
  /** For a HEIGHT warning in a document: the margin required. */
  readonly marginMm?: number | null;
  /** For a WIDTH warning in a document: a selector of the element that is wider than the page, and the excess. */
  readonly element?: string | null;
  readonly overhangMm?: number | null;
}

const codes = [
  'LOOP',
  'OBJECT',
  'DATE',
  'SCRIPT',
  'FILE',
  'ADDRESS',
  'LINK',
  'HEIGHT',
  'WIDTH',
  'MARKUP',
  'CHARACTERS',
  'PICTURE',
  'HEADING',
  'TABLE',
  'MORE',
  'FIT',
  'PAGE',
  'OUTSIDE',
  'FIELD',
  'LIQUID',
  'LOCK',
  'MJML',
] as const;

export function toWarnings(warnings: readonly RenderWarning[] | null | undefined): Problem[] {
  return toProblems(warnings?.map((warning) => ({ ...warning, message: describe(warning) })));
}

function describe({ code, message, path, marginMm, element, overhangMm }: RenderWarning): string {
  const known = codes.find((one) => one === code);
  if (i18next.language.startsWith('en') || known === undefined) return message;
  if (known === 'WIDTH')
    return i18next.t('templateTools:warning.WIDTH', { element: element ?? 'body', overhang: overhangMm });
  if (known !== 'HEIGHT') return i18next.t(`templateTools:warning.${known}`);
  const part = path?.startsWith('footerSettings') ? 'footer' : 'header';
  // No margin would be sufficient on this page.
  if (typeof marginMm !== 'number') return i18next.t(`templateTools:warning.HEIGHT.low.${part}`);
  return i18next.t(`templateTools:warning.HEIGHT.${part}`, { margin: marginMm });
}
