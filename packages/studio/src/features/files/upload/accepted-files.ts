// What may be uploaded.
import { fileTypeOf, fileTypes, uploadMaxBytes } from '@coverwright/insurance/file-kind';

/** For the browser's own dialog. */
export const acceptedExtensions = Object.keys(fileTypes)
  .map((extension) => `.${extension}`)
  .join(',');

/** The type that a file is sent with, whatever the person's system calls it. */
export function mediaTypeOf(fileName: string): string | undefined {
  return fileTypeOf(fileName)?.mediaType;
}

/** Why the file would be refused, before anything is sent. */
export function refusalOf({ name, size }: { readonly name: string; readonly size: number }): UploadRefusal | undefined {
  if (mediaTypeOf(name) === undefined) return 'type';
  return size > uploadMaxBytes ? 'size' : undefined;
}

export type UploadRefusal = 'type' | 'size';
