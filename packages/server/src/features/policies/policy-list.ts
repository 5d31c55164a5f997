// The arguments of the list of policies; the store turns them into SQL.
import type { Problem } from '../../errors/user-error.ts';
import type { policyWhereInput, QuerypoliciesArgs } from '../../graphql/generated/schema-types.ts';
import * as lists from '../../request/list-arguments.ts';

const sortFields = [
  'createdAt',
  'lastModifiedAt',
  'id',
  'issuerNumber',
  'status',
  'issueDate',
  'startDate',
  'endDate',
] as const;
export type SortField = (typeof sortFields)[number];

export type PolicyPage = lists.ListPage<policyWhereInput, SortField>;

const form: lists.ListForm<SortField> = {
  things: 'Policies',
  sortFields,
  kinds: { createdAt: 'time', lastModifiedAt: 'time', issueDate: 'time', startDate: 'day', endDate: 'day' },
};

export function validatePolicyList(args: QuerypoliciesArgs): Problem[] {
  return lists.validateListArguments(args, form);
}

/** Expects validated arguments. Newest first unless sorted. */
export function toPage(args: QuerypoliciesArgs): PolicyPage {
  return lists.toPage(args, form);
}

/** The UTC day of an instant, and whether it is midnight. */
export function toDay(instant: string): { readonly day: string; readonly isMidnight: boolean } {
  const [day = '', time = ''] = new Date(instant).toISOString().split('T');
  return { day, isMidnight: time === '00:00:00.000Z' };
}
