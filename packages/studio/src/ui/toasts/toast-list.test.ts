import { expect, test } from 'vitest';
import { type Toast, addToast, removeToast, shownToasts } from './toast-list.ts';

function toasts(count: number): readonly Toast[] {
  let list: readonly Toast[] = [];
  for (let id = 1; id <= count; id += 1) list = addToast(list, { id, kind: 'info', title: `Toast ${id}` });
  return list;
}

test('only the latest four are shown', () => {
  expect(shownToasts(toasts(7)).map(({ id }) => id)).toEqual([4, 5, 6, 7]);
});

test('older ones come back when there is room', () => {
  const left = removeToast(removeToast(toasts(6), 6), 5);
  expect(shownToasts(left).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});
