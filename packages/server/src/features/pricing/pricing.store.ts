import { sql, type SQL } from 'drizzle-orm';
import { type RevisedColumns, revisedColumns, toRevised } from '../../database/statements/revised.ts';
import { authorColumns, type AuthorColumns, authorsOf, toAuthors } from '../../database/statements/authors.ts';
import type { Transaction } from '../../database/database.ts';
import { announceProductChange } from '../products/product-changes.service.ts';
import type { Authorship } from '../../request/context.ts';
import { randomId } from '../../database/random-id.ts';
import type { Revised } from '../../errors/revision.ts';
import { type ProductId, productKey } from '../products/products.service.ts';
import type { CurrencyCode, PriceLogic } from './pricing.ts';

export interface PriceLogicChange {
  readonly amountLogic?: string;
  readonly currencyCode?: CurrencyCode;
}

type PriceLogicRow = AuthorColumns & {
  plan: string;
  type: string;
  version: string;
  amount_logic: string;
  currency_code: CurrencyCode;
  revision: string;
  created_at: string;
  last_modified_at: string;
};

function isOfProduct(tenantId: string, { plan, type, version }: ProductId): SQL {
  return sql`l.tenant_id = ${tenantId} and l.plan = ${plan} and l.type = ${type} and l.version = ${version}`;
}

/**
 * Returns the new revision; undefined if the product already has pricing logic, including one about to be
 * committed by another transaction.
 */
export async function insertPriceLogic(
  transaction: Transaction,
  { tenantId, userId, now }: Authorship,
  { plan, type, version }: ProductId,
  { amountLogic, currencyCode }: Required<PriceLogicChange>,
): Promise<string | undefined> {
  await announceProductChange(transaction, { plan, type, version }, 'pricing');
  const at = now.toISOString();
  const [row] = await transaction.execute<{ revision: string }>(sql`
    insert into price_logics (tenant_id, plan, type, version, amount_logic, currency_code, revision,
      created_at, created_by, last_modified_at, last_modified_by)
    values (${tenantId}, ${plan}, ${type}, ${version}, ${amountLogic}, ${currencyCode}, ${randomId()},
      ${at}, ${userId}, ${at}, ${userId})
    on conflict do nothing returning revision`);
  return row?.revision;
}

/** The state of a product's price logic, locked until the transaction ends. */
export async function lockPriceLogic(
  transaction: Transaction,
  tenantId: string,
  id: ProductId,
): Promise<Revised | undefined> {
  const [row] = await transaction.execute<RevisedColumns>(sql`
    select ${revisedColumns('l', tenantId)} from price_logics l where ${isOfProduct(tenantId, id)} for update of l`);
  return row && toRevised(row);
}

/** Sets the fields of the change and a new revision, which it returns. */
export async function updatePriceLogic(
  transaction: Transaction,
  { tenantId, userId, now }: Authorship,
  id: ProductId,
  { amountLogic, currencyCode }: PriceLogicChange,
): Promise<string> {
  await announceProductChange(transaction, id, 'pricing');
  const revision = randomId();
  const changes = [
    sql`revision = ${revision}`,
    sql`last_modified_at = ${now.toISOString()}`,
    sql`last_modified_by = ${userId}`,
  ];
  if (amountLogic !== undefined) changes.push(sql`amount_logic = ${amountLogic}`);
  if (currencyCode !== undefined) changes.push(sql`currency_code = ${currencyCode}`);
  await transaction.execute(
    sql`update price_logics l set ${sql.join(changes, sql`, `)} where ${isOfProduct(tenantId, id)}`,
  );
  return revision;
}

export async function deletePriceLogic(transaction: Transaction, tenantId: string, id: ProductId): Promise<void> {
  await announceProductChange(transaction, id, 'pricing');
  await transaction.execute(sql`delete from price_logics l where ${isOfProduct(tenantId, id)}`);
}

/** The pricing logic of the products that have one, by product key. */
export async function readPriceLogics(
  transaction: Transaction,
  tenantId: string,
  ids: readonly ProductId[],
): Promise<Map<string, PriceLogic>> {
  const rows = await transaction.execute<PriceLogicRow>(sql`
    select l.plan, l.type, l.version, l.amount_logic, l.currency_code, l.revision, l.created_at, l.last_modified_at,
      ${authorColumns}
    from price_logics l
      ${authorsOf('l', tenantId)}
    where l.tenant_id = ${tenantId} and (l.plan, l.type, l.version) in (
      select plan, type, version from jsonb_to_recordset(${JSON.stringify(ids)}::jsonb) as ids(plan text, type text, version text))`);
  return new Map(rows.map((row) => [productKey(row), toPriceLogic(row)]));
}

function toPriceLogic(row: PriceLogicRow): PriceLogic {
  return {
    amountLogic: row.amount_logic,
    currencyCode: row.currency_code,
    revision: row.revision,
    createdAt: new Date(row.created_at),
    lastModifiedAt: new Date(row.last_modified_at),
    ...toAuthors(row),
  };
}
