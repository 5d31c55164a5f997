// The short run: every theme of the attack, each with a few shapes, while another tenant works. `npm run attack` measures
// times, with the machine to itself; here nothing may crash, fail or grow without limit.
import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { runAttack } from './attack-run.ts';
import { allOperations } from './figures.ts';
import type { Shape } from './shape.ts';
import { allShapes } from './shapes/all-shapes.ts';

const shapesPerTheme = 8;
const memoryMax = 2 * 1024 ** 3;

/** Earlier vulnerabilities, and others in every run; the seed in a failure message reproduces the choice. */
function chooseShapes(random: () => number): Shape[] {
  const holes = allShapes.filter(({ wasHole }) => wasHole === true);
  const others = allShapes
    .filter(({ isLong, wasHole }) => isLong !== true && wasHole !== true)
    .map((shape) => ({ shape, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ shape }) => shape);
  const byTheme = Map.groupBy(others, ({ theme }) => theme);
  return [...holes, ...[...byTheme.values()].flatMap((shapes) => shapes.slice(0, shapesPerTheme))];
}

test('refuses hostile requests without failing, and keeps serving another tenant', { timeout: 300_000 }, async () => {
  const seed = Math.floor(Math.random() * 2 ** 32);
  const random = createRandom(seed);
  const { figures } = await runAttack({
    shapes: chooseShapes(random),
    isOneRound: true,
    attackMs: 40_000,
    quietMs: 3_000,
    restMs: 5_000,
    random,
    say: () => undefined,
  });
  const { errors, hasCrashed, attacked, busy, themes, refusals, memory } = figures;
  const said = `seed ${seed}`;
  expect(hasCrashed, said).toBe(false);
  expect(errors, said).toEqual([]);
  expect(
    [...busy.refused.values()].filter(({ code }) => code !== 'BUSY'),
    said,
  ).toEqual([]);
  expect(attacked.failures, said).toEqual({});
  expect(attacked.healthFailures, said).toBe(0);
  expect(themes.size, said).toBeGreaterThan(10);
  expect(
    [...refusals.values()].reduce((sum, count) => sum + count, 0),
    said,
  ).toBeGreaterThan(20);
  expect(allOperations(attacked).length, said).toBeGreaterThan(10);
  if (memory !== undefined) expect(memory.peak.all, said).toBeLessThan(memoryMax);
});
