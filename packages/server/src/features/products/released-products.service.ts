// Which products a request sees, where a tenant works with releases.
import { fromProductItemId, toProductItemId } from '@coverwright/insurance/translation-keys';
import { UserError } from '../../errors/user-error.ts';
import { batch } from '../../request/batch.ts';
import type { Caller, RequestContext, Scope } from '../../request/context.ts';
import { actedOnBy, live, type Perspective, shownTo } from '../../request/perspective.ts';
import type { IndexScope, LiveChange } from '../../snapshots/content-kind.ts';
import {
  findStates,
  listReleaseStates,
  readPartsOfStates,
  readsWorking,
} from '../../states/released-states.service.ts';
import {
  productFormat,
  releasedFrom,
  type ReleasedProduct,
  type StatedParts,
  type StatedProduct,
  toReleasedProduct,
} from '../product-states/product-states.service.ts';
import { notLive } from './product.ts';
import * as store from './released-products.store.ts';

type ReadScope = Pick<Scope, 'transaction' | 'caller'>;

/** What queries show to the caller: for those who may write products, the working copies, unless they name something else. */
export function shownProducts(caller: Caller): Perspective {
  const isOfApp = caller.guest !== undefined || caller.visitor !== undefined;
  return isOfApp ? live : shownTo(caller, 'products:write');
}

/** Where the products of a perspective are found. */
export async function sourceOf(perspective: Perspective, scope: ReadScope): Promise<store.ProductSource> {
  if (perspective.kind === 'working' || (await readsWorking(perspective, scope))) return 'working';
  if (perspective.kind === 'live') return 'live';
  const states = await listReleaseStates('product', perspective.releaseId, scope);
  const found = [...states.values()].filter((state) => state !== undefined);
  const parts = await readPartsOfStates<StatedParts>(found, releasedFrom, productFormat, scope);
  const hidden = [...states].filter(([, state]) => state === undefined).map(([itemId]) => fromProductItemId(itemId));
  return { shown: found.map((state) => toReleasedProduct(state, parts.get(state) ?? {})), hidden };
}

/** The product as prices and decisions of the caller read it. Throws NOT_FOUND if it is not live. */
export async function actedProduct<Product extends StatedProduct>(
  product: Product,
  scope: ReadScope,
  context: Pick<RequestContext, 'loaders'>,
): Promise<Product> {
  const perspective = actedOnBy(scope.caller);
  if (product.state !== undefined || (await readsWorking(perspective, scope))) return product;
  const states = batch(context, `acted products ${perspective.kind}`, async (keys) => {
    const found = await findStates('product', keys, perspective, scope);
    return found ?? new Map<string, never>();
  });
  const state = await states.load(toProductItemId(product.productId));
  if (state === undefined) throw new UserError(notLive(product.productId));
  return { ...product, state };
}

const chunk = 100;

/** Keeps the table of live products up to date. */
export async function indexLiveProducts(
  changes: readonly LiveChange[],
  { transaction, caller }: IndexScope,
): Promise<void> {
  const { tenantId } = caller;
  const ended = changes.filter(({ state }) => state === undefined).map(({ itemId }) => fromProductItemId(itemId));
  if (ended.length > 0) await store.deleteLiveProducts(transaction, tenantId, ended);
  const states = changes.flatMap(({ state }) => state ?? []);
  // Texts of many products together can be large.
  for (let start = 0; start < states.length; start += chunk) {
    const some = states.slice(start, start + chunk);
    const parts = await readPartsOfStates<StatedParts>(some, releasedFrom, productFormat, { transaction, caller });
    const rows = some.map((state): ReleasedProduct => toReleasedProduct(state, parts.get(state) ?? {}));
    await store.saveLiveProducts(transaction, tenantId, rows);
  }
}
