import { expect, it } from 'vitest';
import { toCompared, withSelected } from './selection.ts';

it('a third state takes the place of the one selected first', () => {
  expect(withSelected([], 3, true)).toEqual([3]);
  expect(withSelected([3, 8], 5, true)).toEqual([8, 5]);
  expect(withSelected([3, 8], 3, true)).toEqual([8, 3]);
  expect(withSelected([3, 8], 3, false)).toEqual([8]);
});

it('two states are compared from the earlier to the later one', () => {
  expect(toCompared([8, 5])).toEqual({ from: 5, to: 8 });
  expect(toCompared([8])).toBeUndefined();
});
