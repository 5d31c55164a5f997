import { expect, test } from 'vitest';
import { pasteRefusal } from '../changes/cut-files.ts';
import { addRange, nothingSelected, toggleKey, toggleOnly } from './selection.ts';

test('a click selects, a second one deselects, and other rows stay selected', () => {
  const both = toggleKey(toggleKey(nothingSelected, 'a'), 'b');
  expect([...both]).toEqual(['a', 'b']);
  expect([...toggleKey(both, 'a')]).toEqual(['b']);
});

test('in single selection, another row replaces the selected one', () => {
  expect([...toggleOnly(new Set(['a']), 'b')]).toEqual(['b']);
  expect([...toggleOnly(new Set(['a']), 'a')]).toEqual([]);
});

test('a range is added in either direction', () => {
  const keys = ['a', 'b', 'c', 'd'];
  expect([...addRange(new Set(['d']), keys, 2, 0)]).toEqual(['d', 'a', 'b', 'c']);
});

test('cut files can be pasted only into another folder of their bucket', () => {
  const file = { kind: 'file', key: 'a/x.pdf', name: 'x.pdf', sizeBytes: 1, isPublic: false } as const;
  const cut = {
    from: { bucketName: 'one', folder: 'a/' },
    files: [{ ...file, lastModifiedAt: '', revision: undefined }],
  };
  expect(pasteRefusal(undefined, cut.from)).toBe('nothing');
  expect(pasteRefusal(cut, cut.from)).toBe('same');
  expect(pasteRefusal(cut, { bucketName: 'two', folder: 'b/' })).toBe('bucket');
  expect(pasteRefusal(cut, { bucketName: 'one', folder: '' })).toBeUndefined();
});
