import { getHeapStatistics } from 'node:v8';
import { expect, test, vi } from 'vitest';
import { isWorthCollecting, releaseMemory } from './release-memory.ts';

const mib = 1024 * 1024;

test('a process that has hardly grown is not collected', () => {
  expect(isWorthCollecting(300 * mib, 290 * mib)).toBe(false);
  expect(isWorthCollecting(1_000 * mib, 920 * mib)).toBe(false);
});

test('a process that has grown noticeably is collected', () => {
  expect(isWorthCollecting(350 * mib, 290 * mib)).toBe(true);
  expect(isWorthCollecting(100 * mib, 0)).toBe(true);
});

test('what a burst left behind is returned once the process is at rest', async () => {
  let burst: object[] | undefined = Array.from({ length: 1_500_000 }, (_, index) => ({ index }));
  const atPeak = getHeapStatistics().total_heap_size;
  expect(burst).toHaveLength(1_500_000);
  burst = undefined;
  const { work } = releaseMemory();
  await vi.waitFor(
    async () => {
      await work();
      expect(getHeapStatistics().total_heap_size).toBeLessThan(atPeak - 40 * mib);
    },
    { timeout: 20_000 },
  );
});
