import { describe, expect, test } from 'vitest';
import { toProductId, validateProductId } from './product.ts';

describe('a product id', () => {
  test('without a version has the empty one', () => {
    expect(toProductId({ plan: 'p', type: 't', version: null })).toEqual({ plan: 'p', type: 't', version: '' });
  });

  test('may hold every character but separators and controls', () => {
    expect(validateProductId({ plan: "a'b\\c%_ ", type: '語', version: 'é\u200e' }, 'id')).toEqual([]);
    const problems = validateProductId({ plan: '\u001f', type: '\u007f', version: '\u009f' }, 'id');
    expect(problems.map(({ path }) => path)).toEqual(['id.plan', 'id.type', 'id.version']);
  });
});
