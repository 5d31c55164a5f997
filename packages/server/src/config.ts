// The configuration from environment variables; nothing else reads the environment. Every value is validated,
// and all problems are reported together.
import { createPrivateKey } from 'node:crypto';
import { isAbsolute, relative, resolve } from 'node:path';
import { addressesOf } from './database/connection/address.ts';
import { StartError } from './errors/start-error.ts';
import { isLoopbackName } from './network/host-name.ts';
import { type Network, parseNetwork } from './network/networks.ts';
import { parseFilesUrl, type S3Address, type S3Credentials } from './objects/s3-address.ts';
import { readTraceSettings, type TraceSettings } from './traces/trace-settings.ts';

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  /** An absolute path. */
  readonly dataDir: string;
  /** Undefined for the embedded PostgreSQL in dataDir. May name several hosts. */
  readonly databaseUrl: string | undefined;
  /** The same database past a pooler, for notices and migrations; undefined: databaseUrl. */
  readonly databaseDirectUrl: string | undefined;
  readonly poolSize: number;
  /** An absolute path, outside of dataDir; undefined: the log of the embedded PostgreSQL is not archived. */
  readonly archiveDir: string | undefined;
  /** Undefined: files are stored in dataDir/files. */
  readonly filesUrl: S3Address | undefined;
  readonly filesCredentials: S3Credentials | undefined;
  /** Undefined: mail is stored and shown on the mailbox page. */
  readonly smtpUrl: string | undefined;
  /**
   * The default sender of mails; if undefined, the user of smtpUrl if it is an address, otherwise no-reply at
   * publicUrl.
   */
  readonly mailFrom: string | undefined;
  /** The key for signing mails; undefined: mails are not signed. */
  readonly dkim: DkimKey | undefined;
  /** Undefined: generated and stored in dataDir. */
  readonly authSecret: string | undefined;
  /** Undefined: demo data only in an unused embedded database on a loopback host. */
  readonly demoData: boolean | undefined;
  /** Proxies whose forwarding headers are trusted, in addition to those on this machine. */
  readonly trustedProxies: readonly Network[];
  /** Undefined: /metrics is available only on this machine, and disabled if HOST is reachable by others. */
  readonly metricsToken: string | undefined;
  /** Undefined: no traces are recorded. */
  readonly traces: TraceSettings | undefined;
  readonly chromiumPath: string | undefined;
  readonly logLevel: string;
  /** How long /readyz is red before the port is closed, so that load balancers notice in time. */
  readonly stopDelaySeconds: number;
  readonly isDevelopment: boolean;
}

export interface DkimKey {
  readonly domain: string;
  readonly selector: string;
  /** PEM. */
  readonly privateKey: string;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** HMAC-SHA256 requires a key of at least its own length. */
const secretLengthMin = 32;
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

export function readConfig(environment: Environment = process.env): Config {
  const problems: string[] = [];
  const read = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const checked = <T>(name: string, check: (value: string) => T | Refusal): T | undefined => {
    const value = read(name);
    const result = value === undefined ? undefined : check(value);
    if (!(result instanceof Refusal)) return result;
    problems.push(`${name} ${result.words}`);
    return undefined;
  };

  const host = checked('HOST', toHost) ?? '127.0.0.1';
  const port = checked('PORT', toPort) ?? 4000;
  const publicUrl = checked('PUBLIC_URL', toPublicUrl);
  const databaseUrl = checked('DATABASE_URL', toDatabaseUrl);
  const config: Config = {
    host,
    port,
    publicUrl: publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    dataDir: resolve(read('DATA_DIR') ?? 'data'),
    databaseUrl,
    databaseDirectUrl: checked('DATABASE_DIRECT_URL', toDatabaseUrl),
    poolSize: checked('DATABASE_POOL_SIZE', toPoolSize) ?? 20,
    archiveDir: checked('ARCHIVE_DIR', toArchiveDir),
    filesUrl: checked('FILES_URL', toFilesUrl),
    filesCredentials: toCredentials(read),
    smtpUrl: checked('SMTP_URL', toSmtpUrl),
    mailFrom: checked('MAIL_FROM', toMailAddress),
    dkim: toDkimKey(read('DKIM_DOMAIN'), read('DKIM_SELECTOR'), read('DKIM_PRIVATE_KEY'), problems),
    authSecret: checked('AUTH_SECRET', toSecret),
    demoData: checked('DEMO_DATA', toSwitch),
    trustedProxies: checked('TRUSTED_PROXIES', toNetworks) ?? [],
    metricsToken: checked('METRICS_TOKEN', toBearerToken),
    traces: readTraceSettings(read, problems),
    chromiumPath: read('CHROMIUM_PATH'),
    logLevel: checked('LOG_LEVEL', toLogLevel) ?? 'info',
    stopDelaySeconds: checked('STOP_DELAY', toStopDelay) ?? (isLoopbackName(host) ? 0 : 5),
    isDevelopment: read('NODE_ENV') === 'development',
  };

  if (!isLoopbackName(host) && read('PUBLIC_URL') === undefined) {
    problems.push(
      `PUBLIC_URL is missing. HOST is ${host}, which others can reach, so specify the public address: links in emails begin with it. For example PUBLIC_URL=https://studio.example.com`,
    );
  }
  if (databaseUrl === undefined && config.databaseDirectUrl !== undefined) {
    problems.push('DATABASE_DIRECT_URL needs DATABASE_URL, the address of the same database for everything else.');
  }
  if (databaseUrl !== undefined && read('AUTH_SECRET') === undefined) {
    problems.push(
      'AUTH_SECRET is missing. With DATABASE_URL every instance needs the same one. Generate one with: openssl rand -hex 32',
    );
  }
  problems.push(...problemsOfArchive(config));
  if (config.filesUrl !== undefined && config.filesCredentials === undefined) {
    problems.push('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are missing. The bucket of FILES_URL needs them.');
  }
  if (problems.length > 0) throw new StartError(`The configuration is invalid:\n- ${problems.join('\n- ')}`);
  return config;
}

/** The reason why a value is refused; prefixed with the name of the variable. */
class Refusal {
  readonly words: string;

  constructor(words: string) {
    this.words = words;
  }
}

function toHost(value: string): string | Refusal {
  const host = value.replace(/^\[(.*)\]$/, '$1');
  if (/^[A-Za-z0-9.:_-]+$/.test(host)) return host;
  return new Refusal(`is "${value}", which is not a host name or address. For example 127.0.0.1 or 0.0.0.0`);
}

function toPort(value: string): number | Refusal {
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= 65_535) return port;
  return new Refusal(`is "${value}", and has to be a whole number from 0 to 65535 (0 takes any free port).`);
}

function toArchiveDir(value: string): string | Refusal {
  if (isAbsolute(value) && !/\p{Cc}/u.test(value)) return resolve(value);
  return new Refusal(`is "${value}", and has to be the absolute path of a folder. For example /backups/coverwright`);
}

function problemsOfArchive({ archiveDir, databaseUrl, dataDir }: Config): string[] {
  if (archiveDir === undefined) return [];
  if (databaseUrl !== undefined)
    return [
      'ARCHIVE_DIR is for the embedded database only. Archive the log of the PostgreSQL of DATABASE_URL where it runs, such as with pgBackRest or Barman, and unset ARCHIVE_DIR.',
    ];
  if (!/^[.][.](\/|$)/.test(relative(dataDir, archiveDir)))
    return [
      `ARCHIVE_DIR is ${archiveDir}, in DATA_DIR, with which it would be lost. Set it to a folder elsewhere, best on another disk.`,
    ];
  return [];
}

function toFilesUrl(value: string): S3Address | Refusal {
  const address = parseFilesUrl(value);
  return typeof address === 'string' ? new Refusal(address) : address;
}

function toCredentials(read: (name: string) => string | undefined): S3Credentials | undefined {
  const accessKeyId = read('AWS_ACCESS_KEY_ID');
  const secretAccessKey = read('AWS_SECRET_ACCESS_KEY');
  if (accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  const sessionToken = read('AWS_SESSION_TOKEN');
  return { accessKeyId, secretAccessKey, ...(sessionToken !== undefined && { sessionToken }) };
}

function toPoolSize(value: string): number | Refusal {
  const size = Number(value);
  if (/^\d+$/.test(value) && size >= 2 && size <= 1000) return size;
  return new Refusal(`is "${value}", and has to be a whole number of connections from 2 to 1000.`);
}

function toPublicUrl(value: string): string | Refusal {
  const url = URL.parse(value);
  const isUsable =
    url !== null && ['http:', 'https:'].includes(url.protocol) && url.search === '' && url.hash === '' && !url.username;
  if (isUsable) return url.href.replace(/\/$/, '');
  return new Refusal(`is "${value}", which is not a web address. For example https://studio.example.com`);
}

function toDatabaseUrl(value: string): string | Refusal {
  if (addressesOf(value) !== undefined) return value;
  // The value may contain a password, so it is not repeated.
  return new Refusal(
    'is not the address of a PostgreSQL database. For example postgres://user:password@host:5432/coverwright',
  );
}

function toStopDelay(value: string): number | Refusal {
  const seconds = Number(value);
  if (/^\d+$/.test(value) && seconds <= 600) return seconds;
  return new Refusal(`is "${value}", and has to be a whole number of seconds from 0 to 600.`);
}

function toSmtpUrl(value: string): string | Refusal {
  const url = URL.parse(value);
  if (url !== null && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== '') return value;
  return new Refusal('is not the address of a mail server. For example smtp://user:password@mail.example.com:587');
}

function toMailAddress(value: string): string | Refusal {
  if (/^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(value) && value.length <= 254) return value;
  return new Refusal(`is "${value}", which is not an email address. For example no-reply@insurer.example`);
}

/** Requires all three values or none. */
function toDkimKey(
  domain: string | undefined,
  selector: string | undefined,
  pem: string | undefined,
  problems: string[],
): DkimKey | undefined {
  if (domain === undefined && selector === undefined && pem === undefined) return undefined;
  if (domain === undefined || selector === undefined || pem === undefined) {
    problems.push('DKIM_DOMAIN, DKIM_SELECTOR and DKIM_PRIVATE_KEY must be set together, or none of them.');
    return undefined;
  }
  const name = /^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$/;
  if (!name.test(domain))
    problems.push(`DKIM_DOMAIN is "${domain}", which is not a domain. For example insurer.example`);
  if (!name.test(selector))
    problems.push(`DKIM_SELECTOR is "${selector}", which is not a selector. For example mail2026`);
  // In environment files it is on one line.
  const privateKey = pem.replaceAll('\\n', '\n');
  try {
    createPrivateKey(privateKey);
  } catch {
    // The value is a secret, so it is not repeated.
    problems.push('DKIM_PRIVATE_KEY is not a private key in PEM. Generate one with: openssl genrsa 2048');
  }
  return { domain, selector, privateKey };
}

function toSecret(value: string): string | Refusal {
  if (value.length >= secretLengthMin) return value;
  return new Refusal(
    `has ${value.length} characters and needs at least ${secretLengthMin}. Generate one with: openssl rand -hex 32`,
  );
}

function toNetworks(value: string): readonly Network[] | Refusal {
  const texts = value.split(',').map((text) => text.trim());
  const unusable = texts.filter((text) => parseNetwork(text) === undefined);
  if (unusable.length === 0) return texts.map(parseNetwork).filter((network) => network !== undefined);
  const quoted = unusable.map((text) => `"${text}"`).join(', ');
  return new Refusal(
    `contains ${quoted}, and has to be a list of addresses and networks separated by commas. For example 10.0.0.0/8, 192.0.2.7, fd00::/8`,
  );
}

function toBearerToken(value: string): string | Refusal {
  if (/^[\w.~+/=-]+$/.test(value)) return value;
  // The value is a secret, so it is not repeated.
  return new Refusal('may contain only letters, digits and -._~+/= signs. Generate one with: openssl rand -hex 32');
}

function toSwitch(value: string): boolean | Refusal {
  if (value === '1' || value === '0') return value === '1';
  return new Refusal(`is "${value}", and has to be 1 (on) or 0 (off).`);
}

function toLogLevel(value: string): string | Refusal {
  if (logLevels.includes(value)) return value;
  return new Refusal(`is "${value}", and has to be one of ${logLevels.join(', ')}.`);
}
