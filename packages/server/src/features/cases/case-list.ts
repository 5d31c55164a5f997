// What may be asked of a list of cases; the store turns it into SQL.
import type { Problem } from '../../errors/user-error.ts';
import type { caseWhere, QuerycasesArgs } from '../../graphql/generated/schema-types.ts';
import * as lists from '../../request/list-arguments.ts';

const sortFields = ['createdAt', 'lastModifiedAt', 'id', 'caseNumber', 'name', 'status'] as const;
export type SortField = (typeof sortFields)[number];

export type CasePage = lists.ListPage<caseWhere, SortField>;

const form: lists.ListForm<SortField> = { things: 'Cases', sortFields };

export function validateCaseList(args: QuerycasesArgs): Problem[] {
  return lists.validateListArguments(args, form);
}

/** Arguments that have been validated; newest first unless sorted. */
export function toPage(args: QuerycasesArgs): CasePage {
  return lists.toPage(args, form);
}
