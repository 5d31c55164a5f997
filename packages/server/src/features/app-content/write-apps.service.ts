// Makes apps equal to their contents: configuration, pages, components, products and texts.
import { isDeepStrictEqual } from 'node:util';
import type { ContentChange, ContentScope } from '../../snapshots/content-kind.ts';
import { toTextWrites } from '../../snapshots/difference.ts';
import { addApp } from '../app-lifecycle/create-app.service.ts';
import { findApp, renameApp } from '../apps/apps.service.ts';
import { type AppConfig, replaceConfig } from '../apps/config/cms-configs.service.ts';
import { listProductsOfApp, setAppProducts } from '../apps/products/app-products.service.ts';
import { componentContent, withSource } from '../components/content/component-content.service.ts';
import { listReachableComponents } from '../components/components.service.ts';
import { listOwnTexts, removeTextsIn, writeTexts } from '../l10n/l10n.service.ts';
import { type AppContent, isOwnText, textsOf } from './app-content.ts';

/** Files are named by a content, and not part of it. */
export async function writeApps(changes: readonly ContentChange<AppContent>[], scope: ContentScope): Promise<void> {
  for (const { id, wanted } of changes) await writeApp(id, wanted, scope);
}

async function writeApp(appId: string, wanted: AppContent, scope: ContentScope): Promise<void> {
  const { appName } = wanted;
  const app = await findApp(appId, scope);
  if (app === undefined) await addApp({ input: { appId, appName } }, scope);
  else if (app.appName !== appName) await renameApp({ appId, appName }, scope);
  // Before the pages: renaming a component changes them.
  await writeComponents(wanted.components, scope);
  await replaceConfig(appId, wanted.config as AppConfig, scope);
  if (!isDeepStrictEqual(await listProductsOfApp(appId, scope), wanted.products)) {
    await setAppProducts({ appId, productIds: [...wanted.products] }, scope);
  }
  await writeOwnTexts(appId, wanted, scope);
}

/** Pages name components, so a component of the name counts before the one that had it in the content. */
async function writeComponents(wanted: AppContent['components'], scope: ContentScope): Promise<void> {
  const named = await listReachableComponents(
    wanted.map(({ name }) => name),
    scope,
  );
  const ids = new Map(named.map(({ id, name }) => [name, id]));
  const idOf = ({ id, name }: AppContent['components'][number]) => ids.get(name) ?? id;
  const known = await componentContent.read(wanted.map(idOf), scope);
  const changes = wanted.map((component) => {
    const current = known.get(idOf(component));
    return { id: idOf(component), current, wanted: withSource(current, component) };
  });
  await componentContent.write(changes, scope);
}

/** Texts that belong to no app remain if the content does not have them, since other apps may show them. */
async function writeOwnTexts(appId: string, wanted: AppContent, scope: ContentScope): Promise<void> {
  const stored = await listOwnTexts(Object.keys(wanted.texts), scope);
  const { written, removed } = toTextWrites(stored, textsOf(wanted));
  const own = removed.filter(({ key }) => isOwnText(key, appId));
  await removeTextsIn(own, scope);
  await writeTexts(written, scope);
}
