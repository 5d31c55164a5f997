import { expect, test } from 'vitest';
import { filesAddress, locationOfSearch } from './files.ts';

test.each([
  { bucketName: 'documents', folder: '' },
  { bucketName: 'documents', folder: 'products/travel/' },
  { bucketName: 'documents', folder: "條款 & co/100%/it's/" },
])('an address identifies its folder: %j', (location) => {
  const [, search = ''] = filesAddress(location).split('?');
  expect(locationOfSearch(`?${search}`)).toEqual(location);
});

test('an address without a bucket is that of the bucket list', () => {
  expect(filesAddress()).toBe('/files');
  expect(locationOfSearch('')).toBeUndefined();
  expect(locationOfSearch('?bucket=&path=a/')).toBeUndefined();
});

test('redundant slashes in a typed address are ignored', () => {
  expect(locationOfSearch('?bucket=documents&path=/products//travel')).toEqual({
    bucketName: 'documents',
    folder: 'products/travel/',
  });
});
