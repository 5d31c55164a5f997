// Positions of problems, and how they are reported.
import { excerptAt } from '@coverwright/insurance/excerpt';
import type { Sentence } from '@coverwright/insurance/sentence';
import type { LiquidProblem, LiquidProblemCode, LiquidWarningCode } from './rendering.ts';

/** A problem by its offset in the template. */
export type FoundProblem = Found<LiquidProblemCode>;
export type FoundWarning = Found<LiquidWarningCode>;

interface Found<Code> extends Sentence {
  readonly code: Code;
  readonly offset?: number;
}

type Located<Code> = Omit<LiquidProblem, 'code'> & { readonly code: Code };

export function locateProblem<Code>(template: string, { offset, ...problem }: Found<Code>): Located<Code> {
  if (offset === undefined) return problem;
  const before = template.slice(0, offset);
  const breaks = before.match(/\r\n?|\n/g)?.length ?? 0;
  const lineStart = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
  return { ...problem, line: breaks + 1, column: offset - lineStart + 1, excerpt: excerptAt(template, offset) };
}

/** In the order of the template, without duplicates. */
export function toProblems<Code>(template: string, found: readonly Found<Code>[]): Located<Code>[] {
  const unique = new Map(found.map((problem) => [`${problem.offset} ${problem.message}`, problem]));
  return [...unique.values()]
    .toSorted((a, b) => (a.offset ?? 0) - (b.offset ?? 0))
    .map((problem) => locateProblem(template, problem));
}
