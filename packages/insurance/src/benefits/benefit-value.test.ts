import { expect, test } from 'vitest';
import { formatValue, formatValueWithCurrency } from './benefit-value.ts';

test.each([
  ['1200000', 'HKD', 'HKD 1,200,000'],
  ['0.5', 'HKD', 'HKD 0.50'],
  [' 1.5e3 ', 'JPY', 'JPY 1,500'],
  ['15', null, '15'],
  ['false', 'HKD', 'No'],
  ['"2027-12-31"', undefined, '31/12/2027'],
  ['"2027-12-31T10:00:00Z"', undefined, '31/12/2027'],
  ['"2027-02-30"', undefined, '2027-02-30'],
  ['"Actual cost"', 'HKD', 'Actual cost'],
  ['{ "min" : 1 }', 'HKD', '{ "min" : 1 }'],
  ['null', 'HKD', ''],
  ['{"min":', 'HKD', ''],
  [null, 'HKD', ''],
  [undefined, 'HKD', ''],
])('%s in %s is read as %s', (valueJson, currencyCode, text) => {
  expect(formatValueWithCurrency({ valueJson, currencyCode }, 'en-US')).toBe(text);
});

test('a yes or no value is in the language of the text', () => {
  expect(formatValue({ valueJson: 'true' }, 'zh-HK')).toBe('是');
  expect(formatValue({ valueJson: 'false' }, 'zh-HK')).toBe('否');
  expect(formatValue({ valueJson: 'true' }, 'fr-FR')).toBe('Yes');
});
