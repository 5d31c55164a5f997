import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { createTestDatabase, type TestDatabase } from '../testing/postgres.ts';
import { testAuthSecret } from '../testing/start-test-server.ts';
import { startServer } from './start-server.ts';

let dataDir: string;
let database: TestDatabase;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'coverwright-start-server-'));
  database = await createTestDatabase();
});
afterEach(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true });
});

test('several that start simultaneously on one unused database all start, with one demo', async () => {
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    DATABASE_POOL_SIZE: '2',
    AUTH_SECRET: testAuthSecret,
    DEMO_DATA: '1',
  });
  const log = pino({ level: 'silent' });
  const starts = await Promise.allSettled([1, 2, 3].map(() => startServer(config, log)));
  const running = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  await Promise.all(running.map((server) => server.close({ isForced: true })));
  expect(starts).toMatchObject([1, 2, 3].map(() => ({ status: 'fulfilled', value: { hasDemo: true } })));
});

test.each([
  ['starts beside the server', {}, 'ready'],
  [
    'that cannot start is reported, and keeps nothing else from working',
    { CHROMIUM_PATH: '/nonexistent' },
    'unavailable',
  ],
])('a printer %s', { timeout: 60_000 }, async (_name, environment, printer) => {
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    AUTH_SECRET: testAuthSecret,
    DEMO_DATA: '0',
    ...environment,
  });
  let warnings = '';
  const server = await startServer(config, pino({ level: 'warn' }, { write: (line: string) => (warnings += line) }));
  try {
    await vi.waitFor(
      async () => {
        const ready = await fetch(`${server.url}/readyz`);
        expect(ready.status).toBe(200);
        expect(await ready.json()).toMatchObject({ status: 'ok', printer });
      },
      { timeout: 50_000, interval: 200 },
    );
    await expect.poll(() => warnings.includes('the printer does not start')).toBe(printer === 'unavailable');
  } finally {
    await server.close({ isForced: true });
  }
});
