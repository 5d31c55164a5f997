import { afterEach, beforeEach, expect, test } from 'vitest';
import { NoObject } from '../../objects/object-store.ts';
import { startTraceSink, type TraceSink, traceTo } from '../../testing/trace-sink.ts';
import { currentSpan, during } from '../../traces/span.ts';
import type { Tracing } from '../../traces/tracing.ts';
import { traceJob, traceObjects } from './watched-parts.ts';

let sink: TraceSink;
let tracing: Tracing;
beforeEach(async () => {
  sink = await startTraceSink();
  tracing = await traceTo(sink);
});
afterEach(async () => {
  await tracing.close();
  await sink.close();
});

const objects = traceObjects({
  write: () => Promise.resolve(),
  read: (key) => Promise.reject(new NoObject(key, undefined)),
  remove: () => Promise.resolve(),
  probe: () => Promise.resolve(),
});

test('a run of a job is a trace, with the operations of the object store', async () => {
  const run = async () => {
    await objects.remove(['a-key']);
    return undefined;
  };
  const job = traceJob({ name: 'object-removal', cron: '* * * * *', run }, tracing);
  expect(job).toMatchObject({ name: 'object-removal', cron: '* * * * *' });
  // Whatever has requested the run is not what it belongs to.
  await during(
    tracing.begin({}, () => ({ name: 'request' })),
    async () => void (await job.run()),
  );
  await tracing.flush();
  const [removal, ofJob, request] = sink.spans;
  expect(removal).toMatchObject({ name: 'object remove', parentSpanId: ofJob?.spanId, hasFailed: false });
  expect(ofJob).toMatchObject({ name: 'job object-removal', parentSpanId: '' });
  expect(request?.traceId).not.toBe(ofJob?.traceId);
});

test('a failed run has failed with its error, and nothing else is changed', async () => {
  const job = traceJob(
    { name: 'font-reading', cron: '* * * * *', run: async () => void (await objects.read('x')) },
    tracing,
  );
  await expect(job.run()).rejects.toBeInstanceOf(NoObject);
  await tracing.flush();
  expect(sink.spans).toMatchObject([
    { name: 'object read', hasFailed: true },
    { name: 'job font-reading', hasFailed: true, errors: [expect.stringMatching(/^NoObject: /)] },
  ]);
});

test('what continues after its trace has ended does not belong to it', async () => {
  const gate = Promise.withResolvers<void>();
  const left = await during(
    tracing.begin({}, () => ({ name: 'request' })),
    async () => {
      const later = gate.promise.then(async () => {
        await objects.probe();
        return currentSpan();
      });
      return { later };
    },
  );
  gate.resolve();
  expect(await left.later).toBeUndefined();
  await tracing.flush();
  expect(sink.spans.map(({ name }) => name)).toEqual(['request']);
});
