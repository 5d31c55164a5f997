// Reads what belongs to products, from their working copies or from the states in which a request has found them. Features
// that own a part of products describe once how it is read in both cases; this knows no feature.
import { fromProductKey, type ProductKeyParts, productKey } from '@coverwright/insurance/translation-keys';
import { batch } from '../../request/batch.ts';
import type { RequestContext, Scope } from '../../request/context.ts';
import { readPartsOfStates } from '../../states/released-states.service.ts';
import type { StoredState } from '../../snapshots/item-history.ts';
import { productFormat, type StatedParts, type StatedProduct } from './product-parts.ts';

export {
  isInState,
  productFormat,
  type ProductInState,
  savedWith,
  type StatedParts,
  type StatedProduct,
} from './product-parts.ts';
export { releasedFrom, type ReleasedProduct, toReleasedProduct } from './released-product.ts';
export { readStatePieces } from '../../states/released-states.service.ts';

type ReadScope = Pick<Scope, 'transaction' | 'caller'>;

/** How a part of products is read. */
export interface Source<Value> {
  /** Unique among all sources. */
  readonly name: string;
  /** From working copies, by product key. */
  readonly working: (ids: readonly ProductKeyParts[]) => Promise<ReadonlyMap<string, Value>>;
  /** The parts of a state that it needs. */
  readonly parts: readonly (keyof StatedParts)[];
  /** Undefined if the product has none in the state. */
  readonly stated: (parts: Partial<StatedParts>, state: StoredState, id: ProductKeyParts) => Value | undefined;
}

/** Of one product; undefined if it has none. */
export async function readOf<Value>(
  { productId, state }: StatedProduct,
  { working, parts, stated }: Source<Value>,
  scope: ReadScope,
): Promise<Value | undefined> {
  if (state === undefined) return (await working([productId])).get(productKey(productId));
  return stated((await readPartsOfStates([state], parts, productFormat, scope)).get(state) ?? {}, state, productId);
}

/** The same, loaded together with those of all other products of the operation. */
export async function loadOf<Value>(
  { productId, state }: StatedProduct,
  { name, working, parts, stated }: Source<Value>,
  scope: ReadScope,
  context: Pick<RequestContext, 'loaders'>,
): Promise<Value | undefined> {
  if (state === undefined) {
    return batch(context, name, async (keys) => working(keys.map(fromProductKey))).load(productKey(productId));
  }
  return stated(await loadParts(state, parts, scope, context), state, productId);
}

async function loadParts(
  state: StoredState,
  parts: readonly (keyof StatedParts)[],
  scope: ReadScope,
  context: Pick<RequestContext, 'loaders'>,
): Promise<Partial<StatedParts>> {
  const states = statesOf(context);
  const key = `${state.number} ${state.itemId}`;
  states.set(key, state);
  const loaded = batch(context, `states of products: ${parts.join()}`, async (keys) => {
    const wanted = keys.flatMap((one) => states.get(one) ?? []);
    const found = await readPartsOfStates(wanted, parts, productFormat, scope);
    return new Map(keys.map((one) => [one, found.get(states.get(one) ?? state) ?? {}]));
  });
  return (await loaded.load(key)) ?? {};
}

/** The states that the operation has come across, for the keys of loads. */
function statesOf({ loaders }: Pick<RequestContext, 'loaders'>): Map<string, StoredState> {
  const name = 'states of products';
  const known = loaders.get(name);
  if (known !== undefined) return known as Map<string, StoredState>;
  const states = new Map<string, StoredState>();
  loaders.set(name, states);
  return states;
}
