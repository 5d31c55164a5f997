// The filter of a product list as a condition on the tables p (products), i (insurers) and the resolved name.
import { sql, type SQL } from 'drizzle-orm';
import { anyOf } from '../../database/any-of.ts';
import type { insurerWhere, productIdWhereInput, productWhereInput } from '../../graphql/generated/schema-types.ts';
import { isOneOf } from './product-id.store.ts';
import { toProductId } from './product.ts';

type Maybe<T> = T | null | undefined;
/** A null counts as an absent condition, an empty list as one that nothing meets. */
type Texts = Maybe<readonly Maybe<string>[]>;

const nothing = sql`false`;

/** All conditions of one input hold; an empty and/or asks for nothing. */
export function toCondition(where: Maybe<productWhereInput>, name: SQL): SQL | undefined {
  if (!where) return undefined;
  const inner = (inputs: productWhereInput['and']) =>
    (inputs ?? []).map((input) => toCondition(input, name)).filter((condition) => condition !== undefined);
  return joined(
    [
      joined(inner(where.and), sql` and `),
      joined(inner(where.or), sql` or `),
      ...productIdConditions(where.productId),
      idIn(where.id_in),
      ...insurerConditions(where.insurer),
      contains(name, where.name_contains),
      equals(sql`p.status`, where.status),
      isIn(sql`p.status`, where.status_in),
    ],
    sql` and `,
  );
}

function productIdConditions(id: Maybe<productIdWhereInput>): (SQL | undefined)[] {
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

function insurerConditions(insurer: Maybe<insurerWhere>): (SQL | undefined)[] {
  if (!insurer) return [];
  return [
    equals(sql`p.insurer_id`, insurer.id),
    isIn(sql`p.insurer_id`, insurer.id_in),
    contains(sql`p.insurer_id`, insurer.id_contains),
  ];
}

function idIn(ids: productWhereInput['id_in']): SQL | undefined {
  if (!ids) return undefined;
  return isOneOf(ids.flatMap((id) => (id ? [toProductId(id)] : [])));
}

function equals(column: SQL, value: Maybe<string>): SQL | undefined {
  return value === null || value === undefined ? undefined : sql`${column} = ${value}`;
}

function isIn(column: SQL, values: Texts): SQL | undefined {
  if (!values) return undefined;
  const given = values.filter((value) => value !== null && value !== undefined);
  return given.length === 0 ? nothing : sql`${column} = ${anyOf(given)}`;
}

/** Case does not matter. No pattern is made of the text, so % and _ are themselves. */
function contains(column: SQL, text: Maybe<string>): SQL | undefined {
  return text === null || text === undefined ? undefined : sql`strpos(lower(${column}), lower(${text}::text)) > 0`;
}

function joined(conditions: readonly (SQL | undefined)[], separator: SQL): SQL | undefined {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length === 0 ? undefined : sql`(${sql.join(given, separator)})`;
}
