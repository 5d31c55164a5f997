import { expect, it } from 'vitest';
import { isUnfiltered, readCompared, readView, toSearchParams, toWhere, unfiltered } from './history-view.ts';

const plain = { ...unfiltered, page: 1, state: undefined };

it('a view is read from its address again, which omits what is not filtered', () => {
  const view = { by: 'u1', part: 'pricing', isNamed: true, page: 3, state: 12 };
  expect(readView(toSearchParams(view))).toEqual(view);
  expect(toSearchParams(plain).toString()).toBe('');
  expect(readView(new URLSearchParams())).toEqual(plain);
});

it.each(['0', '-1', '1.5', 'x', '99999999999', '2147483648', ''])('the address does not lead to page %j', (page) => {
  expect(readView(new URLSearchParams({ page, state: page }))).toEqual(plain);
});

it('the states of a comparison are read from the address, and none without the first', () => {
  expect(readCompared(new URLSearchParams('from=3&to=5'))).toEqual({ from: 3, to: 5 });
  expect(readCompared(new URLSearchParams('from=3'))).toEqual({ from: 3 });
  expect(readCompared(new URLSearchParams('to=5'))).toBeUndefined();
});

it('only what is filtered is sent', () => {
  const item = { kind: 'app', itemId: 'home' } as const;
  expect(toWhere(item, unfiltered)).toEqual(item);
  expect(toWhere(item, { by: 'u1', part: 'pages', isNamed: true })).toEqual({
    ...item,
    createdById: 'u1',
    changedPart: 'pages',
    isNamed: true,
  });
  expect(isUnfiltered(unfiltered)).toBe(true);
  expect(isUnfiltered({ ...unfiltered, isNamed: true })).toBe(false);
});
