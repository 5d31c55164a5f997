// Where something is wrong, and how it is told.
import { excerptAt } from '@coverwright/insurance/excerpt';
import type { LiquidProblem, LiquidProblemCode } from './rendering.ts';

/** A problem by its offset in the template. */
export interface FoundProblem {
  readonly code: LiquidProblemCode;
  readonly message: string;
  readonly offset?: number;
}

export function locateProblem(template: string, { code, message, offset }: FoundProblem): LiquidProblem {
  if (offset === undefined) return { code, message };
  const before = template.slice(0, offset);
  const breaks = before.match(/\r\n?|\n/g)?.length ?? 0;
  const lineStart = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
  return { code, message, line: breaks + 1, column: offset - lineStart + 1, excerpt: excerptAt(template, offset) };
}

/** In the order of the template, each once. */
export function toProblems(template: string, found: readonly FoundProblem[]): LiquidProblem[] {
  const unique = new Map(found.map((problem) => [`${problem.offset} ${problem.message}`, problem]));
  return [...unique.values()]
    .toSorted((a, b) => (a.offset ?? 0) - (b.offset ?? 0))
    .map((problem) => locateProblem(template, problem));
}
