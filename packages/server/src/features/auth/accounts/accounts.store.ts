import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';
import { roleIsSetTo, roleOf, toRoleColumns } from '../../../database/statements/user-role.ts';
import type { Role } from '../../../request/rights.ts';
import { toNormalEmail } from './email.ts';

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly isDemo: boolean;
  readonly role: Role;
}

/** The account row. */
export interface StoredAccount extends Account {
  /** A deactivated account cannot sign in, and its password cannot be recovered. */
  readonly isActive: boolean;
}

interface AccountRow extends Record<string, unknown> {
  readonly id: string;
  readonly email: string;
  readonly password_hash: string;
  readonly is_demo: boolean;
  readonly role: Role;
  readonly is_active: boolean;
}

const columns = sql`id, email, password_hash, is_demo, ${roleOf('users')} as role, deactivated_at is null as is_active`;

function toAccount(row: AccountRow | undefined): StoredAccount | undefined {
  if (row === undefined) return undefined;
  const { id, email, role } = row;
  return { id, email, passwordHash: row.password_hash, isDemo: row.is_demo, role, isActive: row.is_active };
}

export async function findAccountByEmail(
  { tenantId, email }: { tenantId: string; email: string },
  transaction: Transaction,
): Promise<StoredAccount | undefined> {
  const [row] = await transaction.execute<AccountRow>(sql`
    select ${columns} from users
    where tenant_id = ${tenantId} and lower(email) = ${toNormalEmail(email)}`);
  return toAccount(row);
}

export async function findAccountById(
  { tenantId, userId }: { tenantId: string; userId: string },
  transaction: Transaction,
): Promise<StoredAccount | undefined> {
  const [row] = await transaction.execute<AccountRow>(
    sql`select ${columns} from users where tenant_id = ${tenantId} and id = ${userId}`,
  );
  return toAccount(row);
}

/** Locks the account until the transaction ends: no one else can change it or open a session for it. */
export async function lockAccount(
  { tenantId, userId }: { tenantId: string; userId: string },
  transaction: Transaction,
): Promise<StoredAccount | undefined> {
  const [row] = await transaction.execute<AccountRow>(sql`
    select ${columns} from users where tenant_id = ${tenantId} and id = ${userId} for update`);
  return toAccount(row);
}

/** Whether the account is active and still has that password; locked against changes until the transaction ends. */
export async function holdPassword(
  { tenantId, userId, passwordHash }: { tenantId: string; userId: string; passwordHash: string },
  transaction: Transaction,
): Promise<boolean> {
  const rows = await transaction.execute(sql`
    select 1 from users where tenant_id = ${tenantId} and id = ${userId} and password_hash = ${passwordHash}
      and deactivated_at is null for share`);
  return rows.length > 0;
}

/** Setting a password turns a demo account into an ordinary one, and accepts an invitation. */
export async function updatePasswordHash(
  { tenantId, userId, passwordHash }: { tenantId: string; userId: string; passwordHash: string },
  transaction: Transaction,
): Promise<void> {
  await transaction.execute(sql`
    update users set password_hash = ${passwordHash}, is_demo = false, invited_at = null
    where tenant_id = ${tenantId} and id = ${userId}`);
}

interface NewAccount {
  /** Defaults to the email address. */
  readonly name?: string;
  readonly invitedAt?: Date;
}

/** Returns false if the tenant already has an account with that address. */
export async function insertAccount(
  tenantId: string,
  { id, email, name, passwordHash, isDemo, role, invitedAt }: Account & NewAccount,
  transaction: Transaction,
): Promise<boolean> {
  const normalEmail = toNormalEmail(email);
  const columnsOfRole = toRoleColumns(role);
  const rows = await transaction.execute(sql`
    insert into users (tenant_id, id, email, username, password_hash, is_demo, role, is_approver, invited_at)
    values (${tenantId}, ${id}, ${normalEmail}, ${name ?? normalEmail}, ${passwordHash}, ${isDemo}, ${columnsOfRole.role},
            ${columnsOfRole.isApprover}, ${invitedAt?.toISOString() ?? null})
    on conflict (tenant_id, lower(email)) do nothing returning id`);
  return rows.length > 0;
}

/** Returns false if the user does not exist. */
export async function updateRoleByEmail(
  { tenantId, email, role }: { tenantId: string; email: string; role: Role },
  transaction: Transaction,
): Promise<boolean> {
  const rows = await transaction.execute(sql`
    update users set ${roleIsSetTo(role)}
    where tenant_id = ${tenantId} and lower(email) = ${toNormalEmail(email)} returning id`);
  return rows.length > 0;
}

/** Returns false if the account does not exist. Sessions and recovery codes are deleted with it. */
export async function deleteAccount(
  { tenantId, email }: { tenantId: string; email: string },
  transaction: Transaction,
): Promise<boolean> {
  const rows = await transaction.execute(
    sql`delete from users where tenant_id = ${tenantId} and lower(email) = ${toNormalEmail(email)} returning id`,
  );
  return rows.length > 0;
}
