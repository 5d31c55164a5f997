// The password of the embedded server, stored next to the folder of its cluster. It is set while no server is
// running, so that none ever listens without it, even on a cluster created without one by an older version.
import { createHash, createHmac, pbkdf2Sync, randomBytes, randomUUID } from 'node:crypto';
import { chown, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isErrno, toMessage } from '../../errors/errno.ts';
import { StartError } from '../../errors/start-error.ts';
import { placeFile, readIfThere, writeAtomically } from '../../processes/secret-file.ts';
import { clusterName, folderForChild, runProgram } from './cluster.ts';
import type { Launch } from './process.ts';

const passwordBytes = 32;
const iterations = 4_096;

/** For pg_hba.conf: the password is always required, on the socket or otherwise. */
const accessRules = [
  '# Written by Coverwright when it starts.',
  ...['all', 'replication'].map((database) => `local ${database} all scram-sha-256`),
  '',
].join('\n');

export function passwordFileOf(folder: string): string {
  return join(dirname(folder), 'database-password');
}

/** Undefined if the cluster has none, or does not exist. */
export async function readPassword(folder: string): Promise<string | undefined> {
  const file = passwordFileOf(folder);
  try {
    return (await readIfThere(file))?.trim();
  } catch (error) {
    throw new StartError(
      `The password of the database in ${file} cannot be read (${toMessage(error)}). ` +
        'Run this with the account that runs the server.',
      { cause: error },
    );
  }
}

/**
 * Returns the password, setting it if necessary. The file is written after the server has the password and
 * before it is required, so that the next start can complete an interrupted one.
 */
export async function providePassword(launch: Launch): Promise<string> {
  const { folder } = launch;
  const known = await readPassword(folder);
  const isRequired = (await readFile(join(folder, 'pg_hba.conf'), 'utf8').catch(ignoreMissing)) === accessRules;
  if (known !== undefined && isRequired) return known;
  const password = known ?? randomBytes(passwordBytes).toString('base64url');
  await setPassword(launch, password);
  await placeFile(passwordFileOf(folder), `${password}\n`);
  await writeAccessRules(launch);
  return password;
}

function ignoreMissing(error: unknown): undefined {
  if (!isErrno(error, 'ENOENT')) throw error;
}

/** Runs PostgreSQL alone on the folder, without a socket. The statement contains no password, in case it is logged. */
async function setPassword({ program, folder, account }: Launch, password: string): Promise<void> {
  const options = ['--single', '-D', await folderForChild(folder, account), '-c', 'exit_on_error=on', 'template1'];
  const input = `alter role ${clusterName} password '${toVerifier(password)}'\n`;
  try {
    await runProgram(program, options, { folder, account, input });
  } catch (error) {
    throw new StartError(`The password of the database in ${folder} cannot be set: ${toMessage(error)}.`, {
      cause: error,
    });
  }
}

/** The form in which PostgreSQL stores a password (RFC 5803). */
function toVerifier(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256');
  const keyOf = (name: string) => createHmac('sha256', salted).update(name).digest();
  const storedKey = createHash('sha256').update(keyOf('Client Key')).digest('base64');
  const serverKey = keyOf('Server Key').toString('base64');
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${storedKey}:${serverKey}`;
}

async function writeAccessRules({ folder, account }: Launch): Promise<void> {
  const draft = join(folder, `pg_hba.conf.${randomUUID()}`);
  try {
    await writeAtomically(draft, accessRules);
    if (account !== undefined) await chown(draft, account.uid, account.gid);
    await rename(draft, join(folder, 'pg_hba.conf'));
  } finally {
    await rm(draft, { force: true });
  }
}
