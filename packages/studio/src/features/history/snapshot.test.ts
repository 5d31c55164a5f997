import { expect, it } from 'vitest';
import type { ItemNowQuery } from '../../api/generated/operations.ts';
import { daysLeft, toDeletedItem } from './deleted-item.ts';
import { isPart, type Snapshot, toItemNow, toListed } from './snapshot.ts';

it('an item is found by its kind, with the page where it is edited', () => {
  const template: ItemNowQuery = { templates: { list: [{ id: 't1', templateView: 'sms', revision: '7' }] } };
  expect(toItemNow({ kind: 'template', itemId: 't1' }, template)).toEqual({ path: '/templates/sms/t1', revision: '7' });
  const product: ItemNowQuery = { products_2: { list: [{ revision: '1' }] } };
  expect(toItemNow({ kind: 'product', itemId: 'basic|2027|travel' }, product)).toEqual({
    path: '/products/detail/info/basic/travel/2027',
    revision: '1',
  });
  expect(toItemNow({ kind: 'app', itemId: 'home' }, { apps: { list: [] } })).toBeNull();
});

it('a part that only a newer server has is not a known one', () => {
  expect(isPart('pricing')).toBe(true);
  expect(isPart('toString')).toBe(false);
});

it('whole days are left, and none of a kind that only a newer server has', () => {
  const line = { itemId: 'home', name: 'Home', deletedAt: '2026-03-01T12:00:00Z', removedAt: '2026-03-31T12:00:00Z' };
  const [item] = toDeletedItem({ ...line, kind: 'app', deletedBy: null });
  expect(item).toMatchObject({ kind: 'app', deletedBy: '' });
  expect(item && daysLeft(item, new Date('2026-03-01T12:00:01Z'))).toBe(29);
  expect(item && daysLeft(item, new Date('2026-05-01T00:00:00Z'))).toBe(0);
  expect(toDeletedItem({ ...line, kind: 'policy', deletedBy: null })).toEqual([]);
});

it('a state shows how many before it have been removed, if none is left out', () => {
  const states = [9, 5, 4, 1].map((number) => stateOf(number));
  const counts = (pageSize: number, isEvery: boolean) =>
    toListed(states, pageSize, isEvery).map(({ number, mergedCount }) => [number, mergedCount]);
  expect(counts(100, true)).toEqual([
    [9, 3],
    [5, 0],
    [4, 2],
    [1, 0],
  ]);
  expect(counts(3, true)).toEqual([
    [9, 3],
    [5, 0],
    [4, 2],
  ]);
  expect(counts(100, false).map(([, count]) => count)).toEqual([0, 0, 0, 0]);
});

function stateOf(number: number): Snapshot {
  const source = { cause: 'SAVE', source: 'STUDIO', restoredNumber: undefined, changedParts: [] } as const;
  return { number, name: '', label: '', createdAt: '2027-01-31T00:00:00Z', createdBy: '', ...source };
}
