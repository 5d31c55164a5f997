// What items name, such as the functions of a price or the pictures of a document. A reference is stored as the item names
// it, and resolved when it is read: a renamed item is no longer named by its former name. Pure.
import type { AddressedFile } from '@coverwright/insurance/file-address';
import { toKey } from '@coverwright/insurance/file-name';
import { findUnstorableText } from '../errors/validate-text.ts';
import { findAddresses } from './file-addresses.ts';

export interface Reference {
  readonly kind: 'component' | 'file' | 'function' | 'insurer' | 'product' | 'template';
  /** Its id, name or key, whichever the item contains. */
  readonly id: string;
}

/** By part of an item. What a part names that is absent here is unknown, and remains as it was. */
export type PartReferences = Readonly<Record<string, readonly Reference[]>>;

/** Longer than whatever can be named: such an id refers to nothing. In bytes of UTF-8. */
const idMaxBytes = 1250;

/** A file of the first bucket is known by its key alone. No key begins with a slash. */
export function toFileId({ key, bucketName }: AddressedFile): string {
  return bucketName === undefined ? toKey(key) : `//${bucketName}/${toKey(key)}`;
}

export function toFileReference(file: AddressedFile): Reference {
  return { kind: 'file', id: toFileId(file) };
}

/** Files of the first bucket. */
export function toKeyReference(key: string): Reference {
  return toFileReference({ key, bucketName: undefined });
}

/** The files whose addresses are in texts. If it is not clear where an address ends, all possible ones. */
export function fileReferencesIn(texts: readonly string[]): Reference[] {
  return findAddresses(texts).addresses.flatMap((readings) => {
    const likely = readings.filter(({ key }) => /\.[a-z\d]{2,5}$/i.test(key));
    return likely.map(toFileReference);
  });
}

/** Each once, without those that can refer to nothing. */
export function distinctReferences(references: readonly Reference[]): Reference[] {
  const known = new Map(references.map((reference) => [`${reference.kind} ${reference.id}`, reference]));
  return [...known.values()].filter(
    ({ id }) => id !== '' && Buffer.byteLength(id) <= idMaxBytes && findUnstorableText(id).length === 0,
  );
}

/** The ids of the files among them. */
export function fileIdsOf(references: PartReferences): string[] {
  const files = Object.values(references).flatMap((named) => named.filter(({ kind }) => kind === 'file'));
  return distinctReferences(files).map(({ id }) => id);
}
