// Transactions: payments within policies. They are imported and are read here.
import type { NewDocument } from '../../database/statements/documents.ts';
import { throwIfAny } from '../../errors/user-error.ts';
import type { RequestContext, Scope } from '../../request/context.ts';
import type { QuerytransactionsArgs } from '../../graphql/generated/schema-types.ts';
import { endCursor } from '../../request/cursor.ts';
import { isComplete } from '../../request/list-arguments.ts';
import { policiesOf, type Policy } from '../policies/policies.service.ts';
import { formatAmount } from '../pricing/pricing.service.ts';
import { type TransactionPage, toPage, validateTransactionList } from './transaction-list.ts';
import type { Transaction } from './transactions.store.ts';
import * as store from './transactions.store.ts';

interface TransactionList {
  readonly list: readonly Transaction[];
  readonly page: TransactionPage;
}

/** A document printed for a customer sees only the payments of its policy. */
export async function listTransactions(
  args: QuerytransactionsArgs,
  { transaction, caller }: Scope,
): Promise<TransactionList> {
  throwIfAny(validateTransactionList(args));
  const { onlyPolicy: policyId } = caller;
  const { where } = args;
  const page = toPage(
    policyId === undefined ? args : { ...args, where: { and: [{ policyId }, ...(where ? [where] : [])] } },
  );
  return { page, list: await store.listTransactions(transaction, caller.tenantId, page) };
}

/** The cursor after which the next page begins; null if this page reaches the end of the list. */
export async function endOfTransactions(
  { list, page }: TransactionList,
  _args: unknown,
  { transaction, caller }: Scope,
) {
  return endCursor(page, list, (id) => store.readItemSortValue(transaction, caller.tenantId, page, id));
}

/** The number of all matches, regardless of the page. */
export async function countTransactions({ list, page }: TransactionList, scope: Scope, atMost?: number) {
  return isComplete(page, list.length)
    ? list.length
    : store.countTransactions(scope.transaction, scope.caller.tenantId, page, atMost);
}

/** The amount formatted for the reader's locale, such as HKD 469.47. */
export async function formattedTransaction({ amount, currencyCode }: Transaction, _args: unknown, { facts }: Scope) {
  return formatAmount(amount, currencyCode, facts.locales[0]);
}

export async function policy(
  { policy: named }: Transaction,
  _args: unknown,
  scope: Scope,
  context: RequestContext,
): Promise<Policy | null> {
  if (!named) return null;
  const [found] = await policiesOf([named.id], scope, context);
  return found ?? null;
}

/** Returns how many are new; the others replaced existing transactions with the same ids. */
export async function saveTransactions(
  transactions: readonly NewDocument[],
  { transaction, caller, now }: Pick<Scope, 'transaction' | 'caller' | 'now'>,
): Promise<number> {
  return store.saveTransactions(transaction, { tenantId: caller.tenantId, now }, transactions);
}
