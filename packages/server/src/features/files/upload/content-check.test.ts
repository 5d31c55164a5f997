import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../../testing/files.ts';
import { createContentCheck } from './content-check.ts';
import { kindOf } from '../file-kind.ts';

const extensions =
  'jpg jpeg png gif tiff webp pdf doc docx xdoc csv xls xlsx zip rar txt md xml json js ttf woff2'.split(' ');

/** Also split into chunks, as from a slow connection. */
function isKept(name: string, content: string | Uint8Array, chunkBytes = Number.POSITIVE_INFINITY): boolean {
  const kind = kindOf(name);
  if (kind === undefined) return false;
  const check = createContentCheck(kind);
  const bytes = Buffer.from(content);
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    if (!check.accepts(bytes.subarray(at, at + chunkBytes))) return false;
  }
  return check.isComplete();
}

describe('content', () => {
  test.each(extensions)('that matches .%s is stored, however it is split into chunks', (extension) => {
    for (const chunkBytes of [1, 3, 7, 1000]) {
      expect(isKept(`a.${extension}`, sampleOf(extension), chunkBytes)).toBe(true);
      expect(isKept(`A.${extension.toUpperCase()}`, sampleOf(extension), chunkBytes)).toBe(true);
    }
  });

  test.each(extensions.filter((extension) => !['csv', 'txt', 'md', 'js'].includes(extension)))(
    'of nothing at all is no .%s',
    (extension) => {
      expect(isKept(`a.${extension}`, '')).toBe(false);
    },
  );

  test.each([
    ['claim.pdf', '<html><script>alert(1)</script></html>'],
    ['claim.pdf', 'PK\x03\x04'],
    ['claim.pdf', ' %PDF-1.7'],
    ['claim.pdf', '%PD'],
    ['photo.png', '<svg onload="alert(1)"/>'],
    ['photo.jpg', sampleOf('png')],
    ['rates.xlsx', sampleOf('zip')],
    ['rates.xlsx', sampleOf('xls')],
    ['rates.xls', sampleOf('doc')],
    ['letter.doc', sampleOf('zip')],
    ['letter.docx', sampleOf('xlsx')],
    ['letter.xdoc', sampleOf('doc')],
    ['terms.xml', 'plain text'],
    ['Noto.ttf', sampleOf('woff2')],
    ['note.txt', sampleOf('pdf')],
    ['note.txt', '%PDF-1.4 of letters only'],
    ['note.txt', 'MZ\x90\0\x03\0'],
    ['note.csv', Buffer.from([0xff, 0xfe, 0x41, 0x00, 0x00, 0x00])],
    ['data.json', 'hello'],
    ['data.json', '<json/>'],
    ['data.json', sampleOf('png')],
    ['script.js', Buffer.alloc(10)],
  ])('of %s is not accepted as the type it claims to be', (name, content) => {
    expect(isKept(name, content)).toBe(false);
    expect(isKept(name, content, 1)).toBe(false);
  });

  test.each([
    ['UTF-8 with its mark', Buffer.from('\ufeff名稱\n')],
    ['Big5', Buffer.from('abcea5bf', 'hex')],
    ['UTF-16, small end first', Buffer.from('\ufeff名稱,A\r\n', 'utf16le')],
    ['UTF-16, big end first', Buffer.from('\ufeff名稱,A\r\n', 'utf16le').swap16()],
    ['letters that begin as a picture does', Buffer.from('BM,GIF,II*\n')],
  ])('of a spreadsheet as text may be in %s', (_encoding, content) => {
    expect(isKept('rates.csv', content)).toBe(true);
    expect(isKept('rates.csv', content, 1)).toBe(true);
  });

  test('of a password-protected spreadsheet is stored', () => {
    const wrapped = Buffer.concat([sampleOf('xls'), Buffer.from('EncryptedPackage', 'utf16le')]);
    expect(isKept('rates.xlsx', wrapped, 5)).toBe(true);
  });
});

describe('names', () => {
  test.each([
    'a',
    'pdf',
    '.pdf',
    'a.',
    'a.exe',
    'a.svg',
    'a.html',
    'a.pdf.exe',
    'a.constructor',
    'a.otf',
    'a.pdf ',
    'a.tif',
  ])('such as %j are refused', (name) => {
    expect(kindOf(name)).toBeUndefined();
  });
});
