import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, test } from 'vitest';
import { createLiquidEngine } from '@coverwright/render/liquid';
import { ThreadPool } from '@coverwright/render/thread-pool';
import type { CalculationTask, CalculationThreads } from './calculation.ts';
import { createCalculationThreads, threadLimits } from './calculation-threads.ts';

let pool: ThreadPool;
let threads: CalculationThreads;
afterEach(() => pool.close());

interface Given extends Partial<ThreadPool['limits']> {
  readonly totalMs?: number;
  readonly heapMb?: number;
}

function given({ totalMs = 120_000, heapMb = threadLimits.heapMb, ...shared }: Given = {}): CalculationThreads {
  pool = new ThreadPool({ waitMs: 120_000, ...shared });
  threads = createCalculationThreads(pool, { totalMs, heapMb });
  return threads;
}

const user = (tenantId: string, userId = '1') => ({ tenantId, userId });

/** Values so close to ties that each needs exact arithmetic, which is the slowest logic within its limits. */
const slowLogic = { none: [{ var: 'list' }, { '<': [{ round: [{ '+': [{ var: '' }, 0.5, 1e-20] }, 0] }, -1] }] };
const slow: CalculationTask = {
  kind: 'logic',
  texts: {
    logic: JSON.stringify(slowLogic),
    valuesJsonString: JSON.stringify({ list: Array.from({ length: 40_000 }, (_, index) => index) }),
  },
};
const quick: CalculationTask = { kind: 'logic', texts: { logic: '{"+":[40,2]}', valuesJsonString: '{}' } };

const busy = { problems: [{ code: 'BUSY' }] };

test('a calculation that takes too long ends at the time limit, and the next one is served', async () => {
  given({ places: 1, totalMs: 1 });
  const outcome = threads.run(user('a'), slow);
  await expect(outcome).rejects.toMatchObject({ problems: [{ code: 'LIMIT_EXCEEDED' }] });
  await expect(outcome).rejects.toThrow('time limit of 0.001 seconds');
  await pool.close();
  given({ places: 1 });
  expect(await threads.run(user('a'), quick)).toMatchObject({ outcome: { ok: true, value: '42' } });
});

test('a calculation that takes too much memory ends at the memory limit', async () => {
  given({ places: 1, heapMb: 1 });
  await expect(threads.run(user('a'), slow)).rejects.toThrow('memory limit of 1 MiB');
});

test("one tenant never gets all threads, and requests above a user's limit are refused as busy", async () => {
  given({ places: 3, waitingOfUser: 2 });
  // Three threads are started in advance, because starting one takes longer than the slow logic.
  await Promise.all(['c', 'd', 'e'].map((tenantId) => threads.run(user(tenantId), slow)));
  let ended = 0;
  const leaving = new AbortController();
  const running = Array.from({ length: 4 }, () => threads.run(user('a'), slow, leaving.signal));
  const outcomes = Promise.allSettled(running.map((outcome) => outcome.finally(() => (ended += 1))));
  await expect(threads.run(user('a'), quick)).rejects.toMatchObject(busy);
  await expect(threads.run(user('a'), quick)).rejects.toThrow('Too many of your calculations are waiting');
  expect(await threads.run(user('b'), quick)).toMatchObject({ outcome: { ok: true, value: '42' } });
  expect(ended).toBe(0);
  leaving.abort();
  expect((await outcomes).map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
});

test('an abandoned calculation is ended, whether it is waiting or running', async () => {
  given({ places: 1 });
  const leaving = new AbortController();
  const running = threads.run(user('a'), slow, leaving.signal);
  const waiting = threads.run(user('a'), slow, leaving.signal);
  const next = threads.run(user('b'), quick);
  leaving.abort();
  await expect(running).rejects.toMatchObject(busy);
  await expect(waiting).rejects.toMatchObject(busy);
  expect(await next).toMatchObject({ outcome: { ok: true } });
});

test('a request is answered item by item, or refused completely if it cannot be parsed', async () => {
  given();
  const logic = { kind: 'price', amountLogic: '{"*":[{"var":"a"},2]}', currencyCode: 'HKD', codes: [] } as const;
  const request = { kind: 'request', logic, locale: 'en-US', language: 'en' } as const;
  const answerTo = async (body: string, deadlineMs = 60_000) => {
    const { bytes, problems } = await threads.answer(user('a'), { ...request, body, deadlineMs });
    return { answer: JSON.parse(Buffer.from(bytes).toString()), problems };
  };
  const body = '[{"values":{"a":21}},{"values":3}]';
  expect(await answerTo(body)).toMatchObject({
    answer: [{ status: 'success', amount: 42 }, { errors_2: [{ code: 'INVALID', path: 'values' }] }],
    problems: [],
  });
  expect(await answerTo('[')).toMatchObject({
    answer: { status: 'failure', errors_2: [{ code: 'INVALID' }] },
    problems: [{ code: 'INVALID' }],
  });
  const late = { errors_2: [{ code: 'LIMIT_EXCEEDED' }] };
  expect(await answerTo(body, -1)).toMatchObject({ answer: [late, late], problems: [] });
});

test('a thread that was started ahead takes the first task', async () => {
  const started: Worker[] = [];
  const onWorker = (worker: Worker) => started.push(worker);
  process.on('worker', onWorker);
  try {
    given({ places: 1 });
    threads.warm();
    threads.warm();
    expect(await threads.run(user('a'), quick)).toMatchObject({ outcome: { ok: true, value: '42' } });
    expect(started).toHaveLength(1);
  } finally {
    process.off('worker', onWorker);
  }
});

test('another thread is started during a long task, and takes the next one', async () => {
  const started: Worker[] = [];
  const starting = Promise.withResolvers<void>();
  const onWorker = (worker: Worker) => {
    if (started.push(worker) === 2) starting.resolve();
  };
  process.on('worker', onWorker);
  try {
    given({ places: 2 });
    threads.warm();
    const leaving = new AbortController();
    const long = threads.run(user('a'), slow, leaving.signal);
    await starting.promise;
    expect(await threads.run(user('b'), quick)).toMatchObject({ outcome: { ok: true, value: '42' } });
    expect(started).toHaveLength(2);
    leaving.abort();
    await Promise.allSettled([long]);
  } finally {
    process.off('worker', onWorker);
  }
});

test('a thread whose heap remains large is replaced, even if it always has work', async () => {
  const started: Worker[] = [];
  const onWorker = (worker: Worker) => started.push(worker);
  process.on('worker', onWorker);
  try {
    given({ places: 1, idleMs: 1_000 });
    const logic = JSON.stringify({
      reduce: [{ var: 'list' }, { '+': [{ var: 'accumulator' }, { var: 'current.age' }] }, 0],
    });
    const valuesJsonString = JSON.stringify({
      list: Array.from({ length: 30_000 }, (_, age) => ({ age, name: `member ${age}`, of: [age, [age]] })),
    });
    const large: CalculationTask = { kind: 'logic', texts: { logic, valuesJsonString } };
    while (started.length < 2) expect(await threads.run(user('a'), large)).toMatchObject({ outcome: { ok: true } });
  } finally {
    process.off('worker', onWorker);
  }
});

test('of several idle threads, one remains and the others are ended', async () => {
  const started: Worker[] = [];
  const onWorker = (worker: Worker) => started.push(worker);
  process.on('worker', onWorker);
  try {
    given({ places: 3, idleMs: 1 });
    await Promise.all([threads.run(user('a'), quick), threads.run(user('b'), quick)]);
    expect(started).toHaveLength(2);
    await Promise.race(started.map((worker) => once(worker, 'exit')));
    expect(await threads.run(user('a'), quick)).toMatchObject({ outcome: { ok: true, value: '42' } });
    expect(started).toHaveLength(2);
  } finally {
    process.off('worker', onWorker);
  }
});

describe('texts and calculations', () => {
  const text = { template: 'Hello', data: {}, locale: 'en-US', escape: 'none' } as const;

  test('take turns on the same threads', async () => {
    const started: Worker[] = [];
    const onWorker = (worker: Worker) => started.push(worker);
    process.on('worker', onWorker);
    try {
      given();
      const liquid = createLiquidEngine(pool);
      expect(await threads.run(user('a'), quick)).toMatchObject({ outcome: { ok: true, value: '42' } });
      expect(await liquid.render({ ...text, caller: user('a') })).toMatchObject({ ok: true, text: 'Hello' });
      expect(await threads.run(user('a'), quick)).toMatchObject({ outcome: { ok: true, value: '42' } });
      expect(started).toHaveLength(1);
    } finally {
      process.off('worker', onWorker);
    }
  });

  test('of one user have separate queues, within one share of the threads', async () => {
    given({ places: 8, waitingOfUser: 2 });
    const liquid = createLiquidEngine(pool);
    const leaving = new AbortController();
    // Three of them run.
    const slowOnes = Array.from({ length: 5 }, () => threads.run(user('a'), slow, leaving.signal));
    await expect(threads.run(user('a'), quick)).rejects.toThrow('Too many of your calculations are waiting');
    expect(await liquid.render({ ...text, caller: user('a') })).toMatchObject({ ok: true, text: 'Hello' });
    leaving.abort();
    expect((await Promise.allSettled(slowOnes)).map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
  });
});
