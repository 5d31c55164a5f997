// Serves the live releases to customers. The app for a host and a path is cached until anything changes in the
// tenant; the content of a release never changes, so it is cached while there is room.
import { createByteCache } from '../../../memory/byte-cache.ts';
import type { ByteRange } from '../../../objects/object-store.ts';
import type { AppParts } from '../../../request/context.ts';
import { chooseApp, findAppsAtHost, type RoutedApp } from '../../apps/hosts/routed-apps.service.ts';
import { pathOfFile } from '../../../publishing/released-file.ts';
import * as store from './served-apps.store.ts';

type PublishedApps = AppParts['publishedApps'];
type PublishedApp = NonNullable<Awaited<ReturnType<PublishedApps['findLive']>>>;
/** Also for guests, whose turns are shared by address. */
type Visitor = Parameters<AppParts['liveApps']['findLiveApp']>[1];

/** Keep in sync with docs/limits.md. */
export const servedAppLimits = {
  hosts: 2_000,
  /** The maximum size of cached release pages per instance. */
  pageBytes: 64 * 1024 * 1024,
} as const;

type ServingParts = Pick<AppParts, 'changes' | 'database' | 'objects'>;

interface ServedApp extends RoutedApp {
  readonly releaseId: string;
}

interface ServedHost {
  readonly tenantId: string;
  readonly apps: readonly ServedApp[];
}

interface KnownHost extends ServedHost {
  readonly readAt: number;
}

export function createPublishedApps(parts: ServingParts): PublishedApps {
  const { database, objects } = parts;
  const readHost = rememberHosts(parts);
  const readRelease = rememberReleases(parts);

  return {
    findLive: async (host, path, visitor) => {
      const known = await readHost(host, visitor);
      const app = known && chooseApp(known.apps, path);
      return app && readRelease({ tenantId: known.tenantId, appId: app.appId, releaseId: app.releaseId }, visitor);
    },
    findInRelease: async (release, path, visitor) => {
      const found = await findAppsInRelease(release, visitor, parts);
      const app = found && chooseApp(found.apps, path);
      return app && readRelease({ tenantId: found.tenantId, appId: app.appId, releaseId: app.releaseId }, visitor);
    },
    findFile: async ({ host, key, previewId }, visitor) => {
      const previewed = previewId && (await findAppsInRelease({ releaseId: previewId, host }, visitor, parts));
      for (const found of [previewed, await readHost(host, visitor)]) {
        const file = found ? await findFileOf(found, key, visitor, parts) : undefined;
        if (file !== undefined) return file;
      }
      return undefined;
    },
    findComponent: async (host, { appId, script, component }, visitor) => {
      const known = await readHost(host, visitor);
      const app = known?.apps.find((one) => one.appId === appId);
      if (known === undefined || app === undefined) return undefined;
      const release = await readRelease({ tenantId: known.tenantId, appId, releaseId: app.releaseId }, visitor);
      const componentId = release?.components.get(component);
      if (release === undefined || componentId === undefined || !release.scripts.has(script)) return undefined;
      return { tenantId: release.tenantId, appId, releaseId: release.releaseId, componentId };
    },
    listPaths: async (host, visitor) => {
      const known = await readHost(host, visitor);
      if (known === undefined || known.apps.length === 0) return undefined;
      const listed = known.apps.map(async ({ appId, releaseId }) => {
        const release = await readRelease({ tenantId: known.tenantId, appId, releaseId }, visitor);
        // With several apps at a host, a page is omitted if another app is shown at its address.
        return (release?.listedPaths ?? []).filter((path) => chooseApp(known.apps, path)?.appId === appId);
      });
      return (await Promise.all(listed)).flat();
    },
    findAsset: async (host, path, encoding, visitor) => {
      const found = await database.asOwner((transaction) => findAppsAtHost(host, transaction), visitor);
      if (found === undefined) return undefined;
      const { tenantId } = found;
      const appIds = found.apps.map(({ appId }) => appId);
      const asset = await database.read({ tenantId, ...visitor }, (transaction) =>
        store.findAsset(transaction, tenantId, { appIds, path, encoding }),
      );
      return asset && { ...asset, open: () => objects.read(asset.objectKey) };
    },
  };
}

/** Caches what is live at a host, until anything changes in its tenant. */
function rememberHosts(parts: ServingParts) {
  const { changes } = parts;
  const hosts = new Map<string, KnownHost>();
  return async (host: string, visitor: Visitor): Promise<KnownHost | undefined> => {
    const known = hosts.get(host);
    if (known !== undefined && changes.stands(known.tenantId, known.readAt)) return known;
    const readAt = changes.moment();
    const found = await findLiveApps(host, visitor, parts);
    hosts.delete(host);
    if (found === undefined) return undefined;
    const [oldest] = hosts.keys();
    if (hosts.size >= servedAppLimits.hosts && oldest !== undefined) hosts.delete(oldest);
    const read = { ...found, readAt };
    hosts.set(host, read);
    return read;
  };
}

async function findFileOf(
  { tenantId, apps }: ServedHost,
  key: string,
  visitor: Visitor,
  { database, objects }: ServingParts,
) {
  const file = await database.read({ tenantId, ...visitor }, (transaction) =>
    store.findFile(transaction, tenantId, { items: apps, path: pathOfFile(key) }),
  );
  return file && { ...file, open: (range?: ByteRange) => objects.read(file.objectKey, range) };
}

/** The apps at a host that are in a release, live or not. */
export async function findAppsInRelease(
  { releaseId, host }: { readonly releaseId: string; readonly host: string },
  visitor: Visitor,
  { database }: Pick<AppParts, 'database'>,
): Promise<ServedHost | undefined> {
  return database.asOwner(async (transaction) => {
    const found = await findAppsAtHost(host, transaction);
    if (found === undefined) return undefined;
    const { tenantId, apps } = found;
    const appIds = apps.map(({ appId }) => appId);
    const contained = await store.listAppsInRelease(transaction, tenantId, { releaseId, appIds });
    return { tenantId, apps: apps.flatMap((app) => (contained.has(app.appId) ? [{ ...app, releaseId }] : [])) };
  }, visitor);
}

/** The apps at the host that have a live release. */
export async function findLiveApps(
  host: string,
  visitor: Visitor,
  { database }: Pick<AppParts, 'database'>,
): Promise<ServedHost | undefined> {
  return database.asOwner(async (transaction) => {
    const found = await findAppsAtHost(host, transaction);
    if (found === undefined) return undefined;
    const appIds = found.apps.map(({ appId }) => appId);
    const liveIds = await store.listLiveIds(transaction, found.tenantId, appIds);
    const apps = found.apps.flatMap((app) => {
      const releaseId = liveIds.get(app.appId);
      return releaseId === undefined ? [] : [{ ...app, releaseId }];
    });
    return { tenantId: found.tenantId, apps };
  }, visitor);
}

interface ReadRelease extends PublishedApp {
  readonly listedPaths: readonly string[];
  /** Paths of the scripts that browsers load. */
  readonly scripts: ReadonlySet<string>;
  /** Component ids by name. */
  readonly components: ReadonlyMap<string, string>;
}

type ReleasedApp = Pick<PublishedApp, 'tenantId' | 'appId' | 'releaseId'>;

/** Returns the same object while it is cached. */
function rememberReleases({ database }: ServingParts) {
  const remembered = createByteCache<ReadRelease>(servedAppLimits.pageBytes);
  return async (released: ReleasedApp, visitor: Visitor): Promise<ReadRelease | undefined> => {
    const { tenantId, appId, releaseId } = released;
    const key = JSON.stringify([tenantId, releaseId, appId]);
    const known = remembered.get(key);
    if (known !== undefined) return known;
    const compiled = await database.read({ tenantId, ...visitor }, (transaction) =>
      store.readCompiled(transaction, tenantId, { releaseId, appId }),
    );
    if (compiled === undefined) return undefined;
    const { pages, headers, scripts, components, sizeBytes } = compiled;
    const listedPaths = pages.flatMap(({ path, isListed }) => (isListed === true ? [path] : []));
    const app = {
      ...released,
      pages,
      headers,
      listedPaths,
      scripts: new Set(scripts),
      components: new Map(Object.entries(components)),
    };
    const namesBytes = 200 * (scripts.length + Object.keys(components).length);
    remembered.set(key, {
      value: app,
      sizeBytes: 2 * sizeBytes + namesBytes + 500,
      owner: { tenantId, userId: appId },
    });
    return app;
  };
}
