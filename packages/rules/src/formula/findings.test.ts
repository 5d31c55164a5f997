import { describe, expect, it } from 'vitest';
import { parseFormula } from './parse-formula.ts';

function findingIn(formula: string) {
  const parsed = parseFormula(formula);
  return parsed.ok ? undefined : parsed.finding;
}

/** The formula after the correction, and after those of what is found then. */
function corrected(formula: string): string {
  const correction = findingIn(formula)?.correction;
  if (correction === undefined) return formula;
  return corrected(formula.slice(0, correction.from) + correction.text + formula.slice(correction.to));
}

describe('a finding', () => {
  it.each([
    ['18 <= age < 65', '18 <= age and age < 65'],
    ['a > b > c > d', 'a > b and b > c and c > d'],
    ['x == y == z', 'x == y and y == z'],
    ['not 18 <= age < 65', 'not (18 <= age and age < 65)'],
    ['if(18 <= (a + b) * 2 < 65, 1)', 'if(18 <= (a + b) * 2 and (a + b) * 2 < 65, 1)'],
    ['x and 1 < a <= 2 or y', 'x and 1 < a and a <= 2 or y'],
    ['1 < a <= 2 == true', '(1 < a and a <= 2) == true'],
    ['a == not b + 1', 'a == (not b + 1)'],
    ['a && b || c', 'a and b or c'],
    ['a = 1', 'a == 1'],
    ['a <> 1', 'a != 1'],
    ['a ≤ 1 × 2', 'a <= 1 * 2'],
    ['max（1，2）', 'max(1,2)'],
    ["zone == 'asia'", 'zone == "asia"'],
    ['zone == “asia”', 'zone == "asia"'],
    ['.5 + 007 + 3.', '0.5 + 7 + 3'],
    ['age => 18', 'age >= 18'],
    ['age =< 18', 'age <= 18'],
    ['=base*1.1', 'base*1.1'],
    ['base * 10%', 'base * 0.1'],
    ['base * (1 + 2.5 %)', 'base * (1 + 0.025)'],
    ['100% * base', '1 * base'],
    ['if(a, 0.5%, 150%)', 'if(a, 0.005, 1.5)'],
    ['1,000.50', '1000.50'],
    ['sum > 1,250,000', 'sum > 1250000'],
    ['max(sum, 1,000)', 'max(sum, 1000)'],
    ['1 500 * base', '1500 * base'],
    ['IF(age>18;1;2)', 'IF(age>18,1,2)'],
    ['age is 18', 'age == 18'],
    ['zone is not "asia"', 'zone != "asia"'],
    ['x AND y Or z', 'x and y or z'],
    ['NOT smoker', 'not smoker'],
    ['if(TRUE, 1, False)', 'if(true, 1, false)'],
    ['（age + １８） * １．５', '(age + 18) * 1.5'],
    ['zone == 「asia」', 'zone == "asia"'],
    ['max(1、2；3)', 'max(1,2,3)'],
    ['£100 + base', '100 + base'],
    ['(base + 1', '(base + 1)'],
    ['2^3', '(2 * 2 * 2)'],
    ['100 / rate ^ 2', '100 / (rate * rate)'],
    ['trip.days ** 2 + 1', '(trip.days * trip.days) + 1'],
  ])('in %s offers a correction: %s', (formula, correction) => {
    expect(corrected(formula)).toBe(correction);
    expect(findingIn(correction)).toBeUndefined();
  });

  it.each([
    ['a # b', 'CHARACTER_UNKNOWN', '#', '#'],
    ['(a + b)^2', 'POWER_UNKNOWN', '^', '^'],
    ['rate^0.5', 'POWER_UNKNOWN', '^', '^'],
    ['rate ** n', 'POWER_UNKNOWN', '**', '**'],
    ['cat("a', 'TEXT_OPEN', '"a', undefined],
    [String.raw`"a\x"`, 'TEXT_UNFIT', String.raw`\x`, undefined],
    ["'abc", 'TEXT_QUOTES', "'abc", undefined],
    ['1.2.3', 'NUMBER_UNFIT', '1.2.3', '1.2.3'],
    ['5abc', 'NUMBER_UNFIT', '5abc', '5abc'],
    ['`name', 'NAME_UNFIT', '`name', undefined],
    ['`name` + 1', 'NAME_UNFIT', '`name`', undefined],
    ['json`{"a"`', 'PIECE_UNFIT', 'json`{"a"`', undefined],
    ['1 + ', 'VALUE_MISSING', '', ''],
    ['1 + * 2', 'VALUE_MISSING', '*', '*'],
    ['max(1, )', 'VALUE_MISSING', ')', ')'],
    ['and 1', 'VALUE_MISSING', 'and', 'and'],
    ['a b', 'OPERATOR_MISSING', 'b', 'b'],
    ['max(1 2)', 'OPERATOR_MISSING', '2', '2'],
    ['a)', 'BRACKET_EXTRA', ')', ')'],
    ['max(1]', 'BRACKET_MISSING', ']', ')'],
    ['if age > 18 then 1 else 2', 'IF_UNFIT', 'if', undefined],
    ['(a + b)% * 2', 'PERCENT_UNFIT', '%', '%'],
    ['age between 18 and 65', 'OPERATOR_MISSING', 'between', 'between'],
    ['12 34', 'OPERATOR_MISSING', '34', '34'],
    ['a,b', 'OPERATOR_MISSING', ',', ','],
    ['max(1', 'BRACKET_MISSING', '', ')'],
    ['{a: 1', 'BRACKET_MISSING', '', '}'],
    ['{a.b: 1}', 'MEMBER_UNFIT', 'a.b', 'a.b'],
    ['{a 1}', 'MEMBER_UNFIT', '1', '1'],
    ['{a: 1, "a": 2}', 'MEMBER_TWICE', '"a"', 'a'],
    ['max(a, ...b)', 'SPREAD_UNFIT', '...', undefined],
    ['max(...a, b)', 'SPREAD_UNFIT', '...', undefined],
    ['max(...)', 'SPREAD_UNFIT', '...', undefined],
  ])('in %s is %s at %j', (formula, code, marked, about) => {
    const finding = findingIn(formula);
    expect(finding).toMatchObject({ code });
    expect(formula.slice(finding?.from, finding?.to)).toBe(marked);
    expect(finding?.about).toBe(about);
  });

  it('is none in arguments and remainders that are written closely', () => {
    for (const formula of ['if(a,100,200)', '10 % 3', 'a % (b)', 'max(1,500)', 'max(10,100)']) {
      expect(findingIn(formula)).toBeUndefined();
    }
  });
});
