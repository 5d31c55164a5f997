// Users of the caller's tenant: their accounts, roles, and whether they may sign in.
import { throwIfAny, UserError } from '../../../errors/user-error.ts';
import type {
  MutationassignRoleArgs,
  MutationdeactivateArgs,
  MutationreactivateArgs,
  QueryloginsArgs,
} from '../../../graphql/generated/schema-types.ts';
import type { Scope } from '../../../request/context.ts';
import { type Right, rightsOf, roles } from '../../../request/rights.ts';
import { validateListArguments } from '../../../request/list-arguments.ts';
import { lastAdministrator, type Login, noSuchLogin, ownLogin } from './login.ts';
import * as store from './logins.store.ts';
import { voidResetCodes } from '../passwords/password-resets.store.ts';
import { endSessionsOf } from '../sessions/sessions.store.ts';
import { say } from '../../../sentences/say.ts';

/** Returns the rights of this request. */
export async function getMe(_args: object, { caller, transaction }: Scope) {
  const login = await store.findLogin(caller, transaction);
  if (login === undefined) throw new UserError({ code: 'UNAUTHENTICATED', ...say('TOKEN_INVALID') });
  const { id, username, email, role } = login;
  return { id, username, email, role, rights: [...caller.rights] };
}

interface LoginList {
  readonly list: readonly Login[];
  readonly page: store.LoginPage;
}

export async function listLogins(
  { where, limit, skip }: QueryloginsArgs,
  { caller, transaction }: Scope,
): Promise<LoginList> {
  throwIfAny(validateListArguments({ limit, skip }, { things: 'Users', sortFields: [] }));
  const page = { where, limit, skip: skip ?? 0 };
  return { page, list: await store.listLogins(caller.tenantId, page, transaction) };
}

/** The number of all matches, regardless of the page. */
export async function countLogins({ page }: LoginList, { caller, transaction }: Scope, atMost?: number) {
  return store.countLogins(caller.tenantId, page.where, transaction, atMost);
}

/** Those of the addresses that belong to users who are not deactivated, in lower case. */
export async function findUserAddresses(
  addresses: readonly string[],
  { caller, transaction }: Pick<Scope, 'caller' | 'transaction'>,
): Promise<ReadonlySet<string>> {
  const wanted = addresses.map((address) => address.toLowerCase());
  return new Set(await store.findUserAddresses(caller.tenantId, wanted, transaction));
}

/** Those who may sign in and have the right, by address. */
export async function listActiveUsers(
  right: Right,
  { caller, transaction }: { readonly caller: { readonly tenantId: string } } & Pick<Scope, 'transaction'>,
): Promise<readonly store.ActiveUser[]> {
  const having = roles.filter((role) => rightsOf(role).has(right));
  return store.listActiveUsers(caller.tenantId, having, transaction);
}

/** A user who may sign in. */
export async function findActiveUser(
  userId: string,
  { caller, transaction }: { readonly caller: { readonly tenantId: string } } & Pick<Scope, 'transaction'>,
): Promise<Login | undefined> {
  const login = await store.findLogin({ tenantId: caller.tenantId, userId }, transaction);
  return login?.state === 'ACTIVE' ? login : undefined;
}

export async function assignRole({ loginId, role }: MutationassignRoleArgs, scope: Scope): Promise<void> {
  const { caller, transaction } = scope;
  if (role !== 'ADMINISTRATOR') await requireOtherAdministrator(loginId, scope);
  await requireLogin(loginId, scope);
  await store.updateRole({ tenantId: caller.tenantId, userId: loginId, role }, transaction);
}

export async function deactivate({ loginId }: MutationdeactivateArgs, scope: Scope): Promise<void> {
  const { caller, transaction, now } = scope;
  if (loginId === caller.userId) throw new UserError(ownLogin());
  await requireOtherAdministrator(loginId, scope);
  const login = await requireLogin(loginId, scope);
  if (login.state === 'DEACTIVATED') return;
  const user = { tenantId: caller.tenantId, userId: loginId };
  await store.updateDeactivatedAt({ ...user, deactivatedAt: now }, transaction);
  await voidResetCodes({ ...user, now }, transaction);
  await endSessionsOf({ ...user, now }, transaction);
}

export async function reactivate({ loginId }: MutationreactivateArgs, scope: Scope): Promise<void> {
  await requireLogin(loginId, scope);
  const user = { tenantId: scope.caller.tenantId, userId: loginId };
  await store.updateDeactivatedAt({ ...user, deactivatedAt: null }, scope.transaction);
}

async function requireLogin(loginId: string, { caller, transaction }: Scope): Promise<Login> {
  const login = await store.lockLogin({ tenantId: caller.tenantId, userId: loginId }, transaction);
  if (login === undefined) throw new UserError(noSuchLogin());
  return login;
}

/** Must run before any other lock on users, to avoid deadlocks. */
async function requireOtherAdministrator(loginId: string, { caller, transaction }: Scope): Promise<void> {
  const administrators = await store.lockActiveAdministrators(caller.tenantId, transaction);
  if (administrators.length === 1 && administrators[0] === loginId) throw new UserError(lastAdministrator());
}
