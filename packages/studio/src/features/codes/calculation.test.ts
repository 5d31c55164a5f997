import { describe, expect, test } from 'vitest';
import { readCalculation, toLogicText } from './calculation.ts';

describe('a ratio', () => {
  test('is stored as the premium times the percentage divided by 100', () => {
    expect(toLogicText({ kind: 'ratio', percent: 12.5 })).toBe('{"*":[{"var":"premium"},{"/":[12.5,100]}]}');
  });
  test.each([
    ['{"*":[{"var":"premium"},{"/":[12.5,100]}]}', 12.5],
    ['{"*": [{"var": ["premium"]}, {"/": [0, 100]}]}', 0],
    ['{"*":[{"var":"premium"},0.07]}', 7],
    ['{"*":[{"var":"premium"},1.155]}', 115.5],
  ])('is read from %s', (text, percent) => expect(readCalculation(text)).toEqual({ kind: 'ratio', percent }));
});

describe('a flat amount', () => {
  test('is stored as a list of amount and currency', () => {
    expect(toLogicText({ kind: 'flat', amount: 50, currency: 'HKD' })).toBe('[50,"HKD"]');
  });
  test('is read back with its own currency', () => {
    expect(readCalculation('[50.5, "USD"]')).toEqual({ kind: 'flat', amount: 50.5, currency: 'USD' });
  });
});

test.each([
  '{"*":[{"var":"premium"},0.12345]}',
  '{"*":[{"var":"premium"},-0.1]}',
  '{"*":[{"var":"premium"},{"/":[10,1000]}]}',
  '{"*":[{"var":"premium"},{"/":[10,100]},2]}',
  '{"*":[{"var":"age"},0.1]}',
  '[-50,"HKD"]',
  '[50.123,"HKD"]',
  '[50,"Hong Kong"]',
  '50',
  '{"if":[',
])('%s is shown unchanged', (text) => {
  expect(readCalculation(text)).toEqual({ kind: 'custom', text });
  expect(toLogicText(readCalculation(text))).toBe(text);
});
