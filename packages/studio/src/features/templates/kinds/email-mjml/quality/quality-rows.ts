/** The rows of the quality panel: the server's findings, and text that is hard to read. */
import { excerptAtLine } from '@coverwright/insurance/excerpt';
import i18next from 'i18next';
import { sourceField } from '../email-form.ts';
import type { ProblemPosition } from '../../../console/console-entries.ts';
import type { EmailPreview, Finding } from '../preview/email-preview.ts';
import type { FaintText } from '../preview/measure-contrast.ts';
import { findFragments, positionOfText } from './text-position.ts';

export interface QualityRow {
  readonly level: Finding['level'];
  readonly message: string;
  /** Additional details, such as the programs that do not support it. */
  readonly details: readonly string[];
  readonly excerpt: string | undefined;
  readonly position: ProblemPosition | undefined;
}

/** Warnings first. */
export function toQualityRows(
  { findings }: Pick<EmailPreview, 'findings'>,
  faintTexts: readonly FaintText[],
  source: string,
): readonly QualityRow[] {
  const fragments = faintTexts.length > 0 ? findFragments(source) : [];
  const rows = [
    ...findings.map(toRow),
    ...faintTexts.map((faint) => {
      const found = positionOfText(source, fragments, faint.text, faint.occurrence);
      return toFaintRow(faint, found && { field: sourceField, ...found }, source);
    }),
  ];
  return [...rows.filter(({ level }) => level === 'WARNING'), ...rows.filter(({ level }) => level === 'NOTE')];
}

function toRow(finding: Finding): QualityRow {
  const { level, path, line, column = 1, excerpt, unsupportedBy, partlySupportedBy } = finding;
  const programs = (key: 'unsupportedBy' | 'partlySupportedBy', names: readonly string[]) =>
    names.length === 0 ? [] : [i18next.t(`emailMjml:quality.${key}`, { programs: names.join(', ') })];
  const message = messageOf(finding);
  return {
    level,
    message,
    // The server's own message already names them.
    details:
      message === finding.message
        ? []
        : [...programs('unsupportedBy', unsupportedBy), ...programs('partlySupportedBy', partlySupportedBy)],
    excerpt,
    position: line === undefined ? undefined : { field: path, line, column },
  };
}

const codes = [
  'SUPPORT',
  'LINK',
  'PICTURE',
  'ALT',
  'WEIGHT',
  'SUBJECT',
  'PREHEADER',
  'UNSUBSCRIBE',
  'TITLE',
  'FONT',
  'SCRIPT',
] as const;

/** The server's messages are in English. */
function messageOf({ code, message, feature }: Finding): string {
  const known = codes.find((one) => one === code);
  if (i18next.language.startsWith('en') || known === undefined) return message;
  return i18next.t(`emailMjml:finding.${known}`, { feature });
}

function toFaintRow(
  { text, contrast, required, isDark }: FaintText,
  position: ProblemPosition | undefined,
  source: string,
): QualityRow {
  const message = i18next.t(`emailMjml:quality.${isDark ? 'faintInDark' : 'faint'}`, { contrast, required });
  const excerpt = position ? excerptAtLine(source, position.line, position.column) : text.slice(0, 40);
  return { level: 'WARNING', message, details: [], excerpt, position };
}
