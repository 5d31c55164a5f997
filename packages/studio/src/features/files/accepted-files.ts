// What may be uploaded, as the server takes it too.
import { extensionOf } from './file-name.ts';

export const maxUploadBytes = 15_728_640;

/** By extension: the type that a file is sent with, whatever the person's system calls it. */
const mediaTypes: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  tiff: 'image/tiff',
  webp: 'image/webp',
  pdf: 'application/pdf',
  doc: 'application/msword',
  xdoc: 'application/octet-stream',
  csv: 'text/csv',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
  rar: 'application/vnd.rar',
  txt: 'text/plain',
  json: 'application/json',
  js: 'text/javascript',
};

/** For the browser's own dialog. */
export const acceptedExtensions = Object.keys(mediaTypes)
  .map((extension) => `.${extension}`)
  .join(',');

export function mediaTypeOf(fileName: string): string | undefined {
  const extension = extensionOf(fileName);
  return Object.hasOwn(mediaTypes, extension) ? mediaTypes[extension] : undefined;
}

/** Why the file would be refused, before anything is sent. */
export function refusalOf({ name, size }: { readonly name: string; readonly size: number }): Refusal | undefined {
  if (mediaTypeOf(name) === undefined) return 'type';
  return size > maxUploadBytes ? 'size' : undefined;
}

export type Refusal = 'type' | 'size';
