import type { Problem } from '../../api/api-error.ts';
import { describeProblem } from '../problems/problem-text.ts';
import { placeTexts, type PlacedTexts } from './placed-problems.ts';

/** Assigns each problem to the field that its path ends with. */
export function placeByPath<Field extends string>(
  problems: readonly Problem[],
  fields: readonly Field[],
  textOf: (problem: Problem, field: Field) => string = (problem) => describeProblem(problem),
): PlacedTexts<Field> {
  return placeTexts(problems, ({ path = '' }) => fields.find((field) => path.split('.').at(-1) === field), textOf);
}
