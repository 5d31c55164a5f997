import { expect, test } from 'vitest';
import { areAllFiles, sortEntries, toEntries, type Entry } from './stored-file.ts';

const summary = { size: 1, isPublic: false, lastModifiedAt: '2026-11-01T00:00:00Z', revision: 'r1' };
const listing = {
  continuationToken: null,
  commonPrefixes: ['a/wordings/', 'a/claims/'],
  objectSummaries: [
    { ...summary, key: 'a/page 10.pdf', fileName: 'page 10.pdf', size: 5 },
    { ...summary, key: 'a/page 9.pdf', fileName: 'page 9.pdf', size: 9, lastModifiedAt: '2026-10-01T00:00:00Z' },
    { ...summary, key: 'a/Logo.png', fileName: 'Logo.png', size: 7, lastModifiedAt: null },
  ],
};
const names = (entries: readonly Entry[]) => entries.map(({ name }) => name);

test('folders come before files, and both in natural order', () => {
  const sorted = sortEntries(toEntries(listing), { column: 'name', isDescending: false }, 'en-US');
  expect(names(sorted)).toEqual(['claims', 'wordings', 'Logo.png', 'page 9.pdf', 'page 10.pdf']);
});

test('descending order by name reverses folders and files separately', () => {
  const sorted = sortEntries(toEntries(listing), { column: 'name', isDescending: true }, 'en-US');
  expect(names(sorted)).toEqual(['wordings', 'claims', 'page 10.pdf', 'page 9.pdf', 'Logo.png']);
});

test('folders stay sorted by name when files are sorted by size or time', () => {
  const bySize = sortEntries(toEntries(listing), { column: 'size', isDescending: true }, 'en-US');
  expect(names(bySize)).toEqual(['claims', 'wordings', 'page 9.pdf', 'Logo.png', 'page 10.pdf']);
  const byTime = sortEntries(toEntries(listing), { column: 'modified', isDescending: false }, 'en-US');
  expect(names(byTime)).toEqual(['claims', 'wordings', 'Logo.png', 'page 9.pdf', 'page 10.pdf']);
});

test('a selected folder is not a file to pick', () => {
  const entries = toEntries(listing);
  expect(areAllFiles(entries)).toBe(false);
  expect(areAllFiles(entries.filter(({ kind }) => kind === 'file'))).toBe(true);
});
