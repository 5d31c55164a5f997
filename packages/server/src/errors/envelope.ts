// The result envelope of mutations and of the REST API. It must not import GraphQL, as worker threads use it
// too.
import type { Problem, WordedProblem } from './user-error.ts';

export interface Envelope<Shown extends WordedProblem = Problem> {
  readonly status: 'success' | 'failure';
  readonly errors: string[] | null;
  readonly errors_2: Shown[] | null;
}

export const success: Envelope = { status: 'success', errors: null, errors_2: null };

/** The text for a problem among the errors of a failure. */
export type ErrorText = (problem: WordedProblem) => string;

const message: ErrorText = (problem) => problem.message;

export function failure<Shown extends WordedProblem>(
  problems: readonly Shown[],
  toText: ErrorText = message,
): Envelope<Shown> {
  return { status: 'failure', errors: problems.map(toText), errors_2: [...problems] };
}
