import { getHeapStatistics } from 'node:v8';
import { expect, test, vi } from 'vitest';
import { firstPlan, isDue, planNext, releaseMemory } from './release-memory.ts';

const mib = 1024 * 1024;

test('a process that has hardly grown is not collected', () => {
  const plan = planNext(firstPlan, 400 * mib, 290 * mib, 0);
  expect(isDue(plan, 300 * mib, 60_000)).toBe(false);
  expect(isDue(plan, 350 * mib, 60_000)).toBe(true);
});

test('a burst that was still running during a collection is collected afterwards', () => {
  const atRest = planNext(firstPlan, 400 * mib, 290 * mib, 0);
  const atWork = planNext(atRest, 900 * mib, 800 * mib, 60_000);
  expect(isDue(atWork, 800 * mib, 120_000)).toBe(true);
});

test('collections that return little become rare', () => {
  let plan = planNext(firstPlan, 400 * mib, 290 * mib, 0);
  const waits: number[] = [];
  for (let round = 0; round < 8; round += 1) {
    plan = planNext(plan, 400 * mib, 390 * mib, 0);
    waits.push(plan.notBeforeMs);
  }
  expect(waits).toEqual([20_000, 40_000, 80_000, 160_000, 320_000, 600_000, 600_000, 600_000]);
  expect(isDue(plan, 400 * mib, 599_999)).toBe(false);
  expect(planNext(plan, 700 * mib, 390 * mib, 0).notBeforeMs).toBe(10_000);
});

test('a busy process is not collected', async () => {
  let burst: object[] | undefined = Array.from({ length: 1_500_000 }, (_, index) => ({ index }));
  const atPeak = getHeapStatistics().total_heap_size;
  expect(burst).toHaveLength(1_500_000);
  burst = undefined;
  const { work } = releaseMemory();
  const startedAt = performance.now();
  while (performance.now() - startedAt < 100);
  await work();
  expect(getHeapStatistics().total_heap_size).toBeGreaterThan(atPeak - 40 * mib);
});

test('memory of a burst is returned once the process is idle', async () => {
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
