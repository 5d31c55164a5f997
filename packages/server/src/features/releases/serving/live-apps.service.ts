// What the guests of a host may see: the products sold by the live releases of its apps, or by the release that
// they preview; and who may sign in. Cached until anything changes in the tenant.
import type { OwnerCaller } from '../../../database/database.ts';
import type { AppParts, LiveApp, LiveApps } from '../../../request/context.ts';
import { findRequestMail } from '../../apps/apps.service.ts';
import { toPreviewHost } from '../../published-apps/published-apps.service.ts';
import { findAppsInRelease, findLiveApps, servedAppLimits } from './served-apps.service.ts';
import * as store from './served-apps.store.ts';

interface KnownApp {
  readonly readAt: number;
  readonly app: LiveApp;
}

/** Apps that share a host share the guests of the first one, because pages of one origin can read the same data. */
export function createLiveApps(parts: Pick<AppParts, 'changes' | 'database'>): LiveApps {
  const { changes, database } = parts;
  const known = new Map<string, KnownApp>();

  async function readApp({ host, name, releaseId }: Wanted, caller: OwnerCaller): Promise<LiveApp | undefined> {
    const found =
      releaseId === undefined
        ? await findLiveApps(name, caller, parts)
        : await findAppsInRelease({ releaseId, host: name }, caller, parts);
    const [first] = found?.apps ?? [];
    if (found === undefined || first === undefined) return undefined;
    const { tenantId, apps } = found;
    const released = await database.read({ tenantId, ...caller }, async (transaction) => ({
      soldProducts: await store.listSoldProducts(transaction, tenantId, apps),
      ...(await findRequestMail(first.appId, { transaction, tenantId })),
      visitors: await store.findVisitors(transaction, tenantId, first),
      ...(releaseId !== undefined && { releaseId }),
    }));
    return { tenantId, host, appId: first.appId, ...released };
  }

  async function findApp(wanted: Wanted, caller: OwnerCaller): Promise<LiveApp | undefined> {
    const key = JSON.stringify([wanted.host, wanted.releaseId]);
    const last = known.get(key);
    if (last !== undefined && changes.stands(last.app.tenantId, last.readAt)) return last.app;
    const readAt = changes.moment();
    known.delete(key);
    const app = await readApp(wanted, caller);
    if (app === undefined) return undefined;
    const [oldest] = known.keys();
    if (known.size >= servedAppLimits.hosts && oldest !== undefined) known.delete(oldest);
    known.set(key, { readAt, app });
    return app;
  }

  return {
    findLiveApp: async (host, caller, previewId) => {
      const preview = toPreviewHost(host);
      if (preview !== undefined) return findApp({ host, name: preview.host, releaseId: preview.releaseId }, caller);
      const live = { host, name: host };
      const previewed = previewId === undefined ? undefined : await findApp({ ...live, releaseId: previewId }, caller);
      return previewed ?? findApp(live, caller);
    },
  };
}

interface Wanted {
  /** The host as named in requests. */
  readonly host: string;
  /** The app's own host. */
  readonly name: string;
  /** Set for a preview. */
  readonly releaseId?: string;
}
