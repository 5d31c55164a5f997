import { expect, test } from 'vitest';
import { filesAddress, locationOfSearch } from './paths.ts';

test.each([
  { bucketName: 'documents', folder: '' },
  { bucketName: 'documents', folder: 'products/travel/' },
  { bucketName: 'documents', folder: "條款 & co/100%/it's/" },
])('an address leads back to its folder: %j', (location) => {
  const [, search = ''] = filesAddress(location).split('?');
  expect(locationOfSearch(`?${search}`)).toEqual(location);
});

test('an address without a bucket is that of the buckets', () => {
  expect(filesAddress()).toBe('/files');
  expect(locationOfSearch('')).toBeUndefined();
  expect(locationOfSearch('?bucket=&path=a/')).toBeUndefined();
});

test('typed slashes lead to the intended folder', () => {
  expect(locationOfSearch('?bucket=documents&path=/products//travel')).toEqual({
    bucketName: 'documents',
    folder: 'products/travel/',
  });
});
