// Arguments of the list of configurations; the store turns them into SQL.
import type { Problem } from '../../../errors/user-error.ts';
import type { CmsConfigWhereInputGraphType, QuerycmsConfigsArgs } from '../../../graphql/generated/schema-types.ts';
import * as lists from '../../../request/list-arguments.ts';

const sortFields = ['createdAt', 'lastModifiedAt', 'appId'] as const;
export type SortField = (typeof sortFields)[number];

export type ConfigPage = lists.ListPage<CmsConfigWhereInputGraphType, SortField>;

const form: lists.ListForm<SortField> = { things: 'Configurations', sortFields };

export function validateConfigList(args: QuerycmsConfigsArgs): Problem[] {
  return lists.validateListArguments(args, form);
}

/** Expects validated arguments. Sorted by the newest app first unless specified. */
export function toPage(args: QuerycmsConfigsArgs): ConfigPage {
  return lists.toPage(args, form);
}
