import { expect, it } from 'vitest';
import { toShownValue } from './shown-value.ts';

it.each([
  ['12.50', { kind: 'text', text: '12.50' }],
  ['true', { kind: 'text', text: 'true' }],
  ['"2026-02-01"', { kind: 'text', text: '2026-02-01' }],
  ['""', { kind: 'empty' }],
  ['null', { kind: 'empty' }],
  ['[1,2]', { kind: 'json', text: '[\n  1,\n  2\n]' }],
  ['[9007199254740993]', { kind: 'json', text: '[\n  9007199254740993\n]' }],
  ['[{"year":1,"premium":1.2}]', { kind: 'json', text: '[\n  {"year":1,"premium":1.2}\n]' }],
])('shows %s', (valueText, shown) => expect(toShownValue(valueText)).toEqual(shown));
