/** Hooks for the theme of an app and the variants of its widgets. */
import type { Json, JsonObject } from '@coverwright/insurance/json';
import { parseJsonText } from '@coverwright/rules';
import { useCallback } from 'react';
import { useApi } from '../../../api/api-context.ts';
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
  const { request } = useApi();
  return useLoaded<LoadedTheme>([...operationKey(AppThemeDocument), appId], async (signal) => {
    const { cmsConfigs } = await request(AppThemeDocument, { appId }, { signal });
    const config = cmsConfigs?.[0];
    return config
      ? {
          theme: toJson(config.themeJsonString),
          variants: toJson(config.baseComponentsVariantsJsonString),
          revision: config.revision,
        }
      : undefined;
  });
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
