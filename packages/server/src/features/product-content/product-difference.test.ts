import { describe, expect, test } from 'vitest';
import { toPartChanges } from '../../snapshots/difference.ts';
import { differenceOfProducts } from './product-difference.ts';
import type { ProductBenefit, ProductCode, ProductContent } from './product-content.ts';

const empty: ProductContent = {
  productId: { plan: 'travel', type: 'single_trip', version: '' },
  status: null,
  effectiveFrom: null,
  insurer: null,
  underwritingRules: null,
  inputs: null,
  pricing: null,
  benefits: [],
  codes: [],
  rateTables: [],
  texts: [],
};

function benefit(typeId: string, optionKey: string | null = null, valueJsonString = '1'): ProductBenefit {
  const none = { parentTypeId: null, parentOptionKeys: null, currencyCode: null, isValueInput: false };
  return { ...none, typeId, optionKey, valueJsonString };
}

function code(kind: ProductCode['kind'], name: string): ProductCode {
  return { kind, code: name, name, description: null, calculationLogic: '1' };
}

function outlineOf(current: Partial<ProductContent>, wanted: Partial<ProductContent>): string[] {
  return toPartChanges(differenceOfProducts({ ...empty, ...current }, { ...empty, ...wanted })).map(
    ({ part, action, count, names }) => `${action} ${count} ${part}: ${names.join(', ')}`,
  );
}

describe('differenceOfProducts', () => {
  test('is empty for equal products', () => {
    const product = { status: 'active', benefits: [benefit('a'), benefit('a', 'gold')], codes: [code('loading', 'X')] };
    expect(outlineOf(product, structuredClone(product))).toEqual([]);
  });

  test('lists inputs by their path', () => {
    const [days, zone] = [
      { path: 'days', type: 'integer', minimum: 1 },
      { path: 'zone', type: 'text' },
    ];
    const inputs = (...list: object[]) => ({ inputs: JSON.stringify(list) });
    expect(outlineOf(inputs(days, zone), inputs(days, zone))).toEqual([]);
    expect(outlineOf(inputs(days), { inputs: '[ { "type": "integer", "minimum": 1, "path": "days" } ]' })).toEqual([]);
    expect(outlineOf({}, inputs(days))).toEqual(['ADDED 1 INPUT: days']);
    expect(outlineOf(inputs(days, zone), inputs(zone, days))).toEqual(['CHANGED 1 INPUT_ORDER: zone']);
    expect(outlineOf(inputs(days, zone), inputs({ ...days, minimum: 2 }))).toEqual([
      'CHANGED 1 INPUT: days',
      'REMOVED 1 INPUT: zone',
    ]);
    expect(outlineOf(inputs(days), { inputs: 'not JSON' })).toEqual(['REMOVED 1 INPUT: days']);
  });

  test('lists additions, changes and removals, part by part', () => {
    const current = {
      status: 'draft',
      underwritingRules: 'true',
      benefits: [benefit('a'), benefit('b'), benefit('b', 'gold')],
      codes: [code('discount', 'EARLY')],
      texts: [{ key: 'name', locale: 'en-US', value: 'Old' }],
    };
    const wanted = {
      insurer: { id: '1', name: 'Harbour' },
      underwritingRules: 'false',
      benefits: [benefit('a', null, '2'), benefit('b'), benefit('c')],
      codes: [code('loading', 'EARLY')],
      texts: [
        { key: 'name', locale: 'en-US', value: 'New' },
        { key: 'name', locale: 'zh-HK', value: '新' },
      ],
    };
    expect(outlineOf(current, wanted)).toEqual([
      'REMOVED 1 STATUS: draft',
      'ADDED 1 INSURER: Harbour',
      'CHANGED 1 UNDERWRITING_LOGIC: ',
      'ADDED 1 BENEFIT: c',
      'CHANGED 1 BENEFIT: a',
      'REMOVED 1 BENEFIT: b / gold',
      'REMOVED 1 DISCOUNT_CODE: EARLY',
      'ADDED 1 LOADING_CODE: EARLY',
      'ADDED 1 TEXT: name (zh-HK)',
      'CHANGED 1 TEXT: name (en-US)',
    ]);
  });

  test('distinguishes a different order from additions and removals', () => {
    const [a, b, c] = [benefit('a'), benefit('b'), benefit('c')];
    expect(outlineOf({ benefits: [a, b, c] }, { benefits: [c, a, b] })).toEqual(['CHANGED 1 BENEFIT_ORDER: c']);
    expect(outlineOf({ benefits: [a, b] }, { benefits: [c, b] })).toEqual([
      'ADDED 1 BENEFIT: c',
      'REMOVED 1 BENEFIT: a',
    ]);
  });

  test('has the values before and after', () => {
    const [before, after] = [
      { ...empty, status: 'draft' },
      { ...empty, benefits: [benefit('a')] },
    ];
    expect(differenceOfProducts(before, after)).toEqual([
      { part: 'STATUS', action: 'REMOVED', name: 'draft', before: 'draft' },
      { part: 'BENEFIT', action: 'ADDED', name: 'a', after: benefit('a') },
    ]);
  });

  test('has the edits of pricing and underwriting logic, or a short form of what only one product has', () => {
    const before = { ...empty, underwritingRules: 'true', pricing: { amountLogic: '1', currencyCode: 'HKD' as const } };
    const after = { ...before, underwritingRules: 'false', pricing: { ...before.pricing, amountLogic: '2' } };
    const editsOf = (current: ProductContent, wanted: ProductContent) =>
      differenceOfProducts(current, wanted).map(({ part, edits }) => [part, edits?.().map(({ message }) => message)]);
    expect(editsOf(before, after)).toEqual([
      ['UNDERWRITING_LOGIC', ['true was changed to false.']],
      ['PRICING_LOGIC', ['1 was changed to 2.']],
    ]);
    expect(editsOf(before, { ...empty, status: 'draft' })).toEqual([
      ['STATUS', undefined],
      ['UNDERWRITING_LOGIC', ['true']],
      ['PRICING_LOGIC', ['1']],
    ]);
  });

  test('lists everything that belongs to a product that does not exist yet', () => {
    expect(differenceOfProducts(undefined, { ...empty, status: 'draft', codes: [code('loading', 'X')] })).toEqual([
      { part: 'STATUS', action: 'ADDED', name: 'draft', after: 'draft' },
      { part: 'LOADING_CODE', action: 'ADDED', name: 'X', after: code('loading', 'X') },
    ]);
  });
});
