import { expect, test } from 'vitest';
import { isExpired, mayPrice, toKeyProducts, validateExpiry, validateKeyProducts } from './key-limits.ts';

const now = new Date('2027-01-01T00:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);

test('a key is valid until the instant at which it expires', () => {
  expect([null, after(1), now, after(-1)].map((expiresAt) => isExpired({ expiresAt }, now))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test.each([
  ['no limit', null, true],
  ['the product', [{ plan: 'a', type: 't', version: '1' }], true],
  ['all versions', [{ plan: 'a', type: 't', version: null }], true],
  ['another version', [{ plan: 'a', type: 't', version: '10' }], false],
  ['the product without a version', [{ plan: 'a', type: 't', version: '' }], false],
  ['another type', [{ plan: 'a', type: 'tt', version: null }], false],
  ['another plan', [{ plan: 'aa', type: 't', version: null }], false],
  [
    'one of several',
    [
      { plan: 'b', type: 't', version: null },
      { plan: 'a', type: 't', version: '1' },
    ],
    true,
  ],
])('with %s, pricing a version is %s', (_what, products, isAllowed) => {
  expect(mayPrice({ products }, { plan: 'a', type: 't', version: '1' })).toBe(isAllowed);
});

test('products are stored once, and versions within all versions are omitted', () => {
  const given = [
    { plan: 'a', type: 't', version: '1' },
    { plan: 'a', type: 't' },
    { plan: 'a', type: 't', version: null },
    { plan: 'b', type: 't', version: '' },
    { plan: 'b', type: 't', version: '2' },
    { plan: 'b', type: 't', version: '2' },
  ];
  expect(toKeyProducts(given)).toEqual([
    { plan: 'a', type: 't', version: null },
    { plan: 'b', type: 't', version: '' },
    { plan: 'b', type: 't', version: '2' },
  ]);
});

test('an expiry is in the future, and within ten years', () => {
  expect(validateExpiry(null, now)).toEqual([]);
  expect(validateExpiry(after(1), now)).toEqual([]);
  expect(validateExpiry(new Date('2037-01-01T00:00:00Z'), now)).toEqual([]);
  for (const expiresAt of [now, new Date('1970-01-01'), new Date('2037-01-01T00:00:01Z'), new Date(8.64e15)]) {
    expect(validateExpiry(expiresAt, now)).toMatchObject([{ code: 'INVALID', path: 'expiresAt' }]);
  }
});

test('a list of products has entries, but not too many', () => {
  expect(validateKeyProducts(null)).toEqual([]);
  expect(validateKeyProducts([])).toMatchObject([{ code: 'REQUIRED', path: 'products' }]);
  const many = Array.from({ length: 101 }, () => ({ plan: 'a', type: 't' }));
  expect(validateKeyProducts(many)).toMatchObject([{ code: 'LIMIT_EXCEEDED', path: 'products' }]);
  expect(validateKeyProducts([{ plan: 'a', type: 't' }])).toEqual([]);
});
