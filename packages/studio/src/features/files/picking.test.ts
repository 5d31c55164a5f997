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
const imagesOnly = ({ fileName }: { readonly fileName: string }) =>
  fileName.endsWith('.png') ? undefined : 'Please select an image file';

test('one file can be picked, with what others need of it', () => {
  expect(toPick('documents', [file('logo.png')], imagesOnly)).toEqual({
    isOffered: true,
    file: { bucketName: 'documents', key: 'a/logo.png', fileName: 'logo.png', size: 7, isPublic: true },
    refusal: undefined,
  });
});

test('a file that is not wanted says why', () => {
  expect(toPick('documents', [file('terms.pdf')], imagesOnly).refusal).toBe('Please select an image file');
});

test('a folder offers nothing to pick', () => {
  expect(toPick('documents', [folder], undefined).isOffered).toBe(false);
  expect(toPick('documents', [file('logo.png'), folder], undefined).isOffered).toBe(false);
  expect(toPick('documents', [], undefined).isOffered).toBe(false);
});
