// How long `npm start` takes until the server is ready, on an empty data folder and on a used one. The peer of the latter is a
// bare Fastify server, started by npm as well, and after it the same PostgreSQL alone. All alternate.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pino from 'pino';
import { startEmbedded } from '../packages/server/src/database/embedded/embedded.ts';
import { root } from '../scripts/pinned-node.mjs';
import { freePort } from '../tests/browser/running-server.ts';
import { type BenchResult, median } from './bench-result.ts';

const rounds = 5;
const pollMs = 5;
const log = pino({ level: 'silent' });

const bareServer = `
import Fastify from 'fastify';
const http = Fastify();
http.get('/readyz', () => ({}));
await http.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
process.once('SIGTERM', () => process.exit(0));
`;

async function isReady(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** From the command to the first successful response. */
async function npmStartMs(folder: string, settings: Readonly<Record<string, string>> = {}): Promise<number> {
  const port = String(await freePort());
  const env = { ...process.env, HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...settings, PORT: port };
  const startedAt = performance.now();
  // In a separate group: npm does not forward signals to a server whose shell it does not replace.
  const child = spawn('npm', ['start', '--silent'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`npm start ended with code ${code}.`)));
  const untilReady = async () => {
    while (!(await isReady(`http://127.0.0.1:${port}/readyz`)))
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    return performance.now() - startedAt;
  };
  const tookMs = await Promise.race([untilReady(), ended]);
  process.kill(-(child.pid ?? 0), 'SIGTERM');
  await ended.catch(() => undefined);
  return tookMs;
}

async function postgresMs(dataDir: string): Promise<number> {
  const startedAt = performance.now();
  const postgres = await startEmbedded({ folder: join(dataDir, 'postgres'), log });
  const tookMs = performance.now() - startedAt;
  await postgres.stop();
  return tookMs;
}

export async function benchStartUp(): Promise<BenchResult[]> {
  const times = { cold: [] as number[], warm: [] as number[], fastify: [] as number[], postgres: [] as number[] };
  await mkdir(join(root, '.cache'), { recursive: true });
  // Within the checkout, where it finds Fastify.
  const bareFolder = await mkdtemp(join(root, '.cache/bare-server-'));
  await writeFile(join(bareFolder, 'package.json'), '{"private":true,"scripts":{"start":"exec node server.mjs"}}');
  await writeFile(join(bareFolder, 'server.mjs'), bareServer);
  const dataDir = await mkdtemp(join(tmpdir(), 'coverwright-start-'));
  try {
    for (let round = 0; round < rounds; round += 1) {
      await rm(dataDir, { recursive: true, force: true });
      times.cold.push(await npmStartMs(root, { DATA_DIR: dataDir }));
      times.warm.push(await npmStartMs(root, { DATA_DIR: dataDir }));
      times.fastify.push(await npmStartMs(bareFolder));
      times.postgres.push(await postgresMs(dataDir));
    }
  } finally {
    for (const folder of [bareFolder, dataDir]) await rm(folder, { recursive: true, force: true });
  }
  const [coldMs, warmMs, fastifyMs, postgresAloneMs] = [times.cold, times.warm, times.fastify, times.postgres]
    .map(median)
    .map(Math.round);
  const figures = { coldMs, warmMs, fastifyMs, postgresAloneMs };
  console.log(`npm start: ${JSON.stringify(figures)}`);
  return [
    {
      name: 'start-up: npm start on a used data folder, against a bare Fastify server and the same PostgreSQL',
      ratio: (warmMs ?? 0) / ((fastifyMs ?? 0) + (postgresAloneMs ?? 0)),
      atMost: 2,
      figures,
    },
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await benchStartUp());
