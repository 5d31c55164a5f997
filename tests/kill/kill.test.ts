import { expect, test } from 'vitest';
import { runKills } from './kill-run.ts';

test('has every acknowledged write, no partial create, and one complete live release after five kills', async () => {
  const { losses, acknowledged } = await runKills({ kills: 5, seed: Math.floor(Math.random() * 2 ** 32) });
  expect(losses).toEqual([]);
  expect(acknowledged).toBeGreaterThan(25);
  // Five starts after a kill, each of which repairs the database.
}, 600_000);
