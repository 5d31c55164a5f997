import { productKey } from '@coverwright/insurance/translation-keys';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import type { ProductId } from '../products/products.service.ts';

/** The size of the rows of a product's rate tables, as they are stored before compression. */
export async function sumTableBytes(
  transaction: Transaction,
  tenantId: string,
  { plan, type, version }: ProductId,
): Promise<number> {
  const [row] = await transaction.execute<{ size: number }>(sql`
    select coalesce(sum(e.content_bytes), 0)::float8 as size
    from rate_tables r
      join rate_table_pieces e on e.tenant_id = ${tenantId} and e.table_id = r.table_id
    where r.tenant_id = ${tenantId} and r.plan = ${plan} and r.type = ${type} and r.version = ${version}`);
  return row?.size ?? 0;
}

/**
 * The size of each product's content in UTF-8, without its rate tables, determined without reading it. Texts whose keys match several
 * products count for the one with the longest matching key.
 */
export async function sumStoredBytes(transaction: Transaction, tenantId: string, id: ProductId): Promise<number> {
  const { plan, type, version } = id;
  const isOfProduct = sql`tenant_id = ${tenantId} and plan = ${plan} and type = ${type} and version = ${version}`;
  const [row] = await transaction.execute<{ size: number }>(sql`
    select (
      coalesce((select octet_length(underwriting_rules) from products where ${isOfProduct}), 0)
      + coalesce((select octet_length(amount_logic) from price_logics where ${isOfProduct}), 0)
      + coalesce((select octet_length(inputs_json) from product_inputs where ${isOfProduct}), 0)
      + coalesce((select sum(octet_length(type_id) + octet_length(option_key) + coalesce(octet_length(value_json), 0)
          + coalesce(octet_length(parent_type_id), 0) + coalesce(octet_length(parent_option_keys::text), 0))
          from benefits where ${isOfProduct}), 0)
      + coalesce((select sum(octet_length(code) + octet_length(name) + coalesce(octet_length(description), 0)
          + octet_length(calculation_logic)) from code_rules where ${isOfProduct}), 0)
      + coalesce((select sum(octet_length(t.key) + octet_length(t.value)) from l10n t
          where t.tenant_id = ${tenantId} and starts_with(t.key, ${`${productKey(id)}-`}) and not exists (
            select 1 from products p
            where p.tenant_id = ${tenantId} and p.plan = ${plan} and p.version = ${version}
              and starts_with(p.type, ${`${type}-`})
              and starts_with(t.key, 'products-' || p.plan || '|' || p.version || '|' || p.type || '-'))), 0)
    )::float8 as size`);
  return row?.size ?? 0;
}
