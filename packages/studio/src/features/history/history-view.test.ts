import { expect, it } from 'vitest';
import { isUnfiltered, readView, toSearchParams, toWhere, unfiltered } from './history-view.ts';

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
