import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test, vi } from 'vitest';
import { parseListed, processMs } from './adapters/process-time.ts';
import { limitProcessorTime, processorDeadline, slowAfterMs, slowLimits } from './processor-time.ts';

describe('a limit on processor time', () => {
  const watch = (read: () => number | undefined | Promise<number | undefined>, slowMs = 60_000) =>
    new Promise<string>((resolve) => {
      limitProcessorTime({
        limitMs: 1,
        slowMs,
        read,
        onOver: () => resolve('over'),
        onSlow: () => resolve('slow'),
      });
    });

  test('ends work that has used it, however often it has to look', async () => {
    let usedMs = 0;
    expect(await watch(() => (usedMs += 0.25))).toBe('over');
    expect(usedMs).toBe(1);
  });

  test.each([
    ['uses none', () => 0],
    ['has ended, so that nobody can tell', () => Promise.reject(new Error('ended'))],
    ['does not answer', () => new Promise<number>(() => undefined)],
  ])('gives work up as slow that %s', async (_name, read) => {
    expect(await watch(read, 2)).toBe('slow');
  });

  test('counts the clock where the system reports no processor time', async () => {
    expect(await watch(() => undefined)).toBe('over');
  });

  test('calls nobody once it was ended', async () => {
    const onOver = vi.fn<() => void>();
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<number>();
    const read = () => {
      asked.resolve();
      return answer.promise;
    };
    const end = limitProcessorTime({ limitMs: 1, read, onOver, onSlow: onOver });
    await asked.promise;
    end();
    answer.resolve(100);
    await answer.promise;
    await new Promise(setImmediate);
    expect(onOver).not.toHaveBeenCalled();
  });

  test('allows three times as long by the clock, and never less than half a minute', () => {
    expect([1, 20_000].map(slowAfterMs)).toEqual([slowLimits.leastMs, 60_000]);
  });
});

describe('a deadline that code checks itself', () => {
  const given = (limitMs: number) => {
    const now = { clock: 0, processor: 0 };
    const clocks = { clock: () => now.clock, processor: vi.fn<() => number>(() => now.processor) };
    return { now, clocks, isOver: processorDeadline(limitMs, clocks) };
  };

  test('is over after that much processor time, not after that much time', () => {
    const { now, isOver } = given(100);
    expect(isOver()).toBe(false);
    Object.assign(now, { clock: 5_000, processor: 10 });
    expect(isOver()).toBe(false);
    Object.assign(now, { clock: 5_095, processor: 101 });
    expect(isOver()).toBe(true);
    expect(isOver()).toBe(true);
  });

  test('asks for the processor time only when it could be over', () => {
    const { now, clocks, isOver } = given(100);
    for (now.clock = 1; now.clock <= 100; now.clock += 1) isOver();
    expect(clocks.processor).toHaveBeenCalledTimes(1);
    now.processor = 40;
    for (now.clock = 101; now.clock <= 161; now.clock += 1) isOver();
    expect(clocks.processor).toHaveBeenCalledTimes(2);
  });
});

test('the processor time of another process grows only while it runs', async () => {
  const child = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const used = async () => (await processMs(child.pid ?? 0)) ?? 0;
  try {
    await expect.poll(used, { timeout: 60_000 }).toBeGreaterThan(100);
    child.kill('SIGSTOP');
    const stopped = await used();
    const until = performance.now() + 100;
    await expect.poll(() => performance.now()).toBeGreaterThan(until);
    expect((await used()) - stopped).toBeLessThan(100);
  } finally {
    child.kill('SIGKILL');
    await ended;
  }
  expect(await processMs(child.pid ?? 0)).toBeUndefined();
});

test.each([
  ['  0:01.50\n', 1_500],
  ['12:34.56', 754_560],
  ['01:02:03', 3_723_000],
  ['2-01:00:00', 176_400_000],
  ['', undefined],
  ['-', undefined],
])('a listed time is read: %j', (text, ms) => {
  expect(parseListed(text)).toBe(ms);
});
