import { sql, type SQL } from 'drizzle-orm';
import type { ProductId } from './product.ts';

/** The columns of a product's identity, as a row brings them. */
export type IdColumns = { plan: string; type: string; version: string };

/** Picks one product from the table named p. */
export function isProduct(tenantId: string, { plan, type, version }: ProductId): SQL {
  return sql`p.tenant_id = ${tenantId} and p.plan = ${plan} and p.type = ${type} and p.version = ${version}`;
}

/** Picks the rows of these products; one parameter carries all ids. */
export function isOneOf(ids: readonly ProductId[]): SQL {
  return sql`(plan, type, version) in (
    select plan, type, version from jsonb_to_recordset(${JSON.stringify(ids)}::jsonb) as ids(plan text, type text, version text))`;
}
