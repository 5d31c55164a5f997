import type { Maybe } from '@coverwright/insurance/maybe';
import { sql, type SQL } from 'drizzle-orm';
import {
  containsFolded,
  equals,
  isAfter,
  isBefore,
  isIn,
  toCondition as toNested,
} from '../../database/statements/conditions.ts';
import { requiredTexts, searched } from '../../database/statements/search.ts';
import type { Transaction as DatabaseTransaction } from '../../database/database.ts';
import {
  countDocuments,
  type DocumentTables,
  type Kept,
  listDocuments,
  type Matching,
  type NewDocument,
  ofTenant,
  readSortValue,
  saveDocuments,
  type DocumentWrite,
} from '../../database/statements/documents.ts';
import type { Order } from '../../database/statements/order.ts';
import type { transactionWhereInput } from '../../graphql/generated/schema-types.ts';
import type { TransactionPage, SortField } from './transaction-list.ts';

/** Further fields are returned as stored. */
export interface Transaction extends Kept {
  readonly amount?: number | null;
  readonly currencyCode?: string | null;
  readonly policy?: { readonly id: string } | null;
}

const tables: DocumentTables = {
  rows: 'transactions',
  documents: 'transaction_documents',
  columns: {
    policy_id: sql`d->'policy'->>'id'`,
    transaction_number: sql`d->>'transactionNumber'`,
    status: sql`d->>'status'`,
    amount: sql`(d->>'amount')::numeric`,
    date_time: sql`(d->>'dateTime')::timestamptz`,
    due_date_time: sql`(d->>'dueDateTime')::timestamptz`,
  },
};

const sortColumns: Readonly<Record<SortField, string>> = {
  createdAt: 'created_at',
  lastModifiedAt: 'last_modified_at',
  id: 'id',
  transactionNumber: 'transaction_number',
  status: 'status',
  amount: 'amount',
  dateTime: 'date_time',
  dueDateTime: 'due_date_time',
};

export async function listTransactions(
  transaction: DatabaseTransaction,
  tenantId: string,
  page: TransactionPage,
): Promise<Transaction[]> {
  return listDocuments<Transaction>(transaction, tables, {
    ...page,
    ...matching(tenantId, page),
    order: orderOf(page),
  });
}

function orderOf({ sort }: TransactionPage): Order {
  return { ...sort, column: sortColumns[sort.field] };
}

/** The value by which a page is sorted, of one of its items. */
export async function readItemSortValue(
  transaction: DatabaseTransaction,
  tenantId: string,
  page: TransactionPage,
  id: string,
): Promise<string | null> {
  return readSortValue(transaction, tables, orderOf(page), { tenantId, id });
}

export async function countTransactions(
  transaction: DatabaseTransaction,
  tenantId: string,
  page: TransactionPage,
  atMost?: number,
): Promise<number> {
  return countDocuments(transaction, tables, matching(tenantId, page), atMost);
}

function matching(tenantId: string, { asOf, where }: TransactionPage): Matching {
  const oneOf = requiredTexts(where, (input) => searched('find_transactions', input.transactionNumber_contains));
  return { tenantId, condition: ofTenant(tenantId, asOf, toCondition(where)), oneOf };
}

export async function saveTransactions(
  transaction: DatabaseTransaction,
  write: DocumentWrite,
  transactions: readonly NewDocument[],
) {
  return saveDocuments(transaction, tables, write, transactions);
}

function toCondition(where: Maybe<transactionWhereInput>): SQL | undefined {
  return toNested(where, (input) => [
    equals(sql`p.id`, input.id),
    isIn(sql`p.id`, input.id_in),
    equals(sql`p.policy_id`, input.policyId),
    isIn(sql`p.policy_id`, input.policyId_in),
    equals(sql`p.status`, input.status),
    equals(sql`p.transaction_number`, input.transactionNumber),
    containsFolded(sql`p.transaction_number_folded`, input.transactionNumber_contains),
    isAfter(sql`p.date_time`, input.dateTime_gt),
    isBefore(sql`p.date_time`, input.dateTime_lt),
  ]);
}
