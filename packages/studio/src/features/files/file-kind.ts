// The kind of a file and how it can be previewed, determined by its extension.
import { fileTypeOf, type FileKind } from '@coverwright/insurance/file-kind';

/** 'other' is a type that cannot be uploaded. */
export type ShownFileKind = FileKind | 'other';

export function fileKindOf(fileName: string): ShownFileKind {
  return fileTypeOf(fileName)?.kind ?? 'other';
}

export type PreviewKind = 'image' | 'pdf' | 'text';

/** Larger text files have no preview. */
const maxTextBytes = 1024 * 1024;

/** How the file can be previewed without running anything in it; undefined if it cannot. */
export function previewKindOf(fileName: string, sizeBytes: number): PreviewKind | 'tooLarge' | undefined {
  const kind = fileKindOf(fileName);
  if (kind === 'image') return fileTypeOf(fileName)?.isShown ? 'image' : undefined;
  if (kind === 'pdf') return 'pdf';
  if (kind !== 'text' && kind !== 'csv' && kind !== 'json' && kind !== 'script') return undefined;
  return sizeBytes <= maxTextBytes ? 'text' : 'tooLarge';
}
