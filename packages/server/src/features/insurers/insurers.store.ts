import { sql } from 'drizzle-orm';
import { type RevisedColumns, revisedColumns, toRevised } from '../../database/statements/revised.ts';
import type { Transaction } from '../../database/database.ts';
import { anyOf } from '../../database/statements/any-of.ts';
import type { Revised } from '../../errors/revision.ts';
import type { Authorship } from '../../request/context.ts';
import { randomId } from '../../database/random-id.ts';
import { type Insurer, type InsurerChange, type LogoUrls, toLogoUrls } from './insurer.ts';

type InsurerRow = {
  id: string;
  name: string;
  detailed_name: string | null;
  logo_urls: LogoUrls;
  revision: string;
  created_at: string;
  last_modified_at: string;
};

export interface InsurerFilter {
  readonly ids?: readonly string[];
  /** Only insurers that have a product of one of these types. */
  readonly productTypes?: readonly string[];
  /** Whether these are the products that are live; those that are edited by default. */
  readonly isOfLiveProducts?: boolean;
}

export async function listInsurers(
  transaction: Transaction,
  tenantId: string,
  { ids, productTypes, isOfLiveProducts = false }: InsurerFilter,
): Promise<Insurer[]> {
  const conditions = [sql`i.tenant_id = ${tenantId}`];
  if (ids !== undefined) conditions.push(sql`i.id = ${anyOf(ids)}`);
  if (productTypes !== undefined) {
    conditions.push(sql`exists (
      select 1 from ${isOfLiveProducts ? sql`live_products` : sql`products`} p
      where p.tenant_id = ${tenantId} and p.insurer_id = i.id and p.type = ${anyOf(productTypes)})`);
  }
  const rows = await transaction.execute<InsurerRow>(sql`
    select i.id, i.name, i.detailed_name, i.logo_urls, i.revision, i.created_at, i.last_modified_at from insurers i
    where ${sql.join(conditions, sql` and `)} order by i.name, i.id`);
  return rows.map(toInsurer);
}

export async function hasInsurer(transaction: Transaction, tenantId: string, id: string): Promise<boolean> {
  const rows = await transaction.execute(sql`
    select 1 from insurers where tenant_id = ${tenantId} and id = ${id} for key share`);
  return rows.length > 0;
}

export type StoredInsurer = Omit<Insurer, 'logoUrls'> & { readonly logoUrls: LogoUrls };

export async function insertInsurer(
  transaction: Transaction,
  { tenantId, userId }: { readonly tenantId: string; readonly userId?: string | undefined },
  insurer: StoredInsurer,
): Promise<void> {
  const { id, name, detailedName, logoUrls, revision, createdAt, lastModifiedAt } = insurer;
  await transaction.execute(sql`
    insert into insurers
      (tenant_id, id, name, detailed_name, logo_urls, revision, created_at, last_modified_at, last_modified_by)
    values (${tenantId}, ${id}, ${name}, ${detailedName}, ${JSON.stringify(logoUrls)}::jsonb, ${revision},
      ${createdAt.toISOString()}, ${lastModifiedAt.toISOString()}, ${userId ?? null})`);
}

/** Returns the new revision. */
export async function updateInsurer(
  transaction: Transaction,
  { tenantId, userId, now }: Authorship,
  id: string,
  { name, detailedName, logoUrls }: InsurerChange,
): Promise<string> {
  const revision = randomId();
  await transaction.execute(sql`
    update insurers set
      name = ${name === undefined ? sql`name` : name},
      detailed_name = ${detailedName === undefined ? sql`detailed_name` : detailedName},
      logo_urls = ${logoUrls === undefined ? sql`logo_urls` : sql`${JSON.stringify(logoUrls)}::jsonb`},
      revision = ${revision}, last_modified_at = ${now.toISOString()}, last_modified_by = ${userId}
    where tenant_id = ${tenantId} and id = ${id}`);
  return revision;
}

/**
 * Undefined if the insurer does not exist; otherwise no new references to it are possible until the transaction
 * ends.
 */
export async function lockInsurer(
  transaction: Transaction,
  tenantId: string,
  id: string,
): Promise<Revised | undefined> {
  const [row] = await transaction.execute<RevisedColumns>(sql`
    select ${revisedColumns('i', tenantId)} from insurers i where i.tenant_id = ${tenantId} and i.id = ${id} for update of i`);
  return row && toRevised(row);
}

/** As they are edited, and as they are live where the tenant works with releases. */
export async function countProductsOf(transaction: Transaction, tenantId: string, id: string): Promise<number> {
  const [row] = await transaction.execute<{ count: number }>(sql`
    select count(*)::integer as count from (
      select plan, type, version from products where tenant_id = ${tenantId} and insurer_id = ${id}
      union
      select l.plan, l.type, l.version from live_products l
        join tenants t on t.tenant_id = ${tenantId} and t.change_control = 'RELEASES'
      where l.tenant_id = ${tenantId} and l.insurer_id = ${id}) as named`);
  return row?.count ?? 0;
}

export async function deleteInsurer(transaction: Transaction, tenantId: string, id: string): Promise<void> {
  await transaction.execute(sql`delete from insurers where tenant_id = ${tenantId} and id = ${id}`);
}

function toInsurer(row: InsurerRow): Insurer {
  const { id, name, detailed_name: detailedName, revision } = row;
  const logoUrls = toLogoUrls(row.logo_urls);
  return {
    id,
    name,
    detailedName,
    logoUrls,
    revision,
    createdAt: new Date(row.created_at),
    lastModifiedAt: new Date(row.last_modified_at),
  };
}
