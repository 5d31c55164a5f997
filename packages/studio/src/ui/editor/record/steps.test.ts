import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextStep, noSteps, takeStep, withStep, type Direction, type Steps } from './steps.ts';

/** A value with its undo steps, each of which is the value before. */
interface Counter {
  readonly value: number;
  readonly steps: Steps<number>;
}

function set({ value, steps }: Counter, next: number, name?: string, atMs = 0): Counter {
  return { value: next, steps: withStep(steps, value, { name, atMs }, (all) => all.slice(-3)) };
}

function step({ value, steps }: Counter, direction: Direction): Counter {
  const back = nextStep(steps, direction);
  return back === undefined ? { value, steps } : { value: back, steps: takeStep(steps, direction, value) };
}

const start: Counter = { value: 0, steps: noSteps };

test('edits of one gesture in quick succession are one step; others, and edits without a gesture, are separate', () => {
  const typed = set(set(start, 1, 'name', 0), 2, 'name', 699);
  expect(step(typed, 'undo').value).toBe(0);
  expect(step(set(typed, 3, 'name', 1400), 'undo').value).toBe(2);
  expect(step(set(typed, 3, 'other', 700), 'undo').value).toBe(2);
  expect(step(set(set(start, 1), 2), 'undo').value).toBe(1);
});

test('an edit right after an undo does not join the step before it', () => {
  const typed = set(step(set(set(start, 1, 'a', 0), 2, 'b', 1), 'undo'), 3, 'a', 2);
  expect(step(typed, 'undo').value).toBe(1);
});

test('only the latest steps are stored', () => {
  let counter = [1, 2, 3, 4, 5].reduce((last, value) => set(last, value), start);
  for (let times = 0; times < 5; times++) counter = step(counter, 'undo');
  expect(counter.value).toBe(2);
});

test('a step that leads nowhere back is taken without adding one to the other side', () => {
  const { steps } = set(start, 1);
  expect(takeStep(steps, 'undo', undefined)).toEqual(noSteps);
});

test('undoing and redoing the same number of steps restores the value, whatever was done before', () => {
  const edits = fc.array(fc.oneof(fc.nat(), fc.constantFrom<Direction>('undo', 'redo')));
  fc.assert(
    fc.property(edits, fc.nat(5), (done, times) => {
      const before = done.reduce<Counter>(
        (last, one) => (typeof one === 'number' ? set(last, one) : step(last, one)),
        start,
      );
      const count = Math.min(times, before.steps.undoable.length);
      let after = before;
      for (let at = 0; at < count; at++) after = step(after, 'undo');
      for (let at = 0; at < count; at++) after = step(after, 'redo');
      expect(after.value).toBe(before.value);
    }),
  );
});
