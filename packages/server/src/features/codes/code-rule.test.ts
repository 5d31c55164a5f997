import { describe, expect, test } from 'vitest';
import { validateCodeRule } from './code-rule.ts';

function problemsOf(calculationLogic: string) {
  return validateCodeRule({ code: 'A', name: 'A', calculationLogic }, 'input');
}

describe('validateCodeRule', () => {
  test.each([
    '{"*":[{"var":"premium"},{"/":[12.25,100]}]}',
    '{"*":[{"var":"premium"},0.1]}',
    '{"*":[{"var":"premium"},{"/":[0,100]}]}',
    '[50,"HKD"]',
    '[{"max":[20,{"var":"days"}]},"JPY"]',
    '15',
    '{"if":[{">":[{"var":"days"},30]},[100,"HKD"],0]}',
    '{"-":[10,{"var":"premium"}]}',
  ])('accepts %s', (logic) => {
    expect(problemsOf(logic)).toEqual([]);
  });

  test.each([
    ['{"*":[{"var":"premium"},{"/":[-5,100]}]}', 'negative'],
    ['{"*":[{"var":"premium"},-0.05]}', 'negative'],
    ['{"*":[{"var":["premium"]},-0.05]}', 'negative'],
    ['[-50,"HKD"]', 'negative'],
    ['-50', 'negative'],
    ['[1e400,"HKD"]', 'too large'],
    ['[9007199254740993,"HKD"]', 'too large'],
    ['[50]', 'currency code'],
    ['[50,"HKD",1]', 'currency code'],
    ['[50,"dollars"]', 'currency code'],
    ['[50,"hkd"]', 'currency code'],
    ['[50,"XYZ"]', 'currency code'],
    ['[50,"UNDEFINED"]', 'currency code'],
    ['[50,"constructor"]', 'currency code'],
    ['["50","HKD"]', 'currency code'],
    ['[null,"HKD"]', 'currency code'],
    ['"50"', 'does not return an amount'],
    ['true', 'does not return an amount'],
    ['null', 'does not return an amount'],
    ['{}', 'does not return an amount'],
  ])('refuses %s', (logic, words) => {
    const [problem, ...more] = problemsOf(logic);
    expect(problem).toMatchObject({ code: 'INVALID', path: 'input.calculationLogic' });
    expect(problem?.message).toContain(words);
    expect(more).toEqual([]);
  });

  test('reports the line of each unknown operator', () => {
    const problems = problemsOf('{\n  "+": [\n    { "premium": [] },\n    { "rund": [1] }\n  ]\n}');
    expect(problems.map(({ message }) => message)).toEqual([
      'Line 3: There is no operator "premium".',
      'Line 4: There is no operator "rund". Did you mean "round"?',
    ]);
  });

  test.each([
    ['{"var":"constructor"}', 'INVALID'],
    [`${'{"!":'.repeat(197)}1${'}'.repeat(197)}`, 'LIMIT_EXCEEDED'],
    ['   ', 'REQUIRED'],
  ])('refuses logic that always fails: %.20s', (logic, code) => {
    expect(problemsOf(logic)).toMatchObject([{ code, path: 'input.calculationLogic' }]);
  });
});
