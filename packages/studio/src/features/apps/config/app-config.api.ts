/** Hooks for the configuration of an app. */
import { useCallback } from 'react';
import { useApi } from '../../../api/api-context.ts';
import type { Api } from '../../../api/client.ts';
import { operationKey } from '../../../api/cache/query-key.ts';
import { useInvalidate } from '../../../api/cache/use-invalidate.ts';
import { useLoaded } from '../../../api/cache/use-loaded.ts';
import {
  AppConfigDocument,
  AppDocument,
  UpsertCmsConfigDocument,
  type cmsComponentRouteInput,
  type cmsConfigInput,
} from '../../../api/generated/operations.ts';
import { toConfigText } from './config-text.ts';

export interface LoadedConfig {
  readonly text: string;
  readonly revision: string | undefined;
}

export function useAppConfig(appId: string) {
  const api = useApi();
  return useLoaded([...operationKey(AppConfigDocument), appId], async (signal) => readConfig(api, appId, { signal }));
}

/** Reads the configuration as it is stored; undefined if the app no longer exists. */
export function useReadConfig(appId: string) {
  const api = useApi();
  return useCallback(async () => readConfig(api, appId), [api, appId]);
}

async function readConfig(
  { request }: Api,
  appId: string,
  options: { readonly signal?: AbortSignal } = {},
): Promise<LoadedConfig | undefined> {
  const { cmsConfigs } = await request(AppConfigDocument, { appId }, options);
  const config = cmsConfigs?.[0];
  return config ? { text: toConfigText(config), revision: config.revision } : undefined;
}

/** Merges the input into the stored configuration and returns the new revision. */
export function useSaveConfig(appId: string) {
  const { request } = useApi();
  const invalidate = useInvalidate();
  return useCallback(
    async (config: cmsConfigInput, expectedRevision: string | undefined): Promise<string | undefined> => {
      const { upsertCmsConfig } = await request(UpsertCmsConfigDocument, { appId, config, expectedRevision });
      await invalidate(AppDocument);
      return upsertCmsConfig?.revision ?? undefined;
    },
    [appId, request, invalidate],
  );
}

export function useSavePages(appId: string) {
  const saveConfig = useSaveConfig(appId);
  return useCallback(
    async (componentRoutes: cmsComponentRouteInput[], expectedRevision: string | undefined) =>
      saveConfig({ componentRoutes }, expectedRevision),
    [saveConfig],
  );
}
