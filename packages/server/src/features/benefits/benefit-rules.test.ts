import { describe, expect, test } from 'vitest';
import type { benefitInput } from '../../graphql/generated/schema-types.ts';
import { toBenefit } from './benefit.ts';
import { validateAddition } from './benefit-rules.ts';

function placesOf(inputs: readonly (benefitInput | null)[]): string[] {
  return validateAddition({ inputs, path: 'b' }).map(({ code, path }) => `${code} ${path}`);
}

describe('validateAddition', () => {
  test('accepts options of one type id under one parent, in any order', () => {
    expect(
      placesOf([
        { typeId: 'child', parentTypeId: 'parent', optionKey: 'option_0' },
        { typeId: 'child', optionKey: 'option_1' },
        { typeId: 'child' },
        { typeId: 'parent', parentTypeId: '' },
      ]),
    ).toEqual([]);
  });

  test('treats null and an empty option key as the same', () => {
    expect(placesOf([{ typeId: 'a', optionKey: '' }, { typeId: 'a' }])).toEqual(['ALREADY_EXISTS b.1.typeId']);
  });

  test('refuses two parents for one type id', () => {
    const inputs = [
      { typeId: 'p' },
      { typeId: 'q' },
      { typeId: 'a', optionKey: 'x', parentTypeId: 'p' },
      { typeId: 'a', optionKey: 'y', parentTypeId: 'q' },
    ];
    expect(placesOf(inputs)).toEqual(['INVALID b.3.parentTypeId']);
  });

  test('reports every benefit of a cycle, and those beneath it', () => {
    const inputs = [
      { typeId: 'a', parentTypeId: 'c' },
      { typeId: 'b', parentTypeId: 'a' },
      { typeId: 'c', parentTypeId: 'b' },
      { typeId: 'd', parentTypeId: 'a' },
    ];
    expect(placesOf(inputs)).toEqual([0, 1, 2, 3].map((index) => `INVALID b.${index}.parentTypeId`));
  });

  test('counts levels from the top, whatever the order of the list', () => {
    const chain = Array.from({ length: 9 }, (_, n) => ({
      typeId: `t${n}`,
      parentTypeId: n === 0 ? null : `t${n - 1}`,
    }));
    const reversed = chain.toReversed();
    expect(placesOf(reversed)).toEqual(['LIMIT_EXCEEDED b.0.parentTypeId', 'LIMIT_EXCEEDED b.1.parentTypeId']);
  });

  test('refuses more benefits than can be stored', () => {
    expect(placesOf(Array.from({ length: 5001 }, (_, n) => ({ typeId: `${n}` })))).toEqual(['TOO_LONG b']);
  });
});

describe('toBenefit', () => {
  test('stores the JSON text, which takes precedence over the other value', () => {
    const input = { typeId: 'a', valueJsonString: ' 1.50 ', value: { stringValue: 'x' } };
    expect(toBenefit(input).valueJson).toBe(' 1.50 ');
    expect(toBenefit({ typeId: 'a', value: { stringValue: 'x' } }).valueJson).toBe('"x"');
    expect(toBenefit({ typeId: 'a' }).valueJson).toBeNull();
  });
});
