// The history of apps: what belongs to an app alone. The components on its pages have their own history. Hosts are not part
// of it, since they determine what customers see, and a host may belong to another app by now.
import { throwIfAny } from '../../errors/user-error.ts';
import { toTextWrites } from '../../snapshots/difference.ts';
import { type HistoryScope, type ItemHistory, pickParts, type RestoreScope } from '../../snapshots/item-history.ts';
import { findApps, insertApp, lockAppRow, replaceApp } from '../apps/apps.service.ts';
import { createConfig, findConfig, replaceConfig, toConfigParts } from '../apps/config/cms-configs.service.ts';
import { listProductsOfApp, replaceProducts } from '../apps/products/app-products.service.ts';
import { listTextKeysUnder, listTexts, removeTextsIn, sumTextBytes, writeTexts } from '../l10n/l10n.service.ts';
import { validateRequestsEmail } from '../apps/requests-email.service.ts';
import { type AppParts, referencesOf } from './app-parts.service.ts';

export const appHistory: ItemHistory<AppParts> = {
  format: 1,
  parts: ['general', 'pages', 'theme', 'config', 'products', 'texts'],
  measure: async (appId, parts, scope) =>
    parts.includes('texts') ? sumTextBytes(await listTextKeysUnder(`apps-${appId}-`, scope), scope) : 0,
  read: readAppParts,
  title: (id, { general }) => general?.appName ?? id,
  references: referencesOf,
  write: writeAppParts,
  lock: async (appId, { transaction, caller }) => lockAppRow(transaction, caller.tenantId, appId),
  rights: { read: 'apps:read', write: 'apps:write' },
};

async function readAppParts(
  appId: string,
  parts: readonly string[],
  scope: HistoryScope,
): Promise<Partial<AppParts> | undefined> {
  const [app] = await findApps([appId], scope);
  if (app === undefined) return undefined;
  const { appName, appTemplateId, email, emailSenderName, onRequestTemplateId, requestsEmail } = app;
  const hasAny = (...names: readonly string[]) => names.some((name) => parts.includes(name));
  const config = hasAny('pages', 'theme', 'config') ? await findConfig(appId, scope) : undefined;
  const all: AppParts = {
    general: { appName, appTemplateId, email, emailSenderName, onRequestTemplateId, requestsEmail },
    ...toConfigParts(config ?? {}),
    products: hasAny('products') ? await listProductsOfApp(appId, scope) : [],
    texts: hasAny('texts') ? await readTextsOf(appId, scope) : [],
  };
  return pickParts(all, parts);
}

/** Includes those of an app whose id continues this one with a hyphen: their keys do not tell the two apart. */
async function readTextsOf(appId: string, scope: HistoryScope): Promise<AppParts['texts']> {
  const texts = await listTexts(await listTextKeysUnder(`apps-${appId}-`, scope), scope);
  return texts.map(({ key, locale, value }) => ({ key, locale, value }));
}

async function writeAppParts(
  appId: string,
  { general, pages, theme, config, products, texts }: AppParts,
  scope: RestoreScope,
): Promise<void> {
  const [app] = await findApps([appId], scope);
  throwIfAny(await validateRequestsEmail(general.requestsEmail, app?.requestsEmail ?? null, scope));
  if (app === undefined) {
    await insertApp({ appId, ...general }, scope);
    await createConfig(appId, undefined, scope);
  } else await replaceApp(appId, general, scope);
  await replaceConfig(
    appId,
    { ...config, ...(pages && { componentRoutes: pages }), ...(theme && { themeJsonString: theme }) },
    scope,
  );
  await replaceProducts(appId, products, scope);
  const { written, removed } = toTextWrites(await readTextsOf(appId, scope), texts);
  await removeTextsIn(removed, scope);
  await writeTexts(written, scope);
}
