/** What uses items. */
import { useCallback, useMemo } from 'react';
import { useQuery } from '../../api/cache/use-query.ts';
import { ItemUsesDocument } from '../../api/generated/operations.ts';
import { toItemUses } from './item-use.ts';

export interface UsedItems {
  readonly kind: 'product' | 'template' | 'component' | 'file';
  /** For what uses at least one of them. Of a product plan|version|type; of a folder its key, with the slash. */
  readonly itemIds: readonly string[];
  /** Of files. */
  readonly bucketName?: string;
}

/** Anything may have been saved since the last time, so it is requested again. */
export function useItemUses({ kind, itemIds, bucketName }: UsedItems, limit: number) {
  const { data, error, isLoading, refetch } = useQuery(
    ItemUsesDocument,
    { kind, itemIds: [...itemIds], bucketName, limit },
    { isUncached: true },
  );
  const uses = useMemo(() => data && toItemUses(data.itemUses), [data]);
  return { uses, error, isLoading, reload: useCallback(() => void refetch(), [refetch]) };
}
