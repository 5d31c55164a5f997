// Which files may be uploaded.
import { fileTypeOf, fileTypes, uploadMaxBytes } from '@coverwright/insurance/file-kind';
import { validateName, type NameProblem } from '../file-name.ts';

/** For the browser's file dialog. */
export const acceptedExtensions = Object.keys(fileTypes)
  .map((extension) => `.${extension}`)
  .join(',');

/** The media type that a file is sent with, regardless of what the user's system reports. */
export function mediaTypeOf(fileName: string): string | undefined {
  return fileTypeOf(fileName)?.mediaType;
}

/** Why the server would refuse the file in the folder, checked before anything is sent. */
export function refusalOf(
  { name, size }: { readonly name: string; readonly size: number },
  folder: string,
): UploadRefusal | undefined {
  const problem = validateName(name, folder);
  if (problem !== undefined) return { kind: 'wrongName', problem };
  if (mediaTypeOf(name) === undefined) return { kind: 'wrongType' };
  return size > uploadMaxBytes ? { kind: 'tooLarge' } : undefined;
}

export type UploadRefusal =
  | { readonly kind: 'wrongType' }
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'wrongName'; readonly problem: NameProblem };
