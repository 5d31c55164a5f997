/** The items that a new release gets: those that were chosen, what they need, and what is retired. Pure. */
import type { ChangedItemsQuery, ReleaseNeedsQuery } from '../../../api/generated/operations.ts';
import type { Release } from '../release.ts';

export type ChangedItem = ChangedItemsQuery['changedItems']['list'][number];
export type NeededItem = ReleaseNeedsQuery['releaseNeeds'][number];

interface Item {
  readonly kind: string;
  readonly itemId: string;
}

export interface LiveItem extends Item {
  readonly name: string;
}

export interface ChosenItems {
  /** Keys of the items to publish. */
  readonly published: readonly string[];
  /** Keys of needed items that the user has left out. */
  readonly omitted: readonly string[];
  /** Keys of live items to retire. */
  readonly retired: readonly string[];
}

export const nothingChosen: ChosenItems = { published: [], omitted: [], retired: [] };

export function keyOf({ kind, itemId }: Item): string {
  return `${kind} ${itemId}`;
}

function fromKey(key: string): Item {
  const at = key.indexOf(' ');
  return { kind: key.slice(0, at), itemId: key.slice(at + 1) };
}

export function publishedItems({ published }: ChosenItems): Item[] {
  return published.map(fromKey);
}

/** With what the chosen items need, unless it is left out. */
export function toItems({ published, omitted, retired }: ChosenItems, needs: readonly NeededItem[]) {
  const needed = needs.map(keyOf).filter((key) => !omitted.includes(key) && !published.includes(key));
  const leaving = new Set(retired);
  return [
    ...[...published, ...needed]
      .filter((key) => !leaving.has(key))
      .map((key) => ({ ...fromKey(key), action: 'PUBLISH' as const })),
    ...retired.map((key) => ({ ...fromKey(key), action: 'RETIRE' as const })),
  ];
}

/** By kind, and by a part of the name or id. */
export function filterChanged(
  items: readonly ChangedItem[],
  { kind, text }: { readonly kind: string; readonly text: string },
): readonly ChangedItem[] {
  const wanted = text.trim().toLowerCase();
  return items.filter(
    (item) =>
      (kind === '' || item.kind === kind) &&
      [item.name, item.itemId, item.changedBy?.username ?? ''].some((word) => word.toLowerCase().includes(wanted)),
  );
}

/** What customers see, as the releases show it; each item once. */
export function liveItemsOf(releases: readonly Pick<Release, 'items'>[]): readonly LiveItem[] {
  const live = releases.flatMap(({ items }) =>
    items.filter(({ isLive, action }) => isLive && action === 'PUBLISH').map((item) => [keyOf(item), item] as const),
  );
  return [...new Map(live).values()].map(({ kind, itemId, name }) => ({ kind, itemId, name }));
}

interface ReleasedItem extends Item {
  readonly action: 'PUBLISH' | 'RETIRE';
}

/** The items of a release with further ones, which replace those of the same id. */
export function withItems(items: readonly ReleasedItem[], added: readonly ReleasedItem[]): readonly ReleasedItem[] {
  const keys = new Set(added.map(keyOf));
  return [...items.filter((item) => !keys.has(keyOf(item))), ...added];
}
