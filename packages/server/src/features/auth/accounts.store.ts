import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { toNormalEmail } from './email.ts';

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly isDemo: boolean;
}

interface AccountRow extends Record<string, unknown> {
  readonly id: string;
  readonly email: string;
  readonly password_hash: string;
  readonly is_demo: boolean;
}

function toAccount(row: AccountRow | undefined): Account | undefined {
  if (row === undefined) return undefined;
  return { id: row.id, email: row.email, passwordHash: row.password_hash, isDemo: row.is_demo };
}

export async function findAccountByEmail(
  { tenantId, email }: { tenantId: string; email: string },
  transaction: Transaction,
): Promise<Account | undefined> {
  const [row] = await transaction.execute<AccountRow>(sql`
    select id, email, password_hash, is_demo from users
    where tenant_id = ${tenantId} and lower(email) = ${toNormalEmail(email)}`);
  return toAccount(row);
}

export async function findAccountById(
  { tenantId, userId }: { tenantId: string; userId: string },
  transaction: Transaction,
): Promise<Account | undefined> {
  const [row] = await transaction.execute<AccountRow>(
    sql`select id, email, password_hash, is_demo from users where tenant_id = ${tenantId} and id = ${userId}`,
  );
  return toAccount(row);
}

/** Until the transaction ends nobody else changes the account, nor opens a session of it. */
export async function lockAccount(
  { tenantId, userId }: { tenantId: string; userId: string },
  transaction: Transaction,
): Promise<Account | undefined> {
  const [row] = await transaction.execute<AccountRow>(sql`
    select id, email, password_hash, is_demo from users where tenant_id = ${tenantId} and id = ${userId} for update`);
  return toAccount(row);
}

/** Whether the account still has that password; it keeps it until the transaction ends. */
export async function holdPassword(
  { tenantId, userId, passwordHash }: { tenantId: string; userId: string; passwordHash: string },
  transaction: Transaction,
): Promise<boolean> {
  const rows = await transaction.execute(sql`
    select 1 from users where tenant_id = ${tenantId} and id = ${userId} and password_hash = ${passwordHash} for share`);
  return rows.length > 0;
}

/** A password that somebody chose makes a demo account an ordinary one. */
export async function updatePasswordHash(
  { tenantId, userId, passwordHash }: { tenantId: string; userId: string; passwordHash: string },
  transaction: Transaction,
): Promise<void> {
  await transaction.execute(sql`
    update users set password_hash = ${passwordHash}, is_demo = false
    where tenant_id = ${tenantId} and id = ${userId}`);
}

/** False when the tenant has an account of that address. */
export async function insertAccount(
  tenantId: string,
  { id, email, passwordHash, isDemo }: Account,
  transaction: Transaction,
): Promise<boolean> {
  const normalEmail = toNormalEmail(email);
  const rows = await transaction.execute(sql`
    insert into users (tenant_id, id, email, username, password_hash, is_demo)
    values (${tenantId}, ${id}, ${normalEmail}, ${normalEmail}, ${passwordHash}, ${isDemo})
    on conflict (tenant_id, lower(email)) do nothing returning id`);
  return rows.length > 0;
}

/** False when there is none. Sessions and recovery codes go with it. */
export async function deleteAccount(
  { tenantId, email }: { tenantId: string; email: string },
  transaction: Transaction,
): Promise<boolean> {
  const rows = await transaction.execute(
    sql`delete from users where tenant_id = ${tenantId} and lower(email) = ${toNormalEmail(email)} returning id`,
  );
  return rows.length > 0;
}
