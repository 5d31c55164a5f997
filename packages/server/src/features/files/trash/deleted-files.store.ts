import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';
import { randomId } from '../../../database/random-id.ts';
import type { BucketWrite } from '../buckets.store.ts';
import { type FilePlace, keyOf } from '../file-key.ts';
import { isUnder } from '../folders.store.ts';

export type DeletedKind = 'file' | 'folder';

const columns = sql.raw(`bucket_name, folder, name, object_key, size, sha256, is_public, created_at, created_by,
  last_modified_at, last_modified_by, font_family, font_weight, font_style`);

/** Moves the rows of a file to the trash. */
export async function moveFileToTrash(transaction: Transaction, write: BucketWrite, place: FilePlace): Promise<void> {
  const itemId = await insertItem(transaction, write, { kind: 'file', key: keyOf(place) });
  await moveFiles(transaction, write, {
    kind: 'file',
    itemId,
    condition: sql`folder = ${place.folder} and name = ${place.name}`,
  });
}

/** The same for a folder and everything in it. */
export async function moveFolderToTrash(transaction: Transaction, write: BucketWrite, folder: string): Promise<void> {
  const { tenantId, bucketName } = write;
  const itemId = await insertItem(transaction, write, { kind: 'folder', key: folder });
  await moveFiles(transaction, write, { kind: 'folder', itemId, condition: isUnder(sql`folder`, folder) });
  await transaction.execute(sql`
    with gone as (
      delete from folders where tenant_id = ${tenantId} and bucket_name = ${bucketName} and ${isUnder(sql`key`, folder)}
      returning bucket_name, key, created_at, created_by)
    insert into deleted_folders (tenant_id, kind, item_id, bucket_name, key, created_at, created_by)
    select ${tenantId}, 'folder', ${itemId}, bucket_name, key, created_at, created_by from gone`);
}

async function insertItem(
  transaction: Transaction,
  { tenantId, userId, now }: BucketWrite,
  { kind, key }: { readonly kind: DeletedKind; readonly key: string },
): Promise<string> {
  const itemId = randomId();
  await transaction.execute(sql`
    insert into deleted_items (tenant_id, kind, item_id, number, name, deleted_at, deleted_by)
    values (${tenantId}, ${kind}, ${itemId}, 0, ${key}, ${now.toISOString()}, ${userId})`);
  return itemId;
}

async function moveFiles(
  transaction: Transaction,
  { tenantId, bucketName }: BucketWrite,
  { kind, itemId, condition }: { readonly kind: DeletedKind; readonly itemId: string; readonly condition: SQL },
): Promise<void> {
  await transaction.execute(sql`
    with gone as (
      delete from files where tenant_id = ${tenantId} and bucket_name = ${bucketName} and ${condition}
      returning ${columns})
    insert into deleted_files (tenant_id, kind, item_id, ${columns})
    select ${tenantId}, ${kind}, ${itemId}, ${columns} from gone`);
}

/**
 * Of the newest deletions, as much as the tenant may store remains; earlier ones are removed for good by the job that
 * empties the trash.
 */
export async function boundTrash(transaction: Transaction, tenantId: string): Promise<void> {
  await transaction.execute(sql`
    update deleted_items set is_removed = true where tenant_id = ${tenantId} and (kind, item_id) in (
      select kind, item_id from (
        select d.kind, d.item_id, sum(sum(f.size)) over (order by d.deleted_at desc, d.item_id) as bytes
        from deleted_items d join deleted_files f
          on f.tenant_id = ${tenantId} and f.kind = d.kind and f.item_id = d.item_id
        where d.tenant_id = ${tenantId} and not d.is_removed
        group by d.kind, d.item_id, d.deleted_at) as newest
      where bytes > coalesce(
        (select max from tenant_limits where tenant_id = ${tenantId} and name = 'fileBytes'), default_limit('fileBytes')))`);
}

export interface DeletedFiles {
  readonly bucketName: string;
  /** The key that was deleted. */
  readonly key: string;
  /** The length in bytes of what the longest key has after that one. */
  readonly longestRest: number;
}

/** Undefined if nothing of the deletion is left. */
export async function findDeletedFiles(
  transaction: Transaction,
  tenantId: string,
  kind: DeletedKind,
  itemId: string,
): Promise<DeletedFiles | undefined> {
  const isOfItem = sql`tenant_id = ${tenantId} and item_id = ${itemId}`;
  const [row] = await transaction.execute<{ bucket_name: string; key: string; rest: number }>(sql`
    select k.bucket_name, d.name as key, max(octet_length(k.key) - octet_length(d.name)) as rest
    from deleted_items d, (
      select bucket_name, folder || name as key from deleted_files where ${isOfItem}
      union all select bucket_name, key from deleted_folders where ${isOfItem}) as k
    where d.tenant_id = ${tenantId} and d.kind = ${kind} and d.item_id = ${itemId}
    group by k.bucket_name, d.name`);
  return row && { bucketName: row.bucket_name, key: row.key, longestRest: row.rest };
}

export interface RestoredKey {
  readonly itemId: string;
  /** The key that was deleted, and the one that its files get instead. */
  readonly from: string;
  readonly to: string;
}

/** Adds the files and folders of a deletion again, under another key if that differs. Returns false if one exists already. */
export async function restoreFiles(
  transaction: Transaction,
  { tenantId, bucketName }: BucketWrite,
  { itemId, from, to }: RestoredKey,
): Promise<boolean> {
  const rest = (key: SQL) => sql`${to} || substr(${key}, ${from.length + 1}::integer)`;
  const folders = await transaction.execute<{ is_added: boolean }>(sql`
    with gone as (
      delete from deleted_folders where tenant_id = ${tenantId} and item_id = ${itemId}
      returning ${rest(sql`key`)} as key, created_at, created_by),
    added as (
      insert into folders (tenant_id, bucket_name, key, parent, created_at, created_by)
      select ${tenantId}, ${bucketName}, key, regexp_replace(key, '[^/]+/$', ''), created_at, created_by from gone
      on conflict do nothing returning key)
    select exists (select 1 from added where added.key = gone.key) as is_added from gone`);
  const files = await transaction.execute<{ is_added: boolean }>(sql`
    with gone as (
      delete from deleted_files where tenant_id = ${tenantId} and item_id = ${itemId}
      returning ${rest(sql`folder || name`)} as key, ${columns}),
    placed as (
      select *, substring(key from '^(?:.*/)?') as new_folder, substring(key from '[^/]*$') as new_name from gone),
    added as (
      insert into files (tenant_id, bucket_name, folder, name, object_key, size, sha256, is_public, revision, created_at,
        created_by, last_modified_at, last_modified_by, font_family, font_weight, font_style)
      select ${tenantId}, ${bucketName}, new_folder, new_name, object_key, size, sha256, is_public,
        gen_random_uuid()::text, created_at, created_by, last_modified_at, last_modified_by, font_family,
        font_weight, font_style from placed
      on conflict do nothing returning folder || name as key)
    select exists (select 1 from added where added.key = gone.key) as is_added from gone`);
  return [...folders, ...files].every(({ is_added: isAdded }) => isAdded);
}
