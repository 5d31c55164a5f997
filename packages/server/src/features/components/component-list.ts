// The arguments of the list of components; the store turns them into SQL.
import type { Problem } from '../../errors/user-error.ts';
import type { componentWhereInput, QuerycomponentsArgs } from '../../graphql/generated/schema-types.ts';
import * as lists from '../../request/list-arguments.ts';

const sortFields = ['createdAt', 'lastModifiedAt', 'name', 'status'] as const;
export type SortField = (typeof sortFields)[number];

export type ComponentPage = lists.ListPage<componentWhereInput, SortField>;

const form: lists.ListForm<SortField> = { things: 'Components', sortFields };

export function validateComponentList(args: QuerycomponentsArgs): Problem[] {
  return lists.validateListArguments(args, form);
}

/** Expects validated arguments. Newest first unless sorted. */
export function toPage(args: QuerycomponentsArgs): ComponentPage {
  return lists.toPage(args, form);
}
