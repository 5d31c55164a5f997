import { expect, test } from 'vitest';
import { isSameChoice, productRows, toggle, toProductIds } from './product-choice.ts';

const travel = { plan: 'travel', type: 'single', version: '1' };
const health = { plan: 'health', type: 'vhis', version: '' };

test('products that are sold but no longer exist can still be removed', () => {
  const sold = [
    { ...travel, name: undefined },
    { ...health, name: 'VHIS' },
  ];
  expect(productRows(sold, [{ key: health, name: 'VHIS' }])).toEqual([
    { key: travel, name: '', isGone: true },
    { key: health, name: 'VHIS', isGone: false },
  ]);
  expect(toProductIds(sold)).toEqual([travel, health]);
});

test('a product can be selected and deselected', () => {
  const chosen = toggle([travel], health);
  expect(chosen).toEqual([travel, health]);
  expect(toggle(chosen, { ...travel })).toEqual([health]);
});

test('only the selected products matter, not their order', () => {
  expect(isSameChoice([travel, health], [health, travel])).toBe(true);
  expect(isSameChoice([travel], [health])).toBe(false);
  expect(isSameChoice([travel], [])).toBe(false);
});
