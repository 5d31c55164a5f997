import { describe, expect, it } from 'vitest';
import { startRun, toLimits } from '../problems/failures.ts';
import type { Json } from '../json/json.ts';
import type { KeyType } from '../tables/rate-table.ts';
import { holds } from './condition.ts';
import { decisionLimits } from './decision-limits.ts';
import { toConditionValue } from './match-rows.ts';
import { parseCondition } from './parse-condition.ts';

const position = { row: 3, column: 'age' };
const run = startRun({ limits: toLimits(undefined) });

/** The values among those given that a condition accepts. */
function accepted(text: string, values: readonly Json[]): Json[] {
  const parsed = parseCondition(text, position);
  if (!parsed.ok) throw new Error(parsed.problem.message);
  const { condition } = parsed;
  if (condition === undefined) return [...values];
  return values.filter((value) => {
    const key = toConditionValue(condition.type, value, run);
    return key !== undefined && holds(condition, key);
  });
}

function problemOf(text: string): Json {
  const parsed = parseCondition(text, position);
  return parsed.ok ? null : parsed.problem.reason;
}

function typeOf(text: string): KeyType | undefined {
  const parsed = parseCondition(text, position);
  return parsed.ok ? parsed.condition?.type : undefined;
}

describe('a condition', () => {
  it.each([
    ['-', [17, 18, 65, 'x'], [17, 18, 65, 'x']],
    ['', [1], [1]],
    ['< 18', [17, 17.9, 18], [17, 17.9]],
    ['<=18', [18, 18.1], [18]],
    ['> 18', [18, 18.1], [18.1]],
    ['>= -1.5', [-1.6, -1.5], [-1.5]],
    ['18', [17, 18, 19, '18'], [18]],
    ['[18..65)', [17, 18, 64, 65], [18, 64]],
    ['(18..65]', [18, 19, 65], [19, 65]],
    [']18..65[', [18, 19, 65], [19]],
    ['[0.8 .. 1]', [0.7, 0.8, 1], [0.8, 1]],
    ['< 18, [30..40], 50', [17, 18, 30, 40, 50, 51], [17, 30, 40, 50]],
    ['not(< 18, 50)', [17, 18, 50], [18]],
    ['not ( 1 )', [1, 2], [2]],
  ])('%j of numbers accepts what it says', (text, values, expected) => {
    expect(accepted(text, values)).toEqual(expected);
  });

  it.each([
    ['asia, europe', ['asia', 'europe', 'ASIA', 'africa'], ['asia', 'europe']],
    ['"asia"', ['asia', '"asia"'], ['asia']],
    ['Hong Kong , New York', ['Hong Kong', 'New York', 'Hong'], ['Hong Kong', 'New York']],
    ['not(asia)', ['asia', 'europe'], ['europe']],
    ['"< 18", "a, b", "-", "18"', ['< 18', 'a, b', '-', '18'], ['< 18', 'a, b', '-', '18']],
    [String.raw`"say \"hi\"", "\u00e9"`, ['say "hi"', 'é'], ['say "hi"', 'é']],
    ['"true"', ['true', true], ['true']],
    ['nothing, android, US-CA', ['nothing', 'android', 'US-CA'], ['nothing', 'android', 'US-CA']],
    ['亞洲, cafe\u0301', ['亞洲', 'caf\u00e9'], ['亞洲', 'caf\u00e9']],
  ])('%j of texts accepts what it says', (text, values, expected) => {
    expect(accepted(text, values)).toEqual(expected);
  });

  it.each([
    ['true', [true, false, 'true'], [true]],
    ['not(true)', [true, false], [false]],
    ['2027-01-31', ['2027-01-31', '2027-02-01'], ['2027-01-31']],
    ['< date("2027-01-31")', ['2027-01-30', '2027-01-31'], ['2027-01-30']],
    ['[2027-01-01..2027-12-31]', ['2026-12-31', '2027-01-01', '2027-12-31'], ['2027-01-01', '2027-12-31']],
  ])('%j of booleans and dates accepts what it says', (text, values, expected) => {
    expect(accepted(text, values)).toEqual(expected);
  });

  it('has a type', () => {
    expect(['< 18', 'asia', 'false', '>= 2027-01-01', '-'].map(typeOf)).toEqual([
      'number',
      'text',
      'boolean',
      'date',
      undefined,
    ]);
  });

  it.each([
    ['<', 'CONDITION_INCOMPLETE'],
    ['18,', 'CONDITION_INCOMPLETE'],
    ['[18..65', 'CONDITION_INCOMPLETE'],
    ['not(18', 'CONDITION_INCOMPLETE'],
    ['18 65', 'CONDITION_NUMBER_UNFIT'],
    ['18..65', 'CONDITION_UNREADABLE'],
    ['[18, 65]', 'CONDITION_UNREADABLE'],
    ['a > 5', 'CONDITION_UNREADABLE'],
    ['"a" b', 'CONDITION_UNREADABLE'],
    [String.raw`"\x"`, 'CONDITION_UNREADABLE'],
    ['not asia', 'CONDITION_UNREADABLE'],
    ['null', 'CONDITION_UNREADABLE'],
    ['!= 5', 'CONDITION_UNREADABLE'],
    ['007', 'CONDITION_NUMBER_UNFIT'],
    ['1e5', 'CONDITION_NUMBER_UNFIT'],
    ['-, 5', 'CONDITION_NUMBER_UNFIT'],
    ['1234567890123456', 'CONDITION_NUMBER_UNFIT'],
    ['3m', 'CONDITION_NUMBER_UNFIT'],
    ['2027-02-30', 'CONDITION_DATE_UNFIT'],
    ['date("31.1.2027")', 'CONDITION_DATE_UNFIT'],
    ['[65..18]', 'CONDITION_RANGE_EMPTY'],
    ['[18..18)', 'CONDITION_RANGE_EMPTY'],
    ['< asia', 'CONDITION_WITHOUT_ORDER'],
    ['[true..false]', 'CONDITION_WITHOUT_ORDER'],
    ['18, asia', 'CONDITION_TYPES_MIXED'],
    ['[1..2027-01-01]', 'CONDITION_TYPES_MIXED'],
    ['x'.repeat(decisionLimits.maxTextLength + 1), 'CONDITION_TEXT_TOO_LONG'],
    ['1,'.repeat(decisionLimits.maxCellLength), 'CONDITION_TOO_LONG'],
  ])('%j is refused', (text, reason) => {
    expect(problemOf(text)).toBe(reason);
  });

  it('is quoted in its problem, with the row and the column', () => {
    const parsed = parseCondition('18..65', position);
    expect(parsed.ok ? '' : parsed.problem.message).toBe(
      'In the condition 18..65 in row 3 of the column "age", the part from "..65" cannot be read. Write texts with special characters in quotes.',
    );
  });

  it('is read in time proportional to its length', () => {
    for (const text of ['('.repeat(1_999), '"'.repeat(1_999), '. '.repeat(999), 'a'.repeat(1_999), '"\\'.repeat(999)])
      expect(problemOf(text)).not.toBeNull();
  });
});
