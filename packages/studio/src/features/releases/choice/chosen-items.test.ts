import { expect, test } from 'vitest';
import {
  filterChanged,
  keyOf,
  liveItemsOf,
  nothingChosen,
  publishedItems,
  toItems,
  withItems,
} from './chosen-items.ts';

const product = { kind: 'product', itemId: 'plan a|1|travel' };
const template = { kind: 'template', itemId: 't1', name: 'Policy', change: 'ADDED' as const, isRequired: true };

test('a release gets what its items need, unless it is left out', () => {
  const chosen = { ...nothingChosen, published: [keyOf(product)] };
  expect(publishedItems(chosen)).toEqual([product]);
  expect(toItems(chosen, [template])).toEqual([
    { ...product, action: 'PUBLISH' },
    { kind: 'template', itemId: 't1', action: 'PUBLISH' },
  ]);
  expect(toItems({ ...chosen, omitted: [keyOf(template)] }, [template])).toEqual([{ ...product, action: 'PUBLISH' }]);
});

test('an item that is retired is not published as well', () => {
  const key = keyOf(product);
  expect(toItems({ ...nothingChosen, published: [key], retired: [key] }, [])).toEqual([
    { ...product, action: 'RETIRE' },
  ]);
});

test('changed items are found by kind, name, id and user', () => {
  const item = { ...product, name: 'Travel', change: 'CHANGED' as const, changedAt: '2026-11-30T10:00:00Z' };
  const items = [{ ...item, changedBy: { username: 'mei@a.test' } }];
  for (const text of ['', ' travel ', 'PLAN', 'mei@']) expect(filterChanged(items, { kind: '', text })).toEqual(items);
  expect(filterChanged(items, { kind: 'template', text: '' })).toEqual([]);
  expect(filterChanged(items, { kind: 'product', text: 'nobody' })).toEqual([]);
});

test('only what a release still shows is live', () => {
  const rest = { name: 'Travel', number: 1, changes: [], outsideOrigins: [], sizeBytes: 0 };
  const shown = { ...product, ...rest, action: 'PUBLISH' as const, isLive: true };
  const retired = { ...shown, itemId: 'b', action: 'RETIRE' as const };
  const replaced = { ...shown, itemId: 'c', isLive: false };
  expect(liveItemsOf([{ items: [shown, retired] }, { items: [replaced] }])).toEqual([{ ...product, name: 'Travel' }]);
});

test('an item that is added to a release replaces the one that it has', () => {
  const added = { ...product, action: 'PUBLISH' as const };
  const other = { kind: 'template', itemId: 't1', action: 'PUBLISH' as const };
  expect(withItems([{ ...product, action: 'RETIRE' }, other], [added])).toEqual([other, added]);
});
