// Arguments of the list of apps; the store turns them into SQL.
import type { Problem } from '../../../errors/user-error.ts';
import type { appWhereInput, QueryappsArgs } from '../../../graphql/generated/schema-types.ts';
import * as lists from '../../../request/list-arguments.ts';

const sortFields = ['createdAt', 'lastModifiedAt', 'appName', 'appId'] as const;
export type SortField = (typeof sortFields)[number];

export type AppPage = lists.ListPage<appWhereInput, SortField>;

const form: lists.ListForm<SortField> = { things: 'Apps', sortFields };

export function validateAppList(args: QueryappsArgs): Problem[] {
  return lists.validateListArguments(args, form);
}

/** Expects validated arguments. Newest first unless sorted. */
export function toPage(args: QueryappsArgs): AppPage {
  return lists.toPage(args, form);
}
