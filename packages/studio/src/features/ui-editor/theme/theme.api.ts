/** Hooks for the theme of an app and the variants of its widgets. */
import type { Json, JsonObject } from '@coverwright/insurance/json';
import { parseJsonText } from '@coverwright/rules';
import { useCallback } from 'react';
import { useApi } from '../../../api/api-context.ts';
import type { Api } from '../../../api/client.ts';
import { operationKey } from '../../../api/cache/query-key.ts';
import { useInvalidate } from '../../../api/cache/use-invalidate.ts';
import { useLoaded } from '../../../api/cache/use-loaded.ts';
import { AppThemeDocument, PreviewLookDocument } from '../../../api/generated/operations.ts';
import { useSaveConfig } from '../../apps/config/app-config.api.ts';

export interface LoadedTheme {
  readonly theme: Json;
  readonly variants: Json;
  readonly revision: string | undefined;
}

export function useAppTheme(appId: string) {
  const api = useApi();
  return useLoaded([...operationKey(AppThemeDocument), appId], async (signal) => readTheme(api, appId, { signal }));
}

/** Reads the theme as it is stored; undefined if the app no longer exists. */
export function useReadTheme(appId: string) {
  const api = useApi();
  return useCallback(async () => readTheme(api, appId), [api, appId]);
}

async function readTheme(
  { request }: Api,
  appId: string,
  options: { readonly signal?: AbortSignal } = {},
): Promise<LoadedTheme | undefined> {
  const { cmsConfigs } = await request(AppThemeDocument, { appId }, options);
  const config = cmsConfigs?.[0];
  if (!config) return undefined;
  return {
    theme: toJson(config.themeJsonString),
    variants: toJson(config.baseComponentsVariantsJsonString),
    revision: config.revision,
  };
}

/** Returns the new revision. */
export function useSaveTheme(appId: string) {
  const saveConfig = useSaveConfig(appId);
  const invalidate = useInvalidate();
  return useCallback(
    async (theme: JsonObject, expectedRevision: string | undefined): Promise<string | undefined> => {
      const revision = await saveConfig({ themeJsonString: JSON.stringify(theme) }, expectedRevision);
      await invalidate(PreviewLookDocument);
      return revision;
    },
    [saveConfig, invalidate],
  );
}

/** Returns the new revision. */
export function useSaveVariants(appId: string) {
  const saveConfig = useSaveConfig(appId);
  const invalidate = useInvalidate();
  return useCallback(
    async (variants: JsonObject, expectedRevision: string | undefined): Promise<string | undefined> => {
      const text = JSON.stringify(variants);
      const revision = await saveConfig({ baseComponentsVariantsJsonString: text }, expectedRevision);
      await invalidate(PreviewLookDocument);
      return revision;
    },
    [saveConfig, invalidate],
  );
}

function toJson(text: string | null | undefined): Json {
  const parsed = text ? parseJsonText(text) : undefined;
  return parsed?.ok ? parsed.value : null;
}
