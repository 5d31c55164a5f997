import { type ProductKeyParts as ProductId, productKey } from '@coverwright/insurance/translation-keys';
import { sql } from 'drizzle-orm';
import { type RevisedColumns, revisedColumns, toRevised } from '../../database/statements/revised.ts';
import type { Transaction } from '../../database/database.ts';
import { announceProductChange } from '../products/product-changes.service.ts';
import { isOneOfProducts, type ProductIdColumns } from '../../database/statements/product-ids.ts';
import type { Revised } from '../../errors/revision.ts';
import type { Authorship } from '../../request/context.ts';
import type { BenefitIdentity } from './benefit.ts';
import type { BenefitDifference } from './benefit-difference.ts';
import type { StoredBenefit } from './benefit-graph.ts';
import { toOrderedList } from './benefit-tree.ts';
import { tenantRow } from '../../database/statements/tenant-row.ts';

type BenefitRow = ProductIdColumns & {
  type_id: string;
  option_key: string;
  parent_type_id: string | null;
  parent_option_keys: string[] | null;
  currency_code: string | null;
  is_value_input: boolean;
  value_json: string | null;
  position: number;
  revision: string;
};

/** Benefits of several products as ordered lists, by product key. */
export async function readBenefits(
  transaction: Transaction,
  tenantId: string,
  ids: readonly ProductId[],
): Promise<Map<string, StoredBenefit[]>> {
  const rows = await transaction.execute<BenefitRow>(sql`
    select plan, type, version, type_id, option_key, parent_type_id, parent_option_keys, currency_code, is_value_input,
      value_json, position, revision
    from benefits
    where tenant_id = ${tenantId} and ${isOneOfProducts(ids)}
    order by position, type_id, option_key`);
  const benefits = Map.groupBy(rows, (row) => productKey(row));
  return new Map([...benefits].map(([key, ofProduct]) => [key, toOrderedList(ofProduct.map(toStoredBenefit))]));
}

/**
 * Who last changed a benefit or option, and when; for a benefit that has only options, the last change of any
 * of them.
 */
export async function readLastChange(
  transaction: Transaction,
  tenantId: string,
  { plan, type, version }: ProductId,
  { typeId, optionKey }: BenefitIdentity,
): Promise<Omit<Revised, 'revision'>> {
  const [row] = await transaction.execute<RevisedColumns>(sql`
    select ${revisedColumns('b', tenantId)} from benefits b
    where b.tenant_id = ${tenantId} and b.plan = ${plan} and b.type = ${type} and b.version = ${version}
      and b.type_id = ${typeId} and (b.option_key = ${optionKey} or ${optionKey} = '')
    order by b.option_key = ${optionKey} desc, b.last_modified_at desc limit 1`);
  if (row === undefined) throw new Error(`The row of benefit ${typeId} is missing, although it was locked`);
  return toRevised(row);
}

/** Up to three statements, regardless of the number of rows. The product must be locked. */
export async function saveBenefits(
  transaction: Transaction,
  authorship: Authorship,
  id: ProductId,
  { removed, written, shifted }: BenefitDifference,
): Promise<void> {
  await announceProductChange(transaction, id, 'benefits');
  if (removed.length > 0) await removeRows(transaction, authorship.tenantId, id, removed);
  if (shifted.length > 0) await shiftRows(transaction, authorship.tenantId, id, shifted);
  if (written.length > 0) await writeRows(transaction, authorship, id, written);
}

async function removeRows(
  transaction: Transaction,
  tenantId: string,
  { plan, type, version }: ProductId,
  rows: readonly BenefitIdentity[],
): Promise<void> {
  const given = rows.map(({ typeId, optionKey }) => ({ type_id: typeId, option_key: optionKey }));
  await transaction.execute(sql`
    delete from benefits where tenant_id = ${tenantId} and plan = ${plan} and type = ${type} and version = ${version}
      and (type_id, option_key) in (
        select type_id, option_key from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(type_id text, option_key text))`);
}

async function shiftRows(
  transaction: Transaction,
  tenantId: string,
  { plan, type, version }: ProductId,
  rows: readonly StoredBenefit[],
): Promise<void> {
  const given = rows.map(({ typeId, optionKey, position }) => ({ type_id: typeId, option_key: optionKey, position }));
  await transaction.execute(sql`
    update benefits b set position = given.position
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(type_id text, option_key text, position integer)
    where b.tenant_id = ${tenantId} and b.plan = ${plan} and b.type = ${type} and b.version = ${version}
      and b.type_id = given.type_id and b.option_key = given.option_key`);
}

/** A row with an unchanged revision was only moved along with another, so its last change is retained. */
async function writeRows(
  transaction: Transaction,
  { tenantId, userId, now }: Authorship,
  { plan, type, version }: ProductId,
  rows: readonly StoredBenefit[],
): Promise<void> {
  const given = rows.map((row) => ({
    type_id: row.typeId,
    option_key: row.optionKey,
    parent_type_id: row.parentTypeId,
    parent_option_keys: row.parentOptionKeys,
    currency_code: row.currencyCode,
    is_value_input: row.isValueInput,
    value_json: row.valueJson,
    position: row.position,
    revision: row.revision,
  }));
  await transaction.execute(sql`
    insert into benefits as b (tenant_id, plan, type, version, type_id, option_key, parent_type_id, parent_option_keys,
      currency_code, is_value_input, value_json, position, revision, last_modified_at, last_modified_by)
    select tenant.tenant_id, ${plan}, ${type}, ${version}, type_id, option_key, parent_type_id, parent_option_keys,
      currency_code, is_value_input, value_json, position, revision, ${now.toISOString()}::timestamptz, ${userId}
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(type_id text, option_key text, parent_type_id text,
      parent_option_keys text[], currency_code text, is_value_input boolean, value_json text, position integer, revision text)
      cross join ${tenantRow(tenantId)}
    on conflict (tenant_id, plan, type, version, type_id, option_key) do update set
      parent_type_id = excluded.parent_type_id, parent_option_keys = excluded.parent_option_keys,
      currency_code = excluded.currency_code, is_value_input = excluded.is_value_input,
      value_json = excluded.value_json, position = excluded.position, revision = excluded.revision,
      last_modified_at = case when b.revision = excluded.revision then b.last_modified_at else excluded.last_modified_at end,
      last_modified_by = case when b.revision = excluded.revision then b.last_modified_by else excluded.last_modified_by end`);
}

function toStoredBenefit(row: BenefitRow): StoredBenefit {
  return {
    typeId: row.type_id,
    optionKey: row.option_key,
    parentTypeId: row.parent_type_id,
    parentOptionKeys: row.parent_option_keys,
    currencyCode: row.currency_code,
    isValueInput: row.is_value_input,
    valueJson: row.value_json,
    position: row.position,
    revision: row.revision,
  };
}
