import { expect, test } from 'vitest';
import { isEditDirty, toEditForm, toFileChanges, fullName } from './edit-file-form.ts';

const file = {
  kind: 'file',
  key: 'products/travel/wording.v2.pdf',
  name: 'wording.v2.pdf',
  sizeBytes: 1,
  isPublic: false,
  lastModifiedAt: '',
  revision: 'r1',
} as const;

test('the name is edited without its extension', () => {
  expect(toEditForm(file)).toEqual({ name: 'wording.v2', isPublic: false });
  expect(fullName({ name: ' wording.v3 ', isPublic: false }, file)).toBe('wording.v3.pdf');
  expect(fullName({ name: '  ', isPublic: false }, file)).toBe('');
});

test('only changes are saved, and the file stays in its folder', () => {
  expect(toFileChanges({ name: 'wording.v2', isPublic: false }, file)).toEqual({});
  expect(toFileChanges({ name: 'wording.v2', isPublic: true }, file)).toEqual({ isPublic: true });
  expect(toFileChanges({ name: '條款', isPublic: false }, file)).toEqual({ newKey: 'products/travel/條款.pdf' });
});

test('surrounding spaces do not count as a change', () => {
  expect(isEditDirty({ name: 'wording.v2 ', isPublic: false }, file)).toBe(false);
  expect(isEditDirty({ name: 'wording', isPublic: false }, file)).toBe(true);
});

test('a name with surrounding spaces remains unchanged until it is edited', () => {
  const blank = { ...file, key: 'products/ wording .pdf', name: ' wording .pdf' };
  expect(toFileChanges({ ...toEditForm(blank), isPublic: true }, blank)).toEqual({ isPublic: true });
});

test('a typed extension is not part of the name', () => {
  const named = (name: string) => fullName({ name, isPublic: false }, file);
  expect(named('wording.v3.pdf')).toBe('wording.v3.pdf');
  expect(named('wording.v3.PDF')).toBe('wording.v3.pdf');
  expect(named('wording.v3.png')).toBe('wording.v3.png.pdf');
  expect(named('pdf')).toBe('pdf.pdf');
  expect(named('.pdf')).toBe('.pdf.pdf');
  expect(toFileChanges({ name: 'wording.v2.pdf', isPublic: false }, file)).toEqual({});
});

test('a name without an extension is saved as typed', () => {
  const bare = { ...file, key: 'wording', name: 'wording' };
  expect(fullName({ name: 'terms', isPublic: false }, bare)).toBe('terms');
});
