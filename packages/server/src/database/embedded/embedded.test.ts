import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { withClient } from '../connection/connection.ts';
import { chooseAccount } from '../../processes/account.ts';
import { locateBinaries } from './binaries.ts';
import { clusterName, ensureCluster, ensureDatabase } from './cluster.ts';
import { startProcess } from './process.ts';
import { type EmbeddedPostgres, findEmbedded, startEmbedded } from './embedded.ts';

const log = pino({ level: 'silent' });
const isRoot = process.getuid?.() === 0;
let parent: string;
const running = new Set<EmbeddedPostgres>();

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'coverwright-embedded-'));
  await stop(await start(join(parent, 'made', 'postgres')));
});
afterEach(async () => {
  await Promise.all([...running].map(stop));
});
afterAll(async () => {
  await rm(parent, { recursive: true, force: true });
});

async function start(folder: string): Promise<EmbeddedPostgres> {
  const server = await startEmbedded({ folder, log });
  running.add(server);
  return server;
}

async function stop(server: EmbeddedPostgres): Promise<void> {
  running.delete(server);
  await server.stop();
}

/** A cluster that has been started and stopped before, for tests that do not concern the first start. */
async function givenCluster(name: string): Promise<string> {
  // Preserves the owner of each file.
  await promisify(execFile)('cp', ['-a', join(parent, 'made'), join(parent, name)]);
  return join(parent, name, 'postgres');
}

async function query(server: EmbeddedPostgres, statement: string): Promise<unknown[]> {
  const { rows } = await withClient(server.url, (client) => client.query<Record<string, unknown>>(statement));
  return rows.map((row) => Object.values(row)[0]);
}

/** Waits until the server responds again after a crash; every attempt is a new connection. */
function untilAnswering(server: EmbeddedPostgres): Promise<void> {
  return vi.waitFor(async () => expect(await query(server, 'select 1')).toEqual([1]), {
    timeout: 30_000,
    interval: 50,
  });
}

describe('the embedded PostgreSQL', () => {
  test('retains data between starts, and syncs it', async () => {
    const folder = await givenCluster('kept');
    const first = await start(folder);
    expect(await query(first, 'show fsync')).toEqual(['on']);
    await query(first, 'create table kept as select 42 as value');
    await stop(first);
    expect(await query(await start(folder), 'select value from kept')).toEqual([42]);
  });

  test('leaves neither a draft nor a socket behind', async () => {
    const folder = join(parent, 'clean', 'postgres');
    const server = await start(folder);
    const socketFolder = new URL(server.url).searchParams.get('host') ?? '';
    await stop(server);
    expect(existsSync(socketFolder)).toBe(false);
    expect((await readdir(join(parent, 'clean'))).toSorted()).toEqual([
      'database-password',
      'postgres',
      'postgres.log',
    ]);
    expect(existsSync(join(folder, 'postmaster.pid'))).toBe(false);
  });

  test('refuses access without its password, which is in no argument, environment or log', async () => {
    const folder = join(parent, 'closed-socket', 'postgres');
    const server = await start(folder);
    const { password } = new URL(server.url);
    expect(password.length).toBeGreaterThan(40);
    for (const wrong of ['', 'wrong']) {
      const url = new URL(server.url);
      url.password = wrong;
      await expect(withClient(url.href, (client) => client.query('select 1'))).rejects.toThrow(/password/);
    }
    const passwordFile = join(parent, 'closed-socket', 'database-password');
    expect(await readFile(passwordFile, 'utf8')).toBe(`${password}\n`);
    expect((await stat(passwordFile)).mode & 0o777).toBe(0o600);
    expect(await readFile(`${folder}.log`, 'utf8')).not.toContain(password);
    if (process.platform !== 'linux') return;
    for (const name of ['cmdline', 'environ'])
      expect(await readFile(`/proc/${server.pid}/${name}`, 'utf8')).not.toContain(password);
  });

  test('is found by another process with its password', async () => {
    const folder = await givenCluster('found');
    const server = await start(folder);
    expect(await findEmbedded(folder)).toBe(server.url);
    await stop(server);
    expect(await findEmbedded(folder)).toBeUndefined();
  });

  test('requires the same password at every start, and a new one if its file is lost', async () => {
    const folder = await givenCluster('again');
    const first = await start(folder);
    await query(first, 'create table kept as select 42 as value');
    await stop(first);
    const second = await start(folder);
    const passwordOf = ({ url }: EmbeddedPostgres) => new URL(url).password;
    expect(passwordOf(second)).toBe(passwordOf(first));
    await stop(second);
    await rm(join(parent, 'again', 'database-password'));
    const third = await start(folder);
    expect(passwordOf(third)).not.toBe(passwordOf(first));
    expect(await query(third, 'select value from kept')).toEqual([42]);
    await stop(third);
    await writeFile(join(parent, 'again', 'database-password'), 'of another cluster\n');
    await expect(start(folder)).rejects.toThrow(/does not match .*database-password.*Remove that file/);
  });

  test('sets a password for a cluster that was created without one, and retains its data', async () => {
    const folder = join(parent, 'older', 'postgres');
    const account = await chooseAccount(folder);
    const { initdb, postgres: program } = await locateBinaries(account);
    await ensureCluster(folder, { initdb, postgres: program }, account);
    const socketFolder = await mkdtemp(join(tmpdir(), 'coverwright-'));
    if (account !== undefined) await chown(socketFolder, account.uid, account.gid);
    const older = await startProcess({ program, folder, socketFolder, account, settings: {} });
    const administration = `postgres://${clusterName}@localhost/postgres?host=${socketFolder}`;
    await ensureDatabase(administration);
    await withClient(administration.replace('/postgres?', `/${clusterName}?`), (client) =>
      client.query('create table kept as select 42 as value'),
    );
    // Simulates a kill: the next start finds and stops the server.
    const server = await start(folder);
    await older.ended;
    expect(await query(server, 'select value from kept')).toEqual([42]);
    const withoutPassword = server.url.replace(/:[^:@]*@/, '@');
    await expect(withClient(withoutPassword, (client) => client.query('select 1'))).rejects.toThrow(/password/);
  });

  test('is restarted when it is killed, at the same address', async () => {
    const server = await start(await givenCluster('killed'));
    await query(server, 'create table kept as select 42 as value');
    for (let kills = 0; kills < 2; kills += 1) {
      process.kill(server.pid ?? 0, 'SIGKILL');
      await expect.poll(() => server.pid).toBeUndefined();
      await untilAnswering(server);
    }
    expect(await query(server, 'select value from kept')).toEqual([42]);
  });

  test('stops a server left behind by a killed parent, and starts again', async () => {
    const folder = await givenCluster('left');
    const script = `
      import pino from 'pino';
      import { startEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))};
      const server = await startEmbedded({ folder: ${JSON.stringify(folder)}, log: pino({ level: 'silent' }) });
      console.log(server.pid);
      process.kill(process.pid, 'SIGKILL');`;
    const parentScript = join(import.meta.dirname, `left-${process.pid}.tmp.ts`);
    await writeFile(parentScript, script);
    const pid = Number(runUntilKilled(parentScript));
    await rm(parentScript);
    expect(() => process.kill(pid, 0)).not.toThrow();

    const server = await start(folder);
    expect(server.pid).not.toBe(pid);
    expect(await query(server, 'select 1')).toEqual([1]);
  });

  test('ignores a lock file whose process id now belongs to another program', async () => {
    const folder = await givenCluster('stale');
    const lines = [process.ppid, folder, 1, 5432, '/nowhere', '', '', 'ready'];
    await writeFile(join(folder, 'postmaster.pid'), lines.join('\n'));
    expect(await query(await start(folder), 'select 1')).toEqual([1]);
  });

  test('finishes a start that was interrupted before the cluster was complete', async () => {
    await mkdir(join(parent, 'cut', 'postgres.draft-abc123', 'base'), { recursive: true });
    // Of a restore.
    await writeFile(join(parent, 'cut', 'postgres.draft-restore.log'), '');
    expect(await query(await start(join(parent, 'cut', 'postgres')), 'select 1')).toEqual([1]);
    expect((await readdir(join(parent, 'cut'))).filter((name) => name.includes('draft'))).toEqual([]);
  });

  test('reports PostgreSQL’s output when it cannot start', async () => {
    const folder = await givenCluster('broken');
    await rm(join(folder, 'global', 'pg_control'));
    await expect(start(folder)).rejects.toThrow(/did not start.*pg_control|could not find the database system/s);
  });

  test.runIf(isRoot)('runs as an unprivileged account, in folders that this account cannot enter', async () => {
    const closed = join(parent, 'closed');
    await mkdir(join(closed, 'data'), { recursive: true, mode: 0o700 });
    await chmod(closed, 0o700);
    await chown(closed, 0, 0);
    const server = await start(join(closed, 'data', 'postgres'));
    expect(await query(server, 'select 1')).toEqual([1]);
    const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
    expect(status).toMatch(/^Uid:\t[1-9]/m);
    process.kill(server.pid ?? 0, 'SIGKILL');
    await expect.poll(() => server.pid).toBeUndefined();
    await untilAnswering(server);
  });

  test.skipIf(isRoot)('names the folder that it cannot write', async () => {
    const closed = join(parent, 'unwritable');
    await mkdir(closed, { mode: 0o500 });
    await expect(start(join(closed, 'postgres'))).rejects.toThrow(/unwritable.*Set DATA_DIR/s);
  });
});

function runUntilKilled(script: string): string {
  try {
    return execFileSync(process.execPath, [script], { encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}
