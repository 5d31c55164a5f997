import { DrizzleQueryError } from 'drizzle-orm';

/**
 * An error as the log may keep it. A failed statement carries its parameters in message and stack: texts, password
 * hashes, recovery links. What went wrong is in its cause.
 */
export function withoutParameters(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const query = failedQuery(error);
  if (query === undefined) return error;
  const told = new Error(`Failed query: ${query.query}`, { cause: query.cause });
  told.stack = `${told.message}\n${query.cause?.stack ?? ''}`;
  return told;
}

function failedQuery(error: Error): DrizzleQueryError | undefined {
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    if (current instanceof DrizzleQueryError) return current;
  }
  return undefined;
}
