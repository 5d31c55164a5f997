/** The look and locales of an app, as needed by a preview. Pure. */
import { isJsonObject, parseJsonText, type JsonObject } from '@coverwright/rules';
import type { PreviewLookQuery } from '../../../api/generated/operations.ts';

export interface PreviewLook {
  readonly theme: JsonObject;
  readonly variants: JsonObject;
  /** The default locale first. */
  readonly locales: readonly string[];
}

/** Used if there is no app: the default look and the locales that every tenant has. */
export const plainLook: PreviewLook = { theme: {}, variants: {}, locales: ['en-US', 'zh-HK'] };

export function toPreviewLook({ cmsConfigs }: PreviewLookQuery): PreviewLook {
  const config = cmsConfigs?.[0];
  if (!config) return plainLook;
  const { defaultLocale, allowedLocales } = config;
  const locales = [...new Set([...(defaultLocale ? [defaultLocale] : []), ...(allowedLocales ?? [])])];
  return {
    theme: toObject(config.themeJsonString),
    variants: toObject(config.baseComponentsVariantsJsonString),
    locales: locales.length > 0 ? locales : plainLook.locales,
  };
}

function toObject(text: string | null | undefined): JsonObject {
  const parsed = parseJsonText(text ?? '');
  return parsed.ok && isJsonObject(parsed.value) ? parsed.value : {};
}

export function customCssOf({ customCss }: JsonObject): string {
  const text = isJsonObject(customCss ?? null) ? (customCss as JsonObject)['cssString'] : undefined;
  return typeof text === 'string' ? text : '';
}
