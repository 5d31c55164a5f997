import { expect, test } from 'vitest';
import { canShowPdf } from './browser-support.ts';

const withAll = () => ({
  Worker: Array,
  OffscreenCanvas: Array,
  ReadableStream: Array,
  structuredClone: () => undefined,
});

test('a browser that has all of it can show documents', () => {
  expect(canShowPdf(withAll())).toBe(true);
});

test('one that lacks a part of it cannot', () => {
  for (const name of Object.keys(withAll())) expect(canShowPdf({ ...withAll(), [name]: undefined }), name).toBe(false);
});
