/** Hooks for components. */
import { useCallback, useMemo } from 'react';
import { useApi } from '../../api/api-context.ts';
import type { Api } from '../../api/client.ts';
import { operationKey } from '../../api/cache/query-key.ts';
import { useInvalidate } from '../../api/cache/use-invalidate.ts';
import { useLoaded } from '../../api/cache/use-loaded.ts';
import { useQuery } from '../../api/cache/use-query.ts';
import {
  AppDocument,
  ComponentNamesDocument,
  ComponentPreviewDocument,
  ComponentsDocument,
  ComponentSourceDocument,
  CreateComponentDocument,
  DeleteComponentDocument,
  UpdateComponentDocument,
  type updateComponentInput,
} from '../../api/generated/operations.ts';
import {
  newComponent,
  toComponentJson,
  toComponentSource,
  toListedComponent,
  vueVersion,
  type ComponentSource,
  type ListedComponent,
  type NewComponentSource,
} from './component.ts';

export type { ComponentSource, ListedComponent, NewComponentSource };
export { vueVersion };

export function useComponentList() {
  const { data, error, isLoading, refetch } = useQuery(ComponentsDocument, {});
  const components = useMemo(
    () =>
      data && (data.components?.list ?? []).flatMap((one): ListedComponent[] => (one ? [toListedComponent(one)] : [])),
    [data],
  );
  return { components, error, isLoading, reload: useCallback(() => void refetch(), [refetch]) };
}

/** @param purpose identifies the reader, since each reader loads the source separately */
export function useComponentSource(id: string, purpose = 'open') {
  const api = useApi();
  const key = [...operationKey(ComponentSourceDocument), id, purpose];
  return useLoaded(key, async (signal) => readSource(api, id, { signal }));
}

/** Reads the component as it is stored; undefined if it no longer exists. */
export function useReadComponentSource(id: string) {
  const api = useApi();
  return useCallback(async () => readSource(api, id), [api, id]);
}

async function readSource(
  { request }: Api,
  id: string,
  options: { readonly signal?: AbortSignal } = {},
): Promise<ComponentSource | undefined> {
  const { components } = await request(ComponentSourceDocument, { id }, options);
  const found = components?.list?.[0];
  return found ? toComponentSource(found) : undefined;
}

function useComponentChange() {
  const { request } = useApi();
  const invalidate = useInvalidate();
  return useMemo(
    () => ({ request, changed: async () => invalidate(ComponentsDocument, ComponentNamesDocument) }),
    [request, invalidate],
  );
}

/** Returns the id of the new component. */
export function useCreateComponent() {
  const { request, changed } = useComponentChange();
  return useCallback(
    async (name: string, source: NewComponentSource = newComponent): Promise<string> => {
      const { createComponent } = await request(CreateComponentDocument, {
        input: {
          name,
          vueTemplate: source.template,
          componentJsonString: toComponentJson(source.json ?? {}, source.script, false),
          version: { framework: 'vue', version: vueVersion },
        },
      });
      await changed();
      return createComponent?.createdStatus?.id ?? '';
    },
    [request, changed],
  );
}

/** Returns the new revision. */
export function useUpdateComponent(id: string) {
  const { request, changed } = useComponentChange();
  return useCallback(
    async (input: updateComponentInput, expectedRevision: string | undefined): Promise<string | undefined> => {
      const { updateComponent } = await request(UpdateComponentDocument, { id, input, expectedRevision });
      await changed();
      return updateComponent?.revision ?? undefined;
    },
    [id, request, changed],
  );
}

/** Reloads everything that may show the name. Returns the new revision. */
export function useRenameComponent(id: string) {
  const { request } = useApi();
  const invalidate = useInvalidate();
  return useCallback(
    async (name: string, expectedRevision: string): Promise<string | undefined> => {
      const { updateComponent } = await request(UpdateComponentDocument, { id, input: { name }, expectedRevision });
      await invalidate(ComponentsDocument, ComponentNamesDocument, ComponentPreviewDocument, AppDocument);
      return updateComponent?.revision ?? undefined;
    },
    [id, request, invalidate],
  );
}

export function useDeleteComponent() {
  const { request, changed } = useComponentChange();
  return useCallback(
    async (id: string, expectedRevision: string): Promise<void> => {
      await request(DeleteComponentDocument, { id, expectedRevision });
      await changed();
    },
    [request, changed],
  );
}
