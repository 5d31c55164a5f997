// Forgotten and changed passwords.
import { setTimeout as delay } from 'node:timers/promises';
import { throwIfAny, UserError } from '../../../errors/user-error.ts';
import type { RequestContext } from '../../../request/context.ts';
import { enqueueMail } from '../../mail/mail.service.ts';
import {
  findAccountByEmail,
  findAccountById,
  holdPassword,
  lockAccount,
  updatePasswordHash,
} from '../accounts/accounts.store.ts';
import { countAttempt } from '../sign-in/attempts.service.ts';
import { isKnownClientId } from '../sign-in/client-ids.ts';
import { hashPassword, verifyPassword } from './argon2.adapter.ts';
import { claimResetCode, insertResetCode, voidResetCodes } from './password-resets.store.ts';
import { validatePassword } from './password.ts';
import { hashOfSecret, newSecret } from '../random-secret.ts';
import { resetLink, resetLinkLifetimeMinutes, resetMail } from './reset-mail.ts';
import { endSessionsOf } from '../sessions/sessions.store.ts';
import { say } from '../../../sentences/say.ts';

type Context = Pick<RequestContext, 'app' | 'facts' | 'caller' | 'signal'>;

interface ForgotPasswordArgs {
  readonly forgotPasswordInput: {
    readonly clientId: string;
    readonly email?: string | null | undefined;
    readonly username?: string | null | undefined;
  };
  readonly tenantId: string;
}

/** Longer than the work takes, so that response time does not reveal whether there was any. */
const forgotPasswordAnswerMs = 300;

export async function forgotPassword(
  { forgotPasswordInput, tenantId }: ForgotPasswordArgs,
  context: Context,
): Promise<void> {
  const email = forgotPasswordInput.email ?? forgotPasswordInput.username ?? '';
  if (email === '') {
    const sentence = say('ACCOUNT_EMAIL_MISSING');
    throw new UserError({ code: 'REQUIRED', ...sentence, path: 'forgotPasswordInput.email' });
  }
  await countAttempt('reset-request', { account: email, tenantId }, context);
  const answerTime = delay(forgotPasswordAnswerMs);
  if (isKnownClientId(forgotPasswordInput.clientId)) {
    try {
      await sendResetLink({ tenantId, email }, context);
    } catch (error) {
      // Only existing accounts cause a write: reporting the failure would reveal that the account exists.
      context.app.log.error({ error, tenantId, requestId: context.facts.id }, 'recovery link was not sent');
    }
  }
  await answerTime;
}

async function sendResetLink({ tenantId, email }: { tenantId: string; email: string }, { app, facts }: Context) {
  const now = app.clock();
  const code = newSecret();
  await app.database.write({ tenantId, strangerAt: facts.address }, async (transaction) => {
    const account = await findAccountByEmail({ tenantId, email }, transaction);
    if (account?.isActive !== true || (account.isDemo && !facts.isLocal)) return;
    await voidResetCodes({ tenantId, userId: account.id, now }, transaction);
    const expiresAt = new Date(now.getTime() + resetLinkLifetimeMinutes * 60_000);
    await insertResetCode({ tenantId, userId: account.id, codeHash: hashOfSecret(code), expiresAt }, transaction);
    const link = resetLink(app.config.publicUrl, { tenantId, loginId: account.id, code });
    const mail = { tenantId, recipient: account.email, ...resetMail(link, facts.locales), now };
    // Has its own limit, so that a tenant that has used up its other mail limit can still recover accounts.
    await enqueueMail({ ...mail, limit: 'passwordMailsPerDay', isRepeatable: true }, transaction);
  });
  app.wakeOutbox();
}

interface ResetPasswordArgs {
  readonly code: string;
  readonly loginId: string;
  readonly password: string;
  readonly tenantId: string;
}

export async function resetPassword(
  { code, loginId, password, tenantId }: ResetPasswordArgs,
  context: Context,
): Promise<void> {
  throwIfAny(validatePassword(password, { path: 'password' }));
  const attempt = await countAttempt('reset', { account: loginId, tenantId }, context);
  const passwordHash = await hashPassword(password);
  const now = context.app.clock();
  await context.app.database.write({ tenantId, strangerAt: context.facts.address }, async (transaction) => {
    // Locked before the link, like everything else that changes an account, to avoid deadlocks.
    const account = await lockAccount({ tenantId, userId: loginId }, transaction);
    const isClaimed = await claimResetCode(
      { tenantId, userId: loginId, codeHash: hashOfSecret(code), now },
      transaction,
    );
    if (!isClaimed || account?.isActive !== true) throw unusableLink();
    // Checked only here, so that the account is not revealed without the link. A refusal rolls back, so the
    // link remains valid.
    throwIfAny(validatePassword(password, { path: 'password', email: account.email }));
    await updatePasswordHash({ tenantId, userId: loginId, passwordHash }, transaction);
    await endSessionsOf({ tenantId, userId: loginId, now }, transaction);
  });
  await attempt.forgive();
}

export function unusableLink(): UserError {
  const sentence = say('LINK_USED');
  return new UserError({ code: 'INVALID', ...sentence, path: 'code' });
}

interface ChangePasswordArgs {
  readonly changePasswordInput: { readonly currentPassword: string; readonly newPassword: string };
}

/** Opens its own transactions, so that the count of a wrong password is not rolled back. */
export async function changePassword({ changePasswordInput }: ChangePasswordArgs, context: Context): Promise<void> {
  const { app, caller } = context;
  if (caller === undefined) throw new UserError({ code: 'UNAUTHENTICATED', ...say('TOKEN_INVALID') });
  const { currentPassword, newPassword } = changePasswordInput;
  const path = 'changePasswordInput.newPassword';
  throwIfAny(validatePassword(newPassword, { path }));
  const { tenantId, userId, sessionId } = caller;
  const attempt = await countAttempt('password-change', { account: userId, tenantId }, context);
  const account = await app.database.read(caller, (transaction) => findAccountById({ tenantId, userId }, transaction));
  if (account === undefined || !(await verifyPassword(currentPassword, account.passwordHash)))
    throw wrongCurrentPassword();
  throwIfAny(validatePassword(newPassword, { path, email: account.email }));
  const passwordHash = await hashPassword(newPassword);
  const now = app.clock();
  await app.database.write(caller, async (transaction) => {
    await voidResetCodes({ tenantId, userId, now }, transaction);
    if (!(await holdPassword({ tenantId, userId, passwordHash: account.passwordHash }, transaction))) {
      throw wrongCurrentPassword();
    }
    await updatePasswordHash({ tenantId, userId, passwordHash }, transaction);
    await endSessionsOf({ tenantId, userId, now, keptSessionId: sessionId }, transaction);
  });
  await attempt.forgive();
}

function wrongCurrentPassword(): UserError {
  const sentence = say('CURRENT_PASSWORD_WRONG');
  return new UserError({ code: 'INVALID', ...sentence, path: 'changePasswordInput.currentPassword' });
}
