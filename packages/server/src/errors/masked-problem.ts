import type { Logger } from 'pino';
import { boundProblems } from './bounded-problems.ts';
import { type DatabaseFailure, databaseFailureOf, isReadOnly } from './database-failure.ts';
import { type Problem, UserError } from './user-error.ts';
import { say } from '../sentences/say.ts';
import { currentSpan } from '../traces/span.ts';

const reasonOf = {
  unavailable: 'DATABASE_UNAVAILABLE',
  'disk full': 'DATABASE_DISK_FULL',
  overloaded: 'DATABASE_OVERLOADED',
} as const satisfies Readonly<Record<DatabaseFailure, string>>;

interface FailedRequest {
  readonly app: {
    readonly log: Logger;
    /** Counts the problems that are refusals by a limit. */
    readonly countRefusals: (problems: readonly Problem[]) => void;
  };
  readonly facts: { readonly id: string };
}

const withoutDatabase = new WeakMap<object, 'lost' | 'read only'>();

/** Why the database was not available to the request, by its facts. What it has written may be stored if it was lost. */
export function lackedDatabase(facts: object): 'lost' | 'read only' | undefined {
  return withoutDatabase.get(facts);
}

/** The problems to report for an error: expected ones unchanged, others logged and masked. */
export function toProblems(error: unknown, request: FailedRequest): readonly Problem[] {
  const problems = problemsOf(error, request);
  request.app.countRefusals(problems);
  return problems;
}

function problemsOf(error: unknown, { app, facts }: FailedRequest): readonly Problem[] {
  const expected = userErrorOf(error);
  if (expected !== undefined) return boundProblems(expected.problems);
  currentSpan()?.fail(error);
  const failure = databaseFailureOf(error);
  if (failure !== undefined) {
    app.log.error({ error, requestId: facts.id }, `database ${failure}`);
    if (failure === 'unavailable') withoutDatabase.set(facts, isReadOnly(error) ? 'read only' : 'lost');
    return [{ code: 'BUSY', ...say(reasonOf[failure], { id: facts.id }) }];
  }
  app.log.error({ error, requestId: facts.id }, 'unexpected error');
  return [{ code: 'INTERNAL', ...say('UNEXPECTED_ERROR', { id: facts.id }) }];
}

/** Searches the chain of causes, such as the failed query that it ended. */
function userErrorOf(error: unknown): UserError | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof UserError) return current;
  }
  return undefined;
}
