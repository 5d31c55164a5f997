// The commands of `npm run admin -- …` for the archive of the embedded database (ARCHIVE_DIR).
import { join } from 'node:path';
import { archiveContents } from '../archive/archive-contents.ts';
import type { Base } from '../archive/archive-folder.ts';
import { makeBase } from '../archive/make-base-backup.ts';
import { pruneArchive } from '../archive/prune-archive.ts';
import { parseRestoreTime } from '../archive/restore-time.ts';
import { type RestoredInstallation, restoreTo } from '../archive/restore-to.ts';
import { BackupError } from '../backup/backup-error.ts';
import type { CopiedFiles, FailedFile } from '../backup/copy-files.ts';
import type { Config } from '../config.ts';
import { migrate } from '../database/migrate.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { openObjects } from '../objects/open-objects.ts';
import { readIfThere } from '../processes/secret-file.ts';
import { readVersion } from '../processes/version.ts';
import type { AdminOutcome } from './admin-command.ts';
import { UsageError } from './admin-usage.ts';
import {
  type InstallationForm,
  type InstallationParts,
  placeSecret,
  readKey,
  secretFileOf,
  withInstallation,
} from './installation.ts';

export const archiveForms: Readonly<Record<string, InstallationForm>> = {
  archive: {
    names: 0,
    options: ['key-file', 'keep'],
    toCommand: (_names, { keyFile, keep }) => {
      const count = keep === undefined ? undefined : toCount(keep);
      return async (parts) => archive(parts, { key: await readKey(keyFile), keep: count });
    },
  },
  'archive files': {
    names: 0,
    options: [],
    toCommand: () => async (parts) => {
      const archiveDir = requireArchiveDir(parts.config);
      return withInstallation('shared', parts, async ({ url, objects }) => {
        await migrate(url, parts.log);
        return describe(await copyContents(archiveDir, { ...parts, url, objects }));
      });
    },
  },
  'restore-to': {
    names: 1,
    options: ['key-file'],
    toCommand:
      ([time = ''], { keyFile }) =>
      async (parts) =>
        restore(time, await readKey(keyFile), parts),
  },
};

function toCount(keep: string): number {
  if (/^[1-9]\d{0,4}$/.test(keep)) return Number(keep);
  throw new UsageError(`--keep is "${keep}", and has to be a number of bases, at least 1.`, 'archive');
}

function requireArchiveDir({ archiveDir }: Config): string {
  if (archiveDir !== undefined) return archiveDir;
  throw new BackupError('ARCHIVE_DIR is not set. Set it to the folder of the archive, as for the server.');
}

interface ArchiveRequest {
  readonly key: string | undefined;
  readonly keep: number | undefined;
}

async function archive(parts: InstallationParts, { key, keep }: ArchiveRequest): Promise<AdminOutcome> {
  const { config, log } = parts;
  const archiveDir = requireArchiveDir(config);
  return withInstallation('shared', parts, async ({ url, objects }) => {
    await migrate(url, log);
    const secret = config.authSecret === undefined ? await readIfThere(secretFileOf(config)) : undefined;
    const folder = join(config.dataDir, 'postgres');
    const request = { archiveDir, folder, key, secret: secret?.trim(), version: readVersion() };
    const base = await makeBase(request, { ...parts, url });
    const contents = await copyContents(archiveDir, { ...parts, url, objects });
    const pruned = keep === undefined ? undefined : await pruneArchive(archiveDir, keep);
    return describe({
      words: [
        `Added the base ${base.name} of ${toMegabytes(base)}, from which ${base.endedAt} and later times can be restored.`,
        ...contents.words,
        ...(pruned === undefined
          ? []
          : [`Removed ${pruned.bases} bases, ${pruned.segments} segments of the log and ${pruned.contents} files.`]),
        ...(key === undefined && config.authSecret === undefined ? [secretIsMissing(config)] : []),
      ],
      failed: contents.failed,
    });
  });
}

interface ContentParts extends InstallationParts {
  readonly url: string;
  readonly objects: ObjectStore;
}

interface Described {
  readonly words: readonly string[];
  readonly failed: readonly FailedFile[];
}

/** A bucket is elsewhere already. */
async function copyContents(archiveDir: string, parts: ContentParts): Promise<Described> {
  if (parts.config.filesUrl !== undefined)
    return { words: ['The contents of files are in the bucket of FILES_URL, and not in the archive.'], failed: [] };
  const { copied, present, failed }: CopiedFiles = await archiveContents(archiveDir, parts);
  return { words: [`Added the contents of ${copied} files; ${present} were in the archive already.`], failed };
}

async function restore(text: string, key: string | undefined, parts: InstallationParts): Promise<AdminOutcome> {
  const { config, log, report } = parts;
  const archiveDir = requireArchiveDir(config);
  const time = parseRestoreTime(text, parts.now);
  const { dataDir, filesUrl } = config;
  let secretWords = describeLackOfSecret(config);
  const place = async (secret: string) => void (secretWords = await placeSecret(secret, config));
  const bucket = filesUrl === undefined ? undefined : await openObjects(config, log);
  const restored = await restoreTo({ archiveDir, dataDir, time, key }, { bucket, log, report, placeSecret: place });
  return describe({
    words: [
      `Restored ${dataDir} as of ${time?.toISOString() ?? 'the end of the archive'}, from the base ${restored.base.name}. ${describeEnd(restored)}`,
      `Compared the contents of ${restored.contents} files that rows name; missing or damaged: ${restored.missing.length}.`,
      secretWords,
      'Start the server, and make a new base with npm run admin -- archive: without one, later changes cannot be restored.',
    ],
    failed: restored.missing,
  });
}

function describeEnd({ lastChangeAt }: RestoredInstallation): string {
  if (lastChangeAt === undefined) return 'There was no change after the base.';
  return `The last change that it has is of ${lastChangeAt.toISOString()}.`;
}

function secretIsMissing(config: Config): string {
  return (
    `The base is not encrypted, so it does not have the secret in ${secretFileOf(config)}, without which second factors and ` +
    'passwords of apps cannot be read. Copy that file too, or encrypt the base with --key-file.'
  );
}

function describeLackOfSecret(config: Config): string {
  if (config.authSecret !== undefined) return 'AUTH_SECRET has to be the one of that time.';
  return (
    'The base does not have the secret of the server, without which second factors and passwords of apps cannot be read. ' +
    `Copy the file auth-secret of the DATA_DIR of that time to ${secretFileOf(config)} before the first start.`
  );
}

function toMegabytes({ clusterBytes }: Base): string {
  return `${(clusterBytes / 1_000_000).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`;
}

function describe({ words, failed }: Described): AdminOutcome {
  const problems = failed.map(({ object, reason }) => `  ${object.tenantId}: ${object.objectKey} ${reason}`);
  const lines =
    problems.length === 0 ? words : [...words, 'The contents of these files are missing or damaged:', ...problems];
  return { message: lines.join('\n'), isWhole: problems.length === 0 };
}
