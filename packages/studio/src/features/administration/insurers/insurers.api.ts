/** Hooks for the insurers of the tenant. */
import { useCallback, useMemo } from 'react';
import { useApi } from '../../../api/api-context.ts';
import {
  CreateInsurerDocument,
  DeleteInsurerDocument,
  ListedInsurersDocument,
} from '../../../api/generated/operations.ts';
import { useQuery } from '../../../api/cache/use-query.ts';

export interface ListedInsurer {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string | null;
}

export function useListedInsurers() {
  const { data, error, isLoading, refetch } = useQuery(ListedInsurersDocument, {});
  const insurers = useMemo(
    () =>
      data &&
      (data.insurers ?? []).flatMap((one): ListedInsurer[] =>
        one ? [{ id: one.id, name: one.name ?? one.id, createdAt: one.createdAt ?? null }] : [],
      ),
    [data],
  );
  return { insurers, error, isLoading, reload: useCallback(() => void refetch(), [refetch]) };
}

export function useCreateInsurer() {
  const { request } = useApi();
  return useCallback(
    async (name: string): Promise<void> => void (await request(CreateInsurerDocument, { name })),
    [request],
  );
}

export function useDeleteInsurer() {
  const { request } = useApi();
  return useCallback(
    async (id: string): Promise<void> => void (await request(DeleteInsurerDocument, { id })),
    [request],
  );
}
