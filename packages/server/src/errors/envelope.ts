// The result envelope of mutations and of the REST API. It must not import GraphQL, as worker threads use it
// too.
import type { Problem } from './user-error.ts';

export interface Envelope {
  readonly status: 'success' | 'failure';
  readonly errors: string[] | null;
  readonly errors_2: Problem[] | null;
}

export const success: Envelope = { status: 'success', errors: null, errors_2: null };

/** The text for a problem among the errors of a failure. */
export type ErrorText = (problem: Problem) => string;

const message: ErrorText = (problem) => problem.message;

export function failure(problems: readonly Problem[], toText: ErrorText = message): Envelope {
  return { status: 'failure', errors: problems.map(toText), errors_2: [...problems] };
}
