import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { zipFile, type ZipEntry } from '../../testing/zip-file.ts';
import { readZipDirectory, readZipText } from './zip-file.ts';

const small: ZipEntry = { name: 'xl/workbook.xml', content: '<workbook/>' };

test('the directory lists every part, and each can be read', () => {
  const file = zipFile([small, { name: 'a.xml', content: '保單' }]);
  const parts = readZipDirectory(file);
  expect([...parts.keys()]).toEqual(['xl/workbook.xml', 'a.xml']);
  const part = parts.get('a.xml');
  expect(part && readZipText(file, part)).toBe('保單');
});

test('a part never exceeds its limit, whatever its directory declares', () => {
  const file = zipFile([{ name: 'a.xml', content: ' '.repeat(25 * 1024 * 1024), declared: { bytes: 5_000 } }]);
  const part = readZipDirectory(file).get('a.xml');
  expect(() => part && readZipText(file, part)).toThrow('damaged');
});

describe('a file is rejected that', () => {
  const megabyte = 1024 * 1024;
  const cases: Readonly<Record<string, readonly [Uint8Array, string]>> = {
    'is no zip file': [Buffer.from('policy;premium\n'.repeat(10)), 'not an Excel workbook'],
    'is empty': [new Uint8Array(), 'not an Excel workbook'],
    'is encrypted, or of Excel 97': [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'protected by a password'],
    'is larger than a file may be': [new Uint8Array(16 * megabyte), 'larger than 15 MB'],
    'has an encrypted part': [zipFile([{ ...small, declared: { flags: 1 } }]), 'protected by a password'],
    'has a part twice': [zipFile([small, small]), 'damaged'],
    'has a part outside of it': [zipFile([{ name: '../../etc/passwd', content: 'x' }]), 'damaged'],
    'is compressed in an unknown way': [zipFile([{ ...small, declared: { method: 12 } }]), 'damaged'],
    'declares a part of 25 MB': [zipFile([{ ...small, declared: { bytes: 25 * megabyte } }]), 'larger than 24 MB'],
    'declares 60 MB in all': [
      zipFile(
        ['a', 'b', 'c'].map((name) => ({ name, content: randomBytes(200_000), declared: { bytes: 20 * megabyte } })),
      ),
      'larger than 48 MB',
    ],
    'has more than 2,000 parts': [
      zipFile(Array.from({ length: 2_001 }, (_, index) => ({ name: `${index}`, content: '' }))),
      '2001 parts',
    ],
    'is compressed more than genuine ones': [
      zipFile([{ name: 'a.xml', content: ' '.repeat(2 * megabyte) }]),
      'compressed more',
    ],
    'ends in the middle of its directory': [cut(zipFile([small, small])), 'damaged'],
  };

  test.each(Object.keys(cases))('%s', (name) => {
    const [file, message] = cases[name] ?? [new Uint8Array(), ''];
    expect(() => readZipDirectory(file)).toThrow(message);
  });
});

/** Its end record declares that the directory starts later than it does. */
function cut(file: Uint8Array): Uint8Array {
  const copy = file.slice();
  const at = copy.length - 6;
  const view = new DataView(copy.buffer);
  view.setUint32(at, view.getUint32(at, true) + 10, true);
  return copy;
}
