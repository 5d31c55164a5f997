// The product as started by `npm start`: its main file on a separate data folder and port, with the seeded demo.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { provideServerBundle } from '../../scripts/server-bundle.mjs';
import { serverArguments, serverEnvironment } from '../../scripts/server-environment.mjs';
import { listenOnLoopback } from '../../packages/server/src/testing/listen-on-loopback.ts';

/** Environment variable with the data folder of which servers use a copy. Without it each performs a first start. */
export const seededFolderVariable = 'COVERWRIGHT_SEEDED_FOLDER';

export interface RunningServer {
  readonly url: string;
  readonly dataDir: string;
  stop(): Promise<void>;
}

async function makeDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'coverwright-browser-'));
  const seeded = process.env[seededFolderVariable];
  // The files of the database may belong to another account.
  if (seeded !== undefined) await promisify(execFile)('cp', ['-Rp', `${seeded}/.`, folder]);
  return folder;
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listenOnLoopback(probe);
  probe.close();
  await once(probe, 'close');
  return port;
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    (response) => response.ok,
    () => false,
  );
}

async function waitUntilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 150_000;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}:\n${output()}`);
    if (Date.now() > deadline) throw new Error(`The server is not ready after 150 seconds:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** @param settings environment variables of the server in addition to the port and the data folder */
export async function startServer(settings: Record<string, string> = {}): Promise<RunningServer> {
  const folder = await makeDataFolder();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...serverEnvironment,
    ...process.env,
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PORT: String(port),
    LOG_LEVEL: 'warn',
    ...settings,
  };
  const main = await provideServerBundle();
  const child = spawn(process.execPath, [...serverArguments, main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const ended = once(child, 'exit');

  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
  try {
    await waitUntilReady(url, child, () => output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, dataDir: folder, stop };
}
