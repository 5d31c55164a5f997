// Adds items to a release, in the transaction that creates it or takes its items anew.
import { insertParts } from '../../../recording/snapshots.store.ts';
import { sizeOf, toHashes } from '../../../recording/stored-parts.ts';
import type { AppParts, Scope } from '../../../request/context.ts';
import type { Transaction } from '../../../database/database.ts';
import { requireRight, type Right } from '../../../request/rights.ts';
import { type Difference, toPartChanges } from '../../../snapshots/difference.ts';
import type { ItemId } from '../../../snapshots/item-history.ts';
import { addAssets } from '../assets/release-assets.service.ts';
import { saveStates, type TakenState } from '../changed-items/changed-items.service.ts';
import { readContent } from '../contents/release-contents.service.ts';
import { findLastContent } from '../contents/release-contents.store.ts';
import { newItem } from '../release.ts';
import * as store from '../releases.store.ts';
import { changeControlOf, lockedChangeControlOf } from '../../../states/change-control.ts';
import { throwIfAny } from '../../../errors/user-error.ts';
import { buildItemsOf, type BuiltItems, type Creation, type WrittenItem } from './built-items.service.ts';
import { insertStateItems, type NewStateItem } from './release-items.store.ts';
import { keyOf, validateMode, type WantedItem } from './release-items.ts';
import { recordFirstStates, takeStateItems } from './state-items.service.ts';

export interface HeldItems {
  readonly built: BuiltItems;
  readonly states: readonly NewStateItem[];
}

/** Throws FORBIDDEN unless the caller may write, or publish, items of each of these kinds. */
export function requireKinds(
  kinds: Iterable<string>,
  right: 'write' | 'publish',
  { app, caller }: Pick<Scope, 'caller'> & { readonly app: Pick<AppParts, 'contentKinds'> },
): void {
  for (const kind of new Set(kinds)) {
    const found = app.contentKinds[kind];
    const needed: Right | undefined = right === 'write' ? found?.history.rights.write : found?.release.right;
    if (needed !== undefined) requireRight(caller, needed);
  }
}

/** Takes the present states of the items, which takes long for those that are built. */
export async function takeItems(wanted: readonly WantedItem[], creation: Creation): Promise<HeldItems> {
  const { caller, context } = creation;
  const { app, signal } = context;
  requireKinds(
    wanted.map(({ kind }) => kind),
    'write',
    { app, caller },
  );
  const mode = await app.database.read(
    caller,
    async (transaction) => changeControlOf(transaction, caller.tenantId),
    signal,
  );
  throwIfAny(validateMode(wanted, mode));
  const isBuilt = ({ kind, action }: WantedItem) =>
    action === 'PUBLISH' && app.contentKinds[kind]?.release.form === 'built';
  const others = wanted.filter((item) => !isBuilt(item));
  await recordFirstStates(
    others.filter(({ action }) => action === 'PUBLISH'),
    { app, caller, signal },
  );
  const states = await app.database.read(
    caller,
    async (transaction) => takeStateItems(others, transaction, { app, caller, signal }),
    signal,
  );
  return { built: await buildItemsOf(wanted.filter(isBuilt), states, creation), states };
}

export async function addItems(
  releaseId: string,
  { built, states }: HeldItems,
  transaction: Transaction,
  { caller, context: { app } }: Creation,
): Promise<void> {
  const { tenantId } = caller;
  // It may have changed since the items were taken.
  throwIfAny(validateMode(states.map(toWanted), await lockedChangeControlOf(transaction, tenantId)));
  const numbers = new Map(built.states.map((state) => [keyOf(state), state.number ?? 1]));
  for (const item of built.items) {
    await addBuiltItem(releaseId, item, numbers.get(keyOf(item)) ?? 1, { transaction, caller, app });
  }
  await insertStateItems(transaction, tenantId, releaseId, states);
  const held = new Map<string, TakenState>(built.states.map((state) => [keyOf(state), state]));
  // A product that is itself released is held in the state that is released, not in that which its app was built with.
  for (const { kind, itemId, number } of states) {
    if (number !== null) held.set(keyOf({ kind, itemId }), { kind, itemId, number });
  }
  await saveStates(transaction, tenantId, releaseId, [...held.values()]);
}

function toWanted({ kind, itemId, action }: NewStateItem): WantedItem {
  return { kind, itemId, action, path: 'input.items' };
}

async function addBuiltItem(
  releaseId: string,
  { kind, itemId, name, content, releasing, parts, compiled, written }: WrittenItem,
  number: number,
  { transaction, caller, app }: Pick<Scope, 'transaction' | 'caller' | 'app'>,
): Promise<void> {
  const { tenantId } = caller;
  const changes = toPartChanges(await differencesOf({ kind, itemId, name, content }, { transaction, caller, app }));
  await insertParts(transaction, tenantId, [...parts.values()]);
  const { format } = releasing;
  const stored = { parts: toHashes(parts), partsBytes: sizeOf(parts), format, served: releasing.served(content) };
  const needs = needsOf({ kind, itemId }, releasing.items(itemId, content));
  await store.insertItem(transaction, tenantId, {
    releaseId,
    kind,
    itemId,
    name,
    number,
    needs,
    compiled,
    changes,
    ...stored,
  });
  await addAssets({ releaseId, kind, itemId }, written, { transaction, tenantId });
}

/** What customers get through it, without the components, which it contains. */
function needsOf({ kind }: ItemId, items: readonly ItemId[]): string[] {
  return items.filter((item) => item.kind !== kind && item.kind !== 'component').map(keyOf);
}

/** From the item's previous release. */
async function differencesOf(
  { kind, itemId, name, content }: Pick<WrittenItem, 'kind' | 'itemId' | 'name' | 'content'>,
  { transaction, caller, app }: Pick<Scope, 'transaction' | 'caller' | 'app'>,
): Promise<readonly Difference[]> {
  const found = app.contentKinds[kind];
  const stored = await findLastContent(transaction, caller.tenantId, { kind, itemId });
  if (found === undefined || stored === undefined) return [newItem(name)];
  return found.difference(await readContent(found, stored, { transaction, caller }), content);
}
