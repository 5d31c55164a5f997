import { counts } from '../../graphql/counts.ts';
import { field, query } from '../../graphql/operations.ts';
import {
  countTransactions,
  endOfTransactions,
  formattedTransaction,
  listTransactions,
  policy,
} from './transactions.service.ts';

export const transactionsResolvers = {
  Query: { transactions: query(listTransactions, 'policies:read') },
  transactions: { ...counts(countTransactions), endCursor: field(endOfTransactions) },
  transaction: { formattedTransaction: field(formattedTransaction), policy: field(policy) },
};
