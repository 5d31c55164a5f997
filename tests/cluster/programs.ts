// The programs of Debian's packages postgresql and pgbouncer, where they are installed.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { type Account, toIdentity } from '../../packages/server/src/processes/account.ts';

const debianFolder = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs, including those that the embedded package lacks. */
export function findPostgresPrograms(): string | undefined {
  if (!existsSync(debianFolder)) return undefined;
  const folders = readdirSync(debianFolder).map((version) => `${debianFolder}/${version}/bin`);
  return folders.findLast((folder) => existsSync(`${folder}/initdb`) && existsSync(`${folder}/pg_basebackup`));
}

export function findPooler(): string | undefined {
  return ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((path) => existsSync(path));
}

export interface ServerPrograms {
  /** The folder of PostgreSQL's programs. */
  readonly postgres: string;
  readonly pooler: string;
}

/** The library that gives a process another clock, of Debian's package faketime. */
export function findFakeClock(): string | undefined {
  return ['x86_64', 'aarch64']
    .map((processor) => `/usr/lib/${processor}-linux-gnu/faketime/libfaketime.so.1`)
    .find((path) => existsSync(path));
}

/** They refuse to run as root. */
const account: Account | undefined = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

export function giveToPrograms(path: string): void {
  if (account !== undefined) chownSync(path, account.uid, account.gid);
}

export function runProgram(program: string, args: readonly string[]): void {
  execFileSync(program, args, { ...toIdentity(account), stdio: ['ignore', 'ignore', 'pipe'], cwd: '/' });
}

export interface Program {
  readonly pid: number;
  stop(signal: NodeJS.Signals): Promise<void>;
}

export function startProgram(program: string, args: readonly string[]): Program {
  const child: ChildProcess = spawn(program, args, { ...toIdentity(account), stdio: 'ignore', cwd: '/' });
  const ended = once(child, 'exit');
  if (child.pid === undefined) throw new Error(`${program} cannot be run.`);
  return {
    pid: child.pid,
    stop: async (signal) => {
      child.kill(signal);
      await ended;
    },
  };
}
