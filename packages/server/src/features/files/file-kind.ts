// How the content of each kind of file is recognized and served. Pure.
import { type FileExtension, fileExtensionOf, fileTypes } from '@coverwright/insurance/file-kind';
import type { Problem } from '../../errors/user-error.ts';
import { say } from '../../sentences/say.ts';

/** The required form of the content; matching one of a kind's forms is enough. */
export interface ContentForm {
  /** Alternative signatures at the beginning. */
  readonly begins?: readonly Signature[];
  /** Alternative byte sequences anywhere in the content. */
  readonly holds?: readonly Buffer[];
  /** Text in any encoding. */
  readonly isText?: true;
  /** The first non-blank character. */
  readonly firstLetter?: RegExp;
}

export interface Signature {
  readonly bytes: Buffer;
  /** The offset from the beginning. */
  readonly at?: number;
}

export interface FileKind {
  /** Extensions with the same name are one kind: a file may change from one to the other. */
  readonly name: string;
  readonly forms: readonly ContentForm[];
  /** A ZIP archive that must be complete and contain this entry. */
  readonly archive?: ArchiveForm;
  /** Its tables must be usable in documents. */
  readonly isFont?: true;
}

export interface ArchiveForm {
  readonly entry?: RegExp;
}

interface ServedKind extends FileKind {
  /** The content type that a browser may display; any other file is only downloaded. */
  readonly shownAs?: string;
}

const latin = (text: string): Signature => ({ bytes: Buffer.from(text, 'latin1') });
const wide = (text: string): Buffer => Buffer.from(text, 'utf16le');

const zip: ContentForm = { begins: [latin('PK\x03\x04'), latin('PK\x05\x06'), latin('PK\x07\x08')] };
/** The compound file format of Office before 2007, which also wraps password-protected files. */
const compound: ContentForm = { begins: [{ bytes: Buffer.from('d0cf11e0a1b11ae1', 'hex') }] };
const wordDocument: ContentForm = { ...compound, holds: [wide('WordDocument')] };
const richText: ContentForm = { begins: [latin('{\\rtf')] };
/** A password-protected file is a compound file, of which only Office can read more. */
const encrypted: ContentForm = { ...compound, holds: [wide('EncryptedPackage')] };
const text: ContentForm = { isText: true };

/** Includes font collections, which the table check refuses with a specific message. */
const trueType: ContentForm = { begins: [latin('\0\x01\0\0'), latin('true'), latin('OTTO'), latin('ttcf')] };

const jpeg: FileKind = { name: 'jpeg', forms: [{ begins: [latin('\xff\xd8\xff')] }] };
const plainText: FileKind = { name: 'text', forms: [text] };
const docx: FileKind = {
  name: 'docx',
  forms: [{ ...zip, holds: [Buffer.from('word/document')] }, encrypted],
  archive: { entry: /^word\/document\d*\.xml$/ },
};

const kinds: Readonly<Record<FileExtension, FileKind>> = {
  jpg: jpeg,
  jpeg,
  png: { name: 'png', forms: [{ begins: [latin('\x89PNG\r\n\x1a\n')] }] },
  gif: { name: 'gif', forms: [{ begins: [latin('GIF87a'), latin('GIF89a')] }] },
  tiff: { name: 'tiff', forms: [{ begins: [latin('II*\0'), latin('MM\0*'), latin('II+\0'), latin('MM\0+')] }] },
  webp: { name: 'webp', forms: [{ begins: [{ bytes: Buffer.from('WEBPVP8'), at: 8 }] }] },
  pdf: { name: 'pdf', forms: [{ begins: [latin('%PDF-')] }] },
  doc: { name: 'doc', forms: [wordDocument, richText] },
  docx,
  xdoc: docx,
  csv: plainText,
  xls: { name: 'xls', forms: [{ ...compound, holds: [wide('Workbook'), wide('Book')] }] },
  xlsx: {
    name: 'xlsx',
    forms: [{ ...zip, holds: [Buffer.from('xl/workbook')] }, encrypted],
    archive: { entry: /^xl\/workbook\.(xml|bin)$/ },
  },
  zip: { name: 'zip', forms: [zip], archive: {} },
  rar: { name: 'rar', forms: [{ begins: [latin('Rar!\x1a\x07')] }] },
  txt: plainText,
  md: plainText,
  xml: { name: 'xml', forms: [{ isText: true, firstLetter: /^</ }] },
  json: { name: 'json', forms: [{ isText: true, firstLetter: /^[[{"\d\-tfn]/ }] },
  js: plainText,
  ttf: { name: 'ttf', forms: [trueType], isFont: true },
  woff2: { name: 'woff2', forms: [{ begins: [latin('wOF2')] }], isFont: true },
};

/** Undefined if files with that name cannot be stored. */
export function kindOf(name: string): ServedKind | undefined {
  const extension = fileExtensionOf(name);
  if (extension === undefined) return undefined;
  const { isShown, mediaType } = fileTypes[extension];
  return { ...kinds[extension], ...(isShown && { shownAs: mediaType }) };
}

/** The content was checked against the extension, so a new extension must match it too. */
export function validateSameKind(from: string, to: string, path: string): Problem[] {
  if (kindOf(from)?.name === kindOf(to)?.name) return [];
  return [{ code: 'INVALID', ...say('FILE_TYPE_KEPT', { from, to }), path }];
}
