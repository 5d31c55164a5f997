import { expect, test } from 'vitest';
import { toPick } from './picking.ts';

const file = (name: string) => ({
  kind: 'file' as const,
  key: `a/${name}`,
  name,
  sizeBytes: 7,
  isPublic: true,
  lastModifiedAt: '',
  revision: undefined,
});
const folder = { kind: 'folder', key: 'a/b/', name: 'b' } as const;

test('one file can be picked, with the data that callers need', () => {
  expect(toPick('documents', [file('logo.png')])).toEqual({
    isOffered: true,
    file: { bucketName: 'documents', key: 'a/logo.png', fileName: 'logo.png', size: 7, isPublic: true },
  });
});

test('if several files are selected, none can be picked', () => {
  expect(toPick('documents', [file('logo.png'), file('terms.pdf')])).toEqual({ isOffered: true, file: undefined });
});

test('a folder cannot be picked', () => {
  expect(toPick('documents', [folder]).isOffered).toBe(false);
  expect(toPick('documents', [file('logo.png'), folder]).isOffered).toBe(false);
  expect(toPick('documents', []).isOffered).toBe(false);
});
