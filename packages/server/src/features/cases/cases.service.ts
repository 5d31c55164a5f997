// Cases lead from a customer's request through proposals to policies. They are created by import or as
// requests, and are read here.
import type { NewDocument } from '../../database/statements/documents.ts';
import { throwIfAny, UserError } from '../../errors/user-error.ts';
import type { Transaction } from '../../database/database.ts';
import type { Caller, RequestContext, Scope } from '../../request/context.ts';
import { forbidden } from '../../request/rights.ts';
import type { QuerycasesArgs } from '../../graphql/generated/schema-types.ts';
import { endCursor } from '../../request/cursor.ts';
import { isComplete } from '../../request/list-arguments.ts';
import { policiesOf } from '../policies/policies.service.ts';
import { formatAgreedPrice } from '../pricing/pricing.service.ts';
import { type CasePage, toPage, validateCaseList } from './case-list.ts';
import type { Case, Proposal } from './cases.store.ts';
import * as store from './cases.store.ts';
import { say } from '../../sentences/say.ts';

interface CaseList {
  readonly list: readonly Case[];
  readonly page: CasePage;
}

export async function listCases(args: QuerycasesArgs, { transaction, caller }: Scope): Promise<CaseList> {
  throwIfAny(validateCaseList(args));
  const page = toPage(args);
  return { page, list: await store.listCases(transaction, scopeOf(caller), page) };
}

/**
 * Customers of an app see only what they hold. A document printed for a customer sees no cases, as it concerns
 * a policy.
 */
function scopeOf({ tenantId, visitor, onlyPolicy }: Caller) {
  if (onlyPolicy !== undefined) throw new UserError(forbidden);
  return { tenantId, heldBy: visitor?.kind === 'customers' ? visitor.email : undefined };
}

/** Whether the address, normalized as for stored holders, is a holder's. */
export async function isCaseHolder(tenantId: string, email: string, transaction: Transaction): Promise<boolean> {
  return store.isHolder(transaction, tenantId, email);
}

/** The cursor after which the next page begins; null if this page reaches the end of the list. */
export async function endOfCases({ list, page }: CaseList, _args: unknown, { transaction, caller }: Scope) {
  return endCursor(page, list, (id) => store.readItemSortValue(transaction, caller.tenantId, page, id));
}

/** The number of all matches, regardless of the page. */
export async function countCases({ list, page }: CaseList, scope: Scope, atMost?: number): Promise<number> {
  return isComplete(page, list.length)
    ? list.length
    : store.countCases(scope.transaction, scopeOf(scope.caller), page, atMost);
}

export async function policies({ policies: named }: Proposal, _args: unknown, scope: Scope, context: RequestContext) {
  return policiesOf(
    (named ?? []).map(({ id }) => id),
    scope,
    context,
  );
}

/** The price as offered, formatted for the reader's locale. */
export async function totalPrice({ totalPrice: offered }: Proposal, _args: unknown, { facts }: Scope) {
  return offered ? formatAgreedPrice(offered, facts.locales[0]) : null;
}

export function isIssued(proposal: Proposal): boolean {
  return proposal.isIssued ?? false;
}

export function isRejected(proposal: Proposal): boolean {
  return proposal.isRejected ?? false;
}

export type { Case, CaseList, Proposal };

/** Throws NOT_FOUND. */
export async function getCase(
  id: string,
  { transaction, caller }: Pick<Scope, 'transaction' | 'caller'>,
): Promise<Case> {
  const found = await store.findCase(transaction, caller.tenantId, id);
  if (found !== undefined) return found;
  throw new UserError({ code: 'NOT_FOUND', ...say('CASE_UNKNOWN'), path: 'id' });
}

/** Returns how many are new; the others replaced existing cases with the same ids. */
export async function saveCases(
  cases: readonly NewDocument[],
  { transaction, caller, now }: Pick<Scope, 'transaction' | 'caller' | 'now'>,
): Promise<number> {
  return store.saveCases(transaction, { tenantId: caller.tenantId, now }, cases);
}
