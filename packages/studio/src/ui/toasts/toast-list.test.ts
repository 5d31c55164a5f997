import { expect, test } from 'vitest';
import { type Toast, addToast, removeToast, shownToasts } from './toast-list.ts';

function toasts(count: number): readonly Toast[] {
  let list: readonly Toast[] = [];
  for (let id = 1; id <= count; id += 1) list = addToast(list, { id, kind: 'info', title: `Toast ${id}` });
  return list;
}

test('only the four most recent toasts are shown', () => {
  expect(shownToasts(toasts(7)).map(({ id }) => id)).toEqual([4, 5, 6, 7]);
});

test('a toast replaces an equal one, so that repeated failures do not pile up', () => {
  const failure = {
    kind: 'error',
    title: 'The app was not updated',
    line: 'The server could not be reached.',
  } as const;
  const other = { ...failure, id: 2, line: 'The name is too long.' };
  const list = [{ ...failure, id: 1 }, other, { ...failure, id: 3 }].reduce<readonly Toast[]>(addToast, []);
  expect(list.map(({ id }) => id)).toEqual([2, 3]);
});

test('a toast that was pushed out does not reappear', () => {
  expect(removeToast(toasts(6), 6).map(({ id }) => id)).toEqual([3, 4, 5]);
});

test('a persistent toast that was pushed out reappears when there is room', () => {
  const lasting = addToast([], { id: 0, kind: 'warning', title: 'Lasting', isLasting: true });
  const full = toasts(5).reduce(addToast, lasting);
  expect(shownToasts(full).map(({ id }) => id)).toEqual([2, 3, 4, 5]);
  expect(shownToasts(removeToast(full, 5)).map(({ id }) => id)).toEqual([0, 2, 3, 4]);
});
