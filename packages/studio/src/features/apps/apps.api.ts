/** Hooks for the app operations. */
import { useCallback, useMemo } from 'react';
import { useApi } from '../../api/api-context.ts';
import { useInvalidate } from '../../api/cache/use-invalidate.ts';
import { useQuery } from '../../api/cache/use-query.ts';
import {
  AddHostToAppDocument,
  AppDocument,
  AppsAtHostsDocument,
  AppsDocument,
  ClearComponentFailuresDocument,
  ComponentFailuresDocument,
  CreateAppDocument,
  DeleteAppDocument,
  MailTemplatesDocument,
  RemoveHostFromAppDocument,
  SetAppProductsDocument,
  TenantHostsDocument,
  UpdateAppDocument,
  type createAppInput,
  type productIdInput,
  type updateAppInput,
} from '../../api/generated/operations.ts';
import { toApp, toListedApp, type ListedApp } from './app.ts';
import { toAppAtHost, type AppAtHost } from './hosts/shared-host.ts';
import { toAppPages } from './pages/app-pages.ts';

export function useAppList() {
  const { data, error, isLoading, refetch } = useQuery(AppsDocument, {});
  const apps = useMemo(
    () => data && (data.apps.list ?? []).flatMap((one): ListedApp[] => (one ? [toListedApp(one)] : [])),
    [data],
  );
  return { apps, error, isLoading, reload: useCallback(() => void refetch(), [refetch]) };
}

/** The app with its pages; `app` is null when it does not exist. */
export function useApp(appId: string) {
  const { data, error, isLoading, refetch } = useQuery(AppDocument, { appId });
  const read = useMemo(() => {
    if (!data) return undefined;
    const details = data.apps.list?.[0];
    const config = data.cmsConfigs?.[0];
    return { app: details ? toApp(details) : null, pages: toAppPages(config) };
  }, [data]);
  return { read, error, isLoading, reload: useCallback(async () => void (await refetch()), [refetch]) };
}

/** Reads an app with its pages as they are stored. */
export function useReadApp(appId: string) {
  const { request } = useApi();
  return useCallback(async () => {
    const { apps, cmsConfigs } = await request(AppDocument, { appId });
    const details = apps.list?.[0];
    return { app: details ? toApp(details) : undefined, pages: toAppPages(cmsConfigs?.[0]) };
  }, [request, appId]);
}

interface MailTemplate {
  readonly id: string;
  readonly name: string;
}

/** The templates that can be sent by email. */
export function useMailTemplates(): readonly MailTemplate[] {
  const { data } = useQuery(MailTemplatesDocument, {});
  return useMemo(
    () => (data?.templates?.list ?? []).flatMap((one) => (one ? [{ id: one.id, name: one.name || one.id }] : [])),
    [data],
  );
}

/** After an app changes, the list and the app are requested again. */
function useAppChange() {
  const { request } = useApi();
  const invalidate = useInvalidate();
  return useMemo(
    () => ({ request, changed: async () => invalidate(AppsDocument, AppDocument) }),
    [request, invalidate],
  );
}

export function useCreateApp() {
  const { request, changed } = useAppChange();
  return useCallback(
    async (input: createAppInput): Promise<void> => {
      await request(CreateAppDocument, { input });
      await changed();
    },
    [request, changed],
  );
}

export function useUpdateApp() {
  const { request, changed } = useAppChange();
  return useCallback(
    async (appId: string, input: updateAppInput, expectedRevision: string | undefined): Promise<void> => {
      await request(UpdateAppDocument, { appId, input, expectedRevision });
      await changed();
    },
    [request, changed],
  );
}

export function useDeleteApp() {
  const { request } = useApi();
  const invalidate = useInvalidate();
  return useCallback(
    async (appId: string, expectedRevision: string): Promise<void> => {
      await request(DeleteAppDocument, { appId, expectedRevision });
      await invalidate(AppsDocument);
    },
    [request, invalidate],
  );
}

/** The hosts of the tenant; undefined until they are loaded. */
export function useTenantHosts(): readonly string[] | undefined {
  const { data } = useQuery(TenantHostsDocument, {}, { isUncached: true });
  return data && (data.tenantSettings?.hosts?.flatMap((host) => host ?? []) ?? []);
}

/** The tenant's apps with their hosts; empty until they are loaded. */
export function useAppsAtHosts(): readonly AppAtHost[] {
  const { data } = useQuery(AppsAtHostsDocument, {}, { isUncached: true });
  return useMemo(() => (data?.apps.list ?? []).flatMap((one) => (one ? [toAppAtHost(one)] : [])), [data]);
}

export function useAppHosts(appId: string) {
  const { request, changed } = useAppChange();
  return useMemo(
    () => ({
      add: async (host: string): Promise<void> => {
        await request(AddHostToAppDocument, { appId, host });
        await changed();
      },
      remove: async (host: string): Promise<void> => {
        await request(RemoveHostFromAppDocument, { appId, host });
        await changed();
      },
    }),
    [appId, request, changed],
  );
}

export function useSetAppProducts(appId: string) {
  const { request, changed } = useAppChange();
  return useCallback(
    async (productIds: readonly productIdInput[], expectedRevision: string | undefined): Promise<void> => {
      await request(SetAppProductsDocument, { appId, productIds: [...productIds], expectedRevision });
      await changed();
    },
    [appId, request, changed],
  );
}

/** The app's components that failed on customers' pages, most recent first. */
export function useComponentFailures(appId: string) {
  const { request } = useApi();
  const invalidate = useInvalidate();
  const { data, error, isLoading, refetch } = useQuery(ComponentFailuresDocument, { appId });
  const clear = useCallback(async (): Promise<void> => {
    await request(ClearComponentFailuresDocument, { appId });
    await invalidate(ComponentFailuresDocument);
  }, [appId, request, invalidate]);
  return {
    failures: data?.componentFailures.list,
    error,
    isLoading,
    reload: useCallback(() => void refetch(), [refetch]),
    clear,
  };
}
