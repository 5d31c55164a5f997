import { expect, test } from 'vitest';
import { isSameChoice, productRows, toggle, toProductIds } from './product-choice.ts';

const travel = { plan: 'travel', type: 'single', version: '1' };
const health = { plan: 'health', type: 'vhis', version: '' };

test('products that are sold and no longer exist can still be taken out', () => {
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

test('a product is chosen, and taken out again', () => {
  const chosen = toggle([travel], health);
  expect(chosen).toEqual([travel, health]);
  expect(toggle(chosen, { ...travel })).toEqual([health]);
});

test('the order of the choice makes no difference, its products do', () => {
  expect(isSameChoice([travel, health], [health, travel])).toBe(true);
  expect(isSameChoice([travel], [health])).toBe(false);
  expect(isSameChoice([travel], [])).toBe(false);
});
