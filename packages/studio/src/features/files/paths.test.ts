import { expect, test } from 'vitest';
import { filesAddress, placeOfSearch } from './paths.ts';

test.each([
  { bucketName: 'documents', folder: '' },
  { bucketName: 'documents', folder: 'products/travel/' },
  { bucketName: 'documents', folder: "條款 & co/100%/it's/" },
])('an address leads back to its folder: %j', (place) => {
  const [, search = ''] = filesAddress(place).split('?');
  expect(placeOfSearch(`?${search}`)).toEqual(place);
});

test('an address without a bucket is that of the buckets', () => {
  expect(filesAddress()).toBe('/files');
  expect(placeOfSearch('')).toBeUndefined();
  expect(placeOfSearch('?bucket=&path=a/')).toBeUndefined();
});

test('slashes that somebody typed lead to the folder that was meant', () => {
  expect(placeOfSearch('?bucket=documents&path=/products//travel')).toEqual({
    bucketName: 'documents',
    folder: 'products/travel/',
  });
});
