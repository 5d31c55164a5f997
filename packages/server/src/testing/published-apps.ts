// Published apps of a test: the releases that it adds, in compiled form.
import { Readable } from 'node:stream';
import type { AssetEncoding, PublishedApp, PublishedApps } from '../features/published-apps/published-app.ts';
import type { CompiledApp } from '../publishing/app-snapshot.ts';

export interface TestRelease extends Omit<PublishedApp, 'pages' | 'headers'> {
  readonly host: string;
  readonly compiled: CompiledApp;
}

export interface TestPublishedApps extends PublishedApps {
  add(release: TestRelease): void;
  publish(releaseId: string): void;
  /** Makes every further look-up fail. */
  break(error: Error): void;
}

export function createTestPublishedApps(): TestPublishedApps {
  const releases = new Map<string, TestRelease & PublishedApp>();
  const live = new Map<string, string>();
  let failure: Error | undefined;
  const check = () => (failure === undefined ? Promise.resolve() : Promise.reject(failure));
  return {
    add: (release) => {
      const { pages, headers } = release.compiled;
      releases.set(release.releaseId, { ...release, pages, headers });
    },
    publish: (releaseId) => live.set(releases.get(releaseId)?.host ?? '', releaseId),
    break: (error) => (failure = error),
    findLive: async (host) => {
      await check();
      return releases.get(live.get(host) ?? '');
    },
    findInRelease: async ({ releaseId, host }) => {
      const release = releases.get(releaseId);
      return Promise.resolve(release?.host === host ? release : undefined);
    },
    findFile: () => Promise.resolve(undefined),
    findComponent: () => Promise.resolve(undefined),
    listPaths: () => Promise.resolve([]),
    findAsset: async (host, path, encoding) => {
      const assets = [...releases.values()].flatMap((one) => (one.host === host ? one.compiled.assets : []));
      const asset = assets.find((one) => one.path === path);
      if (asset === undefined) return Promise.resolve(undefined);
      const encoded = encoding === 'identity' ? undefined : asset[encoding];
      const bytes = encoded ?? asset.bytes;
      const sent: AssetEncoding = encoded === undefined ? 'identity' : encoding;
      const open = () => Promise.resolve(Readable.from([bytes]));
      return Promise.resolve({
        contentType: asset.contentType,
        encoding: sent,
        sizeBytes: bytes.length,
        contentTag: path,
        open,
      });
    },
  };
}
