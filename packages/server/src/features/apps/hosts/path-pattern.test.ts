import { describe, expect, test } from 'vitest';
import { chooseApp, patternMaxLength, validatePattern } from './path-pattern.ts';

describe('a path pattern', () => {
  test.each([null, '', '^/portal(/|$)', '(a+)+$', String.raw`^/\p{L}+/\d{4}$`])('may be %j', (pattern) => {
    expect(validatePattern(pattern, 'p')).toEqual([]);
  });

  test.each([
    ['(a', 'INVALID'],
    ['(?=a)b', 'INVALID'],
    [String.raw`(a)\1`, 'INVALID'],
    ['(a{500}){10}', 'INVALID'],
    ['a{999}b{999}', 'LIMIT_EXCEEDED'],
    ['a'.repeat(patternMaxLength + 1), 'TOO_LONG'],
  ])('%s is refused as %s', (pattern, code) => {
    expect(validatePattern(pattern, 'p')).toMatchObject([{ code, path: 'p' }]);
  });
});

describe('the app of a path', () => {
  const app = (name: string, regexPattern: string | null, order: number | null = null, year = 2020) => ({
    name,
    regexPattern,
    order,
    createdAt: new Date(Date.UTC(year, 0)),
  });

  test('is the first in order whose pattern matches', () => {
    const apps = [app('all', null, 3), app('admin', '^/admin(/|$)', 1), app('docs', String.raw`\.pdf$`, 2)];
    const chosen = (path: string) => chooseApp(apps, path)?.name;
    expect(chosen('/admin')).toBe('admin');
    expect(chosen('/admin/a.pdf')).toBe('admin');
    expect(chosen('/a.pdf')).toBe('docs');
    expect(chosen('/administration')).toBe('all');
    expect(chooseApp([app('admin', '^/admin$')], '/')).toBeUndefined();
  });

  test('without an order is the oldest, after all apps that have one', () => {
    const apps = [app('new', null, null, 2022), app('old', null, null, 2021), app('late', null, 9, 2023)];
    expect(chooseApp(apps, '/')?.name).toBe('late');
    expect(chooseApp(apps.slice(0, 2), '/')?.name).toBe('old');
  });

  test('is found in linear time with a pattern on which a backtracking engine would never finish', () => {
    const apps = [app('nested', '^/(a+)+$')];
    expect(chooseApp(apps, `/${'a'.repeat(1900)}!`)).toBeUndefined();
    expect(chooseApp(apps, `/${'a'.repeat(1900)}`)?.name).toBe('nested');
  });
});
