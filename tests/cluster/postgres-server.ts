// A PostgreSQL server of Debian's package on a port of its own, which can be killed, copied as a standby and promoted.
import { appendFile, mkdir } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { withClient } from '../../packages/server/src/database/connection/connection.ts';
import { freePort } from './free-port.ts';
import { giveToPrograms, runProgram, startProgram } from './programs.ts';

export interface PostgresServer {
  readonly port: number;
  /** Of the database of the product, as its owner, who is no superuser. */
  readonly url: string;
  /** A server that follows this one. Writes wait for it if isSynchronous. */
  follow(folder: string, options: { readonly isSynchronous: boolean; readonly port?: number }): Promise<PostgresServer>;
  /** Ends a standby's recovery: it accepts writes. */
  promote(): Promise<void>;
  query(statement: string): Promise<unknown[]>;
  /** With all of its processes. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const owner = 'studio';
const standbyName = 'standby';

/** A new server with an empty database. */
export async function startPostgres(programs: string, folder: string): Promise<PostgresServer> {
  await mkdir(folder, { mode: 0o700 });
  giveToPrograms(folder);
  runProgram(`${programs}/initdb`, [
    '-D',
    folder,
    '-U',
    'postgres',
    '--auth',
    'trust',
    '--encoding',
    'UTF8',
    '--locale',
    'C',
  ]);
  const server = await launch(programs, folder, await freePort());
  await server.query(`create role ${owner} login`);
  await server.query('create role coverwright_app nologin');
  await server.query(`grant coverwright_app to ${owner}`);
  await server.query(`create database ${owner} owner ${owner}`);
  return server;
}

async function launch(programs: string, folder: string, port: number): Promise<PostgresServer> {
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    wal_keep_size: '256MB',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const program = startProgram(`${programs}/postgres`, ['-D', folder, ...options]);
  const admin = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const query = (statement: string) =>
    withClient(admin, async (client) => (await client.query(statement)).rows as unknown[]);
  await until('PostgreSQL accepts connections', async () => (await query('select 1')).length === 1);
  return {
    port,
    url: `postgres://${owner}@127.0.0.1:${port}/${owner}`,
    query,
    follow: async (standbyFolder, { isSynchronous, port: standbyPort }) => {
      await mkdir(standbyFolder, { mode: 0o700 });
      giveToPrograms(standbyFolder);
      runProgram(`${programs}/pg_basebackup`, [
        '-D',
        standbyFolder,
        '-R',
        '-X',
        'stream',
        '-c',
        'fast',
        '-d',
        `host=127.0.0.1 port=${port} user=postgres`,
      ]);
      await appendFile(
        `${standbyFolder}/postgresql.auto.conf`,
        `primary_conninfo = 'host=127.0.0.1 port=${port} user=postgres application_name=${standbyName}'\n`,
      );
      const standby = await launch(programs, standbyFolder, standbyPort ?? (await freePort()));
      if (isSynchronous) {
        await query(`alter system set synchronous_standby_names = '${standbyName}'`);
        await query('select pg_reload_conf()');
        await until(
          'the standby is synchronous',
          async () => (await query(`select 1 from pg_stat_replication where sync_state = 'sync'`)).length === 1,
        );
      }
      return standby;
    },
    promote: async () => {
      await query('select pg_promote()');
      await query(`alter system set synchronous_standby_names = ''`);
      await query('select pg_reload_conf()');
    },
    // Its other processes end by themselves.
    kill: () => program.stop('SIGKILL'),
    stop: () => program.stop('SIGINT'),
  };
}

/** Waits, as neither PostgreSQL nor a pooler says when it is ready. */
export async function until(what: string, holds: () => Promise<boolean>, patienceMs = 60_000): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await delay(50)) {
    if (await holds().catch(() => false)) return;
  }
  throw new Error(`It did not happen within ${patienceMs / 1000} seconds that ${what}.`);
}
