import { expect, it } from 'vitest';
import { evaluateRule } from '../evaluate/evaluate-rule.ts';
import { exactFromNumber, exactToNumber } from './exact.ts';

it('returns every double unchanged, down to the smallest', () => {
  for (let exponent = -323; exponent <= 308; exponent += 1) {
    for (const digits of ['1', '1.2345678901234567', '4.9']) {
      const value = Number(`${digits}e${exponent}`);
      if (!Number.isFinite(value)) continue;
      expect(exactToNumber(exactFromNumber(value))).toBe(value);
      expect(exactToNumber(exactFromNumber(-value))).toBe(-value);
    }
  }
});

it.each(['0x10', ' 12 ', '1e3', '0.1'])('parses the text %j in a rounding as it does elsewhere', (text) => {
  const sum = { '+': [text, 1] };
  expect(evaluateRule({ round: [sum, 2] }, {})).toEqual(evaluateRule(sum, {}));
});
