// Which stored files can be background images of a page. Pure.
import { toPictureValue } from '@coverwright/component-tree/style-properties';
import type { PickedFile } from '../../../files/picker/file-picker.tsx';
import { pictureMaxBytes } from '../../../files/stored-pictures.api.ts';

export type PictureRefusal = 'notPicture' | 'tooLarge' | 'private' | 'otherBucket' | 'wrongName';

/** The file must be public, because visitors have no account, and in the first bucket, because pages name no bucket. */
export function pictureRefusal(
  { key, fileName, size, isPublic, bucketName }: PickedFile,
  firstBucket: string | undefined,
): PictureRefusal | undefined {
  if (!/\.(?:jpe?g|png|gif|webp)$/i.test(fileName)) return 'notPicture';
  if (size > pictureMaxBytes) return 'tooLarge';
  if (!isPublic) return 'private';
  if (bucketName !== firstBucket) return 'otherBucket';
  return toPictureValue(key) === undefined ? 'wrongName' : undefined;
}
