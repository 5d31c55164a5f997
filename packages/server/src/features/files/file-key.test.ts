import { describe, expect, test } from 'vitest';
import { placeOf, toFolderKey, toKey, validateFileKey, validateFolderKey, withAncestors } from './file-key.ts';

describe('keys', () => {
  test('all Unicode forms of a letter yield one key', () => {
    expect(toKey('Caf\u0065\u0301.txt')).toBe('Café.txt');
  });

  test.each([
    ['', ''],
    ['a', 'a/'],
    ['a/b/', 'a/b/'],
  ])('the folder %j has the key %j', (text, key) => {
    expect(toFolderKey(text)).toBe(key);
  });

  test('a file is in the folder before its last slash', () => {
    expect(placeOf('a/b/c.txt')).toEqual({ folder: 'a/b/', name: 'c.txt' });
    expect(placeOf('c.txt')).toEqual({ folder: '', name: 'c.txt' });
  });

  test('ancestor folders are listed outermost first, each with its parent', () => {
    expect(withAncestors('')).toEqual([]);
    expect(withAncestors('a/b/c/')).toEqual([
      { key: 'a/', parent: '' },
      { key: 'a/b/', parent: 'a/' },
      { key: 'a/b/c/', parent: 'a/b/' },
    ]);
  });

  test.each([
    '保單 "A".txt',
    "it's.txt",
    'a/b c/d..e.txt',
    '...txt',
    `${'a'.repeat(251)}.txt`,
    '\u200fשלום.txt',
    '%2e%2e.txt',
  ])('%j is accepted', (key) => {
    expect(validateFileKey(key, 'key')).toEqual([]);
  });

  test.each([
    ['', 'REQUIRED'],
    ['  ', 'REQUIRED'],
    ['a/', 'INVALID'],
    ['/a.txt', 'INVALID'],
    ['a//b.txt', 'INVALID'],
    ['../b.txt', 'INVALID'],
    ['a/./b.txt', 'INVALID'],
    ['a/ /b.txt', 'INVALID'],
    ['a\0.txt', 'INVALID'],
    ['a\nb.txt', 'INVALID'],
    ['a\u0085b.txt', 'INVALID'],
    [`${'保'.repeat(84)}.txt`, 'TOO_LONG'],
    [`${'a/'.repeat(511)}a.txt`, 'TOO_LONG'],
  ])('%j is refused: %s', (key, code) => {
    expect(validateFileKey(key, 'key')).toMatchObject([{ code, path: 'key' }]);
  });

  test('all problems are reported together', () => {
    const key = `../a\0//${'b'.repeat(256)}.txt`;
    expect(validateFileKey(key, 'key').map(({ code }) => code)).toEqual(['INVALID', 'INVALID', 'INVALID', 'TOO_LONG']);
  });

  test('the bucket itself is not a folder', () => {
    expect(validateFolderKey('', 'key')).toMatchObject([{ code: 'REQUIRED' }]);
    expect(validateFolderKey('/', 'key')).toMatchObject([{ code: 'REQUIRED' }]);
  });
});
