import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTraceSink, type TraceSink, traceTo } from '../testing/trace-sink.ts';
import { exportLimits } from './export-queue.ts';
import type { Tracing } from './tracing.ts';

const { batch, waiting, delayMs, closeMs, logMs } = exportLimits;

let sink: TraceSink;
let tracing: Tracing;
let warnings: object[];
beforeEach(async () => {
  sink = await startTraceSink();
  warnings = [];
  tracing = await traceTo(sink, {}, warnings);
});
afterEach(async () => {
  vi.useRealTimers();
  sink.answerWith(400);
  await sink.close();
});

function recordSpans(count: number): void {
  for (let index = 0; index < count; index += 1) tracing.begin({}, () => ({ name: 'work' }))?.end();
}

/** Those of the queue; the sockets are real. */
function stopTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
}

test('an incomplete batch is sent after a while', async () => {
  stopTimers();
  recordSpans(3);
  await vi.advanceTimersByTimeAsync(delayMs - 1);
  expect(sink.requests).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await expect.poll(() => tracing.counts).toEqual({ exported: 3, failed: 0, dropped: 0 });
  expect(sink.spans).toHaveLength(3);
});

test('a slow endpoint gets one batch at a time, and in the end all that had room', async () => {
  sink.answerWith('silent');
  recordSpans(batch + waiting);
  await expect.poll(() => sink.heldCount()).toBe(1);
  recordSpans(5);
  expect(sink.requests).toHaveLength(1);
  expect(tracing.counts).toEqual({ exported: 0, failed: 0, dropped: 5 });
  sink.answerWith(200);
  await tracing.flush();
  expect(tracing.counts).toEqual({ exported: batch + waiting, failed: 0, dropped: 5 });
  expect(sink.spans).toHaveLength(batch + waiting);
  expect(warnings).toEqual([{ reason: 'too many spans are waiting to be sent', failed: 0, dropped: 1 }]);
});

describe('an endpoint that refuses', () => {
  test('is reported at most once per minute', async () => {
    sink.answerWith(500);
    stopTimers();
    for (const passMs of [0, logMs - 1, 1]) {
      vi.advanceTimersByTime(passMs);
      recordSpans(2);
      await tracing.flush();
    }
    expect(warnings).toMatchObject([{ failed: 2 }, { failed: 6 }]);
    expect(warnings[0]).toMatchObject({ reason: 'Internal Server Error' });
    expect(tracing.counts).toEqual({ exported: 0, failed: 6, dropped: 0 });
  });

  test('gets the next batch later, however many are waiting', async () => {
    sink.answerWith(500);
    stopTimers();
    recordSpans(batch * 2);
    await expect.poll(() => tracing.counts.failed).toBe(batch);
    recordSpans(1);
    expect(sink.requests).toHaveLength(1);
    sink.answerWith(200);
    await vi.advanceTimersByTimeAsync(delayMs);
    await expect.poll(() => tracing.counts.exported).toBe(batch);
  });
});

describe('a stop', () => {
  test('sends what is waiting', async () => {
    recordSpans(batch + 1);
    await tracing.close();
    expect(sink.spans).toHaveLength(batch + 1);
    recordSpans(1);
    expect(tracing.counts).toEqual({ exported: batch + 1, failed: 0, dropped: 1 });
  });

  test.each([
    ['hangs', async () => sink.answerWith('silent')],
    ['is overloaded', async () => sink.answerWith(503)],
    [
      'is away',
      async () => {
        await sink.close();
        sink = await startTraceSink();
      },
    ],
  ])('waits for a limited time for an endpoint that %s', async (_name, fail) => {
    await fail();
    stopTimers();
    recordSpans(batch + 7);
    let isClosed = false;
    void tracing.close().then(() => {
      isClosed = true;
    });
    await vi.advanceTimersByTimeAsync(closeMs - 1);
    expect(isClosed).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isClosed).toBe(true);
    expect(tracing.counts).toMatchObject({ exported: 0, dropped: 7 });
  });
});
