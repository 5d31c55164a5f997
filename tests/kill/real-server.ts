import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { launchServer, type ServerProcess } from '../server-process.ts';

export type Victim = 'server' | 'postgres' | 'a child of postgres' | 'server and postgres';
export const victims: readonly Victim[] = ['server', 'postgres', 'a child of postgres', 'server and postgres'];

/** A server on a data folder that outlives it. */
export class RealServer {
  url = '';
  readonly #dataDir: string;
  #process: ServerProcess | undefined;

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  async start(): Promise<void> {
    const server = launchServer({ DATA_DIR: this.#dataDir });
    this.#process = server;
    const url = await server.url;
    if (url === undefined) throw new Error(`The server did not start: ${server.said()}`);
    this.url = url;
  }

  /** With kill -9, simultaneously if there are two processes. Resolves when the server responds again. */
  async kill(victim: Victim): Promise<void> {
    const postmaster = await this.#postmaster();
    const server = this.#process;
    const children = await childrenOf(postmaster);
    if (victim === 'a child of postgres') {
      killAll(children.slice(0, 1));
      // PostgreSQL then ends all its other processes; until it has, the server is still ready.
      await untilGone(postmaster, children);
    }
    if (victim.includes('postgres') && victim !== 'a child of postgres') killAll([postmaster, ...children]);
    if (victim.includes('server') && server !== undefined) {
      server.child.kill('SIGKILL');
      await server.exitCode;
      await this.start();
    }
    await this.#untilReady();
  }

  /** The output of the current server. */
  said(): string {
    return this.#process?.said() ?? '';
  }

  async stop(): Promise<void> {
    this.#process?.child.kill('SIGTERM');
    await this.#process?.exitCode;
  }

  async #postmaster(): Promise<number> {
    const [pid = ''] = (await readFile(join(this.#dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
    return Number(pid);
  }

  async #untilReady(): Promise<void> {
    for (const until = Date.now() + 60_000; Date.now() < until; await delay(50)) {
      const answer = await fetch(`${this.url}/readyz`).catch(() => undefined);
      if (answer?.ok === true) return;
    }
    throw new Error('The server did not become ready within a minute of the kill.');
  }
}

function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      // It ended by itself between the check and the kill.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}

async function untilGone(parent: number, children: readonly number[]): Promise<void> {
  for (const until = Date.now() + 60_000; Date.now() < until; await delay(20)) {
    const left = await childrenOf(parent);
    if (!left.some((pid) => children.includes(pid))) return;
  }
  throw new Error('PostgreSQL did not end its processes within a minute of the death of one.');
}

async function childrenOf(parent: number): Promise<number[]> {
  if (process.platform !== 'linux') return [];
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = await Promise.all(
    pids.map(async (pid) => {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
      return Number(/^PPid:\t(\d+)$/m.exec(status)?.[1]);
    }),
  );
  return pids.filter((_pid, index) => parents[index] === parent);
}
