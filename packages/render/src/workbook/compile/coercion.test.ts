// How Excel converts values, as tables written by hand: each kind of value with the number, the text and the truth value
// that it converts to. The expected results of operators and functions follow from these tables, not from the code.
import { describe, expect, test } from 'vitest';
import { evaluateFormulas } from '../../testing/evaluate-formulas.ts';
import type { CellValue } from '../values.ts';

interface Kind {
  readonly cell: CellValue;
  readonly number: number | string;
  readonly text: string;
  readonly truth: boolean | string;
  /** Numbers sort before texts, and texts before TRUE and FALSE. */
  readonly order: 'blank' | 'number' | 'text' | 'boolean' | 'error';
}

const text = (cell: string, number: number | string = '#VALUE!', truth: boolean | string = '#VALUE!'): Kind => ({
  cell,
  number,
  text: cell,
  truth,
  order: 'text',
});
const number = (cell: number): Kind => ({
  cell,
  number: cell,
  text: String(cell),
  truth: cell !== 0,
  order: 'number',
});
const error = (name: string): Kind => ({
  cell: { error: name },
  number: name,
  text: name,
  truth: name,
  order: 'error',
});

const kinds: readonly Kind[] = [
  { cell: null, number: 0, text: '', truth: false, order: 'blank' },
  number(5),
  number(0),
  number(-2.5),
  number(46_053),
  number(0.001),
  { cell: true, number: 1, text: 'TRUE', truth: true, order: 'boolean' },
  { cell: false, number: 0, text: 'FALSE', truth: false, order: 'boolean' },
  text(''),
  text('5', 5),
  text(' 7 ', 7),
  text('abc'),
  text('ABD'),
  text('TRUE', '#VALUE!', true),
  text('50%', 0.5),
  text('1,234.5', 1_234.5),
  text('1e3', 1_000),
  text('2026-01-31', 46_053),
  error('#N/A'),
  error('#DIV/0!'),
];

const addressOf = (index: number): string => `A${index + 1}`;
const cells = Object.fromEntries(kinds.map(({ cell }, index) => [addressOf(index), cell]));

interface Case {
  readonly formula: string;
  readonly expected: string | number | boolean;
}

function show(value: string | number | boolean): string {
  return typeof value === 'boolean' ? String(value).toUpperCase() : String(value);
}

function expectCases(cases: readonly Case[]): void {
  const found = evaluateFormulas(
    cases.map(({ formula }) => formula),
    cells,
  );
  const wrong = cases.flatMap(({ formula, expected }, index) => {
    const result = found[index] ?? '';
    const isSame =
      typeof expected === 'number'
        ? Math.abs(Number(result) - expected) <= Math.abs(expected) * 1e-12
        : result === show(expected);
    return isSame ? [] : [`${formula} is ${result}, not ${show(expected)}`];
  });
  expect(wrong).toEqual([]);
}

const pairs = kinds.flatMap((left, leftIndex) =>
  kinds.map((right, rightIndex) => ({
    left,
    right,
    operands: (operator: string) => `D!${addressOf(leftIndex)}${operator}D!${addressOf(rightIndex)}`,
  })),
);

type Compute = (left: number, right: number) => number | string;

const arithmetic: Readonly<Record<string, Compute>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => (right === 0 ? '#DIV/0!' : left / right),
};

describe('an operator', () => {
  test.each(Object.keys(arithmetic))('%s converts every kind to its number, and the first error wins', (operator) => {
    const compute = arithmetic[operator] ?? (() => '');
    const cases = pairs.map(({ left, right, operands }): Case => {
      const [first, second] = [left.number, right.number];
      const expected = typeof first === 'string' ? first : typeof second === 'string' ? second : compute(first, second);
      return { formula: operands(operator), expected };
    });
    expectCases(cases);
  });

  test('& converts every kind to its text', () => {
    const cases = pairs.map(({ left, right, operands }): Case => {
      const failed = [left, right].find(({ order }) => order === 'error');
      return { formula: operands('&'), expected: failed?.text ?? left.text + right.text };
    });
    expectCases(cases);
  });

  const holds: Readonly<Record<string, (order: number) => boolean>> = {
    '=': (order) => order === 0,
    '<>': (order) => order !== 0,
    '<': (order) => order < 0,
    '>': (order) => order > 0,
    '<=': (order) => order <= 0,
    '>=': (order) => order >= 0,
  };
  const ranks = { blank: 0, number: 0, text: 1, boolean: 2, error: 3 };

  function compareKinds(left: Kind, right: Kind): number {
    const [first, second] = [likeOther(left, right), likeOther(right, left)];
    if (first.order !== second.order) return ranks[first.order] - ranks[second.order];
    if (first.order === 'text') {
      const [one, other] = [first.text.toLowerCase(), second.text.toLowerCase()];
      return one === other ? 0 : one < other ? -1 : 1;
    }
    return Number(first.number) - Number(second.number);
  }

  /** A blank equals the type of the other operand: 0, an empty text or FALSE. */
  function likeOther(kind: Kind, other: Kind): Kind {
    if (kind.order !== 'blank') return kind;
    if (other.order === 'text') return text('');
    return { ...kind, order: other.order === 'boolean' ? 'boolean' : 'number' };
  }

  test.each(Object.keys(holds))('%s compares numbers before texts before TRUE and FALSE', (operator) => {
    const isMet = holds[operator] ?? (() => false);
    const cases = pairs.map(({ left, right, operands }): Case => {
      const failed = [left, right].find(({ order }) => order === 'error');
      return { formula: operands(operator), expected: failed?.text ?? isMet(compareKinds(left, right)) };
    });
    expectCases(cases);
  });
});

type Expectation = (kind: Kind) => string | number | boolean;

const ofNumber =
  (compute: (value: number) => number | string | boolean): Expectation =>
  ({ number: value }) =>
    typeof value === 'string' ? value : compute(value);
const ofText =
  (compute: (value: string) => number | string | boolean): Expectation =>
  (kind) =>
    kind.order === 'error' ? kind.text : compute(kind.text);
const ofTruth =
  (compute: (value: boolean) => number | string | boolean): Expectation =>
  ({ truth }) =>
    typeof truth === 'string' ? truth : compute(truth);
const ofOrder =
  (...orders: readonly Kind['order'][]): Expectation =>
  ({ order }) =>
    orders.includes(order);
/** For a reference: anything except a number is ignored. */
const ofReference =
  (compute: (value: number | undefined) => number | string): Expectation =>
  (kind) =>
    kind.order === 'error' ? kind.text : compute(kind.order === 'number' ? Number(kind.number) : undefined);

/** The result of a formula that is just a reference: a blank is 0. */
const itself: Expectation = (kind) => (kind.order === 'number' || kind.order === 'blank' ? kind.number : kind.text);

const expectations: Readonly<Record<string, Expectation>> = {
  '-#': ofNumber((value) => -value),
  '--#': ofNumber((value) => value),
  '#%': ofNumber((value) => value / 100),
  'ABS(#)': ofNumber(Math.abs),
  'INT(#)': ofNumber(Math.floor),
  'SIGN(#)': ofNumber(Math.sign),
  'TRUNC(#)': ofNumber(Math.trunc),
  'SQRT(#)': ofNumber((value) => (value < 0 ? '#NUM!' : Math.sqrt(value))),
  'MOD(#,3)': ofNumber((value) => value - 3 * Math.floor(value / 3)),
  'POWER(#,2)': ofNumber((value) => value ** 2),
  'MAX(#+0,3)': ofNumber((value) => Math.max(value, 3)),
  'SUM(#+0,1)': ofNumber((value) => value + 1),
  'IF(#,"yes","no")': ofTruth((value) => (value ? 'yes' : 'no')),
  'IF(#,1)': ofTruth((value) => (value ? 1 : false)),
  'NOT(#)': ofTruth((value) => !value),
  'LEN(#)': ofText((value) => value.length),
  'UPPER(#)': ofText((value) => value.toUpperCase()),
  'LEFT(#,2)': ofText((value) => value.slice(0, 2)),
  'RIGHT(#,2)': ofText((value) => value.slice(-2)),
  'MID(#,2,2)': ofText((value) => value.slice(1, 3)),
  'TRIM(#)': ofText((value) => value.trim()),
  'CONCATENATE(#,"!")': ofText((value) => `${value}!`),
  'EXACT(#,"5")': ofText((value) => value === '5'),
  'REPT(#,2)': ofText((value) => value + value),
  'ISNUMBER(#)': ofOrder('number'),
  'ISTEXT(#)': ofOrder('text'),
  'ISLOGICAL(#)': ofOrder('boolean'),
  'ISBLANK(#)': ofOrder('blank'),
  'ISERROR(#)': ofOrder('error'),
  'ISNA(#)': (kind) => kind.text === '#N/A',
  'ISNONTEXT(#)': (kind) => kind.order !== 'text',
  'IFERROR(#,"e")': (kind) => (kind.order === 'error' ? 'e' : itself(kind)),
  'IFNA(#,"n")': (kind) => (kind.text === '#N/A' ? 'n' : itself(kind)),
  'SUM(#)': ofReference((value) => value ?? 0),
  'SUM(#,1)': ofReference((value) => (value ?? 0) + 1),
  'PRODUCT(#,2)': ofReference((value) => (value ?? 1) * 2),
  'MAX(#,-9)': ofReference((value) => Math.max(value ?? -9, -9)),
  'MIN(#,9)': ofReference((value) => Math.min(value ?? 9, 9)),
  'AVERAGE(#,1)': ofReference((value) => (value === undefined ? 1 : (value + 1) / 2)),
  'AVERAGE(#)': ofReference((value) => value ?? '#DIV/0!'),
  'SUMPRODUCT(#,#)': ofReference((value) => (value ?? 0) ** 2),
  'SUMPRODUCT(--(#>1))': (kind) =>
    kind.order === 'error'
      ? kind.text
      : Number(kind.order === 'text' || kind.order === 'boolean' || Number(kind.number) > 1),
  'COUNT(#)': ({ order }) => Number(order === 'number'),
  'COUNTA(#)': ({ order }) => Number(order !== 'blank'),
  'COUNTBLANK(#)': ({ order, text: shown }) => Number(order === 'blank' || shown === ''),
  'AND(#,TRUE)': (kind) =>
    kind.order === 'error' ? kind.text : kind.order === 'number' || kind.order === 'boolean' ? kind.number !== 0 : true,
  'OR(#,FALSE)': (kind) =>
    kind.order === 'error' ? kind.text : (kind.order === 'number' || kind.order === 'boolean') && kind.number !== 0,
  'T(#)': (kind) => (kind.order === 'text' || kind.order === 'error' ? kind.text : ''),
  'N(#)': (kind) => (kind.order === 'text' ? 0 : kind.number),
};

test.each(Object.keys(expectations))('%s treats every kind like Excel', (pattern) => {
  const expected = expectations[pattern] ?? (() => '');
  expectCases(
    kinds.map((kind, index) => ({
      formula: pattern.replaceAll('#', `D!${addressOf(index)}`),
      expected: expected(kind),
    })),
  );
});

test('the tables have more than 4,000 cases', () => {
  expect(pairs.length * 11 + kinds.length * Object.keys(expectations).length).toBeGreaterThan(4_000);
});
