import type { RequestContext } from '../graphql/context.ts';
import { type Problem, UserError } from './user-error.ts';

/** What the user is told of an error: expected ones as they are, everything else logged and masked. */
export function toProblems(error: unknown, { app, facts }: Pick<RequestContext, 'app' | 'facts'>): readonly Problem[] {
  if (error instanceof UserError) return error.problems;
  if (isDatabaseUnavailable(error)) {
    app.log.error({ error, requestId: facts.id }, 'database unavailable');
    const message = `The database cannot be reached right now. Try again in a moment; reload first to see what was saved. (Request ${facts.id})`;
    return [{ code: 'BUSY', message }];
  }
  app.log.error({ error, requestId: facts.id }, 'unexpected error');
  return [
    { code: 'INTERNAL', message: `There was an unexpected error, please try again later. (Request ${facts.id})` },
  ];
}

const lostConnectionCodes: ReadonlySet<string> = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  // PostgreSQL: shutting down, crashed, starting up, too many connections.
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);

/** Whether an error says that PostgreSQL is away, whatever wraps it. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string' && lostConnectionCodes.has(current.code)) return true;
  }
  return false;
}
