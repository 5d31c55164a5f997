import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildRule } from '../compile/build-rule.ts';
import { evaluateRule } from '../evaluate/evaluate-rule.ts';
import type { Json } from '../json/json.ts';
import { defaultLimits } from '../limits.ts';

function evaluate(rule: Json, data: Json = {}): Json {
  const outcome = evaluateRule(rule, data);
  expect(buildRule(rule, defaultLimits).evaluate(data)).toEqual(outcome);
  return outcome.ok ? outcome.value : outcome.problem.code;
}

/** An independent oracle: fractions of big integers parsed from the decimals in JSON text. */
interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

function fraction(value: number): Fraction {
  const [mantissa = '0', exponent = '0'] = value.toExponential().split('e');
  const [whole = '0', digits = ''] = mantissa.split('.');
  const power = Number(exponent) - digits.length;
  const n = BigInt(whole + digits);
  return power >= 0 ? { n: n * 10n ** BigInt(power), d: 1n } : { n, d: 10n ** BigInt(-power) };
}

type Expression = number | { readonly [operator: string]: readonly Expression[] };
class NoValue extends Error {}

function less(a: Fraction, b: Fraction): boolean {
  return a.n * b.d < b.n * a.d;
}

function calculate(expression: Expression, data: Readonly<Record<string, number>>): Fraction {
  if (typeof expression === 'number') return fraction(expression);
  const [operator = '', args = []] = Object.entries(expression)[0] ?? [];
  if (operator === 'var') return fraction(data[args as unknown as string] ?? 0);
  if (operator === 'if') {
    const [condition, yes = 0, no = 0] = args;
    const [comparison, [a = 0, b = 0]] = Object.entries(condition as object)[0] as [string, Expression[]];
    const left = calculate(a, data);
    const right = calculate(b, data);
    const isLess = less(left, right);
    const isMore = less(right, left);
    const holds = { '<': isLess, '>': isMore, '<=': !isMore, '>=': !isLess, '==': !isLess && !isMore }[comparison];
    return calculate(holds === true ? yes : no, data);
  }
  if (operator === 'round') {
    const [value = 0, decimals] = args;
    return roundFraction(calculate(value, data), fraction(10 ** -Number(decimals)), false);
  }
  const values = args.map((arg) => calculate(arg, data));
  return values.slice(1).reduce(
    (a, b): Fraction => {
      if (operator === '+') return { n: a.n * b.d + b.n * a.d, d: a.d * b.d };
      if (operator === '-') return { n: a.n * b.d - b.n * a.d, d: a.d * b.d };
      if (operator === '*') return { n: a.n * b.n, d: a.d * b.d };
      if (operator === 'max') return less(a, b) ? b : a;
      if (operator === 'min') return less(b, a) ? b : a;
      if (b.n === 0n) throw new NoValue();
      return b.n < 0n ? { n: -a.n * b.d, d: -b.n * a.d } : { n: a.n * b.d, d: b.n * a.d };
    },
    values[0] ?? { n: 0n, d: 1n },
  );
}

function roundFraction(value: Fraction, step: Fraction, halfEven: boolean): Fraction {
  const n = (value.n < 0n ? -value.n : value.n) * step.d;
  const d = value.d * step.n;
  const down = n / d;
  const rest = 2n * (n - down * d);
  const up = rest > d || (rest === d && (!halfEven || down % 2n === 1n));
  const units = (up ? down + 1n : down) * (value.n < 0n ? -1n : 1n);
  return { n: units * step.n, d: step.d };
}

function toNumber(value: Fraction): number {
  // A rounded amount is a decimal: as text it becomes the nearest double.
  const digits = 40n;
  const scaled = (value.n * 10n ** digits) / value.d;
  return Number(`${scaled}e-${digits}`);
}

const amounts = fc.oneof(
  fc.integer({ min: -5000, max: 5000 }).map((cents) => cents / 100),
  fc.integer({ min: -100_000, max: 100_000 }).map((mills) => mills / 1000),
  fc.constantFrom(0, 1, 0.5, 0.285, 1.005, 1.15, 2.675, 1e-7, 123456.785, 1e15, 0.1, 0.2, 0.3, 3),
  fc.integer({ min: -20, max: 20 }),
);

const expressions = fc.letrec<{ value: Expression; tree: Expression }>((tie) => ({
  value: fc.oneof(amounts, fc.constantFrom<Expression>({ var: 'a' as never }, { var: 'b' as never })),
  tree: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'tree' },
    { arbitrary: tie('value'), weight: 2 },
    {
      arbitrary: fc
        .tuple(fc.constantFrom('+', '-', '*', '/', 'max', 'min'), fc.array(tie('tree'), { minLength: 2, maxLength: 3 }))
        .map(([operator, args]): Expression => ({ [operator]: args })),
      weight: 6,
    },
    {
      arbitrary: fc
        .tuple(fc.constantFrom('<', '>', '<=', '>=', '=='), tie('tree'), tie('tree'), tie('tree'), tie('tree'))
        .map(([comparison, a, b, yes, no]): Expression => ({ if: [{ [comparison]: [a, b] }, yes, no] })),
      weight: 1,
    },
    {
      arbitrary: fc
        .tuple(tie('tree'), fc.constantFrom(0, 1, 2))
        .map(([value, decimals]): Expression => ({ round: [value, decimals] })),
      weight: 1,
    },
  ),
})).tree;

const roundings = fc.oneof(
  fc.tuple(fc.constantFrom('round', 'round_half_even'), fc.constantFrom(0, 1, 2, 3, -1)),
  fc.tuple(fc.constant('round_to'), fc.constantFrom(0.05, 0.25, 5, 0.125, 100, 0.3)),
);

describe('rounding', () => {
  it('treats a number as the decimal that it is written as', () => {
    expect(evaluate({ round: [1.005, 2] })).toBe(1.01);
    expect(evaluate({ round: [0.285, 2] })).toBe(0.29);
    expect(evaluate({ round: [2.675, 2] })).toBe(2.68);
    expect(evaluate({ round: [{ var: 'premium' }, 2] }, { premium: 1.005 })).toBe(1.01);
    expect(evaluate({ round: ['1.005', 2] })).toBe(1.01);
  });

  it('calculates its argument exactly where doubles have lost the digit', () => {
    expect(evaluate({ round: [{ '*': [1.15, 3] }, 1] })).toBe(3.5);
    expect(evaluate({ round: [{ '*': [0.285, 100] }, 0] })).toBe(29);
    expect(evaluate({ round: [{ '+': [0.1, 0.2, -0.25] }, 1] })).toBe(0.1);
    expect(evaluate({ round: [{ '-': [{ '+': [1e16, 1.15] }, 1e16] }, 1] })).toBe(1.2);
    expect(evaluate({ round: [{ if: [{ '==': [{ '+': [0.1, 0.2] }, 0.3] }, 1, 2] }] })).toBe(1);
    const sum = { reduce: [{ var: 'items' }, { '+': [{ var: 'accumulator' }, { var: 'current' }] }, 0] };
    expect(evaluate({ round: [sum, 2] }, { items: [0.335, 0.335, 0.335] })).toBe(1.01);
    expect(evaluate({ round: [{ '/': [{ '*': [10, 1] }, 3] }, 2] })).toBe(3.33);
  });

  it('rounds half away from zero, or to the even digit', () => {
    expect([0.5, 1.5, 2.5, -0.5, -2.5].map((value) => evaluate({ round: value }))).toEqual([1, 2, 3, -1, -3]);
    expect([0.5, 1.5, 2.5, -1.5, -2.5].map((value) => evaluate({ round_half_even: [value] }))).toEqual([
      0, 2, 2, -2, -2,
    ]);
    expect(evaluate({ round_half_even: [1.005, 2] })).toBe(1);
    expect(Object.is(evaluate({ round: [-0.001, 2] }), 0)).toBe(true);
  });

  it('rounds to a step', () => {
    expect(evaluate({ round_to: [12.325, 0.05] })).toBe(12.35);
    expect(evaluate({ round_to: [12.325, 0.05, 'half_even'] })).toBe(12.3);
    expect(evaluate({ round_to: [{ '*': [1.15, 3] }, 0.1] })).toBe(3.5);
    expect(evaluate({ round_to: [149, 100] })).toBe(100);
    expect(evaluate({ round: [1250, -2] })).toBe(1300);
  });

  it('rejects decimals, steps, modes and values that make no sense', () => {
    expect(evaluate({ round: [1, 2.5] })).toBe('INVALID_ARGUMENTS');
    expect(evaluate({ round: [1, 16] })).toBe('INVALID_ARGUMENTS');
    expect(evaluate({ round_to: [1, 0] })).toBe('INVALID_ARGUMENTS');
    expect(evaluate({ round_to: [1, -0.05] })).toBe('INVALID_ARGUMENTS');
    expect(evaluate({ round_to: [1, 0.05, 'sideways'] })).toBe('INVALID_ARGUMENTS');
    expect(evaluate({ round: [] })).toBe('INVALID_ARGUMENTS');
    expect(evaluate({ round: ['ten'] })).toBe('NOT_A_NUMBER');
    expect(evaluate({ round: [{ '/': [1, 0] }] })).toBe('NOT_A_NUMBER');
    expect(evaluate({ round: [{ preserve: [[1], 2] }] })).toBe('NOT_A_NUMBER');
  });

  it('ends the evaluation if exact numbers grow without limit', () => {
    const list = Array.from({ length: 200 }, () => 1);
    const square = { reduce: [list, { '*': [{ var: 'accumulator' }, { var: 'accumulator' }] }, 1.1] };
    expect(evaluate({ round: [square, 2] })).toBe('LIMIT_EXCEEDED');
  });

  it('equals exact fractions for 100,000 random calculations, compiled and interpreted', () => {
    const samples = fc.tuple(amounts, amounts);
    fc.assert(
      fc.property(
        expressions,
        roundings,
        fc.array(samples, { minLength: 40, maxLength: 40 }),
        (tree, [operator, setting], pairs) => {
          const rule = { [operator]: [tree, setting] } as Json;
          const compiled = buildRule(rule, defaultLimits);
          for (const [index, [a, b]] of pairs.entries()) {
            const data = { a, b };
            let expected: Json = 'NOT_A_NUMBER';
            try {
              const step = fraction(operator === 'round_to' ? setting : 10 ** -setting);
              expected = toNumber(roundFraction(calculate(tree, data), step, operator === 'round_half_even'));
            } catch (error) {
              if (!(error instanceof NoValue)) throw error;
            }
            // Only every tenth is also interpreted: this takes longest, and agreement.test.ts compares the two as well.
            const outcomes = [compiled.evaluate(data), ...(index % 10 === 0 ? [evaluateRule(rule, data)] : [])];
            for (const outcome of outcomes) {
              const actual = outcome.ok ? outcome.value : outcome.problem.code;
              if (actual !== expected) expect(actual).toBe(expected);
            }
          }
        },
      ),
      { numRuns: 2_500 },
    );
  }, 60_000);
});
