import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { anyOf } from '../../database/statements/any-of.ts';
import type { Insurer } from './insurer.ts';

type InsurerRow = { id: string; name: string; revision: string; created_at: string; last_modified_at: string };

export interface InsurerFilter {
  readonly ids?: readonly string[];
  /** Only insurers that have a product of one of these types. */
  readonly productTypes?: readonly string[];
}

export async function listInsurers(
  transaction: Transaction,
  tenantId: string,
  { ids, productTypes }: InsurerFilter,
): Promise<Insurer[]> {
  const conditions = [sql`i.tenant_id = ${tenantId}`];
  if (ids !== undefined) conditions.push(sql`i.id = ${anyOf(ids)}`);
  if (productTypes !== undefined) {
    conditions.push(sql`exists (
      select 1 from products p
      where p.tenant_id = i.tenant_id and p.insurer_id = i.id and p.type = ${anyOf(productTypes)})`);
  }
  const rows = await transaction.execute<InsurerRow>(sql`
    select i.id, i.name, i.revision, i.created_at, i.last_modified_at from insurers i
    where ${sql.join(conditions, sql` and `)} order by i.name, i.id`);
  return rows.map(toInsurer);
}

export async function hasInsurer(transaction: Transaction, tenantId: string, id: string): Promise<boolean> {
  const rows = await transaction.execute(sql`
    select 1 from insurers where tenant_id = ${tenantId} and id = ${id} for key share`);
  return rows.length > 0;
}

export async function insertInsurer(transaction: Transaction, tenantId: string, insurer: Insurer): Promise<void> {
  const { id, name, revision, createdAt, lastModifiedAt } = insurer;
  await transaction.execute(sql`
    insert into insurers (tenant_id, id, name, revision, created_at, last_modified_at)
    values (${tenantId}, ${id}, ${name}, ${revision}, ${createdAt.toISOString()}, ${lastModifiedAt.toISOString()})`);
}

/** False when there is none; otherwise nothing can refer to it until the transaction ends. */
export async function lockInsurer(transaction: Transaction, tenantId: string, id: string): Promise<boolean> {
  const rows = await transaction.execute(sql`
    select 1 from insurers where tenant_id = ${tenantId} and id = ${id} for update`);
  return rows.length > 0;
}

export async function countProductsOf(transaction: Transaction, tenantId: string, id: string): Promise<number> {
  const [row] = await transaction.execute<{ count: number }>(sql`
    select count(*)::integer as count from products where tenant_id = ${tenantId} and insurer_id = ${id}`);
  return row?.count ?? 0;
}

export async function deleteInsurer(transaction: Transaction, tenantId: string, id: string): Promise<void> {
  await transaction.execute(sql`delete from insurers where tenant_id = ${tenantId} and id = ${id}`);
}

function toInsurer(row: InsurerRow): Insurer {
  const { id, name, revision } = row;
  return { id, name, revision, createdAt: new Date(row.created_at), lastModifiedAt: new Date(row.last_modified_at) };
}
