import { describe, expect, test } from 'vitest';
import { toChange, toProductId, validateProductId } from './product.ts';

describe('a product id', () => {
  test('without a version has the empty one', () => {
    expect(toProductId({ plan: 'p', type: 't', version: null })).toEqual({ plan: 'p', type: 't', version: '' });
  });

  test('may contain every character except separators and control characters', () => {
    expect(validateProductId({ plan: "a'b\\c%_ ", type: '語', version: 'é\u200e' }, 'id')).toEqual([]);
    const problems = validateProductId({ plan: '\u001f', type: '\u007f', version: '\u009f' }, 'id');
    expect(problems.map(({ path }) => path)).toEqual(['id.plan', 'id.type', 'id.version']);
  });

  test('has at most a hundred characters in each part', () => {
    const longest = 'x'.repeat(100);
    expect(validateProductId({ plan: longest, type: longest, version: longest }, 'id')).toEqual([]);
    const problems = validateProductId({ plan: `${longest}x`, type: `${longest}x`, version: `${longest}x` }, 'id');
    expect(problems.map(({ code, path }) => `${code} ${path}`)).toEqual([
      'TOO_LONG id.plan',
      'TOO_LONG id.type',
      'TOO_LONG id.version',
    ]);
  });

  test.each(['.', '..'])('cannot be %j, which addresses resolve, but may be three dots', (part) => {
    const problems = validateProductId({ plan: part, type: '...', version: null }, 'id');
    expect(problems.map(({ code, path }) => `${code} ${path}`)).toEqual(['INVALID id.plan']);
  });
});

test('a change keeps absent fields, and clears with null or an empty insurer', () => {
  expect(toChange({})).toEqual({});
  expect(toChange({ insurerId: '', status: null, underwritingRules: null })).toEqual({
    insurerId: null,
    status: null,
    underwritingRules: null,
  });
  expect(toChange({ insurerId: 'i', status: 'live' })).toEqual({ insurerId: 'i', status: 'live' });
});
