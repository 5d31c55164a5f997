/** Hooks for the history of items. */
import { fromProductItemId } from '@coverwright/insurance/translation-keys';
import { useCallback, useMemo } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.ts';
import { sessionKey } from '../../api/cache/query-key.ts';
import { requestAgain, useInvalidate } from '../../api/cache/use-invalidate.ts';
import { useQuery } from '../../api/cache/use-query.ts';
import {
  DeletedItemsDocument,
  ItemDifferenceDocument,
  ItemHistoryDocument,
  ItemNameDocument,
  ItemNowDocument,
  NameSnapshotDocument,
  ReleaseChangedItemsDocument,
  RemoveDeletedItemDocument,
  RestoreItemDocument,
  RestoreSnapshotDocument,
  SnapshotAuthorsDocument,
  SnapshotDetailsDocument,
} from '../../api/generated/operations.ts';
import { type Compared, isItemKind } from '../../paths/history-items.ts';
import type { DeletedKind, ItemId } from '../../paths/history.ts';
import { isUnfiltered, pageSize, toWhere, type HistoryFilter } from './history-view.ts';
import { toDeletedItem, type DeletedItem } from './deleted-item.ts';
import { toDifferenceEntry } from '../../ui/difference/difference-entry.ts';
import { type ListedSnapshot, toItemNow, toListed, toSnapshot } from './snapshot.ts';

export interface ItemHistory {
  readonly snapshots: readonly ListedSnapshot[];
  readonly totalCount: number;
  /** The number of the latest state; undefined if there is none. */
  readonly newest: number | undefined;
  /** Empty without any state. */
  readonly name: string;
  /** Set if the item has been deleted. */
  readonly deleted: DeletedItem | undefined;
}

export function useItemHistory(item: ItemId, { page, ...filter }: HistoryFilter & { readonly page: number }) {
  const { kind, itemId } = item;
  const { data, error, isLoading, refetch } = useQuery(ItemHistoryDocument, {
    where: toWhere(item, filter),
    item: { kind, itemId },
    deleted: { kind, itemId },
    // The next one shows what is missing before the last one.
    limit: pageSize + 1,
    skip: (page - 1) * pageSize,
  });
  const isEvery = isUnfiltered(filter);
  const history = useMemo((): ItemHistory | undefined => {
    if (!data) return undefined;
    const [newest] = data.newest.list;
    const [deleted] = data.deletedItems.list.flatMap(toDeletedItem);
    const { list, totalCount } = data.itemSnapshots;
    return {
      snapshots: toListed(list.map(toSnapshot), pageSize, isEvery),
      totalCount,
      newest: newest?.number,
      name: deleted?.name ?? newest?.name ?? '',
      deleted,
    };
  }, [data, isEvery]);
  return { history, error, isLoading, reload: useCallback(() => void refetch(), [refetch]) };
}

/** A state and the one before it, which may both be missing. */
export function useSnapshot({ kind, itemId }: ItemId, number: number) {
  const { data, error, isLoading, refetch } = useQuery(SnapshotDetailsDocument, {
    where: { kind, itemId, numberMax: number },
  });
  const read = useMemo(() => {
    if (!data) return undefined;
    const [snapshot, previous] = data.itemSnapshots.list.map(toSnapshot);
    return { snapshot: snapshot?.number === number ? snapshot : undefined, previous };
  }, [data, number]);
  return { read, error, isLoading, reload: useCallback(() => void refetch(), [refetch]) };
}

/** The most recent states whose authors can be chosen in the filter. */
const authorsMax = 1000;

/** The users who saved the latest states, by name. */
export function useAuthors({ kind, itemId }: ItemId) {
  const { data } = useQuery(SnapshotAuthorsDocument, { where: { kind, itemId }, limit: authorsMax });
  return useMemo(() => {
    const names = new Map(
      (data?.itemSnapshots.list ?? []).flatMap(({ createdBy }) =>
        createdBy ? [[createdBy.id, createdBy.username]] : [],
      ),
    );
    return [...names].map(([value, label]) => ({ value, label })).toSorted((a, b) => a.label.localeCompare(b.label));
  }, [data]);
}

/** Entries on one page, and characters of each value. */
export const differencePageSize = 100;
const valueMaxLength = 4000;

export function useDifference({ kind, itemId }: ItemId, { from, to }: Compared, page: number) {
  const { data, error, isLoading, refetch } = useQuery(ItemDifferenceDocument, {
    kind,
    itemId,
    from,
    to,
    limit: differencePageSize,
    skip: (page - 1) * differencePageSize,
    maxLength: valueMaxLength,
  });
  const difference = useMemo(() => {
    if (!data) return undefined;
    const { list, ...rest } = data.itemDifference;
    return { ...rest, entries: list.map(toDifferenceEntry) };
  }, [data]);
  return { difference, error, isLoading, reload: useCallback(() => void refetch(), [refetch]) };
}

export interface ChangedItem extends ItemId {
  readonly name: string;
  readonly number: number;
  /** Undefined if no earlier release contains the item. */
  readonly previousNumber: number | undefined;
}

export const changedItemsPageSize = 50;

/** What a release shows differently from the one before it. */
export function useChangedItems(releaseId: string, page: number) {
  const { data, error, isLoading, refetch } = useQuery(ReleaseChangedItemsDocument, {
    id: releaseId,
    limit: changedItemsPageSize,
    skip: (page - 1) * changedItemsPageSize,
  });
  const changed = data?.releases.list[0]?.changedItems;
  const items = useMemo(
    () =>
      changed?.list.flatMap(({ kind, previousNumber, ...item }): ChangedItem[] =>
        isItemKind(kind) ? [{ ...item, kind, previousNumber: previousNumber ?? undefined }] : [],
      ),
    [changed],
  );
  const totalCount = changed?.totalCount ?? 0;
  return { items, totalCount, error, isLoading, reload: useCallback(() => void refetch(), [refetch]) };
}

/** What the item is called, or its id until that is known. */
export function useItemName({ kind, itemId }: ItemId): string {
  const { data } = useQuery(ItemNameDocument, { where: { kind, itemId } });
  return data?.itemSnapshots.list[0]?.name ?? itemId;
}

/** The item as it is; null if it does not exist. */
export function useItemNow(item: ItemId) {
  const { kind, itemId } = item;
  const { data, refetch } = useQuery(
    ItemNowDocument,
    {
      id: itemId,
      ...fromProductItemId(kind === 'product' ? itemId : ''),
      isProduct: kind === 'product',
      isTemplate: kind === 'template',
      isComponent: kind === 'component',
      isApp: kind === 'app',
    },
    { isUncached: true },
  );
  const now = useMemo(() => data && toItemNow({ kind, itemId }, data), [kind, itemId, data]);
  return { now, reload: useCallback(() => void refetch(), [refetch]) };
}

export function useDeletedItems(kind: DeletedKind | undefined, page: number) {
  const { data, error, isLoading, refetch } = useQuery(DeletedItemsDocument, {
    where: kind === undefined ? {} : { kind },
    limit: pageSize,
    skip: (page - 1) * pageSize,
  });
  const items = useMemo(() => data?.deletedItems.list.flatMap(toDeletedItem), [data]);
  const totalCount = data?.deletedItems.totalCount;
  return { items, totalCount, error, isLoading, reload: useCallback(() => void refetch(), [refetch]) };
}

export function useHistoryChanges() {
  const { request, session } = useApi();
  const invalidate = useInvalidate();
  const client = useQueryClient();
  return useMemo(() => {
    /** Whatever has been read may contain the item. */
    const forgetEverything = async () => requestAgain(client, sessionKey(session));
    return {
      restoreSnapshot: async (
        { kind, itemId }: ItemId,
        number: number,
        expectedRevision: string | undefined,
      ): Promise<void> => {
        await request(RestoreSnapshotDocument, { kind, itemId, number, expectedRevision });
        await forgetEverything();
      },
      /** @param name undefined for the one that it had */
      restoreItem: async ({ kind, itemId }: DeletedItem, name: string | undefined): Promise<void> => {
        await request(RestoreItemDocument, { kind, itemId, name });
        await forgetEverything();
      },
      /** For good. */
      removeItem: async ({ kind, itemId }: DeletedItem): Promise<void> => {
        await request(RemoveDeletedItemDocument, { kind, itemId });
        await invalidate(DeletedItemsDocument, ItemHistoryDocument);
      },
      /** An empty name removes it. */
      nameSnapshot: async ({ kind, itemId }: ItemId, number: number, name: string): Promise<void> => {
        await request(NameSnapshotDocument, { kind, itemId, number, name: name === '' ? null : name });
        await invalidate(ItemHistoryDocument, SnapshotDetailsDocument);
      },
    };
  }, [request, session, invalidate, client]);
}
