// Products as lists show them where a tenant works with releases: those that are live, from a table of their own, and those
// that a release would make live.
import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { isOneOfProducts } from '../../database/statements/product-ids.ts';
import { tenantRow } from '../../database/statements/tenant-row.ts';
import type { ReleasedProduct } from '../product-states/product-states.service.ts';
import type { ProductId } from './product.ts';

/** Where products are found: as they are edited, as they are live, or as a release would make them live. */
export type ProductSource =
  | 'working'
  | 'live'
  | { readonly shown: readonly ReleasedProduct[]; readonly hidden: readonly ProductId[] };

/** The table p. */
export function productTable(source: ProductSource, tenantId: string): SQL {
  if (source === 'working') return sql`products p`;
  return source === 'live' ? sql`live_products p` : sql`${productsInRelease(tenantId, source)} p`;
}

const columns = sql`plan, type, version, number, insurer_id, status, effective_from, names, created_at, created_by,
  last_modified_at, last_modified_by`;

/** The rows of products in states, as in live_products. */
function rowsOf(tenantId: string, products: readonly ReleasedProduct[]): SQL {
  return sql`
    select tenant.tenant_id, r.plan, r.type, r.version, r.number, r."insurerId" as insurer_id, r.status,
      r."effectiveFrom" as effective_from, r.names, coalesce(w.created_at, s.created_at) as created_at, w.created_by,
      s.created_at as last_modified_at, s.created_by as last_modified_by
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as r("itemId" text, plan text, type text, version text,
        number integer, "insurerId" text, status text, "effectiveFrom" date, names jsonb)
      cross join ${tenantRow(tenantId)}
      join snapshots s on s.tenant_id = ${tenantId} and s.kind = 'product' and s.item_id = r."itemId"
        and s.number = r.number
      left join products w on w.tenant_id = ${tenantId} and w.plan = r.plan and w.type = r.type and w.version = r.version`;
}

/** The same for those that are live, but with what the release changes. */
function productsInRelease(tenantId: string, { shown, hidden }: Exclude<ProductSource, string>): SQL {
  return sql`(
    select tenant_id, ${columns} from live_products
    where tenant_id = ${tenantId} and not ${isOneOfProducts([...shown, ...hidden])}
    union all ${rowsOf(tenantId, shown)})`;
}

/** These are live from now on, in these states. */
export async function saveLiveProducts(
  transaction: Transaction,
  tenantId: string,
  products: readonly ReleasedProduct[],
): Promise<void> {
  await transaction.execute(sql`
    insert into live_products (tenant_id, ${columns}) ${rowsOf(tenantId, products)}
    on conflict (tenant_id, plan, type, version) do update set number = excluded.number,
      insurer_id = excluded.insurer_id, status = excluded.status, effective_from = excluded.effective_from,
      names = excluded.names, created_at = excluded.created_at, created_by = excluded.created_by,
      last_modified_at = excluded.last_modified_at, last_modified_by = excluded.last_modified_by`);
}

/** These are no longer live. */
export async function deleteLiveProducts(
  transaction: Transaction,
  tenantId: string,
  ids: readonly ProductId[],
): Promise<void> {
  await transaction.execute(sql`delete from live_products where tenant_id = ${tenantId} and ${isOneOfProducts(ids)}`);
}
