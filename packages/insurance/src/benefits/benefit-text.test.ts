import { describe, expect, test } from 'vitest';
import { fillText, filledTextMaxLength, formatBenefit, unknownPlaceholders } from './benefit-text.ts';

const value = { valueJson: '3000', currencyCode: 'HKD' };

describe('fillText', () => {
  test('replaces placeholders by the value and by the value with its currency', () => {
    expect(fillText('Up to {this|C1} each', value, 'en-US')).toBe('Up to HKD 3,000 each');
    expect(fillText('{this} visits, { this | C1 }', value, 'en-US')).toBe('3,000 visits, HKD 3,000');
    expect(fillText('{this|C1}', { ...value, valueJson: undefined }, 'en-US')).toBe('');
  });

  test('leaves other braces unchanged, and dollar signs in the value', () => {
    expect(fillText('{that} {this|C2} {', value, 'en-US')).toBe('{that} {this|C2} {');
    expect(fillText('{this}', { ...value, valueJson: '"$& $1"' }, 'en-US')).toBe('$& $1');
  });

  test('rejects a result that would be too long', () => {
    const long = 'x'.repeat(filledTextMaxLength - '{this}'.length);
    expect(fillText(`${long}{this}`, { ...value, valueJson: '123456' }, 'en-US')).toBeUndefined();
    expect(fillText(`${long}{this}`, { ...value, valueJson: '12345' }, 'en-US')).toBe(`${long}12,345`);
    expect(fillText(`${long}1234567`, value, 'en-US')).toBeUndefined();
    expect(fillText('', { ...value, valueJson: `"${long}1234567"` }, 'en-US')).toBeUndefined();
    expect(fillText('{this}'.repeat(10_000), { ...value, valueJson: `"${long}"` }, 'en-US')).toBeUndefined();
  });
});

test('a benefit without a text shows its value with the currency', () => {
  expect(formatBenefit('', value, 'en-US')).toBe('HKD 3,000');
  expect(formatBenefit(undefined, { ...value, valueJson: 'true' }, 'zh-HK')).toBe('是');
  expect(formatBenefit('Up to {this}', value, 'en-US')).toBe('Up to 3,000');
});

test('placeholders without a meaning are listed without duplicates', () => {
  expect(unknownPlaceholders('Up to {this|C1} and {this}')).toEqual([]);
  expect(unknownPlaceholders('{that} and {this|C2} and {that}')).toEqual(['{that}', '{this|C2}']);
  expect(unknownPlaceholders('{this|C1')).toEqual(['{']);
});
