// The only way to create a session: callers have proved everything that the account and its tenant require.
import { randomId } from '../../../database/random-id.ts';
import { UserError } from '../../../errors/user-error.ts';
import type { RequestContext, Scope } from '../../../request/context.ts';
import { holdPassword } from '../accounts/accounts.store.ts';
import { hashOfSecret, newSecret } from '../random-secret.ts';
import { holdStanding } from '../second-factor/second-factors.store.ts';
import { toSessionUse } from './sessions.service.ts';
import { insertRefreshToken, insertSession } from './sessions.store.ts';
import type { Tokens } from './token-answer.ts';
import { say } from '../../../sentences/say.ts';

type Context = Pick<RequestContext, 'app' | 'facts'>;

/** A session ends after this time, however often it is refreshed. */
export const sessionLifetimeMs = 7 * 24 * 3_600_000;

export interface SessionRequest {
  readonly tenantId: string;
  readonly clientId: string;
  readonly userId: string;
  /** The hash of the verified password. */
  readonly passwordHash: string;
  /** Whether a code of the user's second factor was also verified. */
  readonly hasSecondFactor: boolean;
}

export function incorrectLogin(): UserError {
  return new UserError({ code: 'INVALID', ...say('SIGN_IN_WRONG') });
}

export async function openSession(
  { tenantId, clientId, userId, passwordHash, hasSecondFactor }: SessionRequest,
  { app, facts }: Context,
  transaction: Scope['transaction'],
): Promise<Tokens> {
  const now = app.clock();
  // The password may have changed during verification, which ended all its sessions. Likewise, a second factor
  // may have been turned on or become required.
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
