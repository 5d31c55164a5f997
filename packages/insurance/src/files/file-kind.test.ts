import { expect, test } from 'vitest';
import { fileExtensionOf, fileTypeOf } from './file-kind.ts';

test('a file type is determined by the extension, in any case', () => {
  expect(fileTypeOf('Logo.PNG')).toEqual({ kind: 'image', mediaType: 'image/png', isShown: true });
  expect(fileTypeOf('rates.2027.xlsx')?.kind).toBe('sheet');
});

test.each(['pdf', '.pdf', 'a..pdf', 'a.', 'a.exe', 'a.pdf.exe', 'a.constructor', 'a.otf', 'a.pdf ', ''])(
  '%j cannot be stored',
  (name) => expect(fileExtensionOf(name)).toBeUndefined(),
);
