import { DrizzleQueryError } from 'drizzle-orm';

/**
 * An error that may be logged. A failed statement has its parameters in its message and stack: texts, password
 * hashes, recovery links. The actual problem is in its cause.
 */
export function withoutParameters(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const query = failedQuery(error);
  if (query === undefined) return error;
  const failure = new Error(`Failed query: ${query.query}`, { cause: query.cause });
  failure.stack = `${failure.message}\n${query.cause?.stack ?? ''}`;
  return failure;
}

/** The database's message for a failed statement, without the statement and the values that it quotes. */
export function databaseMessageOf(error: unknown): string | undefined {
  const cause = error instanceof Error ? failedQuery(error)?.cause : undefined;
  if (cause === undefined) return undefined;
  const code = 'code' in cause && typeof cause.code === 'string' ? ` (${cause.code})` : '';
  return `${cause.message.replace(/: ".*$/s, '')}${code}`;
}

function failedQuery(error: Error): DrizzleQueryError | undefined {
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    if (current instanceof DrizzleQueryError) return current;
  }
  return undefined;
}
