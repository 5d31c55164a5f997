import { expect, test } from 'vitest';
import { canShowPdf } from './browser-support.ts';

const withAll = () => ({
  Worker: Array,
  OffscreenCanvas: Array,
  ReadableStream: Array,
  structuredClone: () => undefined,
  Promise: { withResolvers: () => undefined, try: () => undefined },
  URL: { parse: () => null },
  Map: { prototype: { getOrInsertComputed: () => undefined } },
  Uint8Array: { prototype: { toHex: () => '' } },
});

test('a browser that has all of it can show documents', () => {
  expect(canShowPdf(withAll())).toBe(true);
});

test('one that lacks a part of it cannot', () => {
  for (const name of Object.keys(withAll())) expect(canShowPdf({ ...withAll(), [name]: undefined }), name).toBe(false);
  expect(canShowPdf({ ...withAll(), Promise: { withResolvers: () => undefined } })).toBe(false);
  expect(canShowPdf({ ...withAll(), Map: {} })).toBe(false);
});
