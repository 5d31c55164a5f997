// The data of signed-in visitors: customers see what they hold, staff what their rights allow. The lists of
// policies and cases receive the caller and exclude other customers' data in their statements.
import { throwIfAny, UserError } from '../../errors/user-error.ts';
import type {
  MutationchangeRequestStatusArgs,
  QueryvisitorPoliciesArgs,
  QueryvisitorPolicyArgs,
  QueryvisitorRequestArgs,
  QueryvisitorRequestsArgs,
} from '../../graphql/generated/schema-types.ts';
import type { Caller, RequestContext, Scope, Visitor } from '../../request/context.ts';
import { live } from '../../request/perspective.ts';
import { requireRight, type Right } from '../../request/rights.ts';
import { type Case, countCases } from '../cases/cases.service.ts';
import { countPolicies, listPolicies, type Policy } from '../policies/policies.service.ts';
import { type AgreedPrice, formatAgreedPrice } from '../pricing/pricing.service.ts';
import { type ProductIdInput, productOf } from '../products/products.service.ts';
import { detailOf, listRequests, updateCase } from '../requests/requests.service.ts';
import { listDocumentNames } from '../templates/documents/documents.service.ts';
import { toPortalPolicy, toPortalRequest } from './portal-entries.service.ts';
import { say } from '../../sentences/say.ts';

export function requireVisitor({ visitor }: Caller): Visitor {
  if (visitor === undefined) throw new UserError({ code: 'UNAUTHENTICATED', ...say('TOKEN_INVALID') });
  return visitor;
}

/** Only checked for staff; customers only see their own data. */
function requireReading(caller: Caller, right: Right): void {
  if (requireVisitor(caller).kind === 'staff') requireRight(caller, right);
}

export async function getVisitor(_args: object, scope: Scope) {
  const { caller } = scope;
  const { kind, email, documents } = requireVisitor(caller);
  const isCustomer = kind === 'customers';
  return {
    kind,
    email,
    mayReadPolicies: isCustomer || caller.rights.has('policies:read'),
    mayReadRequests: isCustomer || caller.rights.has('requests:read'),
    mayChangeRequests: caller.rights.has('requests:write'),
    documents: isCustomer ? await listDocumentNames(documents, live, scope) : [],
  };
}

export async function listOwnPolicies(
  { search, limit, skip }: QueryvisitorPoliciesArgs,
  scope: Scope,
  context: RequestContext,
) {
  requireReading(scope.caller, 'policies:read');
  const where = { text_contains: toSearch(search) };
  const found = await listPolicies({ where, limit: limit ?? null, skip: skip ?? 0 }, scope);
  return { found, list: await Promise.all(found.list.map((policy) => toPolicy(policy, scope, context))) };
}

export async function countOwnPolicies(
  { found }: Awaited<ReturnType<typeof listOwnPolicies>>,
  scope: Scope,
  atMost?: number,
): Promise<number> {
  return countPolicies(found, scope, atMost);
}

export async function findOwnPolicy({ id }: QueryvisitorPolicyArgs, scope: Scope, context: RequestContext) {
  requireReading(scope.caller, 'policies:read');
  const { list } = await listPolicies({ where: { id }, limit: 1 }, scope);
  return list[0] === undefined ? null : toPolicy(list[0], scope, context);
}

async function toPolicy(policy: Policy, scope: Scope, context: RequestContext) {
  return toPortalPolicy(policy, await tell(policy.product, policy.premium, scope, context));
}

export async function listOwnRequests(
  { search, status, limit, skip }: QueryvisitorRequestsArgs,
  scope: Scope,
  context: RequestContext,
) {
  requireReading(scope.caller, 'requests:read');
  const where = { text_contains: toSearch(search), status: status ?? null };
  const found = await listRequests({ where, limit: limit ?? null, skip: skip ?? 0 }, scope);
  return { found, list: await Promise.all(found.list.map((request) => toRequest(request, scope, context))) };
}

export async function countOwnRequests(
  { found }: Awaited<ReturnType<typeof listOwnRequests>>,
  scope: Scope,
  atMost?: number,
): Promise<number> {
  return countCases(found, scope, atMost);
}

export async function findOwnRequest({ id }: QueryvisitorRequestArgs, scope: Scope, context: RequestContext) {
  requireReading(scope.caller, 'requests:read');
  const { list } = await listRequests({ where: { id }, limit: 1 }, scope);
  return list[0] === undefined ? null : toRequest(list[0], scope, context);
}

async function toRequest(request: Case, scope: Scope, context: RequestContext) {
  const [proposal] = request.proposals ?? [];
  const told = await tell(proposal?.product, proposal?.totalPrice, scope, context);
  const revision = await detailOf('revision')(request, {}, scope, context);
  return {
    ...toPortalRequest(request, { ...told, productName: told.productName ?? proposal?.name ?? null }),
    revision,
  };
}

async function tell(
  product: ProductIdInput | null | undefined,
  price: AgreedPrice | null | undefined,
  scope: Scope,
  context: RequestContext,
) {
  const found = await productOf(product, scope, context);
  const { formattedPrice = null } = price ? formatAgreedPrice(price, scope.facts.locales[0]) : {};
  return { productName: found?.name ?? null, formattedPremium: formattedPrice };
}

/** Trims the search text. */
function toSearch(search: string | null | undefined): string | null {
  return search?.trim() || null;
}

export async function changeRequestStatus(
  { id, status, expectedRevision }: MutationchangeRequestStatusArgs,
  scope: Scope,
) {
  requireVisitor(scope.caller);
  requireRight(scope.caller, 'requests:write');
  const { list } = await listRequests({ where: { id }, limit: 1 }, scope);
  throwIfAny(list.length > 0 ? [] : [{ code: 'NOT_FOUND', ...say('PORTAL_REQUEST_UNKNOWN'), path: 'id' } as const]);
  return updateCase({ id, input: { status }, expectedRevision: expectedRevision ?? null }, scope);
}
