import { productKey } from '@coverwright/insurance/translation-keys';
import { sql, type SQL } from 'drizzle-orm';
import { type RevisedColumns, revisedColumns, toRevised } from '../../database/statements/revised.ts';
import type { Transaction } from '../../database/database.ts';
import { announceProductChange } from './product-changes.service.ts';
import { randomId } from '../../database/random-id.ts';
import { isOneOfProducts, type ProductIdColumns } from '../../database/statements/product-ids.ts';
import type { Revised } from '../../errors/revision.ts';
import type { Authorship } from '../../request/context.ts';
import type { ProductChange, ProductId } from './product.ts';

/** Selects one product from the table named p. */
function isProduct(tenantId: string, { plan, type, version }: ProductId): SQL {
  return sql`p.tenant_id = ${tenantId} and p.plan = ${plan} and p.type = ${type} and p.version = ${version}`;
}

export async function hasProduct(transaction: Transaction, tenantId: string, id: ProductId): Promise<boolean> {
  const rows = await transaction.execute(sql`select 1 from products p where ${isProduct(tenantId, id)} for key share`);
  return rows.length > 0;
}

/** The columns that a copy takes from the product, locked until the transaction ends. */
export async function holdProduct(
  transaction: Transaction,
  tenantId: string,
  id: ProductId,
): Promise<Pick<ProductChange, 'underwritingRules'> | undefined> {
  const [row] = await transaction.execute<{ underwriting_rules: string | null }>(sql`
    select underwriting_rules from products p where ${isProduct(tenantId, id)} for share`);
  return row && { underwritingRules: row.underwriting_rules };
}

/**
 * Returns false if a product with that id exists, including one about to be committed by another transaction, or one
 * with the same id in another form of Unicode.
 */
export async function insertProduct(
  transaction: Transaction,
  { tenantId, userId, now }: Authorship,
  { plan, type, version }: ProductId,
  { insurerId = null, status = null, effectiveFrom = null, underwritingRules = null }: ProductChange,
): Promise<boolean> {
  if (await hasEquivalentProduct(transaction, tenantId, { plan, type, version })) return false;
  await announceProductChange(transaction, { plan, type, version });
  const at = now.toISOString();
  const rows = await transaction.execute(sql`
    insert into products (tenant_id, plan, type, version, insurer_id, status, effective_from, underwriting_rules, revision,
      created_at, created_by, last_modified_at, last_modified_by)
    values (${tenantId}, ${plan}, ${type}, ${version}, ${insurerId}, ${status}, ${effectiveFrom}::date, ${underwritingRules}, ${randomId()},
      ${at}, ${userId}, ${at}, ${userId})
    on conflict do nothing returning 1`);
  return rows.length > 0;
}

/**
 * Whether a product has the same id in another form of Unicode, such as é as one character or as two. Nobody could
 * tell the two apart. Products that were created earlier keep the form of their id.
 */
async function hasEquivalentProduct(
  transaction: Transaction,
  tenantId: string,
  { plan, type, version }: ProductId,
): Promise<boolean> {
  // No key in the database prevents two forms that are added simultaneously.
  if (!/^[\x20-\x7e]*$/.test(plan + type + version)) {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`product-names ${tenantId}`}, 0))`);
  }
  const rows = await transaction.execute(sql`
    select 1 from products p where p.tenant_id = ${tenantId} and normalize(p.plan) = normalize(${plan}::text)
      and normalize(p.type) = normalize(${type}::text) and normalize(p.version) = normalize(${version}::text) limit 1`);
  return rows.length > 0;
}

/** The product's state, locked until the transaction ends. */
export async function lockProduct(
  transaction: Transaction,
  tenantId: string,
  id: ProductId,
): Promise<Revised | undefined> {
  const [row] = await transaction.execute<RevisedColumns>(sql`
    select ${revisedColumns('p', tenantId)} from products p where ${isProduct(tenantId, id)} for update of p`);
  return row && toRevised(row);
}

/** Sets the fields of the change and a new revision. */
export async function updateProduct(
  transaction: Transaction,
  { tenantId, userId, now }: Authorship,
  id: ProductId,
  { insurerId, status, effectiveFrom, underwritingRules }: ProductChange,
): Promise<void> {
  await announceProductChange(transaction, id, 'general', 'underwriting');
  const changes = [
    sql`revision = ${randomId()}`,
    sql`last_modified_at = ${now.toISOString()}`,
    sql`last_modified_by = ${userId}`,
  ];
  if (insurerId !== undefined) changes.push(sql`insurer_id = ${insurerId}`);
  if (status !== undefined) changes.push(sql`status = ${status}`);
  if (effectiveFrom !== undefined) changes.push(sql`effective_from = ${effectiveFrom}::date`);
  if (underwritingRules !== undefined) changes.push(sql`underwriting_rules = ${underwritingRules}`);
  await transaction.execute(sql`update products p set ${sql.join(changes, sql`, `)} where ${isProduct(tenantId, id)}`);
}

/** Returns false if the product does not exist. */
export async function touchProduct(
  transaction: Transaction,
  { tenantId, userId, now }: Authorship,
  id: ProductId,
): Promise<boolean> {
  const rows = await transaction.execute(sql`
    update products p set last_modified_at = ${now.toISOString()}, last_modified_by = ${userId}
    where ${isProduct(tenantId, id)} returning 1`);
  return rows.length > 0;
}

/** Foreign keys delete benefits and pricing logic with their product. */
export async function deleteProduct(transaction: Transaction, tenantId: string, id: ProductId): Promise<void> {
  await announceProductChange(transaction, id);
  await transaction.execute(sql`delete from products p where ${isProduct(tenantId, id)}`);
}

/** Serializes imports of the tenant until the transaction ends, so that what both would add is added once. */
export async function awaitOtherImports(transaction: Transaction, tenantId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`product-import ${tenantId}`}, 0))`);
}

/** The products of a plan, or of one of its types; by type and version, up to a limit. */
export async function listProductIds(
  transaction: Transaction,
  tenantId: string,
  { plan, type }: { readonly plan: string; readonly type: string | undefined },
  limit: number,
): Promise<ProductId[]> {
  return transaction.execute<ProductIdColumns>(sql`
    select plan, type, version from products
    where tenant_id = ${tenantId} and plan = ${plan} ${type === undefined ? sql`` : sql`and type = ${type}`}
    order by type, version limit ${limit}`);
}

/** Products of the same plan and version whose text keys are a prefix of this one's, or the other way round. */
export async function listNeighbours(
  transaction: Transaction,
  tenantId: string,
  { plan, type, version }: ProductId,
): Promise<ProductId[]> {
  return transaction.execute<ProductIdColumns>(sql`
    select plan, type, version from products
    where tenant_id = ${tenantId} and plan = ${plan} and version = ${version}
      and (starts_with(type, ${`${type}-`}::text) or starts_with(${type}::text, type || '-'))`);
}

export interface ProductFacts {
  readonly productId: ProductId;
  readonly status: string | null;
  readonly effectiveFrom: string | null;
  readonly insurer: { readonly id: string; readonly name: string } | null;
  readonly underwritingRules: string | null;
}

/** The rows of the existing products, without their texts and authors. */
export async function listProductFacts(
  transaction: Transaction,
  tenantId: string,
  ids: readonly ProductId[],
): Promise<ProductFacts[]> {
  const rows = await transaction.execute<
    ProductIdColumns & {
      status: string | null;
      effective_from: string | null;
      underwriting_rules: string | null;
      insurer_id: string | null;
      insurer_name: string;
    }
  >(sql`
    select p.plan, p.type, p.version, p.status, p.effective_from::text, p.underwriting_rules, i.id as insurer_id, i.name as insurer_name
    from products p left join insurers i on i.tenant_id = ${tenantId} and i.id = p.insurer_id
    where p.tenant_id = ${tenantId} and ${isOneOfProducts(ids)}`);
  return rows.map(
    ({
      plan,
      type,
      version,
      status,
      effective_from: effectiveFrom,
      underwriting_rules: underwritingRules,
      ...row
    }) => ({
      productId: { plan, type, version },
      status,
      effectiveFrom,
      insurer: row.insurer_id === null ? null : { id: row.insurer_id, name: row.insurer_name },
      underwritingRules,
    }),
  );
}

/** The underwriting logic of the products that have one, by product key. */
export async function readUnderwritingRules(
  transaction: Transaction,
  tenantId: string,
  ids: readonly ProductId[],
): Promise<Map<string, string>> {
  const rows = await transaction.execute<ProductIdColumns & { underwriting_rules: string }>(sql`
    select plan, type, version, underwriting_rules from products
    where tenant_id = ${tenantId} and underwriting_rules is not null and ${isOneOfProducts(ids)}`);
  return new Map(rows.map((row) => [productKey(row), row.underwriting_rules]));
}
