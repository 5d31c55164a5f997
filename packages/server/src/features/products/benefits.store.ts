import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { randomId } from '../../database/random-id.ts';
import type { Benefit } from './benefit.ts';
import { type IdColumns, isOneOf } from './product-id.store.ts';
import { productKey, type ProductId } from './product.ts';

type BenefitRow = IdColumns & {
  type_id: string;
  option_key: string;
  parent_type_id: string | null;
  parent_option_keys: string[] | null;
  currency_code: string | null;
  is_value_input: boolean;
  value_json: string | null;
};

/** All benefits of a new product, in the order given; one parameter carries them all. */
export async function insertBenefits(
  transaction: Transaction,
  tenantId: string,
  { plan, type, version }: ProductId,
  benefits: readonly Benefit[],
): Promise<void> {
  const rows = benefits.map((benefit, position) => ({
    type_id: benefit.typeId,
    option_key: benefit.optionKey,
    parent_type_id: benefit.parentTypeId,
    parent_option_keys: benefit.parentOptionKeys,
    currency_code: benefit.currencyCode,
    is_value_input: benefit.isValueInput,
    value_json: benefit.valueJson,
    position,
    revision: randomId(),
  }));
  await transaction.execute(sql`
    insert into benefits (tenant_id, plan, type, version, type_id, option_key, parent_type_id, parent_option_keys,
      currency_code, is_value_input, value_json, position, revision)
    select ${tenantId}, ${plan}, ${type}, ${version}, type_id, option_key, parent_type_id, parent_option_keys,
      currency_code, is_value_input, value_json, position, revision
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(type_id text, option_key text, parent_type_id text,
      parent_option_keys text[], currency_code text, is_value_input boolean, value_json text, position integer, revision text)`);
}

/** Benefits of several products in their order, by product key. */
export async function readBenefits(
  transaction: Transaction,
  tenantId: string,
  ids: readonly ProductId[],
): Promise<Map<string, Benefit[]>> {
  const rows = await transaction.execute<BenefitRow>(sql`
    select plan, type, version, type_id, option_key, parent_type_id, parent_option_keys, currency_code, is_value_input,
      value_json
    from benefits
    where tenant_id = ${tenantId} and ${isOneOf(ids)}
    order by position, type_id, option_key`);
  const benefits = Map.groupBy(rows, (row) => productKey(row));
  return new Map([...benefits].map(([key, ofProduct]) => [key, ofProduct.map(toBenefit)]));
}

function toBenefit(row: BenefitRow): Benefit {
  return {
    typeId: row.type_id,
    optionKey: row.option_key,
    parentTypeId: row.parent_type_id,
    parentOptionKeys: row.parent_option_keys,
    currencyCode: row.currency_code,
    isValueInput: row.is_value_input,
    valueJson: row.value_json,
  };
}
