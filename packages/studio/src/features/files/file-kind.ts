// What a file is to people, and how it can be looked at, by the end of its name.
import { fileTypeOf, type FileKind } from '@coverwright/insurance/file-kind';

/** 'other' is a file that cannot be uploaded. */
export type ShownFileKind = FileKind | 'other';

export function fileKindOf(fileName: string): ShownFileKind {
  return fileTypeOf(fileName)?.kind ?? 'other';
}

export type PreviewKind = 'image' | 'pdf' | 'text';

/** A preview shows no more than a page of text. */
const maxTextBytes = 1024 * 1024;

/** How it can be looked at without running anything in it; undefined where it cannot. */
export function previewKindOf(fileName: string, sizeBytes: number): PreviewKind | 'tooLarge' | undefined {
  const kind = fileKindOf(fileName);
  if (kind === 'image') return fileTypeOf(fileName)?.isShown ? 'image' : undefined;
  if (kind === 'pdf') return 'pdf';
  if (kind !== 'text' && kind !== 'csv' && kind !== 'json' && kind !== 'script') return undefined;
  return sizeBytes <= maxTextBytes ? 'text' : 'tooLarge';
}
