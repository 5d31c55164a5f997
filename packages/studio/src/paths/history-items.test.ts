import { expect, it } from 'vitest';
import { itemOf, productHistoryPath, historyPath } from './history-items.ts';

it.each(['home', '旅遊|v1|%2F', 'a/b', '100%', 'a%252Fb'])('finds the item %s in its address again', (itemId) => {
  expect(itemOf(historyPath({ kind: 'template', itemId }))).toEqual({ kind: 'template', itemId });
});

it('finds no item in an address of an unknown kind or without an id', () => {
  expect(itemOf('/history/file/1')).toBeUndefined();
  expect(itemOf('/history/app/')).toBeUndefined();
});

it('the id of a product has its plan, version and type', () => {
  const path = productHistoryPath({ plan: 'basic', type: 'travel', version: '' });
  expect(itemOf(path)).toEqual({ kind: 'product', itemId: 'basic||travel' });
});
