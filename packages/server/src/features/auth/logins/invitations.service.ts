// New users choose their own passwords, using the link in an invitation.
import { randomId } from '../../../database/random-id.ts';
import type { Transaction } from '../../../database/database.ts';
import { throwIfAny, UserError } from '../../../errors/user-error.ts';
import { validateVisible } from '../../../errors/validate-text.ts';
import type { MutationcreateLoginArgs, MutationresendInvitationArgs } from '../../../graphql/generated/schema-types.ts';
import type { Caller, RequestContext } from '../../../request/context.ts';
import { enqueueMail } from '../../mail/mail.service.ts';
import { insertAccount } from '../accounts/accounts.store.ts';
import { hashPassword } from '../passwords/argon2.adapter.ts';
import { validateEmail } from '../accounts/email.ts';
import { invitationLifetimeDays, invitationLink, invitationMail } from './invitation-mail.ts';
import { noSuchLogin, notInvited, validateLoginName } from './login.ts';
import { lockLogin } from './logins.store.ts';
import { insertResetCode, voidResetCodes } from '../passwords/password-resets.store.ts';
import { hashOfSecret, newSecret } from '../random-secret.ts';
import { say } from '../../../sentences/say.ts';

/** Opens its own transaction, since hashing takes too long to hold a connection. */
export async function createLogin(
  { input }: MutationcreateLoginArgs,
  context: RequestContext,
): Promise<{ createdStatus: { id: string } }> {
  const caller = requireCaller(context);
  const { app } = context;
  const { email, role } = input;
  const name = input.name?.trim() ?? '';
  throwIfAny([
    ...validateEmail(email, 'input.email'),
    ...validateVisible(email, 'input.email', 'email address'),
    ...validateLoginName(name, 'input.name'),
    // Trimming removes some of these characters.
    ...validateVisible(input.name, 'input.name', 'name'),
  ]);
  // A random password that is never revealed: the first usable one is the one that the invited user chooses.
  const passwordHash = await hashPassword(newSecret());
  const named = name === '' ? {} : { name };
  const account = { id: randomId(), email, ...named, passwordHash, isDemo: false, role, invitedAt: app.clock() };
  await app.database.write(caller, async (transaction) => {
    if (!(await insertAccount(caller.tenantId, account, transaction))) {
      const sentence = say('USER_TAKEN', { email });
      throw new UserError({ code: 'ALREADY_EXISTS', ...sentence, path: 'input.email' });
    }
    await sendInvitation(account, context, transaction);
  });
  app.wakeOutbox();
  return { createdStatus: { id: account.id } };
}

export async function resendInvitation(
  { loginId }: MutationresendInvitationArgs,
  context: RequestContext,
): Promise<void> {
  const { tenantId, ...caller } = requireCaller(context);
  await context.app.database.write({ ...caller, tenantId }, async (transaction) => {
    const login = await lockLogin({ tenantId, userId: loginId }, transaction);
    if (login === undefined) throw new UserError(noSuchLogin());
    if (login.state !== 'INVITED') throw new UserError(notInvited());
    await sendInvitation(login, context, transaction);
  });
  context.app.wakeOutbox();
}

async function sendInvitation(
  { id, email }: { readonly id: string; readonly email: string },
  context: RequestContext,
  transaction: Transaction,
): Promise<void> {
  const { app, facts } = context;
  const { tenantId } = requireCaller(context);
  const [now, code] = [app.clock(), newSecret()];
  await voidResetCodes({ tenantId, userId: id, now }, transaction);
  const expiresAt = new Date(now.getTime() + invitationLifetimeDays * 86_400_000);
  await insertResetCode({ tenantId, userId: id, codeHash: hashOfSecret(code), expiresAt }, transaction);
  const link = invitationLink(app.config.publicUrl, { tenantId, loginId: id, code });
  await enqueueMail(
    { tenantId, recipient: email, ...invitationMail(link, facts.locales), isRepeatable: true, now },
    transaction,
  );
}

function requireCaller({ caller }: RequestContext): Caller {
  if (caller === undefined) throw new UserError({ code: 'UNAUTHENTICATED', ...say('TOKEN_INVALID') });
  return caller;
}
