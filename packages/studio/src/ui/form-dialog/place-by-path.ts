import type { Problem } from '../../api/api-error.ts';
import { describeProblem } from '../problems/problem-text.ts';
import { placeTexts, type PlacedTexts } from './placed-problems.ts';

/** Places each problem at the field that its path ends in. */
export function placeByPath<Field extends string>(
  problems: readonly Problem[],
  fields: readonly Field[],
  textOf: (problem: Problem, field: Field) => string = (problem) => describeProblem(problem),
): PlacedTexts<Field> {
  return placeTexts(problems, ({ path = '' }) => fields.find((field) => path.split('.').at(-1) === field), textOf);
}
