import { describe, expect, test } from 'vitest';
import { NotUtf8Error, readTextFile } from './read-text-file.ts';

const fileOf = (...bytes: number[]) => new Blob([Uint8Array.from(bytes)]);
const utf16 = (text: string, isBigEndian = false) =>
  Array.from(text).flatMap((one) => (isBigEndian ? [0, one.charCodeAt(0)] : [one.charCodeAt(0), 0]));

describe('a text file', () => {
  test.each([
    ['plain', new Blob(['{"name": "陳大文 𠮷"}']), '{"name": "陳大文 𠮷"}'],
    ['with a byte order mark', new Blob(['\uFEFF{}']), '{}'],
    ['with the replacement character', new Blob(['"\uFFFD"']), '"\uFFFD"'],
    ['empty', new Blob([]), ''],
  ])('in UTF-8 is read: %s', async (_name, file, text) => {
    expect(await readTextFile(file)).toBe(text);
  });

  test.each([
    ['Latin-1', fileOf(0x22, 0xe9, 0x22)],
    ['Big5', fileOf(0xb3, 0xaf)],
    ['UTF-16 with its byte order mark', fileOf(0xff, 0xfe, ...utf16('{}'))],
    ['big-endian UTF-16 with its byte order mark', fileOf(0xfe, 0xff, ...utf16('{}', true))],
    ['UTF-16 without a byte order mark', fileOf(...utf16('{}'))],
    ['half a character at the end', fileOf(0x22, 0xe9, 0x99)],
  ])('in another encoding is refused: %s', async (_name, file) => {
    await expect(readTextFile(file)).rejects.toBeInstanceOf(NotUtf8Error);
  });
});
