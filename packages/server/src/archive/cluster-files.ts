// The files of a cluster that belong to a base: those of a running PostgreSQL, which may change while they are read. What is
// inconsistent then is corrected by the log.
import { type FileHandle, mkdir, open, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BackupError } from '../backup/backup-error.ts';
import { isErrno } from '../errors/errno.ts';

export interface ClusterFile {
  /** In the cluster, with slashes. */
  readonly path: string;
  readonly sizeBytes: number;
}

export interface ClusterListing {
  readonly folders: readonly string[];
  readonly files: readonly ClusterFile[];
}

/** Only the folder is part of a base: the log comes from the archive, and the rest is of the running server. */
const emptiedFolders: ReadonlySet<string> = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
]);

const leftOut =
  /^(postmaster[.](pid|opts)|standby[.]signal|recovery[.]signal|(backup_label|tablespace_map)([.]old)?|backup_manifest([.]tmp)?|current_logfiles([.]tmp)?|postgresql[.]auto[.]conf[.]tmp|pg_internal[.]init.*|pgsql_tmp.*|pg_hba[.]conf[.].+)$/;

export async function listCluster(folder: string): Promise<ClusterListing> {
  const listing = { folders: [] as string[], files: [] as ClusterFile[] };
  await listFolder(folder, '', listing);
  return listing;
}

async function listFolder(
  cluster: string,
  path: string,
  listing: { readonly folders: string[]; readonly files: ClusterFile[] },
): Promise<void> {
  for (const entry of await ifThere(readdir(join(cluster, path), { withFileTypes: true }), [])) {
    if (leftOut.test(entry.name)) continue;
    const inner = path === '' ? entry.name : `${path}/${entry.name}`;
    if (entry.isSymbolicLink()) {
      throw new BackupError(
        `${join(cluster, inner)} is a link, such as to a tablespace, which a base cannot contain. Move what it leads to into the cluster.`,
      );
    }
    if (entry.isDirectory()) {
      listing.folders.push(inner);
      if (!emptiedFolders.has(inner)) await listFolder(cluster, inner, listing);
    } else if (entry.isFile()) {
      const found = await ifThere(stat(join(cluster, inner)), undefined);
      if (found !== undefined) listing.files.push({ path: inner, sizeBytes: found.size });
    }
  }
}

/** Undefined for a file that PostgreSQL has removed since. */
export function openIfThere(path: string): Promise<FileHandle | undefined> {
  return ifThere(open(path), undefined);
}

async function ifThere<T>(work: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return otherwise;
    throw error;
  }
}

/** Writes into the folder of a new cluster what is to be there; a path from a base must not lead out of it. */
export async function makeClusterFolder(cluster: string, path: string): Promise<void> {
  await mkdir(toClusterPath(cluster, path), { recursive: true, mode: 0o700 });
}

export async function writeClusterFile(
  cluster: string,
  path: string,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  const target = toClusterPath(cluster, path);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const file = await open(target, 'wx', 0o600);
  try {
    await file.writeFile(content);
  } finally {
    await file.close();
  }
}

function toClusterPath(cluster: string, path: string): string {
  const names = path.split('/');
  if (names.some((name) => !/^[\w.-]+$/.test(name) || name === '.' || name === '..'))
    throw new BackupError(`The base has a file with the name ${path}, which no cluster has. Use another base.`);
  return join(cluster, ...names);
}
