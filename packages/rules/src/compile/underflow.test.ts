import { describe, expect, it } from 'vitest';
import { evaluateRule } from '../evaluate/evaluate-rule.ts';
import type { Json } from '../json/json.ts';
import { compileRule } from './compile-rule.ts';

const x: Json = { var: 'x' };
const y: Json = { var: 'y' };
const data = { x: 1e300, y: 1e-200 };

describe('a result that is too small for a double', () => {
  it.each<[string, Json]>([
    ['a quotient', { '/': [{ '/': [1, x] }, x] }],
    ['a product', { '*': [y, y] }],
    ['a product of calculations', { '*': [{ '*': [y, 2] }, { '/': [y, 3] }] }],
  ])('is not 0 in compiled code: %s', (_what, tiny) => {
    for (const rule of [{ '==': [tiny, 0] }, { '>': [tiny, 0] }, { if: [tiny, 'not 0', '0'] }] as Json[]) {
      const outcome = evaluateRule(rule, data);
      expect(compileRule(rule).evaluate(data)).toEqual(outcome);
    }
    expect(evaluateRule({ '==': [tiny, 0] }, data)).toEqual({ ok: true, value: false });
  });

  it('differs from an exact 0', () => {
    for (const zero of [{ '*': [0, y] }, { '/': [0, x] }, { '-': [x, x] }] as Json[]) {
      expect(compileRule({ '==': [zero, 0] }).evaluate(data)).toEqual({ ok: true, value: true });
    }
  });
});
