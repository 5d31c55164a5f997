// The arguments of the list of transactions; the store turns them into SQL.
import type { Problem } from '../../errors/user-error.ts';
import type { QuerytransactionsArgs, transactionWhereInput } from '../../graphql/generated/schema-types.ts';
import * as lists from '../../request/list-arguments.ts';

const sortFields = [
  'createdAt',
  'lastModifiedAt',
  'id',
  'transactionNumber',
  'status',
  'amount',
  'dateTime',
  'dueDateTime',
] as const;
export type SortField = (typeof sortFields)[number];

export type TransactionPage = lists.ListPage<transactionWhereInput, SortField>;

const form: lists.ListForm<SortField> = {
  things: 'Transactions',
  sortFields,
  kinds: { createdAt: 'time', lastModifiedAt: 'time', dateTime: 'time', dueDateTime: 'time', amount: 'number' },
};

export function validateTransactionList(args: QuerytransactionsArgs): Problem[] {
  return lists.validateListArguments(args, form);
}

/** Expects validated arguments. Newest first unless sorted. */
export function toPage(args: QuerytransactionsArgs): TransactionPage {
  return lists.toPage(args, form);
}
