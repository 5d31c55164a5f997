// The products that an app sells. A deleted product remains in the list, so that the app can show that it no longer exists.
import type { NextRevision } from '../../../errors/revision.ts';
import { throwIfAny, UserError } from '../../../errors/user-error.ts';
import type { MutationsetAppProductsArgs } from '../../../graphql/generated/schema-types.ts';
import { batch } from '../../../request/batch.ts';
import { type RequestContext, type Scope, toAuthorship } from '../../../request/context.ts';
import { requireRight } from '../../../request/rights.ts';
import {
  listMissingProducts,
  noSuchProduct,
  type Product,
  productKey,
  type ProductId,
  productOf,
  toProductId,
} from '../../products/products.service.ts';
import type { App } from '../app.ts';
import { type AppScope, lockApp } from '../app-lock.service.ts';
import { updateApp } from '../apps.store.ts';
import * as store from './app-products.store.ts';
import { say } from '../../../sentences/say.ts';

export const soldProductsMax = 200;

export async function setAppProducts(
  { appId, productIds, expectedRevision }: MutationsetAppProductsArgs,
  scope: AppScope,
): Promise<NextRevision> {
  const ids = [...new Map(productIds.map((id) => [productKey(toProductId(id)), toProductId(id)])).values()];
  if (ids.length > soldProductsMax) {
    const sentence = say('SOLD_PRODUCTS_MAX', { max: soldProductsMax, count: ids.length });
    throw new UserError({ code: 'LIMIT_EXCEEDED', ...sentence, path: 'productIds' });
  }
  if (ids.length > 0) requireRight(scope.caller, 'products:read');
  await lockApp(appId, expectedRevision, scope);
  const missing = await listMissingProducts(ids, scope);
  throwIfAny(missing.map((id) => noSuchProduct(id, 'productIds')));
  await store.replaceAppProducts(scope.transaction, scope.caller.tenantId, appId, ids);
  return { revision: await updateApp(scope.transaction, toAuthorship(scope), appId) };
}

/** In order. */
export async function listProductsOfApp(
  appId: string,
  { transaction, caller }: Pick<Scope, 'transaction' | 'caller'>,
): Promise<readonly ProductId[]> {
  return (await store.listAppProducts(transaction, caller.tenantId, [appId])).get(appId) ?? [];
}

/** Of a locked app, also by products that no longer exist. */
export async function replaceProducts(
  appId: string,
  ids: readonly ProductId[],
  { transaction, caller }: Pick<Scope, 'transaction' | 'caller'>,
): Promise<void> {
  await store.replaceAppProducts(transaction, caller.tenantId, appId, ids);
}

export interface SoldProduct {
  readonly productId: ProductId;
}

/** In order. */
export async function soldProducts(
  { appId }: Pick<App, 'appId'>,
  _args: unknown,
  { transaction, caller }: Scope,
  context: RequestContext,
): Promise<SoldProduct[]> {
  const products = batch(context, 'products of apps', async (appIds) =>
    store.listAppProducts(transaction, caller.tenantId, appIds),
  );
  return ((await products.load(appId)) ?? []).map((productId) => ({ productId }));
}

export async function soldProduct(
  { productId }: SoldProduct,
  _args: unknown,
  scope: Scope,
  context: RequestContext,
): Promise<Product | null> {
  return productOf(productId, scope, context);
}
