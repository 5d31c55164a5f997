// The commands of `npm run admin -- …` for the installation as a whole: its rows and its files. Each opens what it needs itself.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Logger } from 'pino';
import { BackupError } from '../backup/backup-error.ts';
import { copyFiles } from '../backup/copy-files.ts';
import { createBackup } from '../backup/create-backup.ts';
import type { Manifest, ManifestSummary } from '../backup/manifest.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { verifyBackup } from '../backup/verify-backup.ts';
import type { Config } from '../config.ts';
import { withCopySession } from '../database/copying/copy-session.ts';
import { listStoredObjects } from '../database/copying/stored-objects.ts';
import { findEmbedded } from '../database/embedded/embedded.ts';
import { migrate } from '../database/migrate.ts';
import { toMessage } from '../errors/errno.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { openObjects } from '../objects/open-objects.ts';
import { parseFilesUrl } from '../objects/s3-address.ts';
import { placeFile, readIfThere } from '../processes/secret-file.ts';
import { ensureDataFolder } from '../start/data-folder.ts';
import { openServer, type OpenServer } from '../start/open-database.ts';
import type { AdminOutcome } from './admin-command.ts';
import { UsageError } from './admin-usage.ts';

export interface InstallationParts {
  readonly config: Config;
  readonly log: Logger;
  /** Receives the progress, a line at a time. */
  readonly report: (words: string) => void;
  readonly now: Date;
}

type InstallationCommand = (parts: InstallationParts) => Promise<AdminOutcome>;

interface Options {
  readonly tenantId: string | undefined;
  readonly keyFile: string | undefined;
}

interface Form {
  readonly names: number;
  readonly options: readonly ('tenant' | 'key-file')[];
  toCommand(names: readonly string[], options: Options): InstallationCommand;
}

const forms: Readonly<Record<string, Form>> = {
  backup: {
    names: 1,
    options: ['tenant', 'key-file'],
    toCommand:
      ([path = ''], { tenantId, keyFile }) =>
      (parts) =>
        withInstallation('shared', parts, async ({ url, objects }) => {
          const { config, log } = parts;
          await migrate(url, log);
          const key = await readKey(keyFile);
          const secret = config.authSecret === undefined ? await readIfThere(secretFileOf(config)) : undefined;
          const request = { path, tenantId, key, secret: secret?.trim() };
          const summary = await createBackup(request, { ...parts, url, objects });
          const isSecretMissing = tenantId === undefined && !summary.hasSecret && config.authSecret === undefined;
          return describe(
            `Wrote ${path}: ${amounts(summary)}.`,
            summary,
            isSecretMissing ? secretIsMissing(config) : '',
          );
        }),
  },
  restore: {
    names: 1,
    options: ['tenant', 'key-file'],
    toCommand:
      ([path = ''], { tenantId, keyFile }) =>
      (parts) =>
        withInstallation(tenantId === undefined ? 'alone' : 'shared', parts, async ({ url, objects }) => {
          const notes: string[] = [];
          const placeSecret = async (secret: string) => void notes.push(await place(secret, parts.config));
          const request = { path, tenantId, key: await readKey(keyFile) };
          const manifest = await restoreBackup(request, { ...parts, url, objects, placeSecret });
          return describe(`Restored ${path}: ${ofWhat(manifest)}, with ${amounts(manifest)}.`, manifest, ...notes);
        }),
  },
  verify: {
    names: 1,
    options: ['key-file'],
    toCommand:
      ([path = ''], { keyFile }) =>
      async () => {
        const manifest = await verifyBackup(path, await readKey(keyFile));
        return describe(`${path} is whole: ${ofWhat(manifest)}, with ${amounts(manifest)}.`, manifest);
      },
  },
  'files copy': {
    names: 2,
    options: [],
    toCommand:
      ([source = '', target = '']) =>
      (parts) => {
        const [from, to] = [readStore(source), readStore(target)];
        return withInstallation('shared', parts, async ({ url }) => {
          const { config, log, report } = parts;
          const open = async (filesUrl: Config['filesUrl']) => openObjects({ ...config, filesUrl }, log);
          const stored = await withCopySession(url, (client) => listStoredObjects(client));
          const { copied, present, failed } = await copyFiles(stored, {
            from: await open(from),
            to: await open(to),
            report,
          });
          const message = `Copied ${copied} files; ${present} were there already, with the same content.`;
          const problems = failed.map(({ object, reason }) => `${object.tenantId}: ${object.objectKey} ${reason}`);
          return { message: [message, ...problems].join('\n'), isWhole: problems.length === 0 };
        });
      },
  },
};

/** Undefined if the arguments are those of no such command. */
export function parseInstallationCommand(args: readonly string[]): InstallationCommand | undefined {
  const name = [args.slice(0, 2).join(' '), args[0] ?? ''].find((one) => one in forms);
  const form = name === undefined ? undefined : forms[name];
  if (name === undefined || form === undefined) return undefined;
  const { positionals, values } = parse(args, name);
  const names = positionals.slice(name.split(' ').length);
  if (names.length !== form.names) {
    const expected = form.names === 1 ? '1 name' : `${form.names} names`;
    throw new UsageError(`${name} takes ${expected}, not ${names.length}.`, name);
  }
  for (const option of ['tenant', 'key-file'] as const) {
    if (values[option] !== undefined && !form.options.includes(option))
      throw new UsageError(`${name} does not accept --${option}.`, name);
  }
  return form.toCommand(names, { tenantId: values.tenant, keyFile: values['key-file'] });
}

function parse(args: readonly string[], name: string) {
  try {
    const option = { type: 'string' } as const;
    return parseArgs({ args: [...args], allowPositionals: true, options: { tenant: option, 'key-file': option } });
  } catch (error) {
    throw new UsageError(toMessage(error), name);
  }
}

interface Installation {
  readonly url: string;
  readonly objects: ObjectStore;
}

/** With the embedded database of a running server, or one that nothing else uses meanwhile. */
async function withInstallation(
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

async function readKey(file: string | undefined): Promise<string | undefined> {
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

function readStore(text: string): Config['filesUrl'] {
  if (text === 'disk') return undefined;
  const address = parseFilesUrl(text);
  if (typeof address !== 'string') return address;
  throw new UsageError(
    `"${text}" ${address.replace(/[.]?$/, '.')} Or enter disk for the folder in DATA_DIR.`,
    'files copy',
  );
}

function secretFileOf({ dataDir }: Config): string {
  return join(dataDir, 'auth-secret');
}

function secretIsMissing(config: Config): string {
  return (
    `It is not encrypted, so it does not have the secret in ${secretFileOf(config)}, without which second factors and ` +
    'passwords of apps cannot be read. Copy that file too, or encrypt the backup with --key-file.'
  );
}

/** Returns what the administrator should know. */
async function place(secret: string, config: Config): Promise<string> {
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

function describe(message: string, { missingFiles }: ManifestSummary, ...notes: readonly string[]): AdminOutcome {
  const missing = missingFiles.map(({ tenantId, objectKey }) => `  ${tenantId}: ${objectKey}`);
  const problem = missing.length === 0 ? [] : ['These files are missing or damaged in the file store:', ...missing];
  const lines = [message, ...problem, ...notes.filter((note) => note !== '')];
  return { message: lines.join('\n'), isWhole: missing.length === 0 };
}

function amounts({ rows, tables, files, fileBytes }: ManifestSummary): string {
  const megabytes = (fileBytes / 1_000_000).toLocaleString('en-US', { maximumFractionDigits: 1 });
  return `${rows.toLocaleString('en-US')} rows of ${tables} tables, and ${files} files of ${megabytes} MB`;
}

function ofWhat({ tenantId, createdAt }: Manifest): string {
  return `${tenantId === undefined ? 'everything' : `the tenant ${tenantId}`} as of ${createdAt}`;
}
