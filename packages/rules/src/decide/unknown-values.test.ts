import { describe, expect, it } from 'vitest';
import type { Json } from '../json/json.ts';
import { decideUnderwriting } from './decide-underwriting.ts';
import { compileUnderwriting } from './compile-underwriting.ts';

/** The decision with its codes, or the variable of each problem with its reason. */
function decide(rule: Json, data: Json): string {
  const decision = decideUnderwriting(rule, data);
  expect(compileUnderwriting(rule).decide(data)).toEqual(decision);
  if (decision.ok) return [decision.decision, ...decision.rejectionCodes].join(' ');
  return decision.problems
    .map(({ code, parameters, reason }) => `${code} ${parameters['variable'] ?? reason}`)
    .join(', ');
}

const when = (condition: Json, code = 'CODE'): Json => ({ if: [condition, code] });
const variable = (name: string): Json => ({ var: name });

describe('an unknown value', () => {
  it.each<Json>([null, '', ' ', '\t\n', '　', ' '])('is %j, in a single rule and in a list of rules', (bmi) => {
    const rule = when({ '>': [variable('bmi'), 30] });
    expect(decide([rule], { bmi })).toBe('MISSING_VARIABLE bmi');
    expect(decide(rule, { bmi })).toBe('MISSING_VARIABLE bmi');
    expect(decide({ '<=': [variable('bmi'), 30] }, { bmi })).toBe('MISSING_VARIABLE bmi');
    expect(decide([when({ '==': [variable('smoker'), true] })], { smoker: bmi })).toBe('MISSING_VARIABLE smoker');
    expect(decide([when({ missing: ['smoker'] }, 'ASK')], { smoker: bmi })).toBe('decline ASK');
    expect(decide([when({ missing_some: [1, ['a', 'b']] }, 'ASK')], { a: bmi })).toBe('decline ASK');
    expect(decide([when({ in: [variable('occ'), ['pilot']] })], { occ: bmi })).toBe('MISSING_VARIABLE occ');
    expect(decide([when({ '==': [variable('a'), null] }, 'ASK')], { a: bmi })).toBe('decline ASK');
    expect(decide([when({ '===': ['', variable('a')] }, 'ASK')], { a: bmi })).toBe('decline ASK');
    expect(decide([when({ '>': [{ '??': [variable('a'), 40] }, 30] })], { a: bmi })).toBe('decline CODE');
    expect(decide({ if: [{ exists: 'a' }, { '<': [variable('a'), 30] }, false] }, { a: bmi })).toBe('decline');
  });

  it('is found wherever a value of the data is read', () => {
    const text = (name: string): Json => ({ '==': [variable(name), 'x'] });
    expect(decide({ some: [variable('l'), text('')] }, { l: ['y', ''] })).toBe('MISSING_VARIABLE l.1');
    expect(decide({ none: [variable('l'), text('a')] }, { l: [{ a: 'y' }, { a: ' ' }] })).toBe(
      'MISSING_VARIABLE l.1.a',
    );
    expect(decide({ '!': [{ in: ['x', variable('l')] }] }, { l: ['y', null] })).toBe('MISSING_VARIABLE l.1');
    expect(decide({ none: [{ merge: [variable('l'), ['z']] }, text('')] }, { l: [''] })).toBe('MISSING_VARIABLE l.0');
    expect(decide({ '<': [{ '+': variable('l') }, 9] }, { l: [1, ''] })).toBe('MISSING_VARIABLE l.1');
    expect(decide({ '!': [{ get: [variable('o'), 'a'] }] }, { o: { a: '' } })).toBe('MISSING_VARIABLE o.a');
    expect(decide({ '!': [{ val: ['o', 'a'] }] }, { o: { a: '' } })).toBe('MISSING_VARIABLE o.a');
    expect(decide([{ cat: ['CODE_', variable('a')] }], { a: '' })).toBe('MISSING_VARIABLE a');
    expect(decide([variable('code')], { code: null })).toBe('MISSING_VARIABLE code');
    expect(decide({ pipe: [variable('o'), { '!': [variable('a')] }] }, { o: { a: '' } })).toBe('MISSING_VARIABLE o.a');
    expect(decide({ try: [{ '<': [variable('a'), 3] }, true] }, { a: '' })).toBe('MISSING_VARIABLE a');
  });

  it('is not replaced by the fallback of var, which is for absent values', () => {
    expect(decide({ '<': [{ var: ['age', 20] }, 30] }, {})).toBe('accept');
    expect(decide({ '<': [{ var: ['age', 20] }, 30] }, { age: '' })).toBe('MISSING_VARIABLE age');
    expect(decide([when({ '==': [{ var: ['code', ''] }, 'X'] })], {})).toBe('accept');
    expect(decide([when({ '==': [{ var: ['code', ''] }, 'X'] })], { code: '' })).toBe('MISSING_VARIABLE code');
    expect(decide([when({ '>': [{ var: ['bmi', ''] }, 30] })], {})).toBe('MISSING_VARIABLE VALUE_BLANK');
  });

  it('is found in data that is too large to be searched for its path', () => {
    const l = Array.from({ length: 250_000 }, (_, index): Json => ({ a: index === 249_999 ? '' : 'y' }));
    expect(decide({ none: [variable('l'), { '==': [variable('a'), 'x'] }] }, { l })).toMatch(/^MISSING_VARIABLE/);
  });
});

describe('a value of the wrong type', () => {
  it.each<[Json, Json, string]>([
    [{ '>': [variable('bmi'), 30] }, { bmi: true }, 'bmi'],
    [{ '>': [variable('bmi'), 30] }, { bmi: 'abc' }, 'bmi'],
    [{ '>': [variable('bmi'), 30] }, { bmi: [31] }, 'bmi'],
    [{ '>': [variable('bmi'), 30] }, { bmi: {} }, 'bmi'],
    [{ '<': [10, variable('bmi'), 30] }, { bmi: false }, 'bmi'],
    [{ '>': [{ '+': [variable('a'), variable('b')] }, 3] }, { a: 1, b: true }, 'b'],
    [{ in: [variable('occ'), ['pilot', 'diver']] }, { occ: ['pilot'] }, 'occ'],
    [{ in: [variable('occ'), ['pilot', 'diver']] }, { occ: 5 }, 'occ'],
    [{ in: [variable('class'), [4, 5]] }, { class: '4' }, 'class'],
    [{ '==': [variable('smoker'), true] }, { smoker: 'yes' }, 'smoker'],
    [{ '==': [variable('smoker'), true] }, { smoker: 5 }, 'smoker'],
    [{ '===': [variable('smoker'), true] }, { smoker: 1 }, 'smoker'],
    [{ '!==': [variable('consent'), true] }, { consent: 'true' }, 'consent'],
    [{ '!': [variable('consent')] }, { consent: 'no' }, 'consent'],
    [{ if: [variable('consent'), false, true] }, { consent: 'no' }, 'consent'],
    [{ some: [variable('claims'), { '>': [variable('amount'), 5] }] }, { claims: 'none' }, 'claims'],
    [{ some: [variable('ills'), { in: [variable(''), ['cancer']] }] }, { ills: 'cancer' }, 'ills'],
    [{ some: [variable('ills'), { in: [variable(''), ['cancer']] }] }, { ills: 5 }, 'ills'],
    [{ some: [variable('ills'), { in: [variable(''), ['cancer']] }] }, { ills: [['cancer']] }, 'ills.0'],
    [{ in: ['cancer', variable('ills')] }, { ills: [['cancer']] }, 'ills.0'],
    [{ in: ['cancer', variable('ills')] }, { ills: false }, 'ills'],
    [{ '>': [{ if: [true, variable('bmi'), 0] }, 30] }, { bmi: true }, 'bmi'],
    [{ '>': [{ '??': [variable('bmi'), 0] }, 30] }, { bmi: true }, 'bmi'],
  ])('is a problem for %j with %j', (condition, data, path) => {
    expect(decide([when(condition)], data)).toBe(`WRONG_TYPE ${path}`);
  });

  it('does not include numbers as texts, 1 and 0 for true and false, and lists tested for elements', () => {
    expect(decide([when({ '>': [variable('bmi'), 30] })], { bmi: '31' })).toBe('decline CODE');
    expect(decide([when({ '==': [variable('smoker'), true] })], { smoker: 1 })).toBe('decline CODE');
    expect(decide([when({ '==': [variable('smoker'), true] })], { smoker: '0' })).toBe('accept');
    expect(decide([when(variable('claims'))], { claims: ['a'] })).toBe('decline CODE');
    expect(decide([when(variable('claims'))], { claims: 2 })).toBe('decline CODE');
    expect(decide([when({ and: [variable('occ'), { '==': [variable('occ'), 'x'] }] })], { occ: 'x' })).toBe(
      'decline CODE',
    );
    expect(decide([when({ '>': [{ '+': [{ '==': [variable('a'), 1] }, 1] }, 1] })], { a: 1 })).toBe('decline CODE');
  });

  it('is handled by a try around an operator that fails on it', () => {
    const tried = (fallback: Json): Json => ({ try: [when({ '>': [variable('bmi'), 30] }), fallback] });
    expect(decide(tried('REFER'), { bmi: 'abc' })).toBe('decline REFER');
    expect(decide(tried('REFER'), { bmi: true })).toBe('WRONG_TYPE bmi');
  });

  it('reports the expected type and that of the value', () => {
    expect(decideUnderwriting([when({ '>': [variable('bmi'), 30] })], { bmi: true })).toMatchObject({
      problems: [
        {
          reason: 'VARIABLE_NOT_NUMBER',
          mismatch: { wanted: 'number', given: 'boolean' },
          path: [0, 'if', 0, '>', 0, 'var'],
        },
      ],
    });
  });
});

describe('a rule that has already declined', () => {
  const age = when({ '>': [variable('age'), 80] }, 'AGE');
  const bmi = when({ '>': [variable('bmi'), 30] }, 'BMI');
  const consent = when({ '!': [variable('consent')] }, 'CONSENT');

  it.each<Json>([null, '', undefined as unknown as Json])('remains declined with a later %j', (unknown) => {
    const data: Json = { age: 81, consent: true, ...(unknown !== undefined && { bmi: unknown }) };
    expect(decide([age, bmi, consent], data)).toBe('decline AGE');
    expect(decide({ merge: [age, [bmi], { merge: [consent] }] }, data)).toBe('decline AGE');
    expect(decide({ or: [{ '<': [variable('age'), 80] }, bmi] }, { ...data, age: 1 })).toBe('accept');
    expect(decide([bmi, age], data)).toBe('MISSING_VARIABLE bmi');
    expect(decide([age, bmi], { ...data, age: 80 })).toBe('MISSING_VARIABLE bmi');
  });

  it('has only the codes and the fired parts of what could be decided', () => {
    const decision = decideUnderwriting([age, consent, bmi], { age: 81, consent: '', bmi: 40 });
    expect(decision).toEqual({
      ok: true,
      decision: 'decline',
      outcome: 'decline',
      referrals: [],
      rejectionCodes: ['AGE', 'BMI'],
      firedRules: [
        { path: [0, 'if', 1], value: 'AGE' },
        { path: [2, 'if', 1], value: 'BMI' },
      ],
      result: ['AGE', null, 'BMI'],
    });
    expect(decide([age, when({ '>': [variable('bmi'), 30] })], { age: 81, bmi: 'abc' })).toBe('decline AGE');
  });

  it('still reports a later part that fails for another reason', () => {
    expect(decide([age, { '+': ['x', 1] }], { age: 81 })).toBe('NOT_A_NUMBER NUMBER_NEEDED');
    expect(decide([age, consent, { '+': ['x', 1] }], { age: 81 })).toBe('NOT_A_NUMBER NUMBER_NEEDED');
    expect(decide([age, { nope: [variable('bmi')] }], { age: 81 })).toBe('UNKNOWN_OPERATOR OPERATOR_UNKNOWN');
  });
});
