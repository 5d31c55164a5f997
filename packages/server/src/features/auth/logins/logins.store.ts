// Users as seen and changed by administrators.
import type { Maybe } from '@coverwright/insurance/maybe';
import { and, sql, type SQL } from 'drizzle-orm';
import { anyOf } from '../../../database/statements/any-of.ts';
import { countRows } from '../../../database/statements/count-rows.ts';
import { contains, equals, isIn } from '../../../database/statements/conditions.ts';
import { roleIsSetTo, roleOf } from '../../../database/statements/user-role.ts';
import type { Transaction } from '../../../database/database.ts';
import type { loginWhereInput } from '../../../graphql/generated/schema-types.ts';
import type { Role } from '../../../request/rights.ts';
import { type Login, toState } from './login.ts';

interface LoginRow extends Record<string, unknown> {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly role: Role;
  readonly is_invited: boolean;
  readonly is_active: boolean;
  readonly created_at: string;
  readonly last_used_at: string | null;
}

interface UserKey {
  readonly tenantId: string;
  readonly userId: string;
}

export interface LoginPage {
  readonly where: Maybe<loginWhereInput>;
  readonly limit: Maybe<number>;
  readonly skip: number;
}

const columnsOf = (
  tenantId: string,
) => sql`u.id, u.username, u.email, ${roleOf('u')} as role, u.invited_at is not null as is_invited,
  u.deactivated_at is null as is_active, u.created_at,
  (select max(s.last_used_at) from sessions s where s.tenant_id = ${tenantId} and s.user_id = u.id) as last_used_at`;

export async function listLogins(
  tenantId: string,
  { where, limit, skip }: LoginPage,
  transaction: Transaction,
): Promise<Login[]> {
  const rows = await transaction.execute<LoginRow>(sql`
    select ${columnsOf(tenantId)} from (
      select * from users u where ${matching(tenantId, where)}
      order by lower(u.email), u.id limit ${limit ?? null} offset ${skip}) u
    order by lower(u.email), u.id`);
  return rows.map(toLogin);
}

export async function countLogins(
  tenantId: string,
  where: Maybe<loginWhereInput>,
  transaction: Transaction,
  atMost?: number,
): Promise<number> {
  return countRows(transaction, sql`users u where ${matching(tenantId, where)}`, atMost);
}

/** In lower case, like the addresses. */
export async function findUserAddresses(
  tenantId: string,
  addresses: readonly string[],
  transaction: Transaction,
): Promise<string[]> {
  const rows = await transaction.execute<{ address: string }>(sql`
    select distinct lower(u.email) as address from users u
    where u.tenant_id = ${tenantId} and lower(u.email) = ${anyOf(addresses)} and u.deactivated_at is null`);
  return rows.map(({ address }) => address);
}

export interface ActiveUser {
  readonly id: string;
  readonly email: string;
}

/** Those with one of the roles who may sign in, by address. */
export async function listActiveUsers(
  tenantId: string,
  roles: readonly Role[],
  transaction: Transaction,
): Promise<ActiveUser[]> {
  return transaction.execute<{ id: string; email: string }>(sql`
    select u.id, u.email from users u
    where u.tenant_id = ${tenantId} and u.deactivated_at is null and u.invited_at is null
      and ${roleOf('u')} = ${anyOf(roles)}
    order by lower(u.email), u.id`);
}

export async function findLogin({ tenantId, userId }: UserKey, transaction: Transaction): Promise<Login | undefined> {
  const [row] = await transaction.execute<LoginRow>(
    sql`select ${columnsOf(tenantId)} from users u where u.tenant_id = ${tenantId} and u.id = ${userId}`,
  );
  return row && toLogin(row);
}

/** Locks the user until the transaction ends. */
export async function lockLogin({ tenantId, userId }: UserKey, transaction: Transaction): Promise<Login | undefined> {
  const [row] = await transaction.execute<LoginRow>(
    sql`select ${columnsOf(tenantId)} from users u where u.tenant_id = ${tenantId} and u.id = ${userId} for update of u`,
  );
  return row && toLogin(row);
}

/**
 * Users who can sign in as administrators. Locked in a fixed order until the transaction ends: if two
 * administrators remove each other, the second waits here and then finds only one.
 */
export async function lockActiveAdministrators(tenantId: string, transaction: Transaction): Promise<string[]> {
  const rows = await transaction.execute<{ id: string }>(sql`
    select id from users
    where tenant_id = ${tenantId} and role = 'ADMINISTRATOR' and deactivated_at is null and invited_at is null
    order by id for update`);
  return rows.map(({ id }) => id);
}

export async function updateRole(
  { tenantId, userId, role }: UserKey & { readonly role: Role },
  transaction: Transaction,
): Promise<void> {
  await transaction.execute(
    sql`update users set ${roleIsSetTo(role)} where tenant_id = ${tenantId} and id = ${userId}`,
  );
}

/** Null for a user who may sign in. */
export async function updateDeactivatedAt(
  { tenantId, userId, deactivatedAt }: UserKey & { readonly deactivatedAt: Date | null },
  transaction: Transaction,
): Promise<void> {
  await transaction.execute(sql`
    update users set deactivated_at = ${deactivatedAt?.toISOString() ?? null}
    where tenant_id = ${tenantId} and id = ${userId}`);
}

function matching(tenantId: string, where: Maybe<loginWhereInput>): SQL {
  const ofTenant = sql`u.tenant_id = ${tenantId}`;
  return (
    and(
      ofTenant,
      equals(sql`u.id`, where?.id),
      isIn(sql`u.id`, where?.id_in),
      contains(sql`u.email`, where?.email_contains),
    ) ?? ofTenant
  );
}

function toLogin({ id, username, email, role, ...row }: LoginRow): Login {
  return {
    id,
    username,
    email,
    role,
    state: toState({ isInvited: row.is_invited, isActive: row.is_active }),
    createdAt: new Date(row.created_at),
    lastUsedAt: row.last_used_at === null ? null : new Date(row.last_used_at),
  };
}
