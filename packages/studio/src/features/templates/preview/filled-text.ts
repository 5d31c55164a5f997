/** What is reported about a text: problems in its Liquid, and values missing from the preview data. */
import { excerptAtLine } from '@coverwright/insurance/excerpt';
import i18next from 'i18next';
import type { Problem } from '../../../api/api-error.ts';
import { toConsoleEntries, type ConsoleEntry, type ProblemPosition } from '../console/console-entries.ts';

/** A text rendered with data. */
export interface Filled<Value> {
  readonly value: Value | undefined;
  /** Paths that the text uses and the data does not contain. */
  readonly missingVariables: readonly string[];
  /** Differences between the output and the source, each with its position. */
  readonly warnings?: readonly Problem[];
}

/** A text of a template, with its name in problems. */
export interface TemplateSource {
  readonly field: string;
  readonly text: string;
  /** Its name in problems when it is checked separately, if different. */
  readonly checkedAs?: string;
}

const stop = '{% break %}\n';

/** Makes the text parse without rendering: without data, parts that depend on it would be reported as errors. */
export function toUnrendered(text: string): string {
  return `${stop}${text}`;
}

/** Problems found in an unrendered text, each at its position in the original text. */
export function toTextProblems(
  problems: readonly Problem[],
  { field, text, checkedAs = field }: TemplateSource,
): Problem[] {
  return problems
    .filter(({ path }) => path === checkedAs)
    .map((problem) => {
      const { line, column = 1 } = problem;
      if (line === undefined) return { ...problem, path: field };
      return { ...problem, path: field, line: line - 1, excerpt: excerptAtLine(text, line - 1, column) };
    });
}

/** The time of the first report, keyed by entry; entries that are no longer reported are removed. */
export type ReportedAt = Map<string, Date>;

/** Problems that occurred during rendering but did not prevent it. */
export function toFilledEntries(
  { missingVariables, warnings = [] }: Pick<Filled<unknown>, 'missingVariables' | 'warnings'>,
  sources: readonly TemplateSource[],
  reportedAt: ReportedAt,
): ConsoleEntry[] {
  const fields = sources.map(({ field }) => field);
  const current = [
    ...missingVariables.map((path) => toMissingEntry(path, sources)),
    ...warnings.flatMap((warning) => toConsoleEntries([warning], { level: 'warning', fields })),
  ].map((entry) => ({ entry, key: JSON.stringify({ ...entry, at: undefined }) }));
  for (const key of reportedAt.keys()) if (!current.some((one) => one.key === key)) reportedAt.delete(key);
  return current.map(({ entry, key }) => {
    const at = reportedAt.get(key) ?? entry.at;
    reportedAt.set(key, at);
    return { ...entry, at };
  });
}

function toMissingEntry(path: string, sources: readonly TemplateSource[]): ConsoleEntry {
  const position = sources.map((source) => positionOf(path, source)).find((one) => one !== undefined);
  return {
    at: new Date(),
    level: 'warning',
    message: i18next.t('templateTools:hint.variables'),
    excerpt: i18next.t('templateTools:preview.emptyVariable', { path }),
    ...(position && { position }),
  };
}

/** The first position where Liquid uses the complete path; a path may be written in other ways, too. */
function positionOf(path: string, { field, text }: TemplateSource): ProblemPosition | undefined {
  const literal = path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const whole = new RegExp(String.raw`(?<![\p{L}\p{N}_.-])${literal}(?![\p{L}\p{N}_.[-])`, 'u');
  for (const { 0: tag, index } of text.matchAll(/\{\{[^]*?\}\}|\{%[^]*?%\}/g)) {
    const offset = tag.search(whole);
    if (offset < 0) continue;
    const before = text.slice(0, index + offset).split('\n');
    return { field, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  }
  return undefined;
}
