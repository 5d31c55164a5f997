import { expect, test } from 'vitest';
import { formatByteSize } from './byte-size.ts';

test.each([
  [0, '0 Bytes'],
  [1, '1.00 B'],
  [1023, '1023.00 B'],
  [1024, '1.00 KB'],
  [39_014, '38.10 KB'],
  [1024 * 1024 - 1, '1.00 MB'],
  [15_728_640, '15.00 MB'],
  [1024 ** 8, '1.00 YB'],
  [1024 ** 9, '1024.00 YB'],
])('%i bytes are %s', (sizeBytes, text) => {
  expect(formatByteSize(sizeBytes)).toBe(text);
});
