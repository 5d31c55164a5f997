// Items that are released as states of their history: the states that they have at the moment, and what their release
// checks of them later.
import type { Problem } from '../../../errors/user-error.ts';
import { throwIfAny } from '../../../errors/user-error.ts';
import { announceChange } from '../../../recording/recorder.ts';
import { listLastSnapshots, type LastSnapshot } from '../../../recording/snapshots.store.ts';
import { readStoredParts } from '../../../recording/stored-parts.ts';
import type { AppParts, Caller } from '../../../request/context.ts';
import type { Transaction } from '../../../database/database.ts';
import { contentIsDamaged, contentIsTooNew } from '../release.ts';
import { listLiveItems, listNeeds, type NewStateItem } from './release-items.store.ts';
import { keyOf, nothingToRetire, unknownItem, type WantedItem, withoutState } from './release-items.ts';

interface Taking {
  readonly app: Pick<AppParts, 'contentKinds' | 'database'>;
  readonly caller: Caller;
  readonly signal?: AbortSignal | undefined;
}

/** Items of a transaction that gets states for those without. */
const unrecordedOfTransaction = 50;

/** Items that existed before history did get their first state. */
export async function recordFirstStates(
  items: readonly Pick<WantedItem, 'kind' | 'itemId'>[],
  { app, caller, signal }: Taking,
): Promise<void> {
  const last = await app.database.read(
    caller,
    async (transaction) => listLastSnapshots(transaction, caller.tenantId, items),
    signal,
  );
  const recorded = new Set(last.map(keyOf));
  const missing = items.filter((item) => !recorded.has(keyOf(item)));
  for (let start = 0; start < missing.length; start += unrecordedOfTransaction) {
    const some = missing.slice(start, start + unrecordedOfTransaction);
    await app.database.write(
      caller,
      async (transaction) => {
        for (const [kind, ofKind] of Map.groupBy(some, (item) => item.kind)) {
          await announceChange(transaction, { kind, itemIds: ofKind.map(({ itemId }) => itemId), parts: [] });
        }
      },
      signal,
    );
  }
}

/** From one snapshot of the database: what the items name belongs to the states. Throws the problems of all items. */
export async function takeStateItems(
  wanted: readonly WantedItem[],
  transaction: Transaction,
  { app: { contentKinds }, caller: { tenantId } }: Taking,
): Promise<NewStateItem[]> {
  if (wanted.length === 0) return [];
  const [published, retired] = (['PUBLISH', 'RETIRE'] as const).map((action) =>
    wanted.filter((item) => item.action === action),
  );
  const last = await listLastSnapshots(transaction, tenantId, published ?? []);
  const states = new Map(last.map((state) => [keyOf(state), state]));
  const names = await readNames(last, transaction, { contentKinds, tenantId });
  const needs = await listNeeds(transaction, tenantId, published ?? []);
  const live = new Map((await listLiveItems(transaction, tenantId, retired ?? [])).map((item) => [keyOf(item), item]));
  const problems: Problem[] = [];
  const items: NewStateItem[] = [];
  for (const item of wanted) {
    const { kind, itemId, action, path } = item;
    if (action === 'RETIRE') {
      const known = live.get(keyOf(item));
      if (known === undefined) problems.push(nothingToRetire(item));
      else items.push({ kind, itemId, action, name: known.name, number: known.number, names: [], keys: [], needs: [] });
      continue;
    }
    const state = states.get(keyOf(item));
    const found = names.get(keyOf(item));
    if (state === undefined) problems.push(await missingState(item, transaction, { contentKinds, tenantId }));
    else if (state.isDeleted) problems.push(unknownItem(item));
    else if (state.isOutdated) problems.push(withoutState(item, state.name));
    else if (state.format > (contentKinds[kind]?.history.format ?? 0)) problems.push({ ...contentIsTooNew(), path });
    else if (found === undefined) problems.push({ ...contentIsDamaged([]), path });
    else {
      const { name, number } = state;
      items.push({ kind, itemId, action, name, number, ...found, needs: needs.get(keyOf(item)) ?? [] });
    }
  }
  throwIfAny(problems);
  return items;
}

type Named = Pick<NewStateItem, 'names' | 'keys'>;
type NameParts = Pick<AppParts, 'contentKinds'> & { readonly tenantId: string };

/** Of the states whose parts can be read. */
async function readNames(
  states: readonly LastSnapshot[],
  transaction: Transaction,
  { contentKinds, tenantId }: NameParts,
): Promise<Map<string, Named>> {
  const named = new Map<string, Named>();
  const wanted: Record<string, string> = {};
  for (const { kind, parts } of states) {
    const releasing = contentKinds[kind]?.release;
    const namedIn = releasing?.form === 'state' ? releasing.namedIn : [];
    for (const part of namedIn) if (parts[part] !== undefined) wanted[parts[part]] = parts[part];
  }
  const { parts: values } = await readStoredParts(transaction, tenantId, wanted);
  for (const state of states) {
    const { kind, itemId, parts, format } = state;
    const { release, history } = contentKinds[kind] ?? {};
    if (release?.form !== 'state' || history === undefined || format > history.format) continue;
    const present = release.namedIn.filter((part) => Object.hasOwn(values, parts[part] ?? ''));
    if (present.length < release.namedIn.length) continue;
    const own = Object.fromEntries(present.map((part) => [part, values[parts[part] ?? '']]));
    const keys = release.calledBy(itemId, own).map(({ kind: of, id }) => `${of} ${id}`);
    named.set(keyOf(state), { names: release.names(own, itemId), keys });
  }
  return named;
}

/** It does not exist, or is too large for a state. */
async function missingState(
  item: WantedItem,
  transaction: Transaction,
  { contentKinds, tenantId }: NameParts,
): Promise<Problem> {
  const { history } = contentKinds[item.kind] ?? {};
  const caller: Caller = { tenantId, userId: '', sessionId: '', rights: new Set() };
  const found = await history?.read(item.itemId, [history.parts[0]], { transaction, caller });
  return found === undefined
    ? unknownItem(item)
    : withoutState(item, history?.title(item.itemId, found) ?? item.itemId);
}
