// The declared inputs of products: what the values of their logic may be.
import { type NextRevision, requireRevision } from '../../errors/revision.ts';
import { throwIfAny, UserError } from '../../errors/user-error.ts';
import { type RequestContext, type Scope, toAuthorship } from '../../request/context.ts';
import type { MutationupdateProductInputsArgs } from '../../graphql/generated/schema-types.ts';
import { loadOf, savedWith, type Source, type StatedProduct } from '../product-states/product-states.service.ts';
import { lockProduct } from '../products/product-rows.service.ts';
import {
  noSuchProduct,
  type ProductId,
  productKey,
  type ProductScope,
  toProductId,
  touchProduct,
} from '../products/products.service.ts';
import * as store from './inputs.store.ts';
import { type ProductInputs, toStoredInputs, undeclaredRevision, validateInputs } from './product-inputs.ts';

export { type ProductInputs, toStoredInputs, validateInputs } from './product-inputs.ts';

export async function updateProductInputs(
  { productId, inputsJsonString, expectedRevision }: MutationupdateProductInputsArgs,
  scope: ProductScope,
): Promise<NextRevision> {
  throwIfAny(validateInputs(inputsJsonString, 'inputsJsonString'));
  const { transaction, caller } = scope;
  const id = toProductId(productId);
  const product = await lockProduct(transaction, caller.tenantId, id);
  if (product === undefined) throw new UserError(noSuchProduct(id));
  // Inputs that no longer exist were removed by a change of the product.
  const current = await store.lockProductInputs(transaction, caller.tenantId, id);
  requireRevision(expectedRevision, current ?? { ...product, revision: undeclaredRevision }, 'declaration of inputs');
  await touchProduct(productId, scope);
  return { revision: (await replaceProductInputs(id, inputsJsonString, scope)) ?? null };
}

export async function inputs(
  product: StatedProduct,
  _args: unknown,
  scope: Scope,
  context: RequestContext,
): Promise<ProductInputs | null> {
  return (await inputsOf(product, scope, context)) ?? null;
}

/** Loaded together with those of all other products of the operation. */
export function inputsOf(
  product: StatedProduct,
  scope: Pick<Scope, 'transaction' | 'caller'>,
  context: RequestContext,
): Promise<ProductInputs | undefined> {
  return loadOf(product, inputsSource(scope), scope, context);
}

export function inputsSource(scope: Pick<Scope, 'transaction' | 'caller'>): Source<ProductInputs> {
  return {
    name: 'inputs',
    working: (ids) => listProductInputs(ids, scope),
    parts: ['inputs'],
    stated: ({ inputs: text }, state) =>
      typeof text === 'string' ? { inputsJsonString: text, ...savedWith(state) } : undefined,
  };
}

/** Of the products that have declared inputs, by product key. */
export async function listProductInputs(
  ids: readonly ProductId[],
  { transaction, caller }: Pick<Scope, 'transaction' | 'caller'>,
): Promise<ReadonlyMap<string, ProductInputs>> {
  return store.readProductInputs(transaction, caller.tenantId, ids);
}

/** Replaces the valid inputs of a locked product. Returns their revision; undefined if none are left. */
export async function replaceProductInputs(
  id: ProductId,
  text: string | null,
  scope: Pick<ProductScope, 'transaction' | 'caller' | 'now'>,
): Promise<string | undefined> {
  const stored = toStoredInputs(text);
  if (stored !== null) return store.writeProductInputs(scope.transaction, toAuthorship(scope), id, stored);
  await store.deleteProductInputs(scope.transaction, scope.caller.tenantId, id);
  return undefined;
}

/** Copies the inputs of a product, if any, to a new one. */
export async function copyProductInputs(from: ProductId, to: ProductId, scope: ProductScope): Promise<void> {
  const found = (await listProductInputs([from], scope)).get(productKey(from));
  if (found !== undefined) await replaceProductInputs(to, found.inputsJsonString, scope);
}
