// What a file is to people, told by the end of its name.
import { extensionOf } from './file-name.ts';

export type FileKind =
  'image' | 'pdf' | 'document' | 'sheet' | 'csv' | 'archive' | 'text' | 'json' | 'script' | 'other';

const kinds: Readonly<Record<string, FileKind>> = {
  jpg: 'image',
  jpeg: 'image',
  png: 'image',
  gif: 'image',
  tiff: 'image',
  webp: 'image',
  pdf: 'pdf',
  doc: 'document',
  docx: 'document',
  xdoc: 'document',
  xls: 'sheet',
  xlsx: 'sheet',
  csv: 'csv',
  zip: 'archive',
  rar: 'archive',
  txt: 'text',
  json: 'json',
  js: 'script',
};

export function fileKindOf(fileName: string): FileKind {
  const extension = extensionOf(fileName);
  return (Object.hasOwn(kinds, extension) ? kinds[extension] : undefined) ?? 'other';
}

export type PreviewKind = 'image' | 'pdf' | 'text';

const imageTypes = new Set(['jpg', 'jpeg', 'png', 'gif', 'webp']);
/** A page of text is read in a moment; more of it is no preview. */
const maxTextBytes = 1024 * 1024;

/** How it can be looked at without running anything in it; undefined where it cannot. */
export function previewKindOf(fileName: string, sizeBytes: number): PreviewKind | 'tooLarge' | undefined {
  const kind = fileKindOf(fileName);
  if (kind === 'image') return imageTypes.has(extensionOf(fileName)) ? 'image' : undefined;
  if (kind === 'pdf') return 'pdf';
  if (kind !== 'text' && kind !== 'csv' && kind !== 'json' && kind !== 'script') return undefined;
  return sizeBytes <= maxTextBytes ? 'text' : 'tooLarge';
}
