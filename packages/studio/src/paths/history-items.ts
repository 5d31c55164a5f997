/** The items in the paths of the history screens. Apart from these paths, which every list loads. */
import { toProductItemId } from '@coverwright/insurance/translation-keys';
import { decodeUriPart } from '../ui/formats/decode-uri-part.ts';
import { deletedItemsPath, type DeletedKind, type ItemId, type ItemKind } from './history.ts';
import type { ProductKey } from './products.ts';

export function historyPath({ kind, itemId }: ItemId): string {
  return `/history/${kind}/${encodeURIComponent(itemId)}`;
}

/** The states that a comparison is between. */
export interface Compared {
  readonly from: number;
  /** Undefined for the item as it is. */
  readonly to?: number | undefined;
}

export function comparisonPath(item: ItemId, { from, to }: Compared): string {
  return `${historyPath(item)}?from=${from}${to === undefined ? '' : `&to=${to}`}`;
}

export const itemKinds = ['product', 'template', 'component', 'app'] as const satisfies readonly ItemKind[];

export function productHistoryPath(key: ProductKey): string {
  return historyPath({ kind: 'product', itemId: toProductItemId(key) });
}

export function isItemKind(word: string | null | undefined): word is ItemKind {
  return itemKinds.some((kind) => kind === word);
}

export const deletedKinds = [...itemKinds, 'file', 'folder'] as const satisfies readonly DeletedKind[];

export function isDeletedKind(word: string | null | undefined): word is DeletedKind {
  return deletedKinds.some((kind) => kind === word);
}

export function isOfDeletedItems(pathname: string): boolean {
  return pathname === deletedItemsPath();
}

/** Undefined if the path names no item. The router's own parameters would decode a typed `%2F` as a slash. */
export function itemOf(pathname: string): ItemId | undefined {
  const [, , kind = '', itemId = ''] = pathname.split('/').map(decodeUriPart);
  return isItemKind(kind) && itemId !== '' ? { kind, itemId } : undefined;
}
