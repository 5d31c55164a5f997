// Products in statements: their identity columns, and conditions that select them.
import type { Maybe } from '@coverwright/insurance/maybe';
import type { ProductKeyParts } from '@coverwright/insurance/translation-keys';
import { sql, type SQL } from 'drizzle-orm';
import { contains, equals, isIn, type Texts } from './conditions.ts';

export type ProductIdColumns = { plan: string; type: string; version: string };

/** Selects the rows of these products; one parameter carries all ids. */
export function isOneOfProducts(ids: readonly ProductKeyParts[]): SQL {
  return sql`(plan, type, version) in (
    select plan, type, version from jsonb_to_recordset(${JSON.stringify(ids)}::jsonb) as ids(plan text, type text, version text))`;
}

interface ProductIdWhere {
  readonly plan?: Maybe<string>;
  readonly plan_in?: Texts;
  readonly plan_contains?: Maybe<string>;
  readonly type?: Maybe<string>;
  readonly type_in?: Texts;
  readonly version?: Maybe<string>;
  readonly version_in?: Texts;
}

/** A filter on the product of a row with the alias p. */
export function productIdConditions(id: Maybe<ProductIdWhere>): (SQL | undefined)[] {
  if (!id) return [];
  return [
    equals(sql`p.plan`, id.plan),
    isIn(sql`p.plan`, id.plan_in),
    contains(sql`p.plan`, id.plan_contains),
    equals(sql`p.type`, id.type),
    isIn(sql`p.type`, id.type_in),
    equals(sql`p.version`, id.version),
    isIn(sql`p.version`, id.version_in),
  ];
}
