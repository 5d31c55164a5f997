import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect } from '../database/connection/connect.ts';
import type { Database } from '../database/database.ts';
import { withClient } from '../database/connection/connection.ts';
import { createTestDatabase, type TestDatabase } from '../testing/postgres.ts';
import { createJobs, type Job, type Jobs, type JobsOptions } from './jobs.ts';

let testDatabase: TestDatabase;
let databases: Database[];
let opened: Jobs[];
beforeEach(async () => {
  testDatabase = await createTestDatabase();
  databases = [];
  opened = [];
});
afterEach(async () => {
  await Promise.all(opened.map((jobs) => jobs.close()));
  await Promise.all(databases.map((database) => database.close()));
  await testDatabase.drop();
});

interface Instance {
  readonly jobs: Jobs;
  readonly outcomes: Record<string, number>;
  readonly warnings: unknown[];
}

function givenInstance(wrap: (database: Database) => JobsOptions['database'] = (database) => database): Instance {
  const database = connect({ url: testDatabase.url, poolSize: 5 });
  databases.push(database);
  const outcomes: Record<string, number> = {};
  const warnings: unknown[] = [];
  const jobs = createJobs({
    database: wrap(database),
    pollSeconds: 0.5,
    log: { warn: (line: unknown) => void warnings.push(line) },
    observe: (job, outcome, count) => {
      const name = `${job} ${outcome}`;
      outcomes[name] = (outcomes[name] ?? 0) + count;
    },
  });
  opened.push(jobs);
  return { jobs, outcomes, warnings };
}

/** Never runs by its schedule during a test. */
function givenJob(name: string, run: () => Promise<Date | undefined> | void): Job {
  return { name, cron: '0 0 29 2 *', run: async () => (await run()) ?? undefined };
}

const sql = async (text: string) => (await withClient(testDatabase.url, (client) => client.query(text))).rows;
const patience = { timeout: 30_000, interval: 20 };

/** Repeats the request: an instance that has not started yet accepts none. */
async function requestUntil(jobs: Jobs, name: string, isDone: () => boolean): Promise<void> {
  await vi.waitUntil(() => {
    if (!isDone()) jobs.runAt(name, new Date());
    return isDone();
  }, patience);
}

test('a requested run takes place, and so does a run that it requests', async () => {
  const { jobs, outcomes } = givenInstance();
  let runs = 0;
  jobs.start([givenJob('twice', () => Promise.resolve((runs += 1) === 1 ? new Date() : undefined))]);
  await requestUntil(jobs, 'twice', () => runs > 0);
  await vi.waitUntil(() => runs > 1, patience);
  expect(outcomes['twice failed']).toBe(0);
});

test('only one of several instances runs a job at a time, and the others are free for other jobs', async () => {
  const instances = [givenInstance(), givenInstance()];
  const held = Promise.withResolvers<undefined>();
  let running = 0;
  let most = 0;
  let marked = 0;
  const list = [
    givenJob('held', async () => {
      running += 1;
      most = Math.max(most, running);
      await held.promise;
      running -= 1;
      return undefined;
    }),
    givenJob('marker', () => void (marked += 1)),
  ];
  for (const { jobs } of instances) jobs.start(list);
  for (const { jobs } of instances) await requestUntil(jobs, 'held', () => running > 0);
  for (const { jobs } of instances) jobs.runAt('held', new Date());
  // This request follows the second request for the other job.
  for (const { jobs } of instances) await requestUntil(jobs, 'marker', () => marked > 0);
  expect([running, most]).toEqual([1, 1]);
  held.resolve(undefined);
});

test('a failure is logged and counted, its message is not stored in the queue, and the job continues', async () => {
  const { jobs, outcomes, warnings } = givenInstance();
  let runs = 0;
  jobs.start([
    givenJob('failing', () => {
      runs += 1;
      if (runs === 1) throw new Error('the secret of ada@insurer.test');
    }),
  ]);
  await requestUntil(jobs, 'failing', () => outcomes['failing failed'] === 1);
  expect(jobs.failing()).toEqual(['failing']);
  await requestUntil(jobs, 'failing', () => runs > 1);
  await vi.waitUntil(() => outcomes['failing done'] === 1, patience);
  expect(jobs.failing()).toEqual([]);
  expect(outcomes['failing failed']).toBe(1);
  expect(warnings).toContainEqual({ job: 'failing', error: new Error('the secret of ada@insurer.test') });
  expect(await sql(`select state from coverwright_jobs.job where state = 'failed'`)).toHaveLength(1);
  expect(await sql(`select 1 from coverwright_jobs.job where job::text like '%secret%'`)).toEqual([]);
});

test('closing waits for the current run', async () => {
  const { jobs } = givenInstance();
  const held = Promise.withResolvers<undefined>();
  const begun = Promise.withResolvers<void>();
  let isOver = false;
  jobs.start([
    givenJob('held', async () => {
      begun.resolve();
      await held.promise;
      isOver = true;
      return undefined;
    }),
  ]);
  let hasBegun = false;
  void begun.promise.then(() => (hasBegun = true));
  await requestUntil(jobs, 'held', () => hasBegun);
  const closed = jobs.close();
  held.resolve(undefined);
  await closed;
  expect(isOver).toBe(true);
});

test('jobs start when the database is available again, and obsolete schedules are removed', async () => {
  const first = givenInstance();
  let runs = 0;
  first.jobs.start([givenJob('old', () => void (runs += 1))]);
  await requestUntil(first.jobs, 'old', () => runs > 0);
  await first.jobs.close();
  let isAway = true;
  const later = givenInstance((database) => ({
    query: (text, values) => (isAway ? Promise.reject(new Error('away')) : database.query(text, values)),
  }));
  later.jobs.start([givenJob('new', () => void (runs += 1))]);
  await vi.waitUntil(() => later.warnings.length > 0, patience);
  isAway = false;
  const before = runs;
  await requestUntil(later.jobs, 'new', () => runs > before);
  expect(await sql('select key from coverwright_jobs.schedule')).toEqual([{ key: 'new' }]);
});

test('finished runs are stored for a day, and a lost run is abandoned after five minutes', async () => {
  const { jobs } = givenInstance();
  let runs = 0;
  jobs.start([givenJob('any', () => void (runs += 1))]);
  await requestUntil(jobs, 'any', () => runs > 0);
  const options = 'policy, retry_limit, expire_seconds, retention_seconds, deletion_seconds';
  expect(await sql(`select ${options} from coverwright_jobs.queue where name = 'background'`)).toEqual([
    { policy: 'stately', retry_limit: 0, expire_seconds: 300, retention_seconds: 86_400, deletion_seconds: 86_400 },
  ]);
});
