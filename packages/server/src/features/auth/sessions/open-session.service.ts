// The one way to a new session: whoever opens one has proved everything that the account and its tenant require.
import { randomId } from '../../../database/random-id.ts';
import { UserError } from '../../../errors/user-error.ts';
import type { RequestContext, Scope } from '../../../request/context.ts';
import { holdPassword } from '../accounts/accounts.store.ts';
import { hashOfSecret, newSecret } from '../random-secret.ts';
import { holdStanding } from '../second-factor/second-factors.store.ts';
import { toSessionUse } from './sessions.service.ts';
import { insertRefreshToken, insertSession } from './sessions.store.ts';
import type { Tokens } from './token-answer.ts';

type Context = Pick<RequestContext, 'app' | 'facts'>;

/** However often it is refreshed, a sign-in ends after this. */
export const sessionLifetimeMs = 7 * 24 * 3_600_000;

export interface SessionRequest {
  readonly tenantId: string;
  readonly clientId: string;
  readonly userId: string;
  /** Of the password that was verified. */
  readonly passwordHash: string;
  /** Whether a code of the user's second factor was verified as well. */
  readonly hasSecondFactor: boolean;
}

export function incorrectLogin(): UserError {
  return new UserError({ code: 'INVALID', message: 'Incorrect login information' });
}

export async function openSession(
  { tenantId, clientId, userId, passwordHash, hasSecondFactor }: SessionRequest,
  { app, facts }: Context,
  transaction: Scope['transaction'],
): Promise<Tokens> {
  const now = app.clock();
  // The password may have been changed while it was verified: then all sessions of the old one have ended. Likewise a
  // second factor, or its requirement, may have been turned on.
  if (!(await holdPassword({ tenantId, userId, passwordHash }, transaction))) throw incorrectLogin();
  const { isEnabled, isRequired } = await holdStanding({ tenantId, userId }, transaction);
  if (!hasSecondFactor && (isEnabled || isRequired)) throw incorrectLogin();
  const sessionId = randomId();
  const expiresAt = new Date(now.getTime() + sessionLifetimeMs);
  const session = { id: sessionId, userId, clientId, expiresAt, use: toSessionUse(facts, now) };
  await insertSession(tenantId, session, transaction);
  return issueTokens({ tenantId, userId, sessionId, now }, app, transaction);
}

export async function issueTokens(
  { now, ...caller }: { tenantId: string; userId: string; sessionId: string; now: Date },
  { accessTokens }: Context['app'],
  transaction: Scope['transaction'],
): Promise<Tokens> {
  const refreshToken = newSecret();
  const { tenantId, sessionId } = caller;
  await insertRefreshToken({ tenantId, sessionId, tokenHash: hashOfSecret(refreshToken) }, transaction);
  return { accessToken: await accessTokens.sign(caller, now), refreshToken };
}
