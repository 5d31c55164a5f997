// Reads releases to serve apps to customers.
import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';
import { anyOf } from '../../../database/statements/any-of.ts';
import type { VisitorKind } from '../../../request/context.ts';

interface ItemOfRelease {
  readonly releaseId: string;
  readonly appId: string;
}

/** The live releases of the apps, by app id. */
export async function listLiveIds(
  transaction: Transaction,
  tenantId: string,
  appIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await transaction.execute<{ item_id: string; release_id: string }>(sql`
    select l.item_id, l.release_id from live_items l
      join release_items i on i.tenant_id = ${tenantId} and i.release_id = l.release_id and i.kind = l.kind
        and i.item_id = l.item_id and i.action = 'PUBLISH'
    where l.tenant_id = ${tenantId} and l.kind = 'app' and l.item_id = ${anyOf(appIds)}`);
  return new Map(rows.map((row) => [row.item_id, row.release_id]));
}

/** The apps among these that are in the release. */
export async function listAppsInRelease(
  transaction: Transaction,
  tenantId: string,
  { releaseId, appIds }: { readonly releaseId: string; readonly appIds: readonly string[] },
): Promise<Set<string>> {
  const rows = await transaction.execute<{ item_id: string }>(sql`
    select item_id from release_items
    where tenant_id = ${tenantId} and release_id = ${releaseId} and kind = 'app' and item_id = ${anyOf(appIds)}
      and action = 'PUBLISH'`);
  return new Set(rows.map((row) => row.item_id));
}

export interface SoldProductRow {
  readonly plan: string;
  readonly type: string;
  readonly version: string;
}

/** The products that the releases sell. */
export async function listSoldProducts(
  transaction: Transaction,
  tenantId: string,
  items: readonly ItemOfRelease[],
): Promise<SoldProductRow[]> {
  const rows = await transaction.execute<{ products: readonly SoldProductRow[] }>(sql`
    select served -> 'products' as products from release_items
    where tenant_id = ${tenantId} and kind = 'app' and (${isOneOf(items)})`);
  return rows.flatMap(({ products }) => products.map(({ plan, type, version }) => ({ plan, type, version })));
}

export interface VisitorsRow {
  readonly kind: VisitorKind;
  readonly appName: string;
  readonly documents: readonly string[];
}

/** Who may sign in, according to the release of the app. */
export async function findVisitors(
  transaction: Transaction,
  tenantId: string,
  { appId, releaseId }: ItemOfRelease,
): Promise<VisitorsRow | undefined> {
  const [row] = await transaction.execute<{ kind: VisitorKind; app_name: string; documents: readonly string[] | null }>(
    sql`
    select served -> 'visitors' ->> 'kind' as kind, served ->> 'appName' as app_name,
      served -> 'visitors' -> 'documentTemplateIds' as documents
    from release_items
    where tenant_id = ${tenantId} and kind = 'app' and item_id = ${appId} and release_id = ${releaseId}
      and served -> 'visitors' ->> 'kind' is not null`,
  );
  return row && { kind: row.kind, appName: row.app_name, documents: row.documents ?? [] };
}

interface CompiledPage {
  readonly path: string;
  readonly pattern: string;
  readonly html: string;
  readonly status: number;
  /** Absent from releases of earlier versions. */
  readonly isListed?: boolean;
}

export interface CompiledRow {
  readonly pages: readonly CompiledPage[];
  readonly headers: Readonly<Record<string, string>>;
  /** Paths of the scripts that browsers load. */
  readonly scripts: readonly string[];
  /** Component ids by name. */
  readonly components: Readonly<Record<string, string>>;
  readonly sizeBytes: number;
}

/** Undefined if the release has been deleted. */
export async function readCompiled(
  transaction: Transaction,
  tenantId: string,
  { releaseId, appId }: ItemOfRelease,
): Promise<CompiledRow | undefined> {
  const [row] = await transaction.execute<{
    compiled: Pick<CompiledRow, 'pages' | 'headers'>;
    compiled_bytes: number;
    components: Record<string, string>;
    scripts: string[];
  }>(sql`
    select compiled, compiled_bytes, served -> 'componentIds' as components,
      (select coalesce(jsonb_agg(a.path), '[]') from release_assets a
        where a.tenant_id = ${tenantId} and a.release_id = i.release_id and a.kind = i.kind and a.item_id = i.item_id
          and a.encoding = 'identity' and a.path like '%.js') as scripts
    from release_items i
    where tenant_id = ${tenantId} and release_id = ${releaseId} and kind = 'app' and item_id = ${appId}`);
  if (row === undefined) return undefined;
  const { compiled, compiled_bytes: sizeBytes, components, scripts } = row;
  return { pages: compiled.pages, headers: compiled.headers, components, scripts, sizeBytes };
}

export interface FoundAsset {
  readonly contentType: string;
  readonly encoding: 'identity' | 'br' | 'gzip';
  readonly sizeBytes: number;
  readonly contentTag: string;
  readonly objectKey: string;
}

/**
 * From any release of the apps, since a path contains a hash of its content. In the requested encoding if
 * stored, otherwise unencoded.
 */
export async function findAsset(
  transaction: Transaction,
  tenantId: string,
  { appIds, path, encoding }: { readonly appIds: readonly string[]; readonly path: string; readonly encoding: string },
): Promise<FoundAsset | undefined> {
  const isWanted: SQL = sql`a.encoding = ${encoding}`;
  const [row] = await transaction.execute<{
    content_type: string;
    encoding: FoundAsset['encoding'];
    size: number;
    sha256: string;
    object_key: string;
  }>(sql`
    select a.content_type, a.encoding, o.size, o.sha256, o.object_key
    from release_assets a join release_objects o on o.tenant_id = ${tenantId} and o.sha256 = a.sha256
    where a.tenant_id = ${tenantId} and a.kind = 'app' and a.item_id = ${anyOf(appIds)} and a.path = ${path}
      and (${isWanted} or a.encoding = 'identity')
    order by ${isWanted} desc limit 1`);
  if (row === undefined) return undefined;
  return {
    contentType: row.content_type,
    encoding: row.encoding,
    sizeBytes: row.size,
    contentTag: row.sha256,
    objectKey: row.object_key,
  };
}

export interface FoundFile {
  readonly sizeBytes: number;
  readonly contentTag: string;
  readonly lastModifiedAt: Date;
  readonly objectKey: string;
}

/** A file that one of the releases has copied; the latest copy if several have one. */
export async function findFile(
  transaction: Transaction,
  tenantId: string,
  { items, path }: { readonly items: readonly ItemOfRelease[]; readonly path: string },
): Promise<FoundFile | undefined> {
  if (items.length === 0) return undefined;
  const [row] = await transaction.execute<{ size: number; sha256: string; object_key: string; created_at: string }>(sql`
    select o.size, o.sha256, o.object_key, r.created_at
    from release_assets a
      join release_objects o on o.tenant_id = ${tenantId} and o.sha256 = a.sha256
      join releases r on r.tenant_id = ${tenantId} and r.id = a.release_id
    where a.tenant_id = ${tenantId} and a.kind = 'app' and a.path = ${path} and a.encoding = 'identity'
      and (${isOneOf(items)})
    order by r.created_at desc, r.id limit 1`);
  if (row === undefined) return undefined;
  const { size: sizeBytes, sha256: contentTag, object_key: objectKey, created_at: createdAt } = row;
  return { sizeBytes, contentTag, objectKey, lastModifiedAt: new Date(createdAt) };
}

function isOneOf(items: readonly ItemOfRelease[]): SQL {
  const isOne = items.map(({ appId, releaseId }) => sql`(item_id = ${appId} and release_id = ${releaseId})`);
  return sql.join(isOne, sql` or `);
}
