// What history stores of an app, and what each part of it names. What the components on its pages name is not included.
import { toProductItemId } from '@coverwright/insurance/translation-keys';
import { fileKeysIn } from '../../publishing/released-file.ts';
import { customCssOf } from '../../publishing/theme.ts';
import { type PartReferences, type Reference, toKeyReference } from '../../snapshots/reference.ts';
import type { App } from '../apps/apps.service.ts';
import { type AppConfig, listPages, toJsonOfField } from '../apps/config/cms-configs.service.ts';
import type { Text } from '../l10n/l10n.service.ts';
import type { ProductId } from '../products/products.service.ts';
import { type ContentConfig, fontKeysOf } from './app-content.ts';

/** What each part of an app consists of. */
export interface AppParts {
  readonly general: Pick<
    App,
    'appName' | 'appTemplateId' | 'email' | 'emailSenderName' | 'onRequestTemplateId' | 'requestsEmail'
  >;
  readonly pages: AppConfig['componentRoutes'] | null;
  readonly theme: AppConfig['themeJsonString'] | null;
  readonly config: Omit<AppConfig, 'componentRoutes' | 'themeJsonString'>;
  readonly products: readonly ProductId[];
  readonly texts: readonly Text[];
}

export function referencesOf({ general, pages, theme, config, products, texts }: Partial<AppParts>): PartReferences {
  return {
    ...(general !== undefined && { general: templates([general.onRequestTemplateId ?? '']) }),
    ...(pages !== undefined && { pages: componentsOn(pages ?? []) }),
    ...(theme !== undefined && { theme: fileKeysOfTheme(theme).map(toKeyReference) }),
    ...(config !== undefined && {
      config: [
        ...templates(config.visitors?.documentTemplateIds ?? []),
        ...fileKeysOfConfig(config).map(toKeyReference),
      ],
    }),
    ...(products !== undefined && { products: products.map((id) => ({ kind: 'product', id: toProductItemId(id) })) }),
    ...(texts !== undefined && { texts: texts.flatMap(({ value }) => fileKeysIn(value)).map(toKeyReference) }),
  };
}

function templates(ids: readonly string[]): Reference[] {
  return ids.map((id) => ({ kind: 'template', id }));
}

function componentsOn(routes: NonNullable<AppConfig['componentRoutes']>): Reference[] {
  return listPages(routes).flatMap(({ component }) => (component ? { kind: 'component', id: component } : []));
}

/** Fonts and pictures. */
export function fileKeysOfTheme(themeJsonString: string | null | undefined): string[] {
  const theme = toJsonOfField(themeJsonString);
  return [...fontKeysOf(theme), ...fileKeysIn(customCssOf(theme))];
}

export function fileKeysOfConfig({
  head,
  baseComponentsVariantsJsonString: variants,
}: Pick<ContentConfig, 'head' | 'baseComponentsVariantsJsonString'>): string[] {
  return [head?.linkJsonString, head?.metaJsonString, variants].flatMap((source) => fileKeysIn(source ?? ''));
}
