// Which items a release shows differently from the one before it: its apps, and what their pages show. What differs is
// read from their histories.
import { throwIfAny } from '../../../errors/user-error.ts';
import type { releasechangedItemsArgs } from '../../../graphql/generated/schema-types.ts';
import type { Transaction } from '../../../database/database.ts';
import { announceChange } from '../../../recording/recorder.ts';
import { listLastSnapshots } from '../../../recording/snapshots.store.ts';
import { type Page, toPage, validatePage } from '../../../request/bounded-page.ts';
import type { Scope } from '../../../request/context.ts';
import { isComplete } from '../../../request/list-arguments.ts';
import type { ItemId } from '../../../snapshots/item-history.ts';
import type { Release } from '../release.ts';
import * as store from './changed-items.store.ts';

/** The state that an item has; without a number, it has none yet. */
export interface TakenState extends ItemId {
  readonly number: number | undefined;
}

export async function takeStates(
  transaction: Transaction,
  tenantId: string,
  items: readonly ItemId[],
): Promise<TakenState[]> {
  const keyOf = ({ kind, itemId }: ItemId) => `${kind} ${itemId}`;
  const unique = [...new Map(items.map((item) => [keyOf(item), item])).values()];
  const last = await listLastSnapshots(transaction, tenantId, unique);
  const numbers = new Map(last.map((state) => [keyOf(state), state.number]));
  return unique.map((item) => ({ ...item, number: numbers.get(keyOf(item)) }));
}

/** Items without a state get their first one now, or had it when they were changed after the states were taken. */
export async function saveStates(
  transaction: Transaction,
  tenantId: string,
  releaseId: string,
  states: readonly TakenState[],
): Promise<void> {
  const unrecorded = states.filter(({ number }) => number === undefined);
  for (const [kind, ofKind] of Map.groupBy(unrecorded, (state) => state.kind)) {
    await announceChange(transaction, { kind, itemIds: ofKind.map(({ itemId }) => itemId), parts: [] });
  }
  const numbered = states.map(({ kind, itemId, number = 1 }) => ({ kind, itemId, number }));
  await store.insertItemStates(transaction, tenantId, releaseId, numbered);
}

export interface ChangedItemList {
  readonly list: readonly store.ChangedItem[];
  readonly filter: store.ChangedItemsFilter;
  readonly page: Page;
}

/** Of the kinds that the caller may read. */
export async function changedItems(
  { id }: Pick<Release, 'id'>,
  args: releasechangedItemsArgs,
  { transaction, caller, app }: Scope,
): Promise<ChangedItemList> {
  throwIfAny(validatePage(args));
  const page = toPage(args);
  const kinds = Object.entries(app.contentKinds)
    .filter(([, { history }]) => caller.rights.has(history.rights.read))
    .map(([kind]) => kind);
  const filter = { releaseId: id, kinds };
  return { list: await store.listChangedItems(transaction, caller.tenantId, filter, page), filter, page };
}

/** The number of all, regardless of the page. */
export async function countChangedItems(
  { list, filter, page }: ChangedItemList,
  _args: unknown,
  { transaction, caller }: Scope,
): Promise<number> {
  return isComplete(page, list.length) ? list.length : store.countChangedItems(transaction, caller.tenantId, filter);
}
