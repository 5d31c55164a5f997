// Signing in, refreshing and signing out. A response never reveals whether an account exists.
import { isStorable } from '../../../errors/validate-text.ts';
import { UserError } from '../../../errors/user-error.ts';
import type { RequestContext, Scope } from '../../../request/context.ts';
import { findAccountByEmail } from '../accounts/accounts.store.ts';
import { countAttempt } from './attempts.service.ts';
import { isKnownClientId } from './client-ids.ts';
import { verifyPassword } from '../passwords/argon2.adapter.ts';
import { incorrectLogin, issueTokens, openSession } from '../sessions/open-session.service.ts';
import { hashOfSecret } from '../random-secret.ts';
import { requireSecondFactor } from '../second-factor/second-factor-check.service.ts';
import { findSecondFactor, type UserKey } from '../second-factor/second-factors.store.ts';
import { toSessionUse } from '../sessions/sessions.service.ts';
import { endSession, findRefreshToken, markRefreshTokenUsed, updateSessionUse } from '../sessions/sessions.store.ts';
import { isOfAnotherTab } from '../sessions/token-reuse.ts';
import { answerToken, toTokenAnswer, type TokenAnswer } from '../sessions/token-answer.ts';
import { say } from '../../../sentences/say.ts';

type Context = Pick<RequestContext, 'app' | 'facts' | 'caller' | 'signal'>;

/** No tenant id and no email address is longer. */
const identifierMaxLength = 1_000;

interface SignInArgs {
  readonly clientId: string;
  readonly password: string;
  readonly tenantId: string;
  readonly username: string;
  readonly secondFactor?: string | null | undefined;
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
    const user = { tenantId, userId: account.id };
    const { database } = context.app;
    const stranger = { tenantId, strangerAt: context.facts.address };
    const { isEnabled, isRequired } = await database.read(
      stranger,
      (transaction) => findSecondFactor(user, transaction),
      context.signal,
    );
    if (isEnabled || isRequired) {
      // The password was correct; codes are counted separately.
      await attempt.forgive();
      if (!isEnabled) return leadToEnrolment({ ...user, clientId, passwordHash: account.passwordHash }, context);
      await requireCode(user, args.secondFactor, context);
    }
    const session = { ...user, clientId, passwordHash: account.passwordHash, hasSecondFactor: isEnabled };
    const tokens = await database.write(stranger, (transaction) => openSession(session, context, transaction));
    if (!isEnabled) await attempt.forgive();
    return toTokenAnswer(tokens);
  });
}

async function requireCode(user: UserKey, code: string | null | undefined, context: Context): Promise<void> {
  if (code !== null && code !== undefined && code !== '')
    return requireSecondFactor(user, code, 'secondFactor', context);
  const sentence = say('SECOND_FACTOR_MISSING');
  throw new UserError({ code: 'REQUIRED', ...sentence, path: 'secondFactor' });
}

/** Clients that do not support enrolment see a failed sign-in. */
async function leadToEnrolment(
  { passwordHash, ...user }: { tenantId: string; userId: string; clientId: string; passwordHash: string },
  { app }: Context,
): Promise<TokenAnswer> {
  const enrolling = { ...user, passwordMark: hashOfSecret(passwordHash) };
  return {
    error: 'REQUIRED',
    errorDescription: 'This tenant requires a second factor. Sign in to the studio to set it up.',
    errorPath: 'secondFactor',
    enrolmentToken: await app.accessTokens.signEnrolment(enrolling, app.clock()),
  };
}

/** Returns an empty text, which matches nothing, for a text that cannot be the id of a tenant or account. */
function toIdentifier(text: string): string {
  return text.length <= identifierMaxLength && isStorable(text) ? text : '';
}

async function findSignInAccount(
  { clientId, tenantId, username }: Pick<SignInArgs, 'clientId' | 'tenantId' | 'username'>,
  { app, facts, signal }: Context,
) {
  const account = await app.database.read(
    { tenantId, strangerAt: facts.address },
    (transaction) => findAccountByEmail({ tenantId, email: username }, transaction),
    signal,
  );
  const isUsable = isKnownClientId(clientId) && account?.isActive === true && (facts.isLocal || !account.isDemo);
  return isUsable ? account : undefined;
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
      throw new UserError({ code: 'INVALID', ...say('SIGN_IN_ENDED') });
    }
    return toTokenAnswer(tokens);
  });
}

/** Undefined for an unusable token; does not throw, so that the end of the session is committed. */
function rotate({ clientId, refreshToken, tenantId }: RefreshArgs, { app, facts }: Context) {
  const now = app.clock();
  const tokenHash = hashOfSecret(refreshToken);
  return app.database.write({ tenantId, strangerAt: facts.address }, async (transaction) => {
    const liveness = { now, withDemoAccounts: facts.isLocal };
    const kept = await findRefreshToken({ tenantId, tokenHash }, liveness, transaction);
    if (kept === undefined || kept.clientId !== clientId || !kept.isSessionLive) return undefined;
    const { sessionId, userId } = kept;
    const sessionUse = toSessionUse(facts, now);
    const use = { at: now, address: sessionUse.address };
    if (kept.use !== null && !isOfAnotherTab(kept.use, use)) {
      // Two clients hold the same token, and one of them may have stolen it: end the session for both.
      app.log.warn({ tenantId, sessionId, requestId: facts.id }, 'refresh token used twice; session ended');
      await endSession({ tenantId, sessionId, now }, transaction);
      return undefined;
    }
    if (kept.use === null) await markRefreshTokenUsed({ tenantId, tokenHash, use }, transaction);
    // Active sessions renew their tokens every ten minutes, so no other request needs to record the use.
    await updateSessionUse({ tenantId, sessionId, use: sessionUse }, transaction);
    return issueTokens({ tenantId, userId, sessionId, now }, app, transaction);
  });
}

export async function signOut(_args: object, { caller, now, transaction }: Scope): Promise<void> {
  await endSession({ tenantId: caller.tenantId, sessionId: caller.sessionId, now }, transaction);
}
