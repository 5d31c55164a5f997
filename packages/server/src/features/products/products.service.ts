// The operations on products. A product's row, benefits and texts are written in the scope's single
// transaction, so a save succeeds completely or not at all.
import { fromProductKey, productKey } from '@coverwright/insurance/translation-keys';
import { isStorable } from '../../errors/validate-text.ts';
import { requireRevision } from '../../errors/revision.ts';
import { type Problem, throwIfAny, UserError } from '../../errors/user-error.ts';
import { type RequestContext, type Scope, toAuthorship } from '../../request/context.ts';
import { batch } from '../../request/batch.ts';
import { working } from '../../request/perspective.ts';
import { requireRight } from '../../request/rights.ts';
import { say } from '../../sentences/say.ts';
import type {
  MutationdeleteProductArgs,
  MutationupdateProductArgs,
  Queryproducts_2Args,
} from '../../graphql/generated/schema-types.ts';
import { toVariables } from '../../graphql/given-values.ts';
import { isComplete } from '../../request/list-arguments.ts';
import { hasInsurer } from '../insurers/insurers.service.ts';
import { validateTexts, writeTexts } from '../l10n/l10n.service.ts';
import { validateEffectiveDays } from './effective-versions.service.ts';
import { type ProductPage, toPage, validateListArguments } from './product-list.ts';
import * as lists from './product-list.store.ts';
import {
  notFound,
  type Product,
  type ProductId,
  type ProductIdInput,
  toChange,
  toProductId,
  validateChange,
} from './product.ts';
import * as store from './products.store.ts';
import type { ProductSource } from './released-products.store.ts';
import { shownProducts, sourceOf } from './released-products.service.ts';

export { fromProductKey, productKey };
export {
  notFound as noSuchProduct,
  type Product,
  type ProductId,
  type ProductIdInput,
  toProductId,
  validateProductId,
} from './product.ts';

export type ProductScope = Pick<Scope, 'transaction' | 'caller' | 'facts' | 'now'>;

export interface ProductList {
  readonly list: readonly Product[];
  readonly page: ProductPage;
  readonly source: ProductSource;
}

export async function listProducts(args: Queryproducts_2Args, scope: Scope): Promise<ProductList> {
  throwIfAny(validateListArguments(args));
  const variables = toVariables(args);
  const page = toPage(args);
  const source = await sourceOf(shownProducts(scope.caller), scope);
  const list = await lists.listProducts(toListScope(source, scope), page);
  if (variables === undefined && list.length < 2) return { page, source, list };
  const shared = { isOneOfSeveral: list.length > 1, ...(variables !== undefined && { givenVariables: variables }) };
  return { page, source, list: list.map((item) => ({ ...item, ...shared })) };
}

/** The number of all matches, regardless of the page. */
export async function countProducts(
  { list, page, source }: ProductList,
  _args: unknown,
  scope: Scope,
): Promise<number> {
  return isComplete(page, list.length) ? list.length : lists.countProducts(toListScope(source, scope), page.where);
}

/** @param require throws if the product, which is locked, must not be changed */
export async function updateProduct(
  args: MutationupdateProductArgs,
  scope: ProductScope,
  require: (id: ProductId) => Promise<void>,
): Promise<Product> {
  const { input, l10n, expectedRevision } = args;
  throwIfAny([...(input ? validateChange(input, 'input') : []), ...validateTexts(l10n ?? [], 'l10n')]);
  const id = await lockProduct(args.productId, expectedRevision, scope);
  const wantedDay = { productId: id, effectiveFrom: input?.effectiveFrom, path: 'input.effectiveFrom' };
  throwIfAny([
    ...(await validateInsurer(input?.insurerId, 'input.insurerId', scope)),
    ...(await validateEffectiveDays([wantedDay], { isLocked: true }, scope)).flat(),
  ]);
  await require(id);
  await store.updateProduct(scope.transaction, toAuthorship(scope), id, toChange(input ?? {}));
  await writeTexts(l10n ?? [], scope);
  return getProduct(id, scope);
}

/**
 * The texts of the product remain.
 * @param require throws if the product, which is locked, must not be deleted
 */
export async function deleteProduct(
  args: Pick<MutationdeleteProductArgs, 'productId' | 'expectedRevision'>,
  scope: ProductScope,
  require: (id: ProductId) => Promise<void>,
): Promise<ProductId> {
  const id = await lockProduct(args.productId, args.expectedRevision, scope);
  await require(id);
  const { transaction, caller } = scope;
  await store.deleteProduct(transaction, caller.tenantId, id);
  return id;
}

/** The id of an existing product, for data that belongs to it; the product is locked until the transaction ends. */
export async function requireProduct(input: ProductIdInput, { transaction, caller }: ProductScope): Promise<ProductId> {
  const id = toProductId(input);
  if (!(await store.hasProduct(transaction, caller.tenantId, id))) throw new UserError(notFound(id));
  return id;
}

/**
 * The same for a change of data that belongs to the product. It updates the product's last change but not its
 * revision, as a save of the product would not overwrite it.
 */
export async function touchProduct(input: ProductIdInput, scope: ProductScope): Promise<ProductId> {
  const id = toProductId(input);
  if (!(await store.touchProduct(scope.transaction, toAuthorship(scope), id))) throw new UserError(notFound(id));
  return id;
}

async function lockProduct(
  input: ProductIdInput,
  expectedRevision: string | null | undefined,
  { transaction, caller }: ProductScope,
): Promise<ProductId> {
  const id = toProductId(input);
  const current = await store.lockProduct(transaction, caller.tenantId, id);
  if (current === undefined) throw new UserError(notFound(id));
  requireRevision(expectedRevision, current, 'product');
  return id;
}

/**
 * Throws NOT_FOUND, also for an id that no product can have.
 * @param perspective the working copy by default, as for the result of a change
 */
export async function getProduct(id: ProductId, scope: ProductScope, perspective = working): Promise<Product> {
  if (![id.plan, id.type, id.version].every(isStorable)) throw new UserError(notFound(id));
  const source = await sourceOf(perspective, scope);
  const [product] = await lists.findProducts(toListScope(source, scope), [id]);
  if (product === undefined) throw new UserError(notFound(id));
  return product;
}

/** The products among these that the tenant does not have. */
export async function listMissingProducts(ids: readonly ProductId[], scope: ProductScope): Promise<ProductId[]> {
  const storable = ids.filter((id) => [id.plan, id.type, id.version].every(isStorable));
  const found = await lists.findProducts(toListScope('working', scope), storable);
  const known = new Set(found.map(({ productId }) => productKey(productId)));
  return ids.filter((id) => !known.has(productKey(id)));
}

/** Whether the tenant has a product of the plan and type. */
export async function hasAnyVersion(
  { plan, type }: Pick<ProductId, 'plan' | 'type'>,
  { transaction, caller }: ProductScope,
): Promise<boolean> {
  return (await store.listProductIds(transaction, caller.tenantId, { plan, type }, 1)).length > 0;
}

/** A referenced product, loaded together with all others of the operation; null if it no longer exists. */
export async function productOf(
  input: ProductIdInput | null | undefined,
  scope: Scope,
  context: RequestContext,
): Promise<Product | null> {
  if (!input) return null;
  const perspective = shownProducts(scope.caller);
  const products = batch(context, `products ${perspective.kind}`, async (keys) => {
    const source = await sourceOf(perspective, scope);
    const found = await lists.findProducts(toListScope(source, scope), keys.map(fromProductKey));
    return new Map(found.map((product) => [productKey(product.productId), product]));
  });
  return (await products.load(productKey(toProductId(input)))) ?? null;
}

/** Checks that the insurer of a product exists; it may be absent. */
export async function validateInsurer(
  id: string | null | undefined,
  path: string,
  scope: ProductScope,
): Promise<readonly Problem[]> {
  if (!id) return [];
  requireRight(scope.caller, 'insurers:read');
  if (await hasInsurer(id, scope)) return [];
  return [{ code: 'NOT_FOUND', ...say('PRODUCT_INSURER_UNKNOWN'), path }];
}

/** Applies whatever the guest's filter, and however a product is reached. */
function toListScope(source: ProductSource, { transaction, caller, facts }: ProductScope): lists.ListScope {
  const { tenantId, guest } = caller;
  return {
    source,
    transaction,
    tenantId,
    locales: facts.locales,
    ...(guest !== undefined && { only: guest.soldProducts }),
  };
}
