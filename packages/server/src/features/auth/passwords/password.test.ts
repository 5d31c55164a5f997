import { describe, expect, test } from 'vitest';
import { toHashedPassword, validatePassword } from './password.ts';

const marks = '\u0301\u0316';

describe('toHashedPassword', () => {
  test('is the same for every Unicode form of a character', () => {
    expect(toHashedPassword('cafe\u0301 ﬁne')).toBe('café fine');
  });

  test.each([
    ['129 characters', 'a'.repeat(129)],
    ['129 characters beyond the first plane', '😀'.repeat(129)],
    ['129 characters that compose to fewer', 'e\u0301'.repeat(65)],
    ['120 KB of combining marks', `a${marks.repeat(30_000)}`],
    ['a run of combining marks', `a${marks.repeat(16)}`],
  ])('is undefined for %s', (_name, password) => {
    expect(toHashedPassword(password)).toBeUndefined();
  });

  test('accepts 128 characters of any Unicode plane', () => {
    expect(toHashedPassword('😀'.repeat(128))).toBe('😀'.repeat(128));
  });
});

describe('validatePassword', () => {
  test.each([
    ['a'.repeat(129), 'TOO_LONG'],
    ['a'.repeat(5_000_000), 'TOO_LONG'],
    [`a long enough password${marks.repeat(16)}`, 'INVALID'],
    ['a short one', 'INVALID'],
    ['', 'REQUIRED'],
  ])('refuses text that cannot be stored', (password, code) => {
    expect(validatePassword(password, { path: 'password' }).map((problem) => problem.code)).toEqual([code]);
  });

  test('accepts text that can be hashed', () => {
    expect(validatePassword(`${'😀'.repeat(108)}river lamp onion 9`, { path: 'password' })).toEqual([]);
  });
});
