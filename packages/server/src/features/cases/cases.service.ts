// Cases: the way from a customer's wish to policies, by way of proposals. They come in by import and are read here.
import type { NewDocument } from '../../database/statements/documents.ts';
import { requireNone } from '../../errors/user-error.ts';
import type { RequestContext, Scope } from '../../request/context.ts';
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
  return { page, list: await store.listCases(transaction, caller.tenantId, page) };
}

/** Of all that the filter lets pass, whatever the page. */
export async function countCases({ list, page }: CaseList, _args: unknown, scope: Scope): Promise<number> {
  return isComplete(page, list.length) ? list.length : store.countCases(scope.transaction, scope.caller.tenantId, page);
}

export async function policies({ policies: named }: Proposal, _args: unknown, scope: Scope, context: RequestContext) {
  return policiesOf(
    (named ?? []).map(({ id }) => id),
    scope,
    context,
  );
}

/** As it was offered, told in the manner of the reader's locale. */
export async function totalPrice({ totalPrice: offered }: Proposal, _args: unknown, { facts }: Scope) {
  return offered ? tellAgreedPrice(offered, facts.locales[0]) : null;
}

export function isIssued(proposal: Proposal): boolean {
  return proposal.isIssued ?? false;
}

export function isRejected(proposal: Proposal): boolean {
  return proposal.isRejected ?? false;
}

/** Answers how many of them are new; the others took the place of those with their ids. */
export async function saveCases(
  cases: readonly NewDocument[],
  { transaction, caller, now }: Pick<Scope, 'transaction' | 'caller' | 'now'>,
): Promise<number> {
  return store.saveCases(transaction, { tenantId: caller.tenantId, now }, cases);
}
