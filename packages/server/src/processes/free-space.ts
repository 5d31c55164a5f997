// The space that is left on the disk of DATA_DIR. A PostgreSQL whose disk is full stops, so the server is taken out of
// service before, while what is in progress can still be written.
import { statfs } from 'node:fs/promises';

/** Keep in sync with docs/operations.md. */
export const freeBytesMin = 500_000_000;

/** How many bytes this account can still write on the disk of a folder. */
export type ReadFreeBytes = (folder: string) => Promise<number>;

export const readFreeBytes: ReadFreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

interface Places {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly filesUrl: object | undefined;
}

/** With a database and a file store elsewhere, DATA_DIR contains next to nothing. */
export function needsSpace({ databaseUrl, filesUrl }: Omit<Places, 'dataDir'>): boolean {
  return databaseUrl === undefined || filesUrl === undefined;
}

/** Public, so it does not name the path. */
export const lowSpaceReason =
  `Less than ${freeBytesMin / 1_000_000} MB is free on the disk of DATA_DIR. ` +
  'Free some space there, or move DATA_DIR to a larger disk.';

/** Throws if too little space is left. */
export async function requireFreeSpace(places: Places, read: ReadFreeBytes): Promise<void> {
  if (!needsSpace(places)) return;
  const freeBytes = await read(places.dataDir);
  if (freeBytes >= freeBytesMin) return;
  throw new Error(`${lowSpaceReason} DATA_DIR is ${places.dataDir}, with ${toMegabytes(freeBytes)} free.`);
}

export function toMegabytes(bytes: number): string {
  return `${Math.floor(bytes / 1_000_000).toLocaleString('en-US')} MB`;
}
