import { sql } from 'drizzle-orm';
import { anyOf } from '../../database/statements/any-of.ts';
import type { Transaction } from '../../database/database.ts';
import type { ProductId } from './product.ts';
import { productTable, type ProductSource } from './released-products.store.ts';

export interface DatedProduct {
  readonly productId: ProductId;
  readonly effectiveFrom: string;
}

export interface ProductVersion {
  readonly version: string;
  readonly effectiveFrom: string | null;
}

/** All versions of a plan and type; without a day those that have none. */
export async function listVersions(
  transaction: Transaction,
  tenantId: string,
  { plan, type }: Pick<ProductId, 'plan' | 'type'>,
  source: ProductSource,
): Promise<ProductVersion[]> {
  const rows = await transaction.execute<{ version: string; effective_from: string | null }>(sql`
    select p.version, p.effective_from::text from ${productTable(source, tenantId)}
    where p.tenant_id = ${tenantId} and p.plan = ${plan} and p.type = ${type} order by p.version`);
  return rows.map(({ version, effective_from: effectiveFrom }) => ({ version, effectiveFrom }));
}

/** The versions of these plans that have a day. */
export async function listDatedProducts(
  transaction: Transaction,
  tenantId: string,
  plans: readonly string[],
): Promise<DatedProduct[]> {
  const rows = await transaction.execute<{ plan: string; type: string; version: string; effective_from: string }>(sql`
    select plan, type, version, effective_from::text from products
    where tenant_id = ${tenantId} and plan = ${anyOf(plans)} and effective_from is not null
    order by plan, type, version`);
  return rows.map(({ plan, type, version, effective_from: effectiveFrom }) => ({
    productId: { plan, type, version },
    effectiveFrom,
  }));
}

/** Serializes what sets such days in the tenant until the transaction ends, so that two versions cannot get the same. */
export async function awaitOtherDays(transaction: Transaction, tenantId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`effective-days ${tenantId}`}, 0))`);
}
