// The arguments of the list of products; the store turns them into SQL.
import type { Problem } from '../../errors/user-error.ts';
import type { productWhereInput, Queryproducts_2Args } from '../../graphql/generated/schema-types.ts';
import * as lists from '../../request/list-arguments.ts';

const sortFields = [
  'createdAt',
  'lastModifiedAt',
  'plan',
  'type',
  'version',
  'name',
  'insurer',
  'status',
  'effectiveFrom',
] as const;
export type SortField = (typeof sortFields)[number];

export type ProductPage = lists.ListPage<productWhereInput, SortField>;

const form: lists.ListForm<SortField> = {
  things: 'Products',
  sortFields,
  // Parts of the identity may also be named by their full path.
  toSortField: (fieldName) => fieldName.replace(/^productId\.(?=plan$|type$|version$)/, ''),
};

export function validateListArguments(args: Queryproducts_2Args): Problem[] {
  return lists.validateListArguments(args, form);
}

/** Expects validated arguments. Newest first unless sorted. */
export function toPage(args: Queryproducts_2Args): ProductPage {
  return lists.toPage(args, form);
}
