/** Hooks for what a new release can contain. */
import { useMemo } from 'react';
import { useQuery } from '../../../api/cache/use-query.ts';
import {
  ChangeControlDocument,
  ChangedItemsDocument,
  ReleaseNeedsDocument,
} from '../../../api/generated/operations.ts';
import { type ChosenItems, publishedItems } from './chosen-items.ts';

/** Undefined until it is known. */
export function useChangeControl() {
  return useQuery(ChangeControlDocument, {}).data?.tenantSettings.changeControl;
}

/** As many as a release can have. */
const changedItemsMax = 500;

/** What differs from what is live. */
export function useChangedItems() {
  const { data, error, isLoading, refetch } = useQuery(ChangedItemsDocument, { limit: changedItemsMax });
  return { changed: data?.changedItems, error, isLoading, reload: () => void refetch() };
}

/** What the chosen items need besides themselves; undefined while it is read. */
export function useNeeds(chosen: ChosenItems) {
  const items = useMemo(() => publishedItems(chosen), [chosen]);
  const isPaused = items.length === 0;
  const { data, isLoading, error, refetch } = useQuery(ReleaseNeedsDocument, { items }, { isPaused });
  // Those of an earlier choice are not those of this one.
  const needs = isLoading || error !== undefined ? undefined : data?.releaseNeeds;
  return { needs: isPaused ? [] : needs, error, isLoading, reload: () => void refetch() };
}
