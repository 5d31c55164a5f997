/** What is told of a text: what is wrong with its Liquid alone, and what the data of the preview lacks. */
import i18next from 'i18next';
import type { Problem } from '../../../api/api-error.ts';
import type { ConsoleEntry, ConsolePlace } from '../console/console-entries.ts';
import { excerptAt } from '../console/excerpt.ts';

/** A text rendered on data. */
export interface Filled<Value> {
  readonly value: Value | undefined;
  /** Paths of what it should have and the data does not hold. */
  readonly missingVariables: readonly string[];
}

/** A text of a template, and what its problems call it. */
export interface TemplateSource {
  readonly field: string;
  readonly text: string;
}

const stop = '{% break %}\n';

/** Is read to its end but not rendered: without data, what only data makes possible would seem wrong. */
export function toUnrendered(text: string): string {
  return `${stop}${text}`;
}

/** Those that were found in an unrendered text, each at its place in the text itself. */
export function toTextProblems(problems: readonly Problem[], { field, text }: TemplateSource): Problem[] {
  return problems
    .filter(({ path }) => path === field)
    .map((problem) => {
      const { line, column = 1 } = problem;
      if (line === undefined) return problem;
      return { ...problem, line: line - 1, excerpt: excerptAt(text, line - 1, column) };
    });
}

/** @param toldAt when each was told first; what is no longer missing is forgotten */
export function toMissingEntries(
  missing: readonly string[],
  source: TemplateSource,
  toldAt: Map<string, Date>,
): ConsoleEntry[] {
  for (const path of toldAt.keys()) if (!missing.includes(path)) toldAt.delete(path);
  return missing.map((path) => {
    const at = toldAt.get(path) ?? new Date();
    toldAt.set(path, at);
    const place = placeOf(path, source);
    return {
      at,
      level: 'warning',
      message: i18next.t('templateTools:hint.variables'),
      excerpt: i18next.t('templateTools:preview.emptyVariable', { path }),
      ...(place && { place }),
    };
  });
}

/** Where it first stands as a whole; a path may be written in other ways too. */
function placeOf(path: string, { field, text }: TemplateSource): ConsolePlace | undefined {
  const literal = path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const offset = text.search(new RegExp(String.raw`(?<![\p{L}\p{N}_.-])${literal}(?![\p{L}\p{N}_.[-])`, 'u'));
  if (offset < 0) return undefined;
  const before = text.slice(0, offset).split('\n');
  return { field, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
