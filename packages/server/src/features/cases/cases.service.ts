// Cases: the way from a customer's wish to policies, by way of proposals. They come in by import or as requests, and are
// read here.
import type { NewDocument } from '../../database/statements/documents.ts';
import { requireNone, UserError } from '../../errors/user-error.ts';
import type { Transaction } from '../../database/database.ts';
import type { Caller, RequestContext, Scope } from '../../request/context.ts';
import { forbidden } from '../../request/rights.ts';
import type { QuerycasesArgs } from '../../graphql/generated/schema-types.ts';
import { isComplete } from '../../request/list-arguments.ts';
import { policiesOf } from '../policies/policies.service.ts';
import { tellAgreedPrice } from '../pricing/pricing.service.ts';
import { type CasePage, toPage, validateCaseList } from './case-list.ts';
import type { Case, Proposal } from './cases.store.ts';
import * as store from './cases.store.ts';

interface CaseList {
  readonly list: readonly Case[];
  readonly page: CasePage;
}

export async function listCases(args: QuerycasesArgs, { transaction, caller }: Scope): Promise<CaseList> {
  requireNone(validateCaseList(args));
  const page = toPage(args);
  return { page, list: await store.listCases(transaction, scopeOf(caller), page) };
}

/** Customers of an app see what they hold. A document that is printed for one sees none, as it is about a policy. */
function scopeOf({ tenantId, visitor, onlyPolicy }: Caller) {
  if (onlyPolicy !== undefined) throw new UserError(forbidden);
  return { tenantId, heldBy: visitor?.kind === 'customers' ? visitor.email : undefined };
}

/** Whether the address, as it is stored of holders, is that of one. */
export async function isCaseHolder(tenantId: string, email: string, transaction: Transaction): Promise<boolean> {
  return store.isHolder(transaction, tenantId, email);
}

/** The number of all that match the filter, regardless of the page. */
export async function countCases({ list, page }: CaseList, _args: unknown, scope: Scope): Promise<number> {
  return isComplete(page, list.length) ? list.length : store.countCases(scope.transaction, scopeOf(scope.caller), page);
}

export async function policies({ policies: named }: Proposal, _args: unknown, scope: Scope, context: RequestContext) {
  return policiesOf(
    (named ?? []).map(({ id }) => id),
    scope,
    context,
  );
}

/** As it was offered, formatted for the reader's locale. */
export async function totalPrice({ totalPrice: offered }: Proposal, _args: unknown, { facts }: Scope) {
  return offered ? tellAgreedPrice(offered, facts.locales[0]) : null;
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
  throw new UserError({ code: 'NOT_FOUND', message: 'This case does not exist.', path: 'id' });
}

/** Returns how many of them are new; the others replaced those with their ids. */
export async function saveCases(
  cases: readonly NewDocument[],
  { transaction, caller, now }: Pick<Scope, 'transaction' | 'caller' | 'now'>,
): Promise<number> {
  return store.saveCases(transaction, { tenantId: caller.tenantId, now }, cases);
}
