/** What is reported of a text: what is wrong with its Liquid alone, and what the data of the preview lacks. */
import { excerptAtLine } from '@coverwright/insurance/excerpt';
import i18next from 'i18next';
import type { Problem } from '../../../api/api-error.ts';
import { toConsoleEntries, type ConsoleEntry, type ProblemPosition } from '../console/console-entries.ts';

/** A text rendered on data. */
export interface Filled<Value> {
  readonly value: Value | undefined;
  /** Paths of what it should have and the data does not hold. */
  readonly missingVariables: readonly string[];
  /** What came out otherwise than it is written, each with its position. */
  readonly warnings?: readonly Problem[];
}

/** A text of a template, and what its problems call it. */
export interface TemplateSource {
  readonly field: string;
  readonly text: string;
  /** What problems call it when it is checked alone, where that is something else. */
  readonly checkedAs?: string;
}

const stop = '{% break %}\n';

/** Is read to its end but not rendered: without data, what only data makes possible would seem wrong. */
export function toUnrendered(text: string): string {
  return `${stop}${text}`;
}

/** Those that were found in an unrendered text, each at its position in the text itself. */
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

/** When each was reported first, by what is reported; what is no longer reported is forgotten. */
export type ReportedAt = Map<string, Date>;

/** What was met in rendering and did not keep it from working. */
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

/** Where Liquid first asks for it as a whole; a path may be written in other ways too. */
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
