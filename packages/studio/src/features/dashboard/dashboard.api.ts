import { useMemo } from 'react';
import { DashboardGroupsDocument, DashboardRecentDocument } from '../../api/generated/operations.ts';
import { useQuery } from '../../api/cache/use-query.ts';
import { useMay } from '../../api/use-may.ts';
import { countGroups, toRecentChanges } from './recent-changes.ts';

/** With more products than this, groups are not counted: it would mean reading every product. */
const groupsCountedMax = 1000;

/** @param locale the locale of the product names */
export function useDashboard(locale: string) {
  const [mayReadDocuments, mayReadApps] = [useMay('documents:read'), useMay('apps:read')];
  const { data, error, isLoading, refetch } = useQuery(
    DashboardRecentDocument,
    { mayReadDocuments, mayReadApps },
    { locale },
  );
  const productCount = data?.products_2?.totalCount;
  const groups = useQuery(
    DashboardGroupsDocument,
    {},
    { isPaused: productCount === undefined || productCount > groupsCountedMax },
  );
  const changes = useMemo(() => data && toRecentChanges(data), [data]);
  return {
    changes,
    productCount,
    groupCount: groups.data && countGroups(groups.data.products_2),
    insurerCount: data?.insurers?.length,
    error,
    isLoading,
    refetch,
  };
}
