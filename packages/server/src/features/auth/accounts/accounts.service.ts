// Accounts created by operator commands and for the demo data. For the API's accounts, see
// invitations.service.ts.
import type { Transaction } from '../../../database/database.ts';
import { randomId } from '../../../database/random-id.ts';
import { throwIfAny, UserError } from '../../../errors/user-error.ts';
import { validateVisible } from '../../../errors/validate-text.ts';
import type { Role } from '../../../request/rights.ts';
import * as store from './accounts.store.ts';
import { hashPassword } from '../passwords/argon2.adapter.ts';
import { validateEmail } from './email.ts';
import { validatePassword } from '../passwords/password.ts';
import { deleteSecondFactor } from '../second-factor/second-factors.store.ts';
import { endSessionsOf } from '../sessions/sessions.store.ts';
import { say } from '../../../sentences/say.ts';

export interface NewAccount {
  readonly tenantId: string;
  readonly email: string;
  readonly password: string;
  readonly role: Role;
  /** A demo account works only on this machine, until its password is changed. */
  readonly isDemo?: boolean;
}

/** Returns the id of the new user. */
export async function createAccount(
  { tenantId, email, password, role, isDemo = false }: NewAccount,
  transaction: Transaction,
): Promise<string> {
  // The password of a demo account is public, so the account works only on this machine.
  const passwordProblems = isDemo ? [] : validatePassword(password, { path: 'password', email });
  throwIfAny([
    ...validateEmail(email, 'email'),
    ...validateVisible(email, 'email', 'email address'),
    ...passwordProblems,
  ]);
  const id = randomId();
  const passwordHash = await hashPassword(password);
  if (await store.insertAccount(tenantId, { id, email, passwordHash, isDemo, role }, transaction)) return id;
  const sentence = say('TENANT_USER_TAKEN', { tenantId, email });
  throw new UserError({ code: 'ALREADY_EXISTS', ...sentence, path: 'email' });
}

/** The user's sessions end with their next request. */
export async function deleteAccount(
  { tenantId, email }: { tenantId: string; email: string },
  transaction: Transaction,
): Promise<void> {
  if (await store.deleteAccount({ tenantId, email }, transaction)) return;
  throw noSuchUser({ tenantId, email });
}

/**
 * For the operator, who may even leave a tenant without an administrator. Takes effect with the user's next
 * request.
 */
export async function setRole(
  { tenantId, email, role }: { tenantId: string; email: string; role: Role },
  transaction: Transaction,
): Promise<void> {
  if (!(await store.updateRoleByEmail({ tenantId, email, role }, transaction))) throw noSuchUser({ tenantId, email });
}

/**
 * For users who have lost their device and recovery codes. Ends the user's sessions; the next sign-in requires
 * only the password.
 */
export async function resetSecondFactor(
  { tenantId, email, now }: { tenantId: string; email: string; now: Date },
  transaction: Transaction,
): Promise<void> {
  const account = await store.findAccountByEmail({ tenantId, email }, transaction);
  if (account === undefined) throw noSuchUser({ tenantId, email });
  const user = { tenantId, userId: account.id };
  if (!(await deleteSecondFactor(user, transaction))) {
    const sentence = say('TENANT_USER_WITHOUT_FACTOR', { email, tenantId });
    throw new UserError({ code: 'NOT_FOUND', ...sentence, path: 'email' });
  }
  await endSessionsOf({ ...user, now }, transaction);
}

function noSuchUser({ tenantId, email }: { tenantId: string; email: string }): UserError {
  return new UserError({ code: 'NOT_FOUND', ...say('TENANT_USER_UNKNOWN', { tenantId, email }), path: 'email' });
}
