// Signing in, staying signed in, signing out. An answer never tells whether an account exists.
import { randomId } from '../../database/random-id.ts';
import { isKeepable } from '../../errors/keepable-text.ts';
import { UserError } from '../../errors/user-error.ts';
import type { RequestContext, Scope } from '../../graphql/context.ts';
import { findAccountByEmail, holdPassword } from './accounts.store.ts';
import { countAttempt } from './attempts.service.ts';
import { isKnownClientId } from './client-ids.ts';
import { verifyPassword } from './argon2.adapter.ts';
import { hashOfSecret, newSecret } from './random-secret.ts';
import { toSessionUse } from './sessions.service.ts';
import {
  endSession,
  findRefreshToken,
  insertRefreshToken,
  insertSession,
  markRefreshTokenUsed,
  updateSessionUse,
} from './sessions.store.ts';
import { answerToken, toTokenAnswer, type TokenAnswer } from './token-answer.ts';

type Context = Pick<RequestContext, 'app' | 'facts' | 'signal'>;

/** However often it is refreshed, a sign-in ends after this. */
const sessionLifetimeMs = 7 * 24 * 3_600_000;
/** No tenant and no e-mail address is longer. */
const identifierMaxLength = 1_000;

interface SignInArgs {
  readonly clientId: string;
  readonly password: string;
  readonly tenantId: string;
  readonly username: string;
}

export function signIn(args: SignInArgs, context: Context): Promise<TokenAnswer> {
  return answerToken(async () => {
    const { clientId, password } = args;
    const tenantId = toIdentifier(args.tenantId);
    const username = toIdentifier(args.username);
    const attempt = await countAttempt('sign-in', { account: username, tenantId }, context);
    const account = await findSignInAccount({ clientId, tenantId, username }, context);
    const isRight = await verifyPassword(password, account?.passwordHash);
    if (!isRight || account === undefined) throw incorrectLogin();
    const tokens = await openSession(
      { tenantId, clientId, userId: account.id, passwordHash: account.passwordHash },
      context,
    );
    await attempt.forgive();
    return toTokenAnswer(tokens);
  });
}

function incorrectLogin(): UserError {
  return new UserError({ code: 'INVALID', message: 'Incorrect login information' });
}

/** The text as a tenant or an account may be called; empty, which nothing is called, for any other. */
function toIdentifier(text: string): string {
  return text.length <= identifierMaxLength && isKeepable(text) ? text : '';
}

async function findSignInAccount(
  { clientId, tenantId, username }: Omit<SignInArgs, 'password'>,
  { app, facts, signal }: Context,
) {
  const account = await app.database.read(
    { tenantId, strangerAt: facts.address },
    (transaction) => findAccountByEmail({ tenantId, email: username }, transaction),
    signal,
  );
  const isUsable = isKnownClientId(clientId) && (facts.isLocal || account?.isDemo === false);
  return isUsable ? account : undefined;
}

interface SessionRequest {
  readonly tenantId: string;
  readonly clientId: string;
  readonly userId: string;
  readonly passwordHash: string;
}

function openSession({ tenantId, clientId, userId, passwordHash }: SessionRequest, { app, facts }: Context) {
  const now = app.clock();
  const sessionId = randomId();
  return app.database.write({ tenantId, strangerAt: facts.address }, async (transaction) => {
    // The password may have been changed while it was verified: then all sessions of the old one have ended.
    if (!(await holdPassword({ tenantId, userId, passwordHash }, transaction))) throw incorrectLogin();
    const expiresAt = new Date(now.getTime() + sessionLifetimeMs);
    const session = { id: sessionId, userId, clientId, expiresAt, use: toSessionUse(facts, now) };
    await insertSession(tenantId, session, transaction);
    return issueTokens({ tenantId, userId, sessionId, now }, app, transaction);
  });
}

async function issueTokens(
  { now, ...caller }: { tenantId: string; userId: string; sessionId: string; now: Date },
  { accessTokens }: Context['app'],
  transaction: Scope['transaction'],
): Promise<{ accessToken: string; refreshToken: string }> {
  const refreshToken = newSecret();
  const { tenantId, sessionId } = caller;
  await insertRefreshToken({ tenantId, sessionId, tokenHash: hashOfSecret(refreshToken) }, transaction);
  return { accessToken: await accessTokens.sign(caller, now), refreshToken };
}

interface RefreshArgs {
  readonly clientId: string;
  readonly refreshToken: string;
  readonly tenantId: string;
}

export function refreshSession(args: RefreshArgs, context: Context): Promise<TokenAnswer> {
  return answerToken(async () => {
    const tokens = await rotate({ ...args, tenantId: toIdentifier(args.tenantId) }, context);
    if (tokens === undefined) {
      throw new UserError({ code: 'INVALID', message: 'The sign-in has ended. Sign in again.' });
    }
    return toTokenAnswer(tokens);
  });
}

/** Undefined for a token that gives nothing; nothing is thrown, so that the end of a family is kept. */
function rotate({ clientId, refreshToken, tenantId }: RefreshArgs, { app, facts }: Context) {
  const now = app.clock();
  const tokenHash = hashOfSecret(refreshToken);
  return app.database.write({ tenantId, strangerAt: facts.address }, async (transaction) => {
    const liveness = { now, withDemoAccounts: facts.isLocal };
    const kept = await findRefreshToken({ tenantId, tokenHash }, liveness, transaction);
    if (kept === undefined || kept.clientId !== clientId || !kept.isSessionLive) return undefined;
    const { sessionId, userId } = kept;
    if (kept.isUsed) {
      // Two hold the same token, and one of them should not: whichever it is, both are out.
      app.log.warn({ tenantId, sessionId, requestId: facts.id }, 'refresh token used twice, session ended');
      await endSession({ tenantId, sessionId, now }, transaction);
      return undefined;
    }
    await markRefreshTokenUsed({ tenantId, tokenHash, now }, transaction);
    // Whoever uses a session renews its tokens every ten minutes, so that no other request has to write anything.
    await updateSessionUse({ tenantId, sessionId, use: toSessionUse(facts, now) }, transaction);
    return issueTokens({ tenantId, userId, sessionId, now }, app, transaction);
  });
}

export async function signOut(_args: object, { caller, now, transaction }: Scope): Promise<void> {
  await endSession({ tenantId: caller.tenantId, sessionId: caller.sessionId, now }, transaction);
}
