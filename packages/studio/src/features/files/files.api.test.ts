import { expect, test } from 'vitest';
import { fileAtUrlPath, fileUrlPath } from './files.api.ts';

test('the address of a file has no origin, and names its file again', () => {
  const path = fileUrlPath('letters/標誌 "1"&2.png', 'test_dev', 'other');
  expect(path).toMatch(/^\/api\/v1\/files\/letters%2F/);
  expect(fileAtUrlPath(path)).toEqual({ key: 'letters/標誌 "1"&2.png', bucketName: 'other' });
  expect(fileAtUrlPath(fileUrlPath('a.png', 'test_dev'))).toEqual({ key: 'a.png' });
});

test.each([
  'https://example.com/api/v1/files/a.png',
  '//example.com/api/v1/files/a.png',
  '/api/v1/files/../../graphql',
  '/api/v1/files/%E0%A4%A',
  '/api/v1/files/',
  '/logo.png',
])('%s is none of our files', (path) => {
  expect(fileAtUrlPath(path)).toBeUndefined();
});
