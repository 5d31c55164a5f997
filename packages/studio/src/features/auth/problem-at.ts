import { ApiError } from '../../api/api-error.ts';
import { errorText } from '../../ui/problems/describe-error.ts';
import { describeProblem } from '../../ui/problems/problem-text.ts';

/** What to show at a field of a failed request: the problem at it, or whatever else went wrong. */
export function problemAt(error: unknown, name: string, label: string): string {
  const problem =
    error instanceof ApiError ? error.problems.find(({ path = '' }) => path.split('.').at(-1) === name) : undefined;
  return problem === undefined ? errorText(error) : describeProblem(problem, label);
}

export function isProblemAt(error: unknown, name: string): boolean {
  return error instanceof ApiError && error.problems.some(({ path = '' }) => path.split('.').at(-1) === name);
}
