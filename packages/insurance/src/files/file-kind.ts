/** Which files can be stored, according to the extension of their names. */
import { extensionOf } from './file-name.ts';

/** Maximum size of one file. */
export const uploadMaxBytes = 15_728_640;

/** The kind of a file, as shown to users. */
export type FileKind = 'image' | 'pdf' | 'document' | 'sheet' | 'csv' | 'archive' | 'text' | 'json' | 'script' | 'font';

export interface FileType {
  readonly kind: FileKind;
  readonly mediaType: string;
  /** Whether a browser may show it; any other file can only be downloaded. */
  readonly isShown?: true;
}

export type FileExtension =
  | 'jpeg'
  | 'jpg'
  | 'png'
  | 'gif'
  | 'tiff'
  | 'webp'
  | 'pdf'
  | 'doc'
  | 'docx'
  | 'xdoc'
  | 'csv'
  | 'xls'
  | 'xlsx'
  | 'zip'
  | 'rar'
  | 'txt'
  | 'md'
  | 'xml'
  | 'json'
  | 'js'
  | 'ttf'
  | 'woff2';

const jpeg: FileType = { kind: 'image', mediaType: 'image/jpeg', isShown: true };
const docx: FileType = {
  kind: 'document',
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

export const fileTypes: Readonly<Record<FileExtension, FileType>> = {
  jpeg,
  jpg: jpeg,
  png: { kind: 'image', mediaType: 'image/png', isShown: true },
  gif: { kind: 'image', mediaType: 'image/gif', isShown: true },
  tiff: { kind: 'image', mediaType: 'image/tiff' },
  webp: { kind: 'image', mediaType: 'image/webp', isShown: true },
  pdf: { kind: 'pdf', mediaType: 'application/pdf', isShown: true },
  doc: { kind: 'document', mediaType: 'application/msword' },
  docx,
  /** The type of a docx in older systems. */
  xdoc: docx,
  csv: { kind: 'csv', mediaType: 'text/csv' },
  xls: { kind: 'sheet', mediaType: 'application/vnd.ms-excel' },
  xlsx: { kind: 'sheet', mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  zip: { kind: 'archive', mediaType: 'application/zip' },
  rar: { kind: 'archive', mediaType: 'application/vnd.rar' },
  txt: { kind: 'text', mediaType: 'text/plain' },
  md: { kind: 'text', mediaType: 'text/markdown' },
  xml: { kind: 'text', mediaType: 'application/xml' },
  json: { kind: 'json', mediaType: 'application/json' },
  js: { kind: 'script', mediaType: 'text/javascript' },
  ttf: { kind: 'font', mediaType: 'font/ttf' },
  woff2: { kind: 'font', mediaType: 'font/woff2' },
};

/** Undefined if files with that name cannot be stored. */
export function fileExtensionOf(fileName: string): FileExtension | undefined {
  const extension = extensionOf(fileName);
  return isFileExtension(extension) ? extension : undefined;
}

export function fileTypeOf(fileName: string): FileType | undefined {
  const extension = fileExtensionOf(fileName);
  return extension && fileTypes[extension];
}

function isFileExtension(extension: string): extension is FileExtension {
  return Object.hasOwn(fileTypes, extension);
}
