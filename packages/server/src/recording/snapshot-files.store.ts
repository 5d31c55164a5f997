// The files that the states of items name, so that their contents stay in the object store as long as the states.
import { toKey } from '@coverwright/insurance/file-name';
import type { FontFace } from '@coverwright/render/font-face';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import type { ItemId } from '../snapshots/item-history.ts';

export interface StateFiles extends ItemId {
  readonly number: number;
  /** The ids of references; what the item names at present if absent. */
  readonly fileIds?: readonly string[];
}

/** Stores which of the files exist, and their contents. */
export async function insertSnapshotFiles(
  transaction: Transaction,
  tenantId: string,
  states: readonly StateFiles[],
): Promise<void> {
  if (states.length === 0) return;
  await transaction.execute(sql`
    insert into snapshot_files (tenant_id, kind, item_id, number, bucket_name, folder, name, object_key, size, sha256,
      is_public, font_family, font_weight, font_style)
    select ${tenantId}, s.kind, s."itemId", s.number, f.bucket_name, f.folder, f.name, f.object_key, f.size, f.sha256,
      f.is_public, f.font_family, f.font_weight, f.font_style
    from jsonb_to_recordset(${JSON.stringify(states)}::jsonb)
        as s (kind text, "itemId" text, number integer, "fileIds" jsonb)
      cross join lateral (
        select r.to_id as id from item_references r
        where r.tenant_id = ${tenantId} and r.kind = s.kind and r.item_id = s."itemId" and r.to_kind = 'file'
          and s."fileIds" is null
        union all select jsonb_array_elements_text(s."fileIds")) as named
      cross join lateral (
        select coalesce(substring(named.id from '^//([^/]*)/'), (
            select b.name from buckets b where b.tenant_id = ${tenantId} order by b.created_at, b.name limit 1)) as bucket,
          regexp_replace(named.id, '^//[^/]*/', '') as key) as place
      join files f on f.tenant_id = ${tenantId} and f.bucket_name = place.bucket
        and f.folder = substring(place.key from '^(?:.*/)?') and f.name = substring(place.key from '[^/]*$')
    on conflict do nothing`);
}

/** The content of a file in the first bucket that a state named; undefined if it was not there. */
export async function findSnapshotFile(
  transaction: Transaction,
  tenantId: string,
  { kind, itemId, number, key }: ItemId & { readonly number: number; readonly key: string },
): Promise<{ readonly objectKey: string; readonly sizeBytes: number } | undefined> {
  const [row] = await transaction.execute<{ object_key: string; size: number }>(sql`
    select s.object_key, s.size::float8 as size from snapshot_files s
    where s.tenant_id = ${tenantId} and s.kind = ${kind} and s.item_id = ${itemId} and s.number = ${number}
      and s.folder || s.name = ${toKey(key)} and s.bucket_name = (
        select b.name from buckets b where b.tenant_id = ${tenantId} order by b.created_at, b.name limit 1)`);
  return row && { objectKey: row.object_key, sizeBytes: row.size };
}

/** A file as it was when the state was stored; undefined if the state does not name it, or it did not exist. */
export async function findFileOfState(
  transaction: Transaction,
  tenantId: string,
  { kind, itemId, number }: ItemId & { readonly number: number },
  { bucketName, folder, name }: Pick<ChangedFile, 'bucketName' | 'folder' | 'name'>,
): Promise<Pick<ChangedFile, 'objectKey' | 'sizeBytes' | 'isPublic'> | undefined> {
  const [row] = await transaction.execute<{ object_key: string; size: number; is_public: boolean }>(sql`
    select s.object_key, s.size::float8 as size, s.is_public from snapshot_files s
    where s.tenant_id = ${tenantId} and s.kind = ${kind} and s.item_id = ${itemId} and s.number = ${number}
      and s.bucket_name = ${bucketName} and s.folder = ${folder} and s.name = ${name}`);
  return row && { objectKey: row.object_key, sizeBytes: row.size, isPublic: row.is_public };
}

export interface ChangedFile {
  readonly bucketName: string;
  readonly folder: string;
  readonly name: string;
  readonly objectKey: string;
  readonly sizeBytes: number;
  readonly sha256: string | undefined;
  /** Not if the file with this content, or the last one that was deleted, is private. */
  readonly isPublic: boolean;
  readonly font?: FontFace | undefined;
  /** By how much the tenant's files grow. */
  readonly growthBytes: number;
  /** Whether there is a file with another content; otherwise there is none. */
  readonly isReplaced: boolean;
  /** Whether other items name it. */
  readonly isShared: boolean;
}

/** The files of a state that are not what they were. */
export async function listChangedFiles(
  transaction: Transaction,
  tenantId: string,
  { kind, itemId, number }: StateFiles,
): Promise<ChangedFile[]> {
  const rows = await transaction.execute<{
    bucket_name: string;
    folder: string;
    name: string;
    object_key: string;
    size: number;
    sha256: string | null;
    is_public: boolean;
    growth: number;
    font_family: string | null;
    font_weight: string | null;
    font_style: FontFace['style'] | null;
    is_replaced: boolean;
    is_shared: boolean;
  }>(sql`
    select s.bucket_name, s.folder, s.name, s.object_key, s.size::float8 as size, s.sha256, s.font_family, s.font_weight, s.font_style,
      s.is_public and not exists (
        select 1 from files p where p.tenant_id = ${tenantId} and p.object_key = s.object_key and not p.is_public)
        and coalesce((
          select d.is_public from deleted_files d join deleted_items i
            on i.tenant_id = ${tenantId} and i.kind = d.kind and i.item_id = d.item_id
          where d.tenant_id = ${tenantId} and d.object_key = s.object_key
          order by i.deleted_at desc, d.is_public limit 1), true) as is_public,
      (s.size - coalesce(f.size, 0))::float8 as growth, f.object_key is not null as is_replaced,
      exists (
        select 1 from item_references r
        where r.tenant_id = ${tenantId} and r.to_kind = 'file' and not (r.kind = ${kind} and r.item_id = ${itemId})
          and r.to_id in (s.folder || s.name, '//' || s.bucket_name || '/' || s.folder || s.name)) as is_shared
    from snapshot_files s
      join buckets b on b.tenant_id = ${tenantId} and b.name = s.bucket_name
      left join files f on f.tenant_id = ${tenantId} and f.bucket_name = s.bucket_name and f.folder = s.folder
        and f.name = s.name
    where s.tenant_id = ${tenantId} and s.kind = ${kind} and s.item_id = ${itemId} and s.number = ${number}
      and f.object_key is distinct from s.object_key
    order by s.bucket_name, s.folder, s.name`);
  return rows.map(({ font_family: family, font_weight: weight, font_style: style, ...row }) => ({
    bucketName: row.bucket_name,
    folder: row.folder,
    name: row.name,
    objectKey: row.object_key,
    sizeBytes: row.size,
    sha256: row.sha256 ?? undefined,
    isPublic: row.is_public,
    growthBytes: row.growth,
    isReplaced: row.is_replaced,
    isShared: row.is_shared,
    ...(family !== null && weight !== null && style !== null && { font: { family, weight, style } }),
  }));
}

/** Until the transaction ends: files are added again for states concurrently, but not while the files of states are removed. */
export async function lockStateFiles(
  transaction: Transaction,
  tenantId: string,
  purpose: 'adding' | 'removing',
): Promise<void> {
  const key = sql`hashtextextended(${`snapshot files ${tenantId}`}, 0)`;
  await transaction.execute(
    purpose === 'adding' ? sql`select pg_advisory_xact_lock_shared(${key})` : sql`select pg_advisory_xact_lock(${key})`,
  );
}

/** The contents of a deletion that no file has: they are not stored for states that no release holds. */
export async function forgetContents(transaction: Transaction, tenantId: string, itemId: string): Promise<void> {
  await transaction.execute(sql`
    delete from snapshot_files s using deleted_files d
    where d.tenant_id = ${tenantId} and d.item_id = ${itemId} and s.tenant_id = ${tenantId}
      and s.object_key = d.object_key
      and not exists (select 1 from files f where f.tenant_id = ${tenantId} and f.object_key = d.object_key)
      and not exists (select 1 from release_snapshots r where r.tenant_id = ${tenantId} and r.kind = s.kind
        and r.item_id = s.item_id and r.number = s.number)`);
}
