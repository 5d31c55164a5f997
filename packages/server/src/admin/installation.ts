// What the commands for the installation as a whole have in common: what they receive, and how they open what they need.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { BackupError } from '../backup/backup-error.ts';
import type { Config } from '../config.ts';
import { findEmbedded } from '../database/embedded/embedded.ts';
import { toMessage } from '../errors/errno.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { openObjects } from '../objects/open-objects.ts';
import { placeFile, readIfThere } from '../processes/secret-file.ts';
import { ensureDataFolder } from '../start/data-folder.ts';
import { openServer, type OpenServer } from '../start/open-database.ts';
import type { AdminOutcome } from './admin-command.ts';

export interface InstallationParts {
  readonly config: Config;
  readonly log: Logger;
  /** Receives the progress, a line at a time. */
  readonly report: (words: string) => void;
  readonly now: Date;
}

export type InstallationCommand = (parts: InstallationParts) => Promise<AdminOutcome>;

/** Those that were entered. */
export interface InstallationOptions {
  readonly tenantId: string | undefined;
  readonly keyFile: string | undefined;
  readonly keep: string | undefined;
}

export const optionNames = ['tenant', 'key-file', 'keep'] as const;

type OptionName = (typeof optionNames)[number];

export interface InstallationForm {
  readonly names: number;
  readonly options: readonly OptionName[];
  toCommand(names: readonly string[], options: InstallationOptions): InstallationCommand;
}

interface Installation {
  readonly url: string;
  readonly objects: ObjectStore;
}

/** With the embedded database of a running server, or one that nothing else uses meanwhile. */
export async function withInstallation(
  kind: 'shared' | 'alone',
  { config, log }: InstallationParts,
  work: (installation: Installation) => Promise<AdminOutcome>,
): Promise<AdminOutcome> {
  if (config.databaseUrl === undefined || config.filesUrl === undefined) await ensureDataFolder(config.dataDir);
  const objects = await openObjects(config, log);
  const server = (kind === 'shared' ? await findShared(config) : undefined) ?? (await openServer(config, log));
  try {
    return await work({ url: server.url, objects });
  } finally {
    await server.close({ isForced: false });
  }
}

async function findShared({ databaseUrl, dataDir }: Config): Promise<OpenServer | undefined> {
  const url = databaseUrl === undefined ? await findEmbedded(join(dataDir, 'postgres')) : undefined;
  return url === undefined ? undefined : { url, close: () => Promise.resolve() };
}

export async function readKey(file: string | undefined): Promise<string | undefined> {
  if (file === undefined) return undefined;
  let key: string;
  try {
    key = (await readFile(file, 'utf8')).trim();
  } catch (error) {
    throw new BackupError(`The key in ${file} cannot be read: ${toMessage(error)}.`);
  }
  if (key.length >= 16) return key;
  throw new BackupError(
    `The key in ${file} is too short. Use at least 16 characters, such as: openssl rand -base64 32`,
  );
}

export function secretFileOf({ dataDir }: Config): string {
  return join(dataDir, 'auth-secret');
}

/** Returns what the administrator should know. */
export async function placeSecret(secret: string, config: Config): Promise<string> {
  const path = secretFileOf(config);
  const ours =
    config.authSecret ?? ((await placeFile(path, `${secret}\n`)) ? secret : (await readIfThere(path))?.trim());
  if (ours === secret) return 'The secret of the server is restored.';
  const where = config.authSecret === undefined ? path : 'AUTH_SECRET';
  return (
    `The secret in ${where} differs from that of the backup, with which its second factors and passwords of apps can be ` +
    `read. To use that one, remove ${where} and restore again into an empty database.`
  );
}
