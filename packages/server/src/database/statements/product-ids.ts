// Products in statements: the columns of their identity, and the condition that picks several.
import type { ProductKeyParts } from '@coverwright/insurance/translation-keys';
import { sql, type SQL } from 'drizzle-orm';

export type ProductIdColumns = { plan: string; type: string; version: string };

/** Picks the rows of these products; one parameter carries all ids. */
export function isOneOfProducts(ids: readonly ProductKeyParts[]): SQL {
  return sql`(plan, type, version) in (
    select plan, type, version from jsonb_to_recordset(${JSON.stringify(ids)}::jsonb) as ids(plan text, type text, version text))`;
}
