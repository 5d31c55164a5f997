/** Hooks for the insurers of the tenant. */
import { useCallback, useMemo } from 'react';
import { useApi } from '../../../api/api-context.ts';
import {
  CreateInsurerDocument,
  DeleteInsurerDocument,
  ListedInsurersDocument,
  type ListedInsurersQuery,
  UpdateInsurerDocument,
} from '../../../api/generated/operations.ts';
import type { ListedInsurer } from './insurer.ts';
import { type InsurerForm, toInsurerInput } from './insurer-form.ts';
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

/** Creates an insurer, or updates the given one, unless somebody else has changed it and that is not to be overwritten. */
export function useSaveInsurer() {
  const { request } = useApi();
  return useCallback(
    async (insurer: ListedInsurer | undefined, form: InsurerForm, isOverwrite: boolean): Promise<void> => {
      const input = toInsurerInput(form);
      if (insurer === undefined) return void (await request(CreateInsurerDocument, input));
      const expectedRevision = isOverwrite ? undefined : insurer.revision;
      await request(UpdateInsurerDocument, { id: insurer.id, input, expectedRevision });
    },
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
