import { describe, expect, test } from 'vitest';
import { readTransferFile, transferFileName } from '../../../snapshots/transfer-file.ts';
import type { ProductContent } from '../product-content.ts';
import { productFileFormat, toProductFile } from './product-file.ts';

const product: ProductContent = {
  productId: { plan: 'travel', type: 'single_trip', version: '' },
  status: null,
  effectiveFrom: '2028-01-01',
  insurer: { id: 'harbour', name: 'Harbour Mutual' },
  underwritingRules: 'true',
  inputs: '[{"path": "days", "type": "integer"}]',
  pricing: { amountLogic: '{"+": [1, 2]}', currencyCode: 'HKD' },
  rateTables: [],
  benefits: [
    {
      typeId: 'baggage',
      optionKey: null,
      parentTypeId: null,
      parentOptionKeys: ['gold'],
      currencyCode: null,
      isValueInput: false,
      valueJsonString: '1e999',
    },
  ],
  codes: [{ kind: 'discount', code: 'EARLY', name: 'Early bird', description: null, calculationLogic: '1' }],
  texts: [{ key: 'name', locale: 'zh-HK', value: '旅遊' }],
};

function problemsOf(content: string) {
  const outcome = readTransferFile(productFileFormat, content, 'file');
  return outcome.ok ? [] : outcome.problems;
}

function withFields(fields: object): string {
  return JSON.stringify({ format: 'coverwright.products', formatVersion: 1, products: [product], ...fields });
}

describe('readTransferFile', () => {
  test('reads the output of toProductFile', () => {
    expect(readTransferFile(productFileFormat, toProductFile([product]), 'file')).toMatchObject({
      ok: true,
      content: { products: [product] },
    });
  });

  test.each([
    ['a file that is too large', ' '.repeat(4_000_001), 'TOO_LONG', '4,000,000'],
    ['lists that are nested too deep', `${'['.repeat(11)}${']'.repeat(11)}`, 'LIMIT_EXCEEDED', '10 levels'],
    ['too many lists', `[${'[],'.repeat(100_000)}[]]`, 'LIMIT_EXCEEDED', '100,000 lists'],
    ['too many values', `[${'1,'.repeat(500_000)}1]`, 'LIMIT_EXCEEDED', '500,000 values'],
    ['a file that was cut off', withFields({}).slice(0, -10), 'INVALID', 'Line 1'],
    ['a text instead of a file', 'null', 'INVALID', 'not an export of products'],
    ['a file of something else', withFields({ format: 'other' }), 'INVALID', 'not an export of products'],
    ['a later version of the format', withFields({ formatVersion: 2 }), 'INVALID', 'version 1'],
    ['a field that does not exist', withFields({ more: 1 }), 'INVALID', 'more does not exist'],
    ['no products', withFields({ products: [] }), 'REQUIRED', 'products is empty'],
    [
      'too many products',
      withFields({ products: Array.from({ length: 101 }, () => product) }),
      'TOO_LONG',
      '100 entries',
    ],
    ['a field that is missing', withFields({ products: [{ ...product, texts: undefined }] }), 'REQUIRED', 'texts'],
    [
      'a character that cannot be stored',
      withFields({ products: [{ ...product, status: '\0' }] }),
      'INVALID',
      'cannot be stored',
    ],
    [
      'a currency that does not exist',
      withFields({ products: [{ ...product, pricing: { amountLogic: '1', currencyCode: 'UNDEFINED' } }] }),
      'INVALID',
      'products.0.pricing.currencyCode must be a currency code',
    ],
  ])('refuses %s', (_what, content, code, words) => {
    expect(problemsOf(content)).toContainEqual(
      expect.objectContaining({ code, message: expect.stringContaining(words) as string }),
    );
  });
});

test('transferFileName has only characters that every file system allows', () => {
  expect(transferFileName(['travel plus', 'ein/aus', ''])).toBe('travel_plus-ein_aus.coverwright.json');
  expect(transferFileName(['旅遊', '', '1.0'])).toBe('旅遊-1.0.coverwright.json');
});
