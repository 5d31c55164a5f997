// The contents in the object store that rows name.
import type { CopySession } from './copy-session.ts';

export interface StoredObject {
  readonly tenantId: string;
  readonly objectKey: string;
  readonly sizeBytes: number;
  /** In hexadecimal; undefined if it has not been computed yet. */
  readonly sha256: string | undefined;
}

/** Each once; of all tenants unless one is given. */
export async function listStoredObjects(client: CopySession, tenantId?: string): Promise<StoredObject[]> {
  const each = ['files', 'deleted_files', 'snapshot_files', 'release_objects'].map(
    (table) =>
      `select tenant_id, object_key, size::bigint, sha256 from ${table} where $1::text is null or tenant_id = $1`,
  );
  const { rows } = await client.query<Omit<StoredObject, 'sha256'> & { readonly sha256: string | null }>(
    `select tenant_id as "tenantId", object_key as "objectKey", max(size)::float8 as "sizeBytes", max(sha256) as sha256
     from (${each.join(' union all ')}) as named group by tenant_id, object_key order by tenant_id, object_key`,
    [tenantId ?? null],
  );
  return rows.map(({ sha256, ...row }) => ({ ...row, sha256: sha256 ?? undefined }));
}

/** Contents of deleted files remain for some minutes, as a backup may name them. */
export async function holdRemovals(client: CopySession): Promise<void> {
  await client.query(`update installation
    set removals_held_until = greatest(removals_held_until, now() + interval '5 minutes')`);
}

export async function noteBackup(client: CopySession): Promise<void> {
  await client.query('update installation set last_backup_at = now()');
}
