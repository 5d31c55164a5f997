// The one way from an Authorization header to a caller, for every transport.
import type { AppParts, Caller, RequestFacts } from '../../graphql/context.ts';
import { isSessionLive } from './sessions.store.ts';

/**
 * The caller behind a bearer token, or undefined. Its session is looked up at every request, so that logging out,
 * a new password or the removal of the user count at once. Throws when the database cannot answer.
 */
export async function authenticate(
  authorization: string | undefined,
  facts: RequestFacts,
  { accessTokens, clock, database }: Pick<AppParts, 'accessTokens' | 'clock' | 'database'>,
): Promise<Caller | undefined> {
  const token = /^Bearer +([\w.-]+) *$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) return undefined;
  const now = clock();
  const caller = await accessTokens.verify(token, now);
  if (caller === undefined) return undefined;
  const isLive = await database.read(caller.tenantId, (transaction) =>
    isSessionLive(caller, { now, withDemoAccounts: facts.isLocal }, transaction),
  );
  return isLive ? caller : undefined;
}
