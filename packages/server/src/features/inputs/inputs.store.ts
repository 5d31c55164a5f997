import { sql, type SQL } from 'drizzle-orm';
import { type RevisedColumns, revisedColumns, toRevised } from '../../database/statements/revised.ts';
import { authorColumns, type AuthorColumns, authorsOf, toAuthors } from '../../database/statements/authors.ts';
import type { Transaction } from '../../database/database.ts';
import { announceProductChange } from '../products/product-changes.service.ts';
import type { Authorship } from '../../request/context.ts';
import { randomId } from '../../database/random-id.ts';
import type { Revised } from '../../errors/revision.ts';
import { type ProductId, productKey } from '../products/products.service.ts';
import type { ProductInputs } from './product-inputs.ts';

type ProductInputsRow = AuthorColumns & {
  plan: string;
  type: string;
  version: string;
  inputs_json: string;
  revision: string;
  created_at: string;
  last_modified_at: string;
};

function isOfProduct(tenantId: string, { plan, type, version }: ProductId): SQL {
  return sql`i.tenant_id = ${tenantId} and i.plan = ${plan} and i.type = ${type} and i.version = ${version}`;
}

/** The state of a product's inputs, locked until the transaction ends. */
export async function lockProductInputs(
  transaction: Transaction,
  tenantId: string,
  id: ProductId,
): Promise<Revised | undefined> {
  const [row] = await transaction.execute<RevisedColumns>(sql`
    select ${revisedColumns('i', tenantId)} from product_inputs i where ${isOfProduct(tenantId, id)} for update of i`);
  return row && toRevised(row);
}

/** Adds or replaces the inputs of a locked product. Returns the new revision. */
export async function writeProductInputs(
  transaction: Transaction,
  { tenantId, userId, now }: Authorship,
  { plan, type, version }: ProductId,
  inputsJson: string,
): Promise<string> {
  await announceProductChange(transaction, { plan, type, version }, 'inputs');
  const [at, revision] = [now.toISOString(), randomId()];
  await transaction.execute(sql`
    insert into product_inputs (tenant_id, plan, type, version, inputs_json, revision,
      created_at, created_by, last_modified_at, last_modified_by)
    values (${tenantId}, ${plan}, ${type}, ${version}, ${inputsJson}, ${revision}, ${at}, ${userId}, ${at}, ${userId})
    on conflict (tenant_id, plan, type, version) do update set inputs_json = excluded.inputs_json,
      revision = excluded.revision, last_modified_at = excluded.last_modified_at,
      last_modified_by = excluded.last_modified_by`);
  return revision;
}

export async function deleteProductInputs(transaction: Transaction, tenantId: string, id: ProductId): Promise<void> {
  await announceProductChange(transaction, id, 'inputs');
  await transaction.execute(sql`delete from product_inputs i where ${isOfProduct(tenantId, id)}`);
}

/** Of the products that have declared inputs, by product key. */
export async function readProductInputs(
  transaction: Transaction,
  tenantId: string,
  ids: readonly ProductId[],
): Promise<Map<string, ProductInputs>> {
  const rows = await transaction.execute<ProductInputsRow>(sql`
    select i.plan, i.type, i.version, i.inputs_json, i.revision, i.created_at, i.last_modified_at, ${authorColumns}
    from product_inputs i
      ${authorsOf('i', tenantId)}
    where i.tenant_id = ${tenantId} and (i.plan, i.type, i.version) in (
      select plan, type, version from jsonb_to_recordset(${JSON.stringify(ids)}::jsonb) as ids(plan text, type text, version text))`);
  return new Map(rows.map((row) => [productKey(row), toProductInputs(row)]));
}

function toProductInputs(row: ProductInputsRow): ProductInputs {
  return {
    inputsJsonString: row.inputs_json,
    revision: row.revision,
    createdAt: new Date(row.created_at),
    lastModifiedAt: new Date(row.last_modified_at),
    ...toAuthors(row),
  };
}
