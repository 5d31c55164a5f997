// This machine and what the configuration names.
import { access, constants, readFile, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { isErrno } from '../../errors/errno.ts';
import { isLoopbackName } from '../../network/host-name.ts';
import { freeBytesMin, needsSpace, type ReadFreeBytes, toMegabytes } from '../../processes/free-space.ts';
import { look } from './database-checks.ts';
import * as store from './doctor.store.ts';
import { type Check, describeFailure, type Finding, ok, problem, warning } from './finding.ts';

interface MachineParts {
  readonly config: Config;
  readonly readFreeBytes: ReadFreeBytes;
}

/** Less than this is soon too little. */
const freeBytesAmple = 4 * freeBytesMin;
const connectPatienceMs = 5_000;

export function machineChecks({ config, readFreeBytes }: MachineParts): Check[] {
  return [
    { subject: 'disk space', run: () => checkDisk(config, readFreeBytes) },
    { subject: 'printing', run: () => checkPrinting(config) },
    { subject: 'mail server', run: () => checkMailServer(config) },
    { subject: 'secrets', run: () => checkSecrets(config) },
  ];
}

export function addressCheck(config: Config, database: Database): Check {
  return { subject: 'address', run: () => checkAddress(config, database) };
}

async function checkDisk(config: Config, readFreeBytes: ReadFreeBytes): Promise<Finding[]> {
  if (!needsSpace(config)) return [ok('disk space', 'DATA_DIR needs none: database and files are elsewhere.')];
  const freeBytes = await readFreeBytes(config.dataDir);
  const words = `${toMegabytes(freeBytes)} are free in ${config.dataDir}.`;
  const advice = 'Free some space there, or move DATA_DIR to a larger disk.';
  if (freeBytes < freeBytesMin)
    return [problem('disk space', `${words} With less than ${toMegabytes(freeBytesMin)}, /readyz is red. ${advice}`)];
  if (freeBytes < freeBytesAmple) return [warning('disk space', `${words} ${advice}`)];
  return [ok('disk space', words)];
}

async function checkPrinting({ chromiumPath }: Config): Promise<Finding[]> {
  if (chromiumPath === undefined) {
    const isOwn = process.platform === 'linux' && process.arch === 'x64';
    if (isOwn) return [ok('printing', 'Documents are printed by the Chromium from npm.')];
    const machine = `${process.platform} ${process.arch}`;
    return [
      problem(
        'printing',
        `There is no Chromium from npm for ${machine}. Install one, and name its file in CHROMIUM_PATH.`,
      ),
    ];
  }
  try {
    await access(chromiumPath, constants.X_OK);
    return [ok('printing', `Documents are printed by ${chromiumPath}.`)];
  } catch (error) {
    return [
      problem('printing', `CHROMIUM_PATH cannot be run: ${describeFailure(error)}. Name the file of a Chromium.`),
    ];
  }
}

async function checkMailServer({ smtpUrl }: Config): Promise<Finding[]> {
  if (smtpUrl === undefined) return [];
  const { hostname, port, protocol } = new URL(smtpUrl);
  const usualPort = protocol === 'smtps:' ? 465 : 587;
  const address = { host: hostname.replace(/^\[(.*)\]$/, '$1'), port: port === '' ? usualPort : Number(port) };
  const shown = `${hostname}:${address.port}`;
  try {
    await reach(address);
    return [ok('mail server', `${shown} accepts connections.`)];
  } catch (error) {
    return [
      problem(
        'mail server',
        `${shown} of SMTP_URL cannot be reached: ${describeFailure(error)}. Check host, port and firewall.`,
      ),
    ];
  }
}

async function reach(address: { readonly host: string; readonly port: number }): Promise<void> {
  const reached = Promise.withResolvers<void>();
  const socket = connect({ ...address, timeout: connectPatienceMs });
  socket.once('connect', () => reached.resolve());
  socket.once('error', reached.reject);
  socket.once('timeout', () => reached.reject(new Error(`no answer within ${connectPatienceMs / 1000} s`)));
  try {
    await reached.promise;
  } finally {
    socket.destroy();
  }
}

async function checkSecrets(config: Config): Promise<Finding[]> {
  const findings: Finding[] = [];
  if (config.authSecret !== undefined) findings.push(ok('secrets', 'AUTH_SECRET is set.'));
  else findings.push(await checkSecretFile(join(config.dataDir, 'auth-secret')));
  if (config.metricsToken === undefined && !isLoopbackName(config.host))
    findings.push(
      warning(
        'secrets',
        'METRICS_TOKEN is not set, so nobody can read /metrics. Set it, and give it to your monitoring.',
      ),
    );
  return findings;
}

async function checkSecretFile(path: string): Promise<Finding> {
  try {
    await readFile(path);
    const { mode } = await stat(path);
    if ((mode & 0o077) === 0) return ok('secrets', `${path} signs access tokens. Include it in backups.`);
    return problem('secrets', `Other accounts can read ${path}, with which anyone can sign in. Run: chmod 600 ${path}`);
  } catch (error) {
    if (isErrno(error, 'ENOENT'))
      return problem(
        'secrets',
        `${path} does not exist. The next start creates a new one, and everyone must sign in again.`,
      );
    return problem(
      'secrets',
      `${path} cannot be read: ${describeFailure(error)}. Run this as the account of the server.`,
    );
  }
}

async function checkAddress({ publicUrl }: Config, database: Database): Promise<Finding[]> {
  const { hostname, protocol } = new URL(publicUrl);
  if (isLoopbackName(hostname))
    return [ok('address', `${publicUrl} is for this machine only. Set PUBLIC_URL before others use it.`)];
  const findings: Finding[] = [];
  if (protocol !== 'https:')
    findings.push(
      warning('address', `PUBLIC_URL is ${publicUrl}: passwords are sent unencrypted. Put a proxy with TLS in front.`),
    );
  if (!(await look(database, (transaction) => store.hasHost(hostname, transaction)))) {
    const command = `npm run admin -- host add ${hostname} TENANT coverStudio`;
    findings.push(warning('address', `No tenant has the host of PUBLIC_URL. Run: ${command}`));
  }
  return findings.length > 0 ? findings : [ok('address', `${publicUrl} leads to a tenant.`)];
}
