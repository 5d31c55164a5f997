// Policies: contracts with customers about products. They are imported and are read here; each is stored as a
// document in the shape of its GraphQL type, so fields without a resolver are returned as stored.
import type { NewDocument } from '../../database/statements/documents.ts';
import { throwIfAny } from '../../errors/user-error.ts';
import { batch } from '../../request/batch.ts';
import type { Transaction } from '../../database/database.ts';
import type { Caller, RequestContext, Scope } from '../../request/context.ts';
import type { QuerypoliciesArgs } from '../../graphql/generated/schema-types.ts';
import { endCursor } from '../../request/cursor.ts';
import { isComplete } from '../../request/list-arguments.ts';
import { formatAgreedPrice } from '../pricing/pricing.service.ts';
import { productOf, toProductId } from '../products/products.service.ts';
import { type PolicyPage, toPage, validatePolicyList } from './policy-list.ts';
import type { Policy } from './policies.store.ts';
import * as store from './policies.store.ts';

export type { Policy } from './policies.store.ts';

interface PolicyList {
  readonly list: readonly Policy[];
  readonly page: PolicyPage;
}

export async function listPolicies(args: QuerypoliciesArgs, { transaction, caller }: Scope): Promise<PolicyList> {
  throwIfAny(validatePolicyList(args));
  const page = toPage(args);
  return { page, list: await store.listPolicies(transaction, scopeOf(caller), page) };
}

/** Customers of an app see what they hold; a document printed for a customer sees only its policy. */
function scopeOf({ tenantId, visitor, onlyPolicy }: Caller) {
  const reach: store.PolicyReach = {
    ...(visitor?.kind === 'customers' && { heldBy: visitor.email }),
    ...(onlyPolicy !== undefined && { id: onlyPolicy }),
  };
  return { tenantId, reach };
}

/** Whether the address, normalized as for stored holders, is a holder's. */
export async function isPolicyHolder(tenantId: string, email: string, transaction: Transaction): Promise<boolean> {
  return store.isHolder(transaction, tenantId, email);
}

/** The cursor after which the next page begins; null if this page reaches the end of the list. */
export async function endOfPolicies({ list, page }: PolicyList, _args: unknown, { transaction, caller }: Scope) {
  return endCursor(page, list, (id) => store.readItemSortValue(transaction, caller.tenantId, page, id));
}

/** The number of all matches, regardless of the page. */
export async function countPolicies({ list, page }: PolicyList, scope: Scope, atMost?: number): Promise<number> {
  return isComplete(page, list.length)
    ? list.length
    : store.countPolicies(scope.transaction, scopeOf(scope.caller), page, atMost);
}

/** The existing policies among the given ids, in the same order. */
export async function policiesOf(
  ids: readonly string[],
  { transaction, caller }: Scope,
  context: RequestContext,
): Promise<Policy[]> {
  const policies = batch(context, 'policies', async (keys) => store.readPolicies(transaction, caller.tenantId, keys));
  const found = await Promise.all(ids.map((id) => policies.load(id)));
  return found.filter((policy) => policy !== undefined);
}

export async function product({ product: id }: Policy, _args: unknown, scope: Scope, context: RequestContext) {
  return productOf(id, scope, context);
}

/** The premium as agreed, formatted for the reader's locale. */
export async function premium({ premium: agreed, product: id }: Policy, _args: unknown, { facts }: Scope) {
  if (!agreed) return null;
  return { ...formatAgreedPrice(agreed, facts.locales[0]), ...(id && { productId: toProductId(id) }) };
}

/** Returns how many are new; the others replaced existing policies with the same ids. */
export async function savePolicies(
  policies: readonly NewDocument[],
  { transaction, caller, now }: Pick<Scope, 'transaction' | 'caller' | 'now'>,
): Promise<number> {
  return store.savePolicies(transaction, { tenantId: caller.tenantId, now }, policies);
}
