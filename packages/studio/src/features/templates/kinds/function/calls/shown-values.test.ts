import { describe, expect, it } from 'vitest';
import { showOutputs } from '../../../../../ui/formats/show-outputs.ts';
import { readTyped, toTyped } from './shown-values.ts';

it('outputs are shown with their names, and a long list is truncated', () => {
  expect(showOutputs('{"premium":1.2,"band":"B","rates":[1,2]}')).toBe('premium 1.2, band B, rates [1,2]');
  expect(showOutputs('{"number":9007199254740993}')).toBe('number 9007199254740993');
  expect(showOutputs(JSON.stringify({ list: Array.from({ length: 500 }, () => 1) }))).toHaveLength(301);
});

describe('the typed value of an input', () => {
  it.each([
    ['40', 'number', 40],
    ['false', 'boolean', false],
    ['[1, 2]', 'array', [1, 2]],
    ['2026-01-01', 'date', '2026-01-01'],
    ['007', 'string', '007'],
    ['forty', 'number', 'forty'],
    [' ', 'number', null],
  ])('%j for %s is %j', (text, dataType, value) => {
    expect(readTyped(text, dataType)).toEqual(value);
  });

  it.each(['9007199254740993', '[12345678901234567890]', '{"a":1.00000000000000000001}'])(
    'keeps the digits of %s',
    (text) => expect(JSON.stringify(readTyped(text, 'number'))).toBe(text),
  );

  it('starts with the value from the workbook', () => {
    expect(toTyped('"2026-01-01"')).toBe('2026-01-01');
    expect(toTyped('1000')).toBe('1000');
    expect(toTyped('null')).toBe('');
  });
});
