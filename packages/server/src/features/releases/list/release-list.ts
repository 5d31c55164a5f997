// Arguments of the list of releases; the store turns them into SQL.
import type { Problem } from '../../../errors/user-error.ts';
import type { QueryreleasesArgs, releaseWhereInput } from '../../../graphql/generated/schema-types.ts';
import * as lists from '../../../request/list-arguments.ts';

const sortFields = ['createdAt', 'lastModifiedAt', 'publishedAt', 'scheduledAt', 'name'] as const;
export type SortField = (typeof sortFields)[number];

export type ReleasePage = lists.ListPage<releaseWhereInput, SortField>;

const form: lists.ListForm<SortField> = { things: 'Releases', sortFields };

export function validateReleaseList(args: QueryreleasesArgs): Problem[] {
  return lists.validateListArguments(args, form);
}

/** Expects validated arguments. Newest first unless sorted. */
export function toPage(args: QueryreleasesArgs): ReleasePage {
  return lists.toPage(args, form);
}
