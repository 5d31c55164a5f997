import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildRule } from '../compile/build-rule.ts';
import { compileRule } from '../compile/compile-rule.ts';
import { decideUnderwriting } from '../decide/decide-underwriting.ts';
import { compileUnderwriting } from '../decide/compile-underwriting.ts';
import { evaluateAndLocate, evaluateRule } from '../evaluate/evaluate-rule.ts';
import type { Json } from '../json/json.ts';
import { defaultLimits } from '../limits.ts';
import { traceRule } from '../trace/trace-rule.ts';

/** The outcome of every way to evaluate a rule; they must agree. */
function evaluate(rule: Json, data: Json = {}): Json {
  const outcome = evaluateRule(rule, data);
  expect(compileRule(rule).evaluate(data)).toEqual(outcome);
  expect(buildRule(rule, defaultLimits).evaluate(data)).toEqual(outcome);
  expect(traceRule(rule, data).outcome).toMatchObject(outcome);
  expect(evaluateAndLocate(rule, data)).toMatchObject(outcome);
  return outcome.ok ? outcome.value : outcome.problem.code;
}

const threeTenths: Json = { '+': [0.1, 0.2] };
const nothing: Json = { '-': [0.3, 0.2, 0.1] };
const sum = (list: Json, initial: Json = 0): Json => ({
  reduce: [list, { '+': [{ var: 'accumulator' }, { var: 'current' }] }, initial],
});
const data = {
  premium: 36.54,
  levy: 22.309,
  rate: 0.07,
  tenth: '0.1',
  tenths: [0.1, 0.1, 0.1],
  payments: [33.3, 33.3, 33.4],
  rows: [
    { price: 0.1, count: 3 },
    { price: 1.1, count: 3 },
  ],
  bands: { 3: 'third', 28: 'twenty-eighth' },
  big: 1e15,
};

describe('a calculated number is compared exactly', () => {
  const equal: readonly [Json, Json][] = [
    [{ '*': [0.07, 100] }, 7],
    [{ '*': [{ var: 'rate' }, 100] }, 7],
    [{ '+': [36.54, 22.309] }, 58.849],
    [{ '+': [{ var: 'premium' }, { var: 'levy' }] }, 58.849],
    [{ '*': [4.35, 100] }, 435],
    [threeTenths, 0.3],
    [0.3, threeTenths],
    [{ '+': [{ var: 'tenth' }, '0.2'] }, 0.3],
    [{ '+': ['0.1', '0.2'] }, '0.3'],
    [{ '*': [{ '/': [1, 3] }, 3] }, 1],
    [{ '/': [1, 3] }, { '/': [2, 6] }],
    [{ '-': [{ '*': [1.1, 1.1] }, 1.21] }, 0],
    [nothing, 0],
    [sum({ var: 'tenths' }), 0.3],
    [sum({ map: [{ var: 'rows' }, { '*': [{ var: 'price' }, { var: 'count' }] }] }), 3.6],
    [{ max: [threeTenths, 0.1] }, 0.3],
    [{ min: [threeTenths, 0.3] }, { max: [threeTenths, 0.3] }],
    [{ '%': [threeTenths, 0.1] }, 0],
    [{ if: [true, threeTenths, 1] }, 0.3],
    [{ if: [{ var: 'premium' }, { '*': [{ var: 'rate' }, 100] }, 1] }, 7],
    [{ or: [nothing, threeTenths] }, 0.3],
    [{ and: [1, threeTenths] }, 0.3],
    [{ '??': [{ var: 'absent' }, threeTenths] }, 0.3],
    [{ var: ['absent', threeTenths] }, 0.3],
    [{ pipe: [threeTenths, { '*': [{ var: '' }, 10] }] }, 3],
    [{ get: [{ eachKey: { a: threeTenths } }, 'a'] }, 0.3],
    [{ try: [threeTenths, 1] }, 0.3],
    [{ '+': [threeTenths, { round: [threeTenths, 1] }] }, 0.6],
    [{ '-': [{ '+': [{ var: 'big' }, 0.3] }, { var: 'big' }] }, 0.3],
    [{ '*': [1e300, 1e300] }, { '*': [1e200, 1e300, 1e100] }],
  ];

  it.each(equal)('%j equals %j', (a, b) => {
    expect(evaluate({ '==': [a, b] }, data)).toBe(true);
    expect(evaluate({ '!=': [a, b] }, data)).toBe(false);
    if (typeof b !== 'string') expect(evaluate({ '===': [a, b] }, data)).toBe(true);
    expect(evaluate({ '<=': [a, b] }, data)).toBe(true);
    expect(evaluate({ '>=': [a, b] }, data)).toBe(true);
    expect(evaluate({ '<': [a, b] }, data)).toBe(false);
    expect(evaluate({ '>': [a, b] }, data)).toBe(false);
    expect(evaluate({ '<=': [b, a, b] }, data)).toBe(true);
    expect(evaluate({ '!': { '==': [a, b] } }, data)).toBe(false);
    expect(evaluate({ if: [{ '==': [a, b] }, 'equal', 'not'] }, data)).toBe('equal');
    expect(evaluate({ '!!': [{ '-': [a, b] }] }, data)).toBe(false);
    expect(evaluate({ round: [{ if: [{ '>': [a, b] }, 1, 2] }] }, data)).toBe(2);
  });

  it('tells numbers apart that are the same double', () => {
    expect(evaluate({ '==': [{ '+': [1e16, 1] }, 1e16] })).toBe(false);
    expect(evaluate({ '>': [{ '+': [1, 1e-20] }, 1] })).toBe(true);
    expect(evaluate({ '<': [1, { '+': [1, 1e-20] }, 2] })).toBe(true);
    expect(evaluate({ '<': [1, { '+': [1, 0] }, 2] })).toBe(false);
  });

  it('fails as before for what is not a number', () => {
    expect(evaluate({ '<': [{ '+': ['x', 1] }, 1] })).toBe('NOT_A_NUMBER');
    expect(evaluate({ '<': [{ '/': [1, 0] }, 1] })).toBe('NOT_A_NUMBER');
    expect(evaluate({ '==': [threeTenths, 'x'] })).toBe('NOT_A_NUMBER');
    expect(evaluate({ '==': [threeTenths, []] })).toBe('NOT_A_NUMBER');
    expect(evaluate({ '<': [0, { '+': [1, 1] }, { throw: 'no' }] })).toBe('THROWN');
    expect(evaluate({ '<': [0, { '-': [1, 1] }, { throw: 'no' }] })).toBe(false);
    expect(evaluate({ '===': [threeTenths, '0.3'] })).toBe(false);
    expect(evaluate({ '>': [{ '+': [null, 1] }, null] })).toBe(true);
  });
});

describe('the sum of a list is compared exactly', () => {
  const price: Json = { '*': [{ var: 'current.price' }, { var: 'current.count' }] };
  const total: Json = { reduce: [{ var: 'rows' }, { '+': [{ var: 'accumulator' }, price] }, 0] };
  it.each<[Json, Json]>([
    [{ '==': [total, 3.6] }, true],
    [{ '>': [total, 3.6] }, false],
    [{ '<': [total, 3.6000000001] }, true],
    [{ '<': [total, { '*': [total, 2] }] }, true],
    [{ '==': [{ reduce: [{ var: 'tenths' }, { '+': [{ val: 'accumulator' }, { val: 'current' }] }] }, 0.3] }, true],
    [{ '==': [{ reduce: [{ var: 'whole' }, { '+': [{ var: 'current' }, { var: 'accumulator' }] }, 1] }, 7] }, true],
    [{ '==': [{ reduce: [{ var: 'whole' }, { '+': [{ var: 'current' }, { var: 'accumulator' }] }, 1] }, 8] }, false],
    [{ '>': [{ reduce: [{ var: 'none' }, { '+': [{ var: 'current' }, 1] }, 1.5] }, 1] }, true],
    [{ '>': [{ reduce: [{ var: 'none' }, { '+': [{ var: 'current' }, 1] }] }, 1] }, 'INVALID_ARGUMENTS'],
    [{ '>': [{ reduce: [{ var: 'premium' }, { '+': [{ var: 'current' }, 1] }, 0] }, 1] }, 'INVALID_ARGUMENTS'],
    [{ '>': [{ reduce: [{ var: 'texts' }, { '+': [{ var: 'accumulator' }, { var: 'current' }] }, 0] }, 1] }, true],
    [
      { '>': [{ reduce: [{ var: 'bad' }, { '+': [{ var: 'accumulator' }, { var: 'current' }] }, 0] }, 1] },
      'NOT_A_NUMBER',
    ],
    [
      {
        '==': [
          { reduce: [{ var: 'tenths' }, { max: [{ var: 'accumulator' }, { '+': [{ var: 'current' }, 0.2] }] }, 0] },
          0.3,
        ],
      },
      true,
    ],
    [
      {
        '==': [
          {
            reduce: [
              { var: 'rows' },
              {
                if: [
                  { '>': [{ var: 'current.price' }, 0.5] },
                  { '+': [{ var: 'accumulator' }, price] },
                  { var: 'accumulator' },
                ],
              },
              0,
            ],
          },
          3.3,
        ],
      },
      true,
    ],
    [
      {
        '==': [
          {
            reduce: [
              { var: 'tenths' },
              {
                if: [
                  { '>=': [{ var: 'accumulator' }, 0.2] },
                  { var: 'accumulator' },
                  { '+': [{ var: 'accumulator' }, { var: 'current' }] },
                ],
              },
              0,
            ],
          },
          0.2,
        ],
      },
      true,
    ],
    [
      {
        some: [
          { var: 'lists' },
          { '==': [{ reduce: [{ var: '' }, { '+': [{ var: 'accumulator' }, { var: 'current' }] }, 0] }, 0.3] },
        ],
      },
      true,
    ],
    [{ if: [{ '-': [sum({ var: 'tenths' }), 0.3] }, 'yes', 'no'] }, 'no'],
    [{ '<': [0.2, sum({ var: 'tenths' }), 0.3] }, false],
    [
      { '==': [{ reduce: [{ var: 'lists' }, { '+': [{ var: 'accumulator' }, sum({ var: 'current' })] }, 0] }, 0.9] },
      true,
    ],
  ])('%j is %j', (rule, expected) => {
    const more = {
      whole: [1, 2, 3],
      none: [],
      texts: ['1', 2],
      bad: [1, 'x'],
      lists: [
        [0.1, 0.2],
        [0.3, 0.3],
      ],
    };
    expect(evaluate(rule, { ...data, ...more })).toEqual(expected);
  });

  it('within the same limit on steps, compiled or not', () => {
    const rule: Json = { '<': [sum({ var: 'list' }), 1e9] };
    for (const maxIterations of [10, 60, 70, 80, 90, 100, 110, 1000]) {
      const limits = { ...defaultLimits, maxIterations };
      const given = { list: Array.from({ length: 12 }, (_, index) => index / 10) };
      expect(buildRule(rule, limits).evaluate(given)).toEqual(evaluateRule(rule, given, { limits }));
    }
  });
});

describe('a condition is 0 exactly where its calculation is', () => {
  it.each<[Json, Json]>([
    [{ if: [nothing, 'yes', 'no'] }, 'no'],
    [{ if: [{ '-': [threeTenths, 0.3] }, 'yes', 'no'] }, 'no'],
    [{ if: [{ if: [true, nothing] }, 'yes', 'no'] }, 'no'],
    [{ '?:': [{ '-': [{ '*': [0.07, 100] }, 7] }, 'yes', 'no'] }, 'no'],
    [{ if: [threeTenths, 'yes', 'no'] }, 'yes'],
    [{ '!': [nothing] }, true],
    [{ '!': nothing }, true],
    [{ '!!': nothing }, false],
    [{ not: [nothing] }, true],
    [{ or: [nothing, 5] }, 5],
    [{ and: [nothing, 5] }, 0],
    [{ or: [threeTenths, 5] }, 0.3],
    [{ filter: [[0.1, 0.3], { '-': [{ '+': [{ var: '' }, 0.2] }, 0.3] }] }, [0.3]],
    [{ some: [[0.1], { '-': [{ '+': [{ var: '' }, 0.2] }, 0.3] }] }, false],
    [{ none: [[0.1], { '-': [{ '+': [{ var: '' }, 0.2] }, 0.3] }] }, true],
    [{ all: [[0.1], { '-': [{ '+': [{ var: '' }, 0.2] }, 0.3] }] }, false],
    [{ every: [[0.2], { '-': [{ '+': [{ var: '' }, 0.2] }, 0.3] }] }, true],
  ])('%j is %j', (rule, expected) => expect(evaluate(rule, data)).toEqual(expected));
});

describe('a calculated number is written, searched and divided as a decimal', () => {
  it.each<[Json, Json]>([
    [{ cat: [threeTenths] }, '0.3'],
    [{ cat: ['HKD ', { '*': [1.1, 3] }, '!'] }, 'HKD 3.3!'],
    [{ cat: threeTenths }, '0.3'],
    [{ cat: [[threeTenths, 1]] }, '0.3,1'],
    [{ cat: [{ '/': [1, 3] }] }, '0.3333333333333333'],
    [{ cat: [sum({ var: 'tenths' })] }, '0.3'],
    [{ cat: [nothing] }, '0'],
    [{ in: [threeTenths, [0.3]] }, true],
    [{ in: [0.3, [1, threeTenths]] }, true],
    [{ in: [0.3, { merge: [[threeTenths], 1] }] }, true],
    [{ in: [threeTenths, 'a 0.3'] }, true],
    [{ substr: ['abcdefghijklmnopqrstuvwxyzABCDEF', { '*': [0.29, 100] }, 1] }, 'D'],
    [{ '%': [1, 0.1] }, 0],
    [{ '%': [0.3, 0.1] }, 0],
    [{ '%': ['1', '0.1'] }, 0],
    [{ '%': [-1, 0.1] }, 0],
    [{ '%': [5.5, 2] }, 1.5],
    [{ '%': [-7, 3] }, -1],
    [{ '%': [1.05, 0.1] }, 0.05],
    [{ '%': [{ '*': [0.1, 3] }, 0.1] }, 0],
    [{ '%': [10, 4, 0.3] }, 0.2],
    [{ '%': [1, 0] }, 'NOT_A_NUMBER'],
    [{ '==': [{ '%': [{ var: 'premium' }, 0.01] }, 0] }, true],
    [{ val: ['bands', { '*': [0.1, 30] }] }, 'third'],
    [{ var: { cat: ['bands.', { '*': [0.28, 100] }] } }, 'twenty-eighth'],
    [{ exists: ['bands', { '*': [0.28, 100] }] }, true],
    [{ try: [{ throw: threeTenths }, { cat: [{ var: 'type' }] }] }, '0.3'],
  ])('%j is %j', (rule, expected) => expect(evaluate(rule, data)).toEqual(expected));
});

describe('what one step calculates, the next compares exactly', () => {
  const balance = (isLast: Json): Json => ({
    reduce: [
      { var: 'payments' },
      { if: [isLast, 'overpaid', { '-': [{ var: 'accumulator' }, { var: 'current' }] }] },
      100,
    ],
  });
  it.each<[Json, Json]>([
    [{ pipe: [threeTenths, { '==': [{ var: '' }, 0.3] }] }, true],
    [{ pipe: [{ eachKey: { a: threeTenths } }, { cat: [{ var: 'a' }] }] }, '0.3'],
    [{ pipe: [nothing, { if: [{ var: '' }, 'yes', 'no'] }] }, 'no'],
    [{ filter: [{ map: [[1, 2, 3], { '*': [{ var: '' }, 0.1] }] }, { '<=': [{ var: '' }, 0.3] }] }, [0.1, 0.2, 0.3]],
    [{ filter: [[nothing, threeTenths], { var: '' }] }, [0.3]],
    [{ some: [[threeTenths], { '==': [{ var: '' }, 0.3] }] }, true],
    [{ all: [[nothing, 0.1], { '>=': [{ var: '' }, 0] }] }, true],
    [{ none: [[threeTenths], { '>': [{ var: '' }, 0.3] }] }, true],
    [{ map: [[threeTenths], { '<=': [{ var: '' }, 0.3] }] }, [true]],
    [balance({ '<': [{ var: 'accumulator' }, { var: 'current' }] }), 0],
    [balance({ '!': [{ '>=': [{ var: 'accumulator' }, { var: 'current' }] }] }), 0],
    [{ '==': [balance(false), 0] }, true],
    [
      {
        reduce: [
          { map: [{ var: 'rows' }, { '*': [{ var: 'price' }, { var: 'count' }] }] },
          { if: [{ '<=': [{ var: 'current' }, 0.3] }, { var: 'accumulator' }, { var: 'current' }] },
          0,
        ],
      },
      3.3,
    ],
    [
      {
        map: [[threeTenths], { some: [[0.3], { '==': [{ var: '' }, { var: '../../' }] }] }],
      },
      [true],
    ],
  ])('%j is %j', (rule, expected) => expect(evaluate(rule, data)).toEqual(expected));

  it('keeps the plain sum of a list, which nothing compares', () => {
    expect(evaluate(sum({ var: 'tenths' }), data)).toBe(0.1 + 0.1 + 0.1);
    expect(evaluate(threeTenths)).toBe(0.1 + 0.2);
  });

  it('compares doubles where exact fractions would have too many digits', () => {
    const squares: Json = {
      reduce: [Array.from({ length: 14 }, () => 1), { '*': [{ var: 'accumulator' }, { var: 'accumulator' }] }, 1.01],
    };
    expect(evaluate({ '>': [squares, 1] })).toBe(true);
    expect(evaluate({ pipe: [squares, { '>': [{ var: '' }, 1] }] })).toBe(true);
  });
});

it('reaches the same underwriting decision, compiled or not', () => {
  const rule: Json = [{ if: [{ '>': [{ '*': [{ var: 'rate' }, 100] }, 7] }, 'RATE'] }];
  expect(decideUnderwriting(rule, { rate: 0.07 })).toMatchObject({ decision: 'accept' });
  expect(compileUnderwriting(rule).decide({ rate: 0.07 })).toMatchObject({ decision: 'accept' });
  expect(compileUnderwriting(rule).decide({ rate: 0.071 })).toMatchObject({ decision: 'decline' });
});

/** A number of cents, or its product with a percentage, as JSON Logic and in ten-thousandths. */
const amounts = fc.oneof(
  fc.integer({ min: -2000, max: 2000 }).map((cents) => ({ rule: (cents / 100) as Json, units: BigInt(cents) * 100n })),
  fc.tuple(fc.integer({ min: -300, max: 300 }), fc.integer({ min: -300, max: 300 })).map(([a, b]) => ({
    rule: { '*': [{ var: 'unit' }, a / 100, b / 100] } as Json,
    units: BigInt(a * b),
  })),
);
const sums = fc.array(amounts, { minLength: 1, maxLength: 4 }).map((items) => ({
  rule: { '+': items.map(({ rule }) => rule) } as Json,
  units: items.reduce((total, { units }) => total + units, 0n),
}));

it('compares random sums like whole numbers of ten-thousandths', () => {
  const comparison = fc.constantFrom('<', '<=', '>', '>=', '==', '!=');
  fc.assert(
    fc.property(comparison, sums, fc.integer({ min: -1, max: 1 }), (name, { rule, units }, apart) => {
      const other = Number(units + BigInt(apart)) / 10_000;
      const holds = {
        '<': apart > 0,
        '<=': apart >= 0,
        '>': apart < 0,
        '>=': apart <= 0,
        '==': apart === 0,
        '!=': apart !== 0,
      }[name];
      const outcome = { ok: true, value: holds };
      expect(evaluateRule({ [name]: [rule, other] }, { unit: 1 })).toEqual(outcome);
      expect(buildRule({ [name]: [rule, other] }, defaultLimits).evaluate({ unit: 1 })).toEqual(outcome);
    }),
    { numRuns: 5_000 },
  );
});
