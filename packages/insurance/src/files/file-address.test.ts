import { expect, it } from 'vitest';
import { readFileAddress } from './file-address.ts';

const read = (pathname: string, bucketNames: readonly string[] = [], protocol = 'https:') =>
  readFileAddress({ protocol, pathname, searchParams: { getAll: () => [...bucketNames] } });

it('reads the key, however it is encoded', () => {
  expect(read('/api/v1/files/brand/logo%20new.png')).toEqual({ key: 'brand/logo new.png' });
  expect(read('//api/v1/files//logo.png', [], 'http:')).toEqual({ key: 'logo.png' });
});

it('reads the bucket; an empty one counts as absent', () => {
  expect(read('/api/v1/files/logo.png', ['claims'])).toEqual({ key: 'logo.png', bucketName: 'claims' });
  expect(read('/api/v1/files/logo.png', [''])).toEqual({ key: 'logo.png', bucketName: undefined });
});

it("is undefined for an address that is not a file's", () => {
  expect(read('/api/v1/files/logo.png', [], 'ftp:')).toBeUndefined();
  expect(read('/api/v1/files/')).toBeUndefined();
  expect(read('/other/api/v1/files/logo.png')).toBeUndefined();
  expect(read('/api/v1/files/%E0%A4%A')).toBeUndefined();
  expect(read('/api/v1/files/logo.png', ['a', 'b'])).toBeUndefined();
});
