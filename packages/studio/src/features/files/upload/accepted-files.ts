// Which files may be uploaded.
import { fileTypeOf, fileTypes, uploadMaxBytes } from '@coverwright/insurance/file-kind';

/** For the browser's file dialog. */
export const acceptedExtensions = Object.keys(fileTypes)
  .map((extension) => `.${extension}`)
  .join(',');

/** The media type that a file is sent with, regardless of what the user's system reports. */
export function mediaTypeOf(fileName: string): string | undefined {
  return fileTypeOf(fileName)?.mediaType;
}

/** Why the server would refuse the file, checked before anything is sent. */
export function refusalOf({ name, size }: { readonly name: string; readonly size: number }): UploadRefusal | undefined {
  if (mediaTypeOf(name) === undefined) return 'type';
  return size > uploadMaxBytes ? 'size' : undefined;
}

export type UploadRefusal = 'type' | 'size';
