// A pgbouncer in front of a PostgreSQL server.
import { mkdir, writeFile } from 'node:fs/promises';
import { withClient } from '../../packages/server/src/database/connection/connection.ts';
import { freePort } from './free-port.ts';
import { until } from './postgres-server.ts';
import { giveToPrograms, startProgram } from './programs.ts';

export interface Pooler {
  /** Leads to the same database. */
  readonly url: string;
  /** Its clients lose their connections. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export interface PoolerOptions {
  readonly program: string;
  readonly folder: string;
  readonly mode: 'transaction' | 'session' | 'statement';
  /** The database behind it. */
  readonly url: string;
}

export async function startPooler({ program, folder, mode, url }: PoolerOptions): Promise<Pooler> {
  const { hostname, port, username, pathname } = new URL(url);
  const name = pathname.slice(1);
  const ownPort = await freePort();
  await mkdir(folder);
  const settings = [
    '[databases]',
    `${name} = host=${hostname} port=${port} dbname=${name} user=${username}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${ownPort}`,
    'unix_socket_dir =',
    'auth_type = any',
    `pool_mode = ${mode}`,
    'default_pool_size = 10',
    'max_client_conn = 200',
  ];
  await writeFile(`${folder}/pgbouncer.ini`, settings.join('\n'));
  giveToPrograms(folder);
  const pooled = `postgres://${username}@127.0.0.1:${ownPort}/${name}`;
  const start = async () => {
    const started = startProgram(program, [`${folder}/pgbouncer.ini`]);
    await until('the pooler answers', async () =>
      withClient(pooled, async (client) => (await client.query('select 1')).rows.length === 1),
    );
    return started;
  };
  let running = await start();
  return {
    url: pooled,
    restart: async () => {
      await running.stop('SIGTERM');
      running = await start();
    },
    stop: () => running.stop('SIGTERM'),
  };
}
