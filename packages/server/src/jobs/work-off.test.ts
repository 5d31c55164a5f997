import { expect, test } from 'vitest';
import { type ItemOutcome, workOff } from './work-off.ts';

const startMs = Date.parse('2026-11-29T00:00:00Z');

function given(outcomes: readonly (ItemOutcome | Error)[], itemMs = 1_000) {
  let nowMs = startMs;
  const tried: number[] = [];
  const work = (index: number) => {
    tried.push(index);
    nowMs += itemMs;
    const outcome = outcomes[index] ?? 'done';
    return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome);
  };
  return { tried, next: workOff([...outcomes.keys()], work, () => new Date(nowMs)) };
}

test('nothing is left when everything is done', async () => {
  const { tried, next } = given(['done', 'done']);
  expect(await next).toBeUndefined();
  expect(tried).toEqual([0, 1]);
});

test('an item that finds the server busy is tried again soon, after the others had their turn', async () => {
  const { tried, next } = given(['busy', 'done']);
  expect(await next).toEqual(new Date(startMs + 2_000 + 15_000));
  expect(tried).toEqual([0, 1]);
});

test('an item that fails keeps none of the others from its turn, and the job has failed', async () => {
  const { tried, next } = given([new Error('broken'), 'done', 'busy']);
  await expect(next).rejects.toThrow('broken');
  expect(tried).toEqual([0, 1, 2]);
});

test('a run that takes long continues in another one', async () => {
  const { tried, next } = given(['done', 'done', 'done'], 60_000);
  expect(await next).toEqual(new Date(startMs + 120_000));
  expect(tried).toEqual([0, 1]);
});
