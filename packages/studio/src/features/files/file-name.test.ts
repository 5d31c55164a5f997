import { expect, test } from 'vitest';
import { folderOfKey, nameOfKey, splitFileName, validateName } from './file-name.ts';

test.each([
  ['wording.pdf', 'wording', '.pdf'],
  ['rates.2027.xlsx', 'rates.2027', '.xlsx'],
  ['旅遊樂.PDF', '旅遊樂', '.PDF'],
  ['readme', 'readme', ''],
  ['.htaccess', '.htaccess', ''],
])('%s is split into %s and %s', (fileName, name, extension) => {
  expect(splitFileName(fileName)).toEqual({ name, extension });
});

test.each([
  ['a/b/c.pdf', 'a/b/', 'c.pdf'],
  ['a/b/', 'a/', 'b'],
  ['a/', '', 'a'],
  ['c.pdf', '', 'c.pdf'],
])('%s is in folder %s with the name %s', (key, folder, name) => {
  expect(folderOfKey(key)).toBe(folder);
  expect(nameOfKey(key)).toBe(name);
});

test.each([
  ['', 'required'],
  ['  ', 'required'],
  ['a/b', 'slash'],
  ['..', 'dots'],
  ['a\u0000b', 'control'],
  ['保'.repeat(86), 'nameTooLong'],
  ['保'.repeat(85), undefined],
  ["Claims 2027 'final'", undefined],
] as const)('the name %j: %s', (name, problem) => {
  expect(validateName(name, '')).toBe(problem);
});

test('the full key has its own limit', () => {
  expect(validateName('a'.repeat(255), `${'b'.repeat(250)}/`.repeat(4))).toBe('keyTooLong');
});
