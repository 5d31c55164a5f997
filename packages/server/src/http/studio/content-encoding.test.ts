import { expect, test } from 'vitest';
import { chooseEncoding } from './content-encoding.ts';

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['gzip;q=0.5, br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br ; q=0.000,gzip ;q=0', undefined],
  ['br;q=x', undefined],
  ['br;q=-1', undefined],
  ['identity', undefined],
  ['*', undefined],
  ['x-gzip, brotli', undefined],
  ['', undefined],
  [undefined, undefined],
])('a client that accepts %j receives %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
