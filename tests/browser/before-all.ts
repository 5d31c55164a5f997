// Before all stories, however they were started: builds the studio from the current sources, and prepares the data folder
// that their servers start on. Creating, migrating and seeding it is most of the work of a first start.
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { prepare } from '../../scripts/prepare.mjs';
import { seededFolderVariable, startServer } from './running-server.ts';

export default async function beforeAll(): Promise<() => Promise<void>> {
  prepare();
  const folder = await mkdtemp(join(tmpdir(), 'coverwright-stories-'));
  // Also compiles the server's modules once.
  process.env['NODE_COMPILE_CACHE'] = join(folder, 'compiled');
  const seeded = join(folder, 'seeded');
  const server = await startServer({ DATA_DIR: seeded });
  try {
    // The last step of a first start.
    await untilPublished('harbour-portal.localhost', server.url);
  } finally {
    await server.stop();
  }
  process.env[seededFolderVariable] = seeded;
  return async () => rm(folder, { recursive: true, force: true });
}

async function untilPublished(host: string, url: string): Promise<void> {
  const deadline = Date.now() + 300_000;
  while ((await statusOf(host, url)) !== 200) {
    if (Date.now() > deadline) throw new Error(`The demo's app at ${host} has not been published after 5 minutes.`);
    await delay(100);
  }
}

async function statusOf(host: string, url: string): Promise<number | undefined> {
  const answer = Promise.withResolvers<number | undefined>();
  get(url, { headers: { host } }, (response) => answer.resolve(response.resume().statusCode)).on(
    'error',
    answer.reject,
  );
  return answer.promise;
}
