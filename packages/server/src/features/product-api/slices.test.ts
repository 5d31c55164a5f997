import { describe, expect, test } from 'vitest';
import { inSlices } from './slices.ts';

/** A clock that advances with every piece of work. */
function slowWork(durationMs: number) {
  let now = 0;
  return {
    clock: () => now,
    work: (item: number) => {
      now += durationMs;
      return item * 2;
    },
  };
}

const open = () => new AbortController().signal;

describe('work in slices', () => {
  test('returns the result of every item in its position', async () => {
    const { clock, work } = slowWork(1);
    const items = Array.from({ length: 100 }, (_, index) => index);
    const answers = await inSlices(items, work, -1, { signal: open(), deadlineMs: 1000, clock });
    expect(answers).toEqual(items.map((item) => item * 2));
  });

  test('yields to others in between', async () => {
    const { clock, work } = slowWork(4);
    const order: string[] = [];
    setImmediate(() => order.push('other'));
    await inSlices([1, 2, 3, 4, 5, 6], (item) => order.push(String(work(item))), 0, {
      signal: open(),
      deadlineMs: 1000,
      clock,
    });
    expect(order).toEqual(['2', '4', '6', 'other', '8', '10', '12']);
  });

  test('starts nothing after the deadline', async () => {
    const { clock, work } = slowWork(30);
    const answers = await inSlices([1, 2, 3, 4], work, -1, { signal: open(), deadlineMs: 50, clock });
    expect(answers).toEqual([2, 4, -1, -1]);
  });

  test('ends when the client is no longer waiting', async () => {
    const { clock, work } = slowWork(20);
    const controller = new AbortController();
    let done = 0;
    const answers = inSlices(
      [1, 2, 3, 4],
      (item) => {
        done += 1;
        if (item === 2) controller.abort();
        return work(item);
      },
      -1,
      { signal: controller.signal, deadlineMs: 1000, clock },
    );
    expect(await answers).toBeUndefined();
    expect(done).toBe(2);
  });
});
