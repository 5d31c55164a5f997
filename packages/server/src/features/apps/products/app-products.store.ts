import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';
import { announceChange } from '../../../recording/recorder.ts';
import { anyOf } from '../../../database/statements/any-of.ts';
import type { ProductIdColumns } from '../../../database/statements/product-ids.ts';
import { tenantRow } from '../../../database/statements/tenant-row.ts';

/** By app id, in order; an app that sells nothing is absent. */
export async function listAppProducts(
  transaction: Transaction,
  tenantId: string,
  appIds: readonly string[],
): Promise<Map<string, ProductIdColumns[]>> {
  const rows = await transaction.execute<ProductIdColumns & { app_id: string }>(sql`
    select app_id, plan, type, version from app_products
    where tenant_id = ${tenantId} and app_id = ${anyOf(appIds)} order by app_id, position`);
  const byApp = Map.groupBy(rows, (row) => row.app_id);
  return new Map(
    [...byApp].map(([appId, ids]) => [appId, ids.map(({ plan, type, version }) => ({ plan, type, version }))]),
  );
}

/** Replaces all of them; each occurs once. */
export async function replaceAppProducts(
  transaction: Transaction,
  tenantId: string,
  appId: string,
  ids: readonly ProductIdColumns[],
): Promise<void> {
  await announceChange(transaction, { kind: 'app', itemIds: [appId], parts: ['products'] });
  await transaction.execute(sql`delete from app_products where tenant_id = ${tenantId} and app_id = ${appId}`);
  await transaction.execute(sql`
    insert into app_products (tenant_id, app_id, plan, type, version, position)
    select tenant.tenant_id, ${appId}, id->>'plan', id->>'type', id->>'version', position
    from jsonb_array_elements(${JSON.stringify(ids)}::jsonb) with ordinality as ids (id, position)
      cross join ${tenantRow(tenantId)}`);
}
