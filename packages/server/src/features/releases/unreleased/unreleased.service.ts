// What differs from what is live, and what a release of it needs besides.
import { throwIfAny } from '../../../errors/user-error.ts';
import type { QuerychangedItemsArgs, QueryreleaseNeedsArgs } from '../../../graphql/generated/schema-types.ts';
import { batch } from '../../../request/batch.ts';
import { type Page, toPage, validatePage } from '../../../request/bounded-page.ts';
import type { RequestContext, Scope } from '../../../request/context.ts';
import { isComplete } from '../../../request/list-arguments.ts';
import { shownTo } from '../../../request/perspective.ts';
import { requireRight } from '../../../request/rights.ts';
import type { ItemId } from '../../../snapshots/item-history.ts';
import { changeControlOf } from '../../../states/change-control.ts';
import { findStates, type StoredState } from '../../../states/released-states.service.ts';
import { listNeeds } from '../items/release-items.store.ts';
import { keyOf, releaseItemsMax, toWantedItems, validateItems } from '../items/release-items.ts';
import * as store from './unreleased.store.ts';

export interface ChangedItemList {
  readonly list: readonly store.ComparedItem[];
  /** Undefined where changes take effect at once, so that nothing differs. */
  readonly items: store.ComparedItems | undefined;
  readonly page: Page;
}

/** Of the kinds that the caller may read. */
export async function listChangedItems(args: QuerychangedItemsArgs, scope: Scope): Promise<ChangedItemList> {
  throwIfAny(validatePage(args));
  const page = toPage(args);
  const { transaction, caller, app } = scope;
  if ((await changeControlOf(transaction, caller.tenantId)) === 'AT_ONCE') return { list: [], items: undefined, page };
  const kinds = Object.entries(app.contentKinds)
    .filter(([, { history }]) => caller.rights.has(history.rights.read))
    .map(([kind]) => kind);
  const items = { kinds, where: args.where };
  return { list: await store.listCompared(transaction, caller.tenantId, items, page), items, page };
}

/** The number of all, regardless of the page. */
export async function countChangedItems(
  { list, items, page }: ChangedItemList,
  _args: unknown,
  { transaction, caller }: Scope,
): Promise<number> {
  if (items === undefined || isComplete(page, list.length)) return list.length;
  return store.countCompared(transaction, caller.tenantId, items);
}

export interface NeededItem extends store.ComparedItem {
  /** Whether nothing is live of it, so that the items cannot go live without it. */
  readonly isRequired: boolean;
}

/** What the items name, directly and through each other, that is not live as it is. */
export async function listReleaseNeeds({ items }: QueryreleaseNeedsArgs, scope: Scope): Promise<NeededItem[]> {
  const { transaction, caller, app } = scope;
  const { tenantId } = caller;
  throwIfAny(validateItems({ items }, Object.keys(app.contentKinds), ''));
  if ((await changeControlOf(transaction, tenantId)) === 'AT_ONCE') return [];
  const wanted = toWantedItems({ items }, '');
  for (const { kind } of wanted) {
    const right = app.contentKinds[kind]?.history.rights.read;
    if (right !== undefined) requireRight(caller, right);
  }
  const seen = new Set(wanted.map(keyOf));
  const needed: NeededItem[] = [];
  let next: readonly ItemId[] = wanted.filter(({ action }) => action === 'PUBLISH');
  while (next.length > 0 && needed.length < releaseItemsMax) {
    const named = (await findNamed(next, scope)).filter((item) => !seen.has(keyOf(item)));
    for (const item of named) seen.add(keyOf(item));
    const found = await compare(named, scope);
    needed.push(...found.map((item) => ({ ...item, isRequired: item.change !== 'CHANGED' })));
    next = found;
  }
  const components = [...wanted, ...needed].filter(({ kind }) => kind === 'component').map(({ itemId }) => itemId);
  return [...needed, ...(await listAppsToRebuild(components, seen, scope))].slice(0, releaseItemsMax);
}

/** Live apps on whose pages the components are in other states; a component changes there only with its apps. */
async function listAppsToRebuild(
  componentIds: readonly string[],
  seen: ReadonlySet<string>,
  { transaction, caller, app }: Scope,
): Promise<NeededItem[]> {
  const right = app.contentKinds['app']?.history.rights.read;
  if (componentIds.length === 0 || right === undefined || !caller.rights.has(right)) return [];
  const { tenantId } = caller;
  const showing = await store.listAppsShowingOthers(transaction, tenantId, componentIds);
  const itemIds = showing.filter((itemId) => !seen.has(keyOf({ kind: 'app', itemId })));
  if (itemIds.length === 0) return [];
  const apps = await store.listCompared(transaction, tenantId, { kinds: ['app'], itemIds, withEqual: true });
  return apps.map((item) => ({ ...item, change: item.change ?? 'CHANGED', isRequired: false }));
}

async function findNamed(items: readonly ItemId[], { transaction, caller: { tenantId } }: Scope): Promise<ItemId[]> {
  const needs = await listNeeds(transaction, tenantId, items);
  const names = items.flatMap((item) => needs.get(keyOf(item)) ?? []);
  return names.length === 0 ? [] : store.findNamedItems(transaction, tenantId, [...new Set(names)]);
}

/** Of kinds that the caller may read; those that are live as they are need nothing more. */
async function compare(
  items: readonly ItemId[],
  { transaction, caller, app }: Scope,
): Promise<readonly store.ComparedItem[]> {
  const found: store.ComparedItem[] = [];
  for (const [kind, ofKind] of Map.groupBy(items, (item) => item.kind)) {
    const right = app.contentKinds[kind]?.history.rights.read;
    if (right === undefined || !caller.rights.has(right)) continue;
    const itemIds = ofKind.map(({ itemId }) => itemId);
    found.push(...(await store.listCompared(transaction, caller.tenantId, { kinds: [kind], itemIds })));
  }
  return found;
}

export type LiveState = 'CHANGED' | 'LIVE' | 'NOT_LIVE' | 'RETIRED';

function toLiveState(change: store.ItemChange | null): LiveState {
  if (change === null) return 'LIVE';
  return change === 'ADDED' ? 'NOT_LIVE' : change;
}

/** Null where changes take effect at once. */
export function liveStateOf<Parent>(kind: string, idOf: (parent: Parent) => string) {
  return async (parent: Parent, _args: unknown, scope: Scope, context: RequestContext): Promise<LiveState | null> => {
    const found = await findCompared(kind, idOf(parent), scope, context);
    return found === undefined ? null : toLiveState(found.change);
  };
}

/** Of the state that the request reads; null where changes take effect at once, and for items without history. */
export function snapshotNumberOf<Parent>(kind: string, idOf: (parent: Parent) => string) {
  return async (parent: Parent, _args: unknown, scope: Scope, context: RequestContext): Promise<number | null> => {
    const { caller, app } = scope;
    const write = app.contentKinds[kind]?.history.rights.write;
    const perspective = write === undefined ? undefined : shownTo(caller, write);
    const found = await findCompared(kind, idOf(parent), scope, context);
    if (perspective?.kind === 'live') return found?.liveNumber ?? null;
    if (perspective?.kind !== 'release') return found?.number ?? null;
    const states = batch(
      context,
      `states of ${kind} in the release`,
      async (ids) => (await findStates(kind, ids, perspective, scope)) ?? new Map<string, StoredState>(),
    );
    return (await states.load(idOf(parent)))?.number ?? null;
  };
}

async function findCompared(
  kind: string,
  id: string,
  { transaction, caller: { tenantId } }: Scope,
  context: RequestContext,
): Promise<store.ComparedItem | undefined> {
  if ((await changeControlOf(transaction, tenantId)) === 'AT_ONCE') return undefined;
  const loader = batch(context, `live states of ${kind}`, async (itemIds) => {
    const items = await store.listCompared(transaction, tenantId, { kinds: [kind], itemIds, withEqual: true });
    return new Map(items.map((item) => [item.itemId, item]));
  });
  return loader.load(id);
}
