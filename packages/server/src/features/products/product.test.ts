import { describe, expect, test } from 'vitest';
import { fromProductKey, nameKey, productKey, toProductId, validateProductId } from './product.ts';

describe('a product id', () => {
  test('without a version has the empty one', () => {
    expect(toProductId({ plan: 'p', type: 't', version: null })).toEqual({ plan: 'p', type: 't', version: '' });
  });

  test.each([
    { plan: 'travel', type: 'single_trip', version: '2027.1' },
    { plan: 'a-b', type: 'c-benefits-x', version: '' },
    { plan: '旅遊 %_', type: ' t ', version: 'products-' },
  ])('is told from its key: %j', (id) => {
    expect(fromProductKey(productKey(id))).toEqual(id);
  });

  test('stands in the key of its name as the specification has it', () => {
    expect(nameKey({ plan: 'travel', type: 'single', version: '1' })).toBe('products-travel|1|single-name');
  });

  test('may hold every character but separators and controls', () => {
    expect(validateProductId({ plan: "a'b\\c%_ ", type: '語', version: 'é\u200e' }, 'id')).toEqual([]);
    const problems = validateProductId({ plan: '\u001f', type: '\u007f', version: '\u009f' }, 'id');
    expect(problems.map(({ path }) => path)).toEqual(['id.plan', 'id.type', 'id.version']);
  });
});
