/** The paths of the history screens; other features link through these. Most lists load this file. */

export type ItemKind = 'product' | 'template' | 'component' | 'app';

/** What can be restored after it was deleted. */
export type DeletedKind = ItemKind | 'file' | 'folder';

export interface ItemId {
  readonly kind: ItemKind;
  /** Of a product: plan|version|type. */
  readonly itemId: string;
}

/** One of an item, or deletedItemsPath. */
export const historyRoute = '/history/:kind/:itemId?';

/** @param kind only the items of this kind are listed at first */
export function deletedItemsPath(kind?: DeletedKind): string {
  return `/history/deleted${kind === undefined ? '' : `?kind=${kind}`}`;
}
