import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PatientSettings, PatientTask } from '../../testing/patient-engine.ts';
import type { ThreadPoolLimits } from '../limits.ts';
import { type EngineOptions, type EngineThreads, ThreadPool } from './thread-pool.ts';

let pool: ThreadPool;
let gate: PatientSettings['gate'];
const started: Worker[] = [];
const onWorker = (worker: Worker) => started.push(worker);
beforeEach(() => {
  started.length = 0;
  process.on('worker', onWorker);
});
afterEach(async () => {
  process.off('worker', onWorker);
  openGate();
  await pool.close();
});

const caller = { tenantId: 'a', userId: '1' };

interface Given extends Partial<Pick<EngineOptions, 'totalMs' | 'slowMs'>>, Partial<ThreadPoolLimits> {}

function given({ totalMs = 100, slowMs = 60_000, ...limits }: Given = {}): EngineThreads<PatientTask, string> {
  gate = new Int32Array(new SharedArrayBuffer(4));
  pool = new ThreadPool({ places: 2, startMs: 60_000, ...limits });
  const module = new URL('../../testing/patient-engine.ts', import.meta.url);
  return pool.serve({ name: 'patient', module, settings: { gate }, totalMs, slowMs, heapMb: 512 });
}

function openGate(): void {
  Atomics.store(gate, 0, 1);
  Atomics.notify(gate, 0);
}

function run(threads: EngineThreads<PatientTask, string>, task: PatientTask, signal?: AbortSignal): Promise<string> {
  return threads.run(caller, () => ({ task }), signal);
}

test('a task that gets no processor for longer than its limit is answered', async () => {
  const threads = given({ totalMs: 100 });
  openGate();
  expect(await run(threads, { kind: 'wait', ms: 400 })).toBe('wait');
});

test('a task that works for longer than its limit is too large, and its thread is replaced', async () => {
  const threads = given({ totalMs: 100 });
  openGate();
  await expect(run(threads, { kind: 'work' })).rejects.toMatchObject({ reason: 'TIME' });
  expect(await run(threads, { kind: 'answer' })).toBe('answer');
});

test('neither the start of a thread nor that of its engine counts', async () => {
  const threads = given({ totalMs: 100 });
  const answer = run(threads, { kind: 'answer' });
  const until = performance.now() + 300;
  await expect.poll(() => performance.now()).toBeGreaterThan(until);
  openGate();
  expect(await answer).toBe('answer');
});

test('a task that never gets a processor is started twice, and then given up as slow instead of too large', async () => {
  const threads = given({ slowMs: 50 });
  openGate();
  await expect(run(threads, { kind: 'wait', ms: 3_600_000 })).rejects.toMatchObject({ reason: 'SLOW' });
  expect(started).toHaveLength(2);
});

test('a task without a turn is repeated as well', async () => {
  const threads = given({ slowMs: 50 });
  openGate();
  const outcome = threads.runWithoutTurn({ kind: 'wait', ms: 3_600_000 });
  await expect(outcome).rejects.toMatchObject({ reason: 'SLOW' });
  expect(started).toHaveLength(2);
});

test('a thread that is slow to start is reused for the next task', async () => {
  const threads = given({ startMs: 20 });
  await expect(run(threads, { kind: 'answer' })).rejects.toMatchObject({ reason: 'SLOW' });
  openGate();
  await expect.poll(() => run(threads, { kind: 'answer' }).catch(() => 'late')).toBe('answer');
  expect(started).toHaveLength(1);
});

test('so is one whose task was cancelled while it started, and it never runs that task', async () => {
  const threads = given({ totalMs: 60_000 });
  const leaving = new AbortController();
  const left = run(threads, { kind: 'work' }, leaving.signal).catch((error: unknown) => error);
  await expect.poll(() => started).toHaveLength(1);
  leaving.abort();
  expect(await left).toMatchObject({ reason: 'CANCELLED' });
  openGate();
  expect(await run(threads, { kind: 'answer' })).toBe('answer');
  expect(started).toHaveLength(1);
});

test('a task that cannot be copied to a thread fails alone', async () => {
  const threads = given();
  openGate();
  const uncopiable = { kind: 'answer', call: () => undefined } as const;
  await expect(run(threads, uncopiable)).rejects.toThrow('could not be cloned');
  expect(await run(threads, { kind: 'answer' })).toBe('answer');
  expect(started).toHaveLength(1);
});
