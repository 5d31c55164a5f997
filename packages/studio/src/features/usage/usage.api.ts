/** The tenant's usage of its limits, reloaded each time it is shown. */
import { useMemo } from 'react';
import { TenantUsageDocument } from '../../api/generated/operations.ts';
import { useQuery } from '../../api/cache/use-query.ts';
import { toLimits } from './limit-use.ts';

const noVariables = {};

export function useTenantUsage() {
  const { data, error, isLoading, refetch } = useQuery(TenantUsageDocument, noVariables);
  const limits = useMemo(() => data && toLimits(data.tenantUsage.limits), [data]);
  return { limits, error, isLoading, refetch };
}
