// Determines which app a host shows. This runs for every request, so studio hosts are recognized without the
// database if their name is sufficient, and results from the table of hosts are cached for a second.
import { buffer } from 'node:stream/consumers';
import { createByteCache } from '../../memory/byte-cache.ts';
import { UserError } from '../../errors/user-error.ts';
import { createAddressAllowances } from '../../request/address-allowances.ts';
import type { AppParts } from '../../request/context.ts';
import { isNeverOfAnApp, toHostName } from '../../network/host-name.ts';
import { findAppOfHost } from '../tenants/hosts.service.ts';
import { type AssetEncoding, type PublishedApp, toPreviewHost, type Visitor } from './published-app.ts';
import { say } from '../../sentences/say.ts';

export { toPreviewHost };

export interface AppHost {
  /** Without the release of a preview. */
  readonly host: string;
  readonly tenantId: string | undefined;
  /** From the address of a preview. */
  readonly releaseId?: string;
}

/** Keep in sync with docs/limits.md. */
export const publishedAppLimits = {
  /** How long an instance caches what a host is for. */
  hostMs: 1_000,
  hosts: 2_000,
  /** The maximum total size of cached assets, and that of a single one. */
  assetBytes: 64 * 1024 * 1024,
  assetMaxBytes: 1024 * 1024,
} as const;

interface KnownHost {
  readonly appHost: AppHost | undefined;
  readonly until: number;
}

export interface Asset {
  readonly contentType: string;
  readonly encoding: AssetEncoding;
  readonly bytes: Buffer;
}

interface KnownAsset {
  readonly asset: Asset;
  readonly contentTag: string;
  /** When it was last found in a release. */
  readAt: number;
}

export interface AppPages {
  /** Whether the cache is sufficient to know that no app is shown there, so that the request need not wait. */
  isKnownStudioHost(hostHeader: string): boolean;
  /**
   * Undefined for hosts of the studio; without a tenant if nothing is published at a name that is reserved for
   * apps.
   */
  findAppHost(hostHeader: string, visitor: Visitor): Promise<AppHost | undefined>;
  findApp(appHost: AppHost, request: AppRequest): Promise<PublishedApp | undefined>;
  findAsset(appHost: AppHost, path: string, encoding: AssetEncoding, visitor: Visitor): Promise<Asset | undefined>;
  /** Paths of pages that search engines may list; undefined if nothing is live. */
  listPaths(appHost: AppHost, visitor: Visitor): Promise<readonly string[] | undefined>;
}

export interface AppRequest {
  readonly path: string;
  /** The release of the preview link that this browser has opened. */
  readonly previewed: string | undefined;
  readonly visitor: Visitor;
}

export function createAppPages(app: AppParts): AppPages {
  const { publishedApps, clock } = app;
  const allowances = createAddressAllowances();
  /** Checked before anything that is not cached. */
  const requireAllowance = ({ strangerAt }: Visitor): void => {
    const waitSeconds = allowances.take(strangerAt, clock());
    if (waitSeconds === undefined) return;
    throw new UserError({ code: 'LIMIT_EXCEEDED', ...say('TOO_MANY_FROM_ADDRESS', { waitSeconds }) });
  };
  return {
    ...rememberHosts(app),
    findApp: async ({ host, tenantId, releaseId }, { path, previewed, visitor }) => {
      if (tenantId === undefined) return undefined;
      if (releaseId !== undefined || previewed !== undefined) requireAllowance(visitor);
      const inRelease = (id: string) => publishedApps.findInRelease({ releaseId: id, host }, path, visitor);
      if (releaseId !== undefined) return inRelease(releaseId);
      const preview = previewed === undefined ? undefined : await inRelease(previewed);
      return preview ?? publishedApps.findLive(host, path, visitor);
    },
    findAsset: rememberAssets(app, requireAllowance),
    listPaths: async ({ host, tenantId }, visitor) =>
      tenantId === undefined ? undefined : publishedApps.listPaths(host, visitor),
  };
}

/**
 * A change of the tenant may have deleted the release: it is then looked up again, and reread only if it is a
 * different one.
 */
function rememberAssets(
  { changes, publishedApps }: AppParts,
  requireAllowance: (visitor: Visitor) => void,
): AppPages['findAsset'] {
  const assets = createByteCache<KnownAsset>(publishedAppLimits.assetBytes);
  return async ({ host, tenantId }, path, encoding, visitor) => {
    if (tenantId === undefined) return undefined;
    const key = `${tenantId} ${host} ${encoding} ${path}`;
    const known = assets.get(key);
    if (known !== undefined && changes.stands(tenantId, known.readAt)) return known.asset;
    if (known === undefined) requireAllowance(visitor);
    const readAt = changes.moment();
    const found = await publishedApps.findAsset(host, path, encoding, visitor);
    if (found === undefined) {
      assets.delete(key);
      return undefined;
    }
    const { contentType, contentTag } = found;
    if (known?.contentTag === contentTag) {
      known.readAt = readAt;
      return known.asset;
    }
    const bytes = await buffer(await found.open());
    const asset = { contentType, encoding: found.encoding, bytes };
    if (bytes.length <= publishedAppLimits.assetMaxBytes) {
      const sizeBytes = bytes.length + 2 * key.length + 200;
      assets.set(key, { value: { asset, contentTag, readAt }, sizeBytes, owner: { tenantId, userId: host } });
    }
    return asset;
  };
}

function rememberHosts({ database, clock }: AppParts): Pick<AppPages, 'isKnownStudioHost' | 'findAppHost'> {
  const hosts = new Map<string, KnownHost>();

  async function lookUp(name: string, visitor: Visitor): Promise<AppHost | undefined> {
    const preview = toPreviewHost(name);
    const host = preview?.host ?? name;
    const entry = await findAppOfHost(host, database, visitor);
    const tenantId = entry?.isOfApp === true ? entry.tenantId : undefined;
    const isStudio = tenantId === undefined && preview === undefined && (entry !== undefined || !isLocalName(host));
    return isStudio ? undefined : { host, tenantId, ...(preview && { releaseId: preview.releaseId }) };
  }

  /** Adds a name to the cache, evicting the oldest one if necessary. */
  function remember(name: string, known: KnownHost): void {
    hosts.delete(name);
    const [oldest] = hosts.keys();
    if (hosts.size >= publishedAppLimits.hosts && oldest !== undefined) hosts.delete(oldest);
    hosts.set(name, known);
  }

  return {
    isKnownStudioHost: (hostHeader) => {
      const name = toPossibleAppHost(hostHeader);
      if (name === undefined) return true;
      const known = hosts.get(name);
      return known !== undefined && known.appHost === undefined && known.until > clock().getTime();
    },
    findAppHost: async (hostHeader, visitor) => {
      const name = toPossibleAppHost(hostHeader);
      if (name === undefined) return undefined;
      const now = clock().getTime();
      const known = hosts.get(name);
      if (known !== undefined && known.until > now) return known.appHost;
      // One request refreshes it; meanwhile, others use the stale value.
      if (known !== undefined) hosts.set(name, { ...known, until: now + publishedAppLimits.hostMs });
      try {
        const appHost = await lookUp(name, visitor);
        remember(name, { appHost, until: now + publishedAppLimits.hostMs });
        return appHost;
      } catch (error) {
        // Prices by API key must work without the database.
        if (known === undefined) throw error;
        return known.appHost;
      }
    },
  };
}

/** Undefined if no app can have this host. */
function toPossibleAppHost(hostHeader: string): string | undefined {
  const name = toHostName(hostHeader);
  return name === undefined || isNeverOfAnApp(name) ? undefined : name;
}

function isLocalName(host: string): boolean {
  return host.endsWith('.localhost');
}
