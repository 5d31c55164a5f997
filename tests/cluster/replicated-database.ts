// A primary and its synchronous standby, each behind a pgbouncer in transaction mode.
import { join } from 'node:path';
import { type Pooler, startPooler } from './pooler.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import type { ServerPrograms } from './programs.ts';

export interface ReplicatedDatabase {
  /** Of both poolers. */
  readonly url: string;
  /** Of both servers. */
  readonly directUrl: string;
  /** Of the server that accepts writes. */
  primaryUrl(): string;
  /** The primary is killed and its standby promoted; a new standby follows in the place of the old primary. */
  failOver(): Promise<void>;
  restartPoolers(): Promise<void>;
  setReadOnly(isReadOnly: boolean): Promise<void>;
  close(): Promise<void>;
}

export async function startReplicatedDatabase(
  { postgres: programs, pooler: program }: ServerPrograms,
  parent: string,
): Promise<ReplicatedDatabase> {
  const closers: (() => Promise<unknown>)[] = [];
  let folders = 0;
  const newFolder = (kind: string) => join(parent, `${kind}${(folders += 1)}`);
  const close = async () => {
    for (const closer of closers.toReversed()) await closer();
  };
  const stopping = (server: PostgresServer) => {
    closers.push(() => server.stop());
    return server;
  };
  try {
    let primary = stopping(await startPostgres(programs, newFolder('postgres')));
    let standby = stopping(await primary.follow(newFolder('postgres'), { isSynchronous: true }));
    const directUrl = withHosts(primary.url, [primary.url, standby.url]);
    const poolers: Pooler[] = [];
    for (const { url } of [primary, standby]) {
      const pooler = await startPooler({ program, folder: newFolder('pooler'), mode: 'transaction', url });
      closers.push(() => pooler.stop());
      poolers.push(pooler);
    }
    const urls = poolers.map(({ url }) => url);
    return {
      url: withHosts(primary.url, urls),
      directUrl,
      primaryUrl: () => primary.url,
      failOver: async () => {
        const { port } = primary;
        await primary.kill();
        await standby.promote();
        primary = standby;
        standby = stopping(await primary.follow(newFolder('postgres'), { isSynchronous: true, port }));
      },
      restartPoolers: async () => {
        await Promise.all(poolers.map((pooler) => pooler.restart()));
      },
      setReadOnly: async (isReadOnly) => {
        const change = isReadOnly ? 'set default_transaction_read_only = on' : 'reset default_transaction_read_only';
        await primary.query(`alter system ${change}`);
        await primary.query('select pg_reload_conf()');
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function withHosts(url: string, of: readonly string[]): string {
  return url.replace(/@[^/]*\//, `@${of.map((one) => new URL(one).host).join()}/`);
}
