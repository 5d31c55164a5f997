import { expect, test } from 'vitest';
import { createPauses } from './pauses.ts';

test('yields once 10 ms have been used since the last time', async () => {
  let now = 0;
  const yieldedAt: number[] = [];
  const pause = createPauses(
    () => now,
    async () => {
      yieldedAt.push(now);
      // Others took their time.
      now += 100;
    },
  );
  for (const tookMs of [0, 4, 5, 1, 9, 1, 0]) {
    now += tookMs;
    await pause();
  }
  expect(yieldedAt).toEqual([10, 120]);
});
