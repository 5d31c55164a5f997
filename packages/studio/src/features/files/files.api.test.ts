import { expect, test } from 'vitest';
import { fileAtAddress, fileUrlPath } from './files.api.ts';

test('the address of a file has no origin, and can be converted back to the file', () => {
  const path = fileUrlPath('letters/標誌 "1"&2.png', 'test_dev', 'other');
  expect(path).toMatch(/^\/api\/v1\/files\/letters%2F/);
  expect(fileAtAddress(path)).toEqual({ key: 'letters/標誌 "1"&2.png', bucketName: 'other' });
  expect(fileAtAddress(fileUrlPath('a.png', 'test_dev'))).toEqual({ key: 'a.png' });
});

test('a key may contain unescaped slashes, spaces and letters', () => {
  expect(fileAtAddress('/api/v1/files/brand/logo.png')).toEqual({ key: 'brand/logo.png' });
  expect(fileAtAddress('/api/v1/files/客戶 1/標誌.png')).toEqual({ key: '客戶 1/標誌.png' });
});

test('in a printed document, only the key matters, regardless of the host', () => {
  for (const address of ['https://example.com/api/v1/files/a/b.png', '//example.com/api/v1/files/a%2Fb.png']) {
    expect(fileAtAddress(address)).toBeUndefined();
    expect(fileAtAddress(address, true)).toEqual({ key: 'a/b.png' });
  }
});

test.each([
  'https://example.com/api/v1/files/a.png',
  '//example.com/api/v1/files/a.png',
  'api/v1/files/a.png',
  '/api/v1/files/../../graphql',
  '/api/v1/files/%E0%A4%A',
  '/api/v1/files/',
  '/logo.png',
  'https://',
])('%s is not one of the stored files', (path) => {
  expect(fileAtAddress(path)).toBeUndefined();
});
