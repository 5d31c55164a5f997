/** Hooks for the tenant's insurers. */
import { useCallback, useMemo } from 'react';
import { useApi } from '../../../api/api-context.ts';
import {
  CreateInsurerDocument,
  DeleteInsurerDocument,
  InsurersDocument,
  ListedInsurersDocument,
  type ListedInsurersQuery,
  UpdateInsurerDocument,
} from '../../../api/generated/operations.ts';
import type { ListedInsurer } from './insurer.ts';
import { type InsurerForm, toInsurerInput } from './insurer-form.ts';
import { useInvalidate } from '../../../api/cache/use-invalidate.ts';
import { useQuery } from '../../../api/cache/use-query.ts';

export function useListedInsurers() {
  const { data, error, isLoading, refetch } = useQuery(ListedInsurersDocument, {});
  const insurers = useMemo(
    () => data && (data.insurers ?? []).flatMap((one): ListedInsurer[] => (one ? [toListedInsurer(one)] : [])),
    [data],
  );
  return { insurers, error, isLoading, reload: useCallback(() => void refetch(), [refetch]) };
}

type FoundInsurer = NonNullable<NonNullable<ListedInsurersQuery['insurers']>[number]>;

function toListedInsurer({ id, name, detailedName, logoUrls, revision, createdAt }: FoundInsurer): ListedInsurer {
  return {
    id,
    name: name ?? id,
    detailedName: detailedName ?? null,
    logoUrls: logoUrls ?? {},
    revision: revision ?? undefined,
    createdAt: createdAt ?? null,
  };
}

/** Reads an insurer as it is stored; undefined if it no longer exists. */
export function useReadInsurer() {
  const { request } = useApi();
  return useCallback(
    async (id: string): Promise<ListedInsurer | undefined> => {
      const { insurers } = await request(ListedInsurersDocument, {});
      const found = insurers?.find((one) => one?.id === id);
      return found ? toListedInsurer(found) : undefined;
    },
    [request],
  );
}

/**
 * Creates an insurer, or updates the given one. Fails if another user has changed it since the expected revision. Resolves once the list has been reloaded, so that the next edit starts from what was saved.
 */
export function useSaveInsurer() {
  const { request } = useApi();
  const invalidate = useInvalidate();
  return useCallback(
    async (id: string | undefined, form: InsurerForm, expectedRevision: string | undefined): Promise<void> => {
      const input = toInsurerInput(form);
      if (id === undefined) await request(CreateInsurerDocument, input);
      else await request(UpdateInsurerDocument, { id, input, expectedRevision });
      await invalidate(ListedInsurersDocument);
    },
    [request, invalidate],
  );
}

/** Creates an insurer that has only a name, where one is chosen. Resolves to its id once it can be chosen. */
export function useCreateInsurer() {
  const { request } = useApi();
  const invalidate = useInvalidate();
  return useCallback(
    async (name: string): Promise<string | undefined> => {
      const { createInsurer } = await request(CreateInsurerDocument, { name });
      await Promise.all([invalidate(InsurersDocument), invalidate(ListedInsurersDocument)]);
      return createInsurer.createdStatus?.id ?? undefined;
    },
    [request, invalidate],
  );
}

export function useDeleteInsurer() {
  const { request } = useApi();
  return useCallback(
    async (id: string): Promise<void> => void (await request(DeleteInsurerDocument, { id })),
    [request],
  );
}
