import { expect, test } from 'vitest';
import { fileAtUrlPath, fileUrlPath } from '../../files/files.api.ts';
import { isPictureName, isPictureType, pictureTag } from './picture-file.ts';

test.each(['logo.png', 'LOGO.PNG', 'a.b.jpg', '標誌.jpeg'])('%s is a picture', (name) => {
  expect(isPictureName(name)).toBe(true);
});

test.each(['logo.gif', 'logo.webp', 'png', 'logo.png.pdf', ''])('%s is no picture that a text can show', (name) => {
  expect(isPictureName(name)).toBe(false);
});

test('content is a picture by its type alone', () => {
  expect(isPictureType('image/png')).toBe(true);
  expect(isPictureType('IMAGE/JPEG; q=1')).toBe(true);
  expect(isPictureType('image/svg+xml')).toBe(false);
});

test('the address of a picture has no origin, stands in a tag, and names its file again', () => {
  const src = fileUrlPath('letters/標誌 "1"&2.png', 'test_dev', 'other');
  expect(src).toMatch(/^\/api\/v1\/files\/letters%2F/);
  expect(pictureTag(src)).toBe(`<img src="${src.replace('&', '&amp;')}" alt="">`);
  expect(fileAtUrlPath(src)).toEqual({ key: 'letters/標誌 "1"&2.png', bucketName: 'other' });
  expect(fileAtUrlPath(fileUrlPath('a.png', 'test_dev'))).toEqual({ key: 'a.png' });
});

test.each([
  'https://example.com/api/v1/files/a.png',
  '//example.com/api/v1/files/a.png',
  '/api/v1/files/../../graphql',
  '/api/v1/files/%E0%A4%A',
  '/api/v1/files/',
  '/logo.png',
])('%s is none of our files', (src) => {
  expect(fileAtUrlPath(src)).toBeUndefined();
});
