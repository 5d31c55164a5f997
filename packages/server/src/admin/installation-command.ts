// The commands of `npm run admin -- …` for the installation as a whole: its rows and its files. Each opens what it needs itself.
import { parseArgs } from 'node:util';
import { copyFiles } from '../backup/copy-files.ts';
import { createBackup } from '../backup/create-backup.ts';
import type { Manifest, ManifestSummary } from '../backup/manifest.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { verifyBackup } from '../backup/verify-backup.ts';
import type { Config } from '../config.ts';
import { withCopySession } from '../database/copying/copy-session.ts';
import { listStoredObjects } from '../database/copying/stored-objects.ts';
import { migrate } from '../database/migrate.ts';
import { toMessage } from '../errors/errno.ts';
import { openObjects } from '../objects/open-objects.ts';
import { parseFilesUrl } from '../objects/s3-address.ts';
import { readIfThere } from '../processes/secret-file.ts';
import type { AdminOutcome } from './admin-command.ts';
import { UsageError } from './admin-usage.ts';
import { archiveForms } from './archive-command.ts';
import {
  type InstallationCommand,
  type InstallationForm,
  optionNames,
  placeSecret,
  readKey,
  secretFileOf,
  withInstallation,
} from './installation.ts';

const forms: Readonly<Record<string, InstallationForm>> = {
  ...archiveForms,
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
          const place = async (secret: string) => void notes.push(await placeSecret(secret, parts.config));
          const request = { path, tenantId, key: await readKey(keyFile) };
          const manifest = await restoreBackup(request, { ...parts, url, objects, placeSecret: place });
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
    const expected = ['no name', '1 name'][form.names] ?? `${form.names} names`;
    throw new UsageError(`${name} takes ${expected}, not ${names.length}.`, name);
  }
  for (const option of optionNames) {
    if (values[option] !== undefined && !form.options.includes(option))
      throw new UsageError(`${name} does not accept --${option}.`, name);
  }
  return form.toCommand(names, { tenantId: values.tenant, keyFile: values['key-file'], keep: values.keep });
}

function parse(args: readonly string[], name: string) {
  try {
    const option = { type: 'string' } as const;
    const options = { tenant: option, 'key-file': option, keep: option };
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(toMessage(error), name);
  }
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

function secretIsMissing(config: Config): string {
  return (
    `It is not encrypted, so it does not have the secret in ${secretFileOf(config)}, without which second factors and ` +
    'passwords of apps cannot be read. Copy that file too, or encrypt the backup with --key-file.'
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

function ofWhat({ tenantId, createdAt, clusterFolders }: Manifest): string {
  if (clusterFolders !== undefined) return `a base of an archive, of ${createdAt}`;
  return `${tenantId === undefined ? 'everything' : `the tenant ${tenantId}`} as of ${createdAt}`;
}
