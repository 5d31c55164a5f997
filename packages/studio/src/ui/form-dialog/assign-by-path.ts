import type { Problem } from '../../api/api-error.ts';
import { describeProblem } from '../problems/problem-text.ts';
import { assignToFields, type AssignedProblems } from './assigned-problems.ts';

/** Assigns each problem to the field that its path ends with. */
export function assignByPath<Field extends string>(
  problems: readonly Problem[],
  fields: readonly Field[],
  textOf: (problem: Problem, field: Field) => string = (problem) => describeProblem(problem),
): AssignedProblems<Field> {
  return assignToFields(problems, ({ path = '' }) => fields.find((field) => path.split('.').at(-1) === field), textOf);
}
