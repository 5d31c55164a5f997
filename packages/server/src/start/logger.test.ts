import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startTraceSink, traceTo } from '../testing/trace-sink.ts';
import { during } from '../traces/span.ts';
import { createLogger } from './logger.ts';

test('a line that is written while a trace is recorded has its id', async () => {
  const sink = await startTraceSink();
  const tracing = await traceTo(sink);
  const output = new PassThrough();
  const log = createLogger('info', output);
  const span = tracing.begin({}, () => ({ name: 'work' }));
  log.info('before');
  await during(span, async () => log.info('meanwhile'));
  log.info('after');
  await tracing.close();
  await sink.close();
  output.end();
  const lines = (await text(output)).trim().split('\n');
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    expect.not.objectContaining({ traceId: expect.anything() }),
    expect.objectContaining({ msg: 'meanwhile', traceId: span?.traceId }),
    expect.not.objectContaining({ traceId: expect.anything() }),
  ]);
});
