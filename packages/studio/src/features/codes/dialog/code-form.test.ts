import { describe, expect, test } from 'vitest';
import { toCodeForm, toCodeInput, validateCode, withKind, type CodeForm } from './code-form.ts';

const early = {
  code: 'EARLY10',
  name: 'Early bird',
  description: '',
  logicText: '{"*":[{"var":"premium"},{"/":[10,100]}]}',
  revision: 'r1',
};
const form = (changes: Partial<CodeForm>): CodeForm => ({ ...toCodeForm(early), ...changes });

describe('validateCode', () => {
  test('requires a name, a code and what it does', () => {
    expect(Object.keys(validateCode(toCodeForm()))).toEqual(['name', 'code', 'percent']);
    expect(validateCode(toCodeForm(early))).toEqual({});
  });
  test.each([
    ['-5', 'negative'],
    ['1e2', 'notNumber'],
    ['7.125', 'tooManyDecimals'],
    ['ten', 'notNumber'],
    ['.', 'notNumber'],
  ])('refuses the percentage %s as %s', (percent, code) => {
    expect(validateCode(form({ percent })).percent).toEqual({ code });
  });
  test.each([
    ['-50', 'negative'],
    ['50.555', 'tooManyDecimals'],
  ])('refuses the amount %s as %s', (amount, code) => {
    expect(validateCode(form({ kind: 'flat', amount })).amount).toEqual({ code });
  });
  test.each(['0', '12.5', '12.', '.75', '1,250', '9007199254740991'])('accepts the percentage %s', (percent) => {
    expect(validateCode(form({ percent }))).toEqual({});
  });
  test('refuses an amount that cannot be calculated exactly', () => {
    expect(validateCode(form({ kind: 'flat', amount: '9007199254740993' })).amount).toEqual({ code: 'tooLarge' });
  });
  test.each([
    ['', 'required'],
    ['{"+": [', 'json'],
    ['{"plus": [1]}', 'logic'],
    ['true', 'noAmount'],
    ['"10"', 'noAmount'],
  ])('refuses the custom logic %s as %s', (logicText, code) => {
    expect(validateCode(form({ kind: 'custom', logicText })).logicText).toMatchObject({ code });
  });
  test('validates only the chosen kind', () => {
    expect(validateCode(form({ percent: '', kind: 'flat', amount: '50' }))).toEqual({});
  });
});

describe('toCodeInput', () => {
  test('sends the fields of the chosen kind', () => {
    const logicOf = (changes: Partial<CodeForm>) => toCodeInput(form(changes)).calculationLogic;
    expect(logicOf({ percent: '12.50' })).toBe('{"*":[{"var":"premium"},{"/":[12.5,100]}]}');
    expect(logicOf({ kind: 'flat', amount: '1,050.5' })).toBe('[1050.5,"HKD"]');
    expect(logicOf({ kind: 'custom', logicText: ' 1 ' })).toBe(' 1 ');
  });
  test('sends no description instead of an empty one', () => {
    expect(toCodeInput(form({ code: ' NEW ', description: ' ' }))).toMatchObject({ code: 'NEW', description: null });
  });
});

test('choosing custom starts with the logic of the previous fields', () => {
  expect(withKind(form({ kind: 'flat', amount: '50' }), 'custom').logicText).toBe('[50,"HKD"]');
  expect(withKind(form({ logicText: '7' }), 'custom').logicText).toBe('7');
  expect(withKind(form({ percent: '' }), 'custom').logicText).toBe('');
});

test('a formula that cannot be read yet prevents saving, unless the code has no logic of its own', () => {
  const typed = { logicText: '1', unfinished: '1 +' };
  expect(validateCode(form({ ...typed, kind: 'custom' }))).toEqual({ logicText: { code: 'unfinished' } });
  expect(validateCode(form({ ...typed, kind: 'ratio', percent: '5' }))).toEqual({});
});
