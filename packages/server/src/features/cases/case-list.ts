// The arguments of the list of cases; the store turns them into SQL.
import type { Problem } from '../../errors/user-error.ts';
import type { caseWhere, QuerycasesArgs } from '../../graphql/generated/schema-types.ts';
import * as lists from '../../request/list-arguments.ts';

const sortFields = ['createdAt', 'lastModifiedAt', 'id', 'caseNumber', 'name', 'status'] as const;
export type SortField = (typeof sortFields)[number];

export type CasePage = lists.ListPage<caseWhere, SortField>;

const form: lists.ListForm<SortField> = {
  things: 'Cases',
  sortFields,
  kinds: { createdAt: 'time', lastModifiedAt: 'time' },
};

export function validateCaseList(args: QuerycasesArgs): Problem[] {
  return lists.validateListArguments(args, form);
}

/** Expects validated arguments. Newest first unless sorted. */
export function toPage(args: QuerycasesArgs): CasePage {
  return lists.toPage(args, form);
}
