import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { createDiskObjects } from './disk-objects.ts';
import type { ObjectStore } from './object-store.ts';

/** The store of the configuration. */
export async function openObjects(
  { dataDir, filesUrl, filesCredentials }: Pick<Config, 'dataDir' | 'filesUrl' | 'filesCredentials'>,
  log: Pick<Logger, 'warn'>,
): Promise<ObjectStore> {
  if (filesUrl === undefined || filesCredentials === undefined) return createDiskObjects(join(dataDir, 'files'));
  const { createS3Objects } = await import('./s3-objects.ts');
  return createS3Objects(filesUrl, { credentials: filesCredentials, log });
}
