// The one way from an Authorization header to a caller, for every transport.
import type { AppParts, Caller, Enrolling, Reader, RequestFacts } from '../../request/context.ts';
import { createReader } from '../../request/reader.ts';
import { isOfOrigin } from '../../request/origin-tenant.ts';
import { isSessionLive } from './sessions.store.ts';

type GuardParts = Pick<AppParts, 'accessTokens' | 'clock' | 'database'>;

export interface SignedIn {
  readonly caller: Caller;
  /** Still open on the snapshot in which the session was found alive: what is read next sees the same moment. */
  readonly reader: Reader;
}

/** Longer ones than the server signs are none. */
const tokenMaxLength = 4_000;

/** The token in an Authorization header. */
export function bearerTokenOf(authorization: string | undefined): string | undefined {
  if (authorization === undefined || authorization.length > tokenMaxLength) return undefined;
  return /^Bearer +([\w.-]+) *$/i.exec(authorization)?.[1];
}

/**
 * Who is behind a bearer token, or undefined. The session is looked up at every request, so that logging out, a new
 * password or the removal of the user count at once. Throws when the database cannot answer. Close the reader.
 */
export async function authenticate(
  authorization: string | undefined,
  facts: RequestFacts,
  { accessTokens, clock, database }: GuardParts,
  signal?: AbortSignal,
): Promise<SignedIn | undefined> {
  const token = bearerTokenOf(authorization);
  if (token === undefined) return undefined;
  const now = clock();
  const caller = await accessTokens.verify(token, now);
  if (caller === undefined || !isOfOrigin(caller.tenantId, facts)) return undefined;
  const reader = createReader(database, caller, signal);
  try {
    const isLive = await isSessionLive(caller, { now, withDemoAccounts: facts.isLocal }, await reader.open());
    if (isLive) return { caller, reader };
  } catch (error) {
    await reader.close();
    throw error;
  }
  await reader.close();
  return undefined;
}

/** Who is behind the bearer token of an enrolment; whether it is still good, the operations decide. */
export async function authenticateEnrolment(
  authorization: string | undefined,
  { accessTokens, clock }: GuardParts,
): Promise<Enrolling | undefined> {
  const token = bearerTokenOf(authorization);
  return token === undefined ? undefined : accessTokens.verifyEnrolment(token, clock());
}
