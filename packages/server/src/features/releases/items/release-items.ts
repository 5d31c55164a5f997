// The items that a release is to have, as requested. Pure.
import type { Maybe } from '@coverwright/insurance/maybe';
import type { Problem } from '../../../errors/user-error.ts';
import type { releaseItemInput } from '../../../graphql/generated/schema-types.ts';
import type { ChangeControl } from '../../../states/change-control.ts';
import type { ItemId } from '../../../snapshots/item-history.ts';
import { say } from '../../../sentences/say.ts';

export type ItemAction = 'PUBLISH' | 'RETIRE';

export interface WantedItem extends ItemId {
  readonly action: ItemAction;
  /** At which problems of the item are reported. */
  readonly path: string;
}

/** Keep in sync with docs/limits.md. */
export const releaseAppsMax = 20;
export const releaseItemsMax = 500;
const itemIdMaxLength = 1000;

export interface ItemsInput {
  readonly appIds?: Maybe<readonly string[]>;
  readonly items?: Maybe<readonly releaseItemInput[]>;
}

export function keyOf({ kind, itemId }: ItemId): string {
  return `${kind} ${itemId}`;
}

/** Each item once; repeated with the same action, the first one counts. */
export function toWantedItems({ appIds, items }: ItemsInput, path: string): WantedItem[] {
  const prefix = path === '' ? '' : `${path}.`;
  const wanted: WantedItem[] = [
    ...(appIds ?? []).map((itemId) => ({
      kind: 'app',
      itemId,
      action: 'PUBLISH' as const,
      path: `${prefix}apps.${itemId}`,
    })),
    ...(items ?? []).map(({ kind, itemId, action }, index) => ({
      kind,
      itemId,
      action: action ?? 'PUBLISH',
      path: `${prefix}items.${index}`,
    })),
  ];
  return [...new Map(wanted.toReversed().map((item) => [`${keyOf(item)} ${item.action}`, item])).values()].toReversed();
}

/** Checks the numbers first: the lists can be long. */
export function validateItems({ appIds, items }: ItemsInput, kinds: readonly string[], path: string): Problem[] {
  const prefix = path === '' ? '' : `${path}.`;
  const [apps, others] = [appIds ?? [], items ?? []];
  if (apps.length + others.length === 0) {
    return [{ code: 'REQUIRED', ...say('RELEASE_APPS_MISSING'), path: `${prefix}appIds` }];
  }
  if (apps.length + others.length > releaseItemsMax) {
    const counts = { max: releaseItemsMax, count: apps.length + others.length };
    return [{ code: 'LIMIT_EXCEEDED', ...say('RELEASE_ITEMS_MAX', counts), path: `${prefix}items` }];
  }
  const built = apps.length + others.filter(({ kind, action }) => kind === 'app' && action !== 'RETIRE').length;
  if (built > releaseAppsMax) {
    const counts = { max: releaseAppsMax, count: built };
    return [{ code: 'LIMIT_EXCEEDED', ...say('RELEASE_APPS_MAX', counts), path: `${prefix}appIds` }];
  }
  const wanted = toWantedItems({ appIds, items }, path);
  const actions = Map.groupBy(wanted, keyOf);
  return wanted.flatMap((item): Problem[] => {
    if (!kinds.includes(item.kind)) {
      return [
        { code: 'INVALID', ...say('HISTORY_KIND_UNKNOWN', { kinds: kinds.join(', ') }), path: `${item.path}.kind` },
      ];
    }
    if (item.itemId.length > itemIdMaxLength) return [unknownItem(item)];
    if ((actions.get(keyOf(item))?.length ?? 0) < 2) return [];
    return [{ code: 'INVALID', ...say('RELEASE_ITEM_TWICE', { itemId: item.itemId }), path: item.path }];
  });
}

/** Where every save takes effect at once, apps alone are released. */
export function validateMode(wanted: readonly WantedItem[], mode: ChangeControl): Problem[] {
  if (mode === 'RELEASES') return [];
  return wanted
    .filter(({ kind, action }) => kind !== 'app' || action === 'RETIRE')
    .slice(0, 1)
    .map(({ path }) => ({ code: 'INVALID', ...say('RELEASES_OFF'), path }));
}

export function unknownItem({ kind, itemId, path }: Pick<WantedItem, 'kind' | 'itemId' | 'path'>): Problem {
  return { code: 'NOT_FOUND', ...say('RELEASE_ITEM_UNKNOWN', { kind, itemId: itemId.slice(0, 100) }), path };
}

export function nothingToRetire({ itemId, path }: Pick<WantedItem, 'itemId' | 'path'>): Problem {
  return { code: 'INVALID', ...say('RELEASE_RETIRES_NOTHING', { itemId }), path };
}

export function withoutState({ path }: Pick<WantedItem, 'path'>, name: string): Problem {
  return { code: 'LIMIT_EXCEEDED', ...say('RELEASE_ITEM_TOO_LARGE', { name }), path };
}
