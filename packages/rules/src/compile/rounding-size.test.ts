import { expect, it } from 'vitest';
import { compileRule } from './compile-rule.ts';
import { emitOperators } from './emit-operators.ts';
import { Emitter } from './emitter.ts';
import { evaluateRule } from '../evaluate/evaluate-rule.ts';
import type { Json } from '../json/json.ts';

const sumOf = (count: number): Json => ({
  round: [{ '+': Array.from({ length: count }, (_, index) => index + 0.25) }, 2],
});

it('generates no code for a rounding of very many numbers, which V8 would take seconds to compile', () => {
  const emitter = new Emitter(emitOperators);
  emitter.emit(sumOf(190_000), { context: 'c', frame: null });
  expect(emitter.functions.join('').length).toBeLessThan(1_000);
});

it.each([4_000, 6_000])('rounds a sum of %i numbers to the same digit, compiled or not', (count) => {
  const expected = { ok: true, value: (count * (count - 1)) / 2 + count / 4 };
  expect(evaluateRule(sumOf(count), {})).toEqual(expected);
  expect(compileRule(sumOf(count)).evaluate({})).toEqual(expected);
});
