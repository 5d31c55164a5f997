// The filter of a product list as a condition on the tables p (products), i (insurers) and the resolved name.
import { sql, type SQL } from 'drizzle-orm';
import { contains, equals, isIn, type Maybe, toCondition as toNested } from '../../database/statements/conditions.ts';
import { isOneOfProducts } from '../../database/statements/product-ids.ts';
import type { insurerWhere, productIdWhereInput, productWhereInput } from '../../graphql/generated/schema-types.ts';
import { toProductId } from './product.ts';

export function toCondition(where: Maybe<productWhereInput>, name: SQL): SQL | undefined {
  return toNested(where, (input) => [
    ...productIdConditions(input.productId),
    idIn(input.id_in),
    ...insurerConditions(input.insurer),
    contains(name, input.name_contains),
    equals(sql`p.status`, input.status),
    isIn(sql`p.status`, input.status_in),
  ]);
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
  return isOneOfProducts(ids.flatMap((id) => (id ? [toProductId(id)] : [])));
}
