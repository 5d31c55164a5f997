import type { Logger } from 'pino';
import { boundProblems } from './bounded-problems.ts';
import { type DatabaseFailure, databaseFailureOf } from './database-failure.ts';
import { type Problem, UserError } from './user-error.ts';

const wordsOf: Readonly<Record<DatabaseFailure, string>> = {
  unavailable: 'The database cannot be reached right now. Try again in a moment; reload first to see what was saved.',
  'disk full':
    'The disk of the database is full, so nothing was saved. Contact your administrator to free some space, then save again.',
  overloaded: 'The database is overloaded right now, and nothing was saved. Try again in a moment.',
};

interface FailedRequest {
  readonly app: { readonly log: Logger };
  readonly facts: { readonly id: string };
}

/** The problems to report for an error: expected ones unchanged, others logged and masked. */
export function toProblems(error: unknown, { app, facts }: FailedRequest): readonly Problem[] {
  const expected = userErrorOf(error);
  if (expected !== undefined) return boundProblems(expected.problems);
  const failure = databaseFailureOf(error);
  if (failure !== undefined) {
    app.log.error({ error, requestId: facts.id }, `database ${failure}`);
    return [{ code: 'BUSY', message: `${wordsOf[failure]} (Request ${facts.id})` }];
  }
  app.log.error({ error, requestId: facts.id }, 'unexpected error');
  return [
    { code: 'INTERNAL', message: `There was an unexpected error, please try again later. (Request ${facts.id})` },
  ];
}

/** Searches the chain of causes, such as the failed query that it ended. */
function userErrorOf(error: unknown): UserError | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof UserError) return current;
  }
  return undefined;
}
