// The only way from an Authorization header to a caller, for every transport.
import type { Sentence } from '@coverwright/insurance/sentence';
import type { AppParts, Caller, Enrolling, Reader, RequestFacts } from '../../request/context.ts';
import { bearerTokenOf } from '../../request/bearer-token.ts';
import { createReader } from '../../request/reader.ts';
import { isOfOrigin } from '../../request/origin-tenant.ts';
import { UserError } from '../../errors/user-error.ts';
import { requireRight, type Right } from '../../request/rights.ts';
import { readPerspective } from '../../states/released-states.service.ts';
import { findRoleOfSession } from './sessions/sessions.store.ts';
import { say } from '../../sentences/say.ts';

type GuardParts = Pick<AppParts, 'accessTokens' | 'clock' | 'database' | 'rightsOf'>;

export interface SignedIn {
  readonly caller: Caller;
  /** Still open on the snapshot in which the session was found active, so that further reads are consistent with it. */
  readonly reader: Reader;
}

/**
 * The caller behind a bearer token, or undefined. The session is looked up on every request, so that signing
 * out, a new password, a role change or the user's deactivation takes effect with the next request. Throws when
 * the database is unavailable, and for a perspective that is invalid or unknown. Close the reader.
 */
export async function authenticate(
  authorization: string | undefined,
  facts: RequestFacts,
  { accessTokens, clock, database, rightsOf }: GuardParts,
  signal?: AbortSignal,
): Promise<SignedIn | undefined> {
  const token = bearerTokenOf(authorization);
  if (token === undefined) return undefined;
  const now = clock();
  const session = await accessTokens.verify(token, now);
  if (session === undefined || !isOfOrigin(session.tenantId, facts)) return undefined;
  const reader = createReader(database, session, signal);
  try {
    const transaction = await reader.open();
    const role = await findRoleOfSession(session, { now, withDemoAccounts: facts.isLocal }, transaction);
    // Only browsers send an origin.
    const source = facts.origin === undefined ? 'API' : 'STUDIO';
    if (role !== undefined) {
      const caller: Caller = { ...session, rights: rightsOf(role), source };
      if (facts.perspective === undefined) return { caller, reader };
      const perspective = await readPerspective(facts.perspective, transaction, session.tenantId);
      return { caller: { ...caller, perspective }, reader };
    }
  } catch (error) {
    await reader.close();
    throw error;
  }
  await reader.close();
  return undefined;
}

interface Authorization {
  readonly authorization: string | undefined;
  readonly facts: RequestFacts;
  readonly signal: AbortSignal;
  /** A more specific message for an invalid token. */
  readonly refused?: Sentence;
}

/** The same for a route that requires a right. Throws UNAUTHENTICATED or FORBIDDEN. Close the reader. */
export async function authorize(
  right: Right,
  { authorization, facts, signal, refused = say('TOKEN_INVALID') }: Authorization,
  parts: GuardParts,
): Promise<SignedIn> {
  const signedIn = await authenticate(authorization, facts, parts, signal);
  if (signedIn === undefined) throw new UserError({ code: 'UNAUTHENTICATED', ...refused });
  try {
    requireRight(signedIn.caller, right);
    return signedIn;
  } catch (error) {
    await signedIn.reader.close();
    throw error;
  }
}

/** The user behind an enrolment token; the operations check whether the enrolment is still valid. */
export async function authenticateEnrolment(
  authorization: string | undefined,
  { accessTokens, clock }: Pick<GuardParts, 'accessTokens' | 'clock'>,
): Promise<Enrolling | undefined> {
  const token = bearerTokenOf(authorization);
  return token === undefined ? undefined : accessTokens.verifyEnrolment(token, clock());
}
