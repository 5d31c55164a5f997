import { expect, test } from 'vitest';
import { runKills } from './kill-run.ts';

test('keeps every acknowledged write, no half-done create, and one complete release live, over five kills', async () => {
  const { losses, acknowledged } = await runKills({ kills: 5, seed: Math.floor(Math.random() * 2 ** 32) });
  expect(losses).toEqual([]);
  expect(acknowledged).toBeGreaterThan(25);
});
