import { expect, it } from 'vitest';
import { fillPlaceholders, unknownPlaceholders } from './customer-text.ts';

const value = { valueJson: '3000', currencyCode: 'HKD', words: { yes: 'Yes', no: 'No' } };

it('puts the value and the amount where their placeholders stand', () => {
  expect(fillPlaceholders('Up to {this|C1} each', value)).toBe('Up to HKD 3,000 each');
  expect(fillPlaceholders('{this} visits, { this | C1 }', value)).toBe('3,000 visits, HKD 3,000');
  expect(fillPlaceholders('{this|C1}', { ...value, valueJson: undefined })).toBe('');
});

it('tells what means nothing', () => {
  expect(unknownPlaceholders('Up to {this|C1} and {this}')).toEqual([]);
  expect(unknownPlaceholders('{that} and {this|C2} and {that}')).toEqual(['{that}', '{this|C2}']);
  expect(unknownPlaceholders('{this|C1')).toEqual(['{']);
});
