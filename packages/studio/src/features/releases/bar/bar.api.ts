/** Hooks for how an item differs from what customers get. */
import { useEffect, useMemo } from 'react';
import { useQuery } from '../../../api/cache/use-query.ts';
import { ItemChangeDocument, type ItemChangeQuery } from '../../../api/generated/operations.ts';
import type { ItemId } from '../../../paths/history.ts';

export type ItemChange = ItemChangeQuery['changedItems']['list'][number];

/**
 * Null if customers get the item as it is; undefined until it is known.
 * @param saved changes with every save, after which it is read again
 */
export function useItemChange({ kind, itemId }: ItemId, saved: unknown): ItemChange | null | undefined {
  const { data, refetch } = useQuery(ItemChangeDocument, { kind, itemId }, { isUncached: true });
  useEffect(() => {
    if (saved !== undefined) void refetch();
  }, [saved, refetch]);
  return useMemo(() => data && (data.changedItems.list[0] ?? null), [data]);
}
