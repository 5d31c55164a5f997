import type { FontFace } from '@coverwright/render/font-face';
import { sql, type SQL } from 'drizzle-orm';
import { type RevisedColumns, revisedColumns, toRevised } from '../../database/statements/revised.ts';
import type { Transaction } from '../../database/database.ts';
import { randomId } from '../../database/random-id.ts';
import type { Revised } from '../../errors/revision.ts';
import type { BucketWrite } from './buckets.store.ts';
import type { FilePlace } from './file-key.ts';

export interface StoredFile {
  readonly objectKey: string;
  readonly sizeBytes: number;
  readonly isPublic: boolean;
}

export interface NewFile extends StoredFile {
  /** Of the content, in hexadecimal; undefined if it has not been computed. */
  readonly sha256: string | undefined;
  /** Set for a font that documents can use. */
  readonly font?: FontFace | undefined;
}

export interface FoundFile extends StoredFile {
  readonly lastModifiedAt: Date;
}

type BucketKey = Pick<BucketWrite, 'tenantId' | 'bucketName'>;

function isAt({ tenantId, bucketName }: BucketKey, { folder, name }: FilePlace): SQL {
  return sql`f.tenant_id = ${tenantId} and f.bucket_name = ${bucketName} and f.folder = ${folder}
    and f.name = ${name}`;
}

export async function findFile(
  transaction: Transaction,
  bucket: BucketKey,
  place: FilePlace,
): Promise<FoundFile | undefined> {
  const [row] = await transaction.execute<{ object_key: string; size: number; is_public: boolean; at: string }>(sql`
    select f.object_key, f.size::float8 as size, f.is_public, f.last_modified_at as at from files f where ${isAt(bucket, place)}`);
  if (row === undefined) return undefined;
  const { object_key: objectKey, size: sizeBytes, is_public: isPublic, at } = row;
  return { objectKey, sizeBytes, isPublic, lastModifiedAt: new Date(at) };
}

/** The file with this content, anywhere in the bucket. */
export async function findFileOfObject(
  transaction: Transaction,
  { tenantId, bucketName }: BucketKey,
  objectKey: string,
): Promise<(FilePlace & { readonly sizeBytes: number }) | undefined> {
  const [row] = await transaction.execute<{ folder: string; name: string; size: number }>(sql`
    select f.folder, f.name, f.size::float8 as size from files f
    where f.tenant_id = ${tenantId} and f.bucket_name = ${bucketName} and f.object_key = ${objectKey}`);
  return row && { folder: row.folder, name: row.name, sizeBytes: row.size };
}

export interface PlacedFile extends StoredFile {
  readonly bucketName: string;
  readonly key: string;
}

/** The files among these that exist. */
export async function findFiles(
  transaction: Transaction,
  tenantId: string,
  wanted: readonly (FilePlace & { readonly bucketName: string })[],
): Promise<PlacedFile[]> {
  const rows = await transaction.execute<{
    bucket_name: string;
    key: string;
    object_key: string;
    size: number;
    is_public: boolean;
  }>(sql`
    select f.bucket_name, f.folder || f.name as key, f.object_key, f.size::float8 as size, f.is_public
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w("bucketName" text, folder text, name text)
      join files f on f.tenant_id = ${tenantId} and f.bucket_name = w."bucketName" and f.folder = w.folder
        and f.name = w.name`);
  return rows.map(({ bucket_name: bucketName, key, object_key: objectKey, size: sizeBytes, is_public: isPublic }) => ({
    bucketName,
    key,
    objectKey,
    sizeBytes,
    isPublic,
  }));
}

/** The state of a file, locked until the transaction ends. */
export async function lockFile(
  transaction: Transaction,
  bucket: BucketKey,
  place: FilePlace,
): Promise<Revised | undefined> {
  const [row] = await transaction.execute<RevisedColumns>(sql`
    select ${revisedColumns('f', bucket.tenantId)} from files f where ${isAt(bucket, place)} for update of f`);
  return row && toRevised(row);
}

/** Returns false if the file already exists. */
export async function insertFile(
  transaction: Transaction,
  { tenantId, bucketName, userId, now }: BucketWrite,
  { folder, name }: FilePlace,
  { objectKey, sizeBytes, sha256, isPublic, font }: NewFile,
): Promise<boolean> {
  const at = now.toISOString();
  const rows = await transaction.execute(sql`
    insert into files (tenant_id, bucket_name, folder, name, object_key, size, sha256, is_public, revision,
      created_at, created_by, last_modified_at, last_modified_by, font_family, font_weight, font_style)
    values (${tenantId}, ${bucketName}, ${folder}, ${name}, ${objectKey}, ${sizeBytes}, ${sha256 ?? null}, ${isPublic},
      ${randomId()}, ${at}, ${userId}, ${at}, ${userId}, ${font?.family ?? null}, ${font?.weight ?? null}, ${font?.style ?? null})
    on conflict do nothing returning name`);
  return rows.length > 0;
}

/**
 * Returns the new revision; undefined if the target already exists. The content and its time do not change. Inserts a new row, since an update would
 * fail on a conflict.
 */
export async function moveFile(
  transaction: Transaction,
  write: BucketWrite,
  from: FilePlace,
  to: FilePlace,
): Promise<string | undefined> {
  const revision = randomId();
  const rows = await transaction.execute(sql`
    insert into files (tenant_id, bucket_name, folder, name, object_key, size, sha256, is_public, revision,
      created_at, created_by, last_modified_at, last_modified_by, font_family, font_weight, font_style)
    select f.tenant_id, f.bucket_name, ${to.folder}, ${to.name}, f.object_key, f.size, f.sha256, f.is_public, ${revision},
      f.created_at, f.created_by, f.last_modified_at, f.last_modified_by,
      f.font_family, f.font_weight, f.font_style
    from files f where ${isAt(write, from)}
    on conflict do nothing returning name`);
  if (rows.length === 0) return undefined;
  await transaction.execute(sql`delete from files f where ${isAt(write, from)}`);
  return revision;
}

/** Returns the new revision. */
export async function updateIsPublic(
  transaction: Transaction,
  write: BucketWrite,
  place: FilePlace,
  isPublic: boolean,
): Promise<string> {
  const revision = randomId();
  await transaction.execute(sql`
    update files f set is_public = ${isPublic}, revision = ${revision},
      last_modified_at = ${write.now.toISOString()}, last_modified_by = ${write.userId}
    where ${isAt(write, place)}`);
  return revision;
}
