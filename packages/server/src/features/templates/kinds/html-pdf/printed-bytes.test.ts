import { expect, test } from 'vitest';
import { givenOnce, toBase64, toByteList } from './printed-bytes.ts';

test('a document of up to 2 MiB is returned byte by byte; for a larger one, the error suggests an alternative', () => {
  const most = new Uint8Array(2 * 1024 * 1024);
  expect(toByteList({ pdf: most })).toBe(most);
  const more = { pdf: new Uint8Array(most.length + 1) };
  expect(() => toByteList(more)).toThrow(/2,097,153 bytes.*base64.*\/api\/v1\/render\//);
  expect(toBase64(more)).toHaveLength(Math.ceil(more.pdf.length / 3) * 4);
});

test('only the document’s bytes are returned, even if its buffer is larger', () => {
  const pdf = new Uint8Array([1, 2, 3, 4, 5]).subarray(1, 4);
  expect(toBase64({ pdf })).toBe('AgME');
});

test('without a document there are no bytes', () => {
  expect([toByteList({}), toBase64({})]).toEqual([undefined, undefined]);
});

test('each document is returned once, whatever aliases it is requested under', () => {
  const give = givenOnce('base64', toBase64);
  const printed = { pdf: new Uint8Array([1, 2, 3]) };
  expect(give(printed)).toBe('AQID');
  expect(() => give(printed)).toThrow(/once as base64/);
  expect(give({ pdf: printed.pdf })).toBe('AQID');
});
