import { expect, test } from 'vitest';
import { canShowPdf } from './browser-support.ts';

const withAll = () => ({
  Worker: Array,
  OffscreenCanvas: Array,
  ReadableStream: Array,
  structuredClone: () => undefined,
});

test('a browser with all required features can show documents', () => {
  expect(canShowPdf(withAll())).toBe(true);
});

test('a browser that lacks one of them cannot', () => {
  for (const name of Object.keys(withAll())) expect(canShowPdf({ ...withAll(), [name]: undefined }), name).toBe(false);
});
