// Which stored files a page can show behind an element. Pure.
import { toPictureValue } from '@coverwright/component-tree/style-properties';
import type { PickedFile } from '../../../files/picker/file-picker.tsx';
import { pictureMaxBytes } from '../../../files/stored-pictures.api.ts';

export type PictureRefusal = 'notPicture' | 'tooLarge' | 'private' | 'otherBucket' | 'wrongName';

/** Visitors have no account, and pages name no bucket. */
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
