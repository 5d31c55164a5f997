// Apps as items of a release: their content, what prevents their release, and what customers receive.
import { buffer } from 'node:stream/consumers';
import { fileTypeOf } from '@coverwright/insurance/file-kind';
import type { JsonObject } from '@coverwright/rules';
import { type Problem, UserError } from '../../../../errors/user-error.ts';
import type { AppSnapshot, CompiledApp } from '../../../../publishing/app-snapshot.ts';
import { customCssOf } from '../../../../publishing/theme.ts';
import { findConfig, listPages, toJsonOfField } from '../../../apps/config/cms-configs.service.ts';
import { findApp, hasApp } from '../../../apps/apps.service.ts';
import { listProductsOfApp } from '../../../apps/products/app-products.service.ts';
import { listReachableComponents, type ReleasedComponent } from '../../../components/components.service.ts';
import { getDownload } from '../../../files/download/download.service.ts';
import { listOwnTexts } from '../../../l10n/l10n.service.ts';
import { listDocumentNames } from '../../../templates/documents/documents.service.ts';
import { listMissingProducts, type ProductId } from '../../../products/products.service.ts';
import type {
  BuildContext,
  BuildOutcome,
  BuiltAsset,
  ItemScope,
  ItemSnapshot,
  ReleaseKind,
} from '../../release-kind.ts';
import { pathOfFile } from '../../released-file.ts';
import { differenceOfApps } from './app-difference.ts';
import {
  type AppContent,
  type ContentConfig,
  fileKeysIn,
  fontKeysOf,
  isFontKey,
  isTextOfApp,
  localesOf,
  readContent,
  toAppSnapshot,
  toStored,
} from './app-content.ts';
import {
  appReleaseLimits,
  tooManyFileBytes,
  validateAssets,
  validateComponents,
  validateSizes,
  validateTexts,
} from './app-problems.ts';

export const appKind: ReleaseKind = {
  takeSnapshot,
  build,
  difference: (before, after) => {
    const content = readContent(after);
    return content === undefined
      ? []
      : differenceOfApps(before === undefined ? undefined : readContent(before), content);
  },
  activate: async (itemId, scope) => {
    if (await hasApp(itemId, scope)) return [];
    return [{ code: 'NOT_FOUND', message: 'The app has been deleted, so it cannot go live.' }];
  },
};

async function takeSnapshot(appId: string, scope: ItemScope): Promise<ItemSnapshot | undefined> {
  const app = await findApp(appId, scope);
  const config: ContentConfig | undefined = await findConfig(appId, scope);
  if (app === undefined || config === undefined) return undefined;
  const pages = listPages(config.componentRoutes ?? []);
  const components = await listReachableComponents(
    pages.flatMap(({ component }) => component ?? []),
    scope,
  );
  const products = await listProductsOfApp(appId, scope);
  const sources = [...sourcesOf(components), JSON.stringify(config.componentRoutes ?? [])];
  const texts = await readTexts(config, (key) => isTextOfApp(key, appId, sources), scope);
  const content: AppContent = {
    appName: app.appName,
    config,
    components: components.map(({ id, name, vueTemplate, script, status }) => ({
      id,
      name,
      vueTemplate,
      script,
      status,
    })),
    texts,
    products,
    files: filesOf(config, components),
  };
  const problems = [
    ...validateComponents(pages, components),
    ...missingProducts(await listMissingProducts(products, scope)),
    ...(await missingDocuments(config, scope)),
    ...validateTexts(texts),
    ...validateSizes(content),
  ];
  return { name: app.appName, content: toStored(content), problems };
}

async function readTexts(
  config: ContentConfig,
  isOfApp: (key: string) => boolean,
  scope: ItemScope,
): Promise<Record<string, Record<string, string>>> {
  const { allowedLocales } = localesOf(config);
  const texts: Record<string, Record<string, string>> = Object.fromEntries(
    allowedLocales.map((locale) => [locale, Object.create(null) as Record<string, string>]),
  );
  for (const { locale, key, value } of await listOwnTexts(allowedLocales, scope)) {
    const ofLocale = texts[locale];
    if (ofLocale !== undefined && isOfApp(key)) ofLocale[key] = value;
  }
  return texts;
}

function sourcesOf(components: readonly ReleasedComponent[]): string[] {
  return components.flatMap(({ vueTemplate, script }) => [vueTemplate, script ?? '']);
}

function filesOf(config: ContentConfig, components: readonly ReleasedComponent[]): string[] {
  const theme = toJsonOfField(config.themeJsonString);
  const sources = [
    ...sourcesOf(components),
    config.head?.linkJsonString ?? '',
    config.head?.metaJsonString ?? '',
    config.baseComponentsVariantsJsonString ?? '',
    customCssOf(theme),
  ];
  const fonts = fontKeysOf(theme);
  return [...new Set([...fonts, ...sources.flatMap(fileKeysIn)])].toSorted();
}

async function missingDocuments({ visitors }: ContentConfig, scope: ItemScope): Promise<Problem[]> {
  const ids = visitors?.documentTemplateIds ?? [];
  const known = new Set((await listDocumentNames(ids, scope)).map(({ id }) => id));
  return ids.flatMap((id, index): Problem[] => {
    if (known.has(id)) return [];
    const message = `The document template ${id} does not exist. Create it, or remove it from visitors in the app's configuration.`;
    return [{ code: 'NOT_FOUND', message, path: `visitors.documentTemplateIds.${index}` }];
  });
}

function missingProducts(ids: readonly ProductId[]): Problem[] {
  return ids.map(({ plan, type, version }) => ({
    code: 'NOT_FOUND',
    message: `The product ${[plan, type, version].filter((part) => part !== '').join(' / ')} no longer exists. Remove it from the products of the app.`,
    path: 'products',
  }));
}

async function build(appId: string, stored: JsonObject, context: BuildContext): Promise<BuildOutcome> {
  const content = readContent(stored);
  if (content === undefined) throw new Error('The snapshot of an app has another form than it was given.');
  const { fonts, sizeBytes, problems } = await copyFiles(content.files, context);
  if (problems.length > 0) return { ok: false, problems };
  const { app, caller, signal, writeAssets } = context;
  const snapshot = toAppSnapshot({ tenantId: caller.tenantId, appId }, content, fonts, toJsonOfField);
  const outcome = await app.engines.publishing.compile(caller, snapshot, signal);
  if (!outcome.ok) return outcome;
  const { pages, headers, outsideOrigins } = outcome.app;
  const assets = toAssets(outcome.app);
  const tooLarge = validateAssets(assets, sizeBytes);
  if (tooLarge.length > 0) return { ok: false, problems: tooLarge };
  await writeAssets(assets);
  const compiled = {
    pages: pages.map((page) => ({ ...page })),
    headers: { ...headers },
    outsideOrigins: [...outsideOrigins],
  };
  return { ok: true, item: { compiled } };
}

interface CopiedFiles {
  /** They are embedded in the styles. */
  readonly fonts: AppSnapshot['files'];
  /** The size of the other files, which have already been written. */
  readonly sizeBytes: number;
  readonly problems: readonly Problem[];
}

/**
 * Files are copied, so that they remain in the release when they are later deleted. Customers may not see
 * private files.
 */
async function copyFiles(keys: readonly string[], context: BuildContext): Promise<CopiedFiles> {
  const fonts: { key: string; bytes: Uint8Array }[] = [];
  const problems: Problem[] = [];
  let totalBytes = 0;
  let sizeBytes = 0;
  for (const key of keys) {
    const file = await findFile(key, context);
    totalBytes += file?.sizeBytes ?? 0;
    if (totalBytes > appReleaseLimits.fileBytes)
      return { fonts, sizeBytes, problems: [...problems, tooManyFileBytes()] };
    if (file === undefined) {
      const message = `The file ${key} does not exist or is private. Upload it or make it public, then release again.`;
      problems.push({ code: 'NOT_FOUND', message, path: 'files' });
    } else if (isFontKey(key)) fonts.push({ key, bytes: await buffer(await file.open()) });
    else if (problems.length === 0) {
      sizeBytes += file.sizeBytes;
      await context.writeAssets([toFileAsset({ key, bytes: await buffer(await file.open()) })]);
    }
  }
  return { fonts, sizeBytes, problems };
}

async function findFile(key: string, { app, caller, signal }: BuildContext) {
  try {
    return await getDownload({ key, bucketName: undefined }, { caller, isPublicOnly: true, signal }, app);
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

function toAssets({ assets }: CompiledApp): BuiltAsset[] {
  return assets.flatMap(({ path, contentType, bytes, br, gzip }) => [
    { path, contentType, encoding: 'identity' as const, bytes },
    ...(br === undefined ? [] : [{ path, contentType, encoding: 'br' as const, bytes: br }]),
    ...(gzip === undefined ? [] : [{ path, contentType, encoding: 'gzip' as const, bytes: gzip }]),
  ]);
}

function toFileAsset({ key, bytes }: AppSnapshot['files'][number]): BuiltAsset {
  const contentType = fileTypeOf(key.split('/').at(-1) ?? '')?.mediaType ?? 'application/octet-stream';
  return { path: pathOfFile(key), contentType, encoding: 'identity', bytes };
}
