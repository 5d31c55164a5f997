import { expect, test } from 'vitest';
import { pictureMaxBytes } from '../../../files/stored-pictures.api.ts';
import { pictureRefusal } from './picture-refusal.ts';

const file = { bucketName: 'main', key: 'a/Hero 1.JPG', fileName: 'Hero 1.JPG', size: pictureMaxBytes, isPublic: true };

test.each([
  [{}, undefined],
  [{ fileName: 'terms.pdf' }, 'notPicture'],
  [{ fileName: 'png' }, 'notPicture'],
  [{ size: pictureMaxBytes + 1 }, 'tooLarge'],
  [{ isPublic: false }, 'private'],
  [{ bucketName: 'archive' }, 'otherBucket'],
  [{ key: 'a/../b.png' }, 'wrongName'],
] as const)('a picture with %o is refused as %s', (change, expected) => {
  expect(pictureRefusal({ ...file, ...change }, 'main')).toBe(expected);
});
