import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { createTestDatabase, type TestDatabase } from '../testing/postgres.ts';
import { testAuthSecret } from '../testing/start-test-server.ts';
import { startTraceSink } from '../testing/trace-sink.ts';
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

test('an endpoint of traces that hangs delays neither requests nor the stop for long', async () => {
  const sink = await startTraceSink();
  sink.answerWith('silent');
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    AUTH_SECRET: testAuthSecret,
    DEMO_DATA: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: sink.url,
  });
  const server = await startServer(config, pino({ level: 'silent' }));
  const counted = async () =>
    (await (await fetch(`${server.url}/metrics`)).text()).match(/coverwright_trace_spans_total.*/g);
  try {
    // More than may wait while the first batch is being sent.
    const pages = Array.from({ length: 3_000 }, () => `${server.url}/config.json`);
    for (let from = 0; from < pages.length; from += 100) {
      const answers = await Promise.all(pages.slice(from, from + 100).map((page) => fetch(page)));
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    }
    expect(await counted()).toContainEqual(expect.stringMatching(/outcome="dropped"} [1-9]/));
  } finally {
    await server.close({ isForced: false });
    // It would have given up itself later.
    expect(sink.heldCount()).toBe(1);
    sink.answerWith(400);
    await sink.close();
  }
});
