import type { Problem } from '../../api/api-error.ts';
import { placeTexts, type PlacedTexts } from '../../ui/form-dialog/placed-problems.ts';
import { describeProblem } from '../../ui/problems/problem-text.ts';

/** At the field that the path of each ends in. */
export function placeProblems<Field extends string>(
  problems: readonly Problem[],
  fields: readonly Field[],
  textOf: (problem: Problem, field: Field) => string = (problem) => describeProblem(problem),
): PlacedTexts<Field> {
  return placeTexts(problems, ({ path = '' }) => fields.find((field) => path.split('.').at(-1) === field), textOf);
}
