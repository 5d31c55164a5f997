// Names and keys of files and folders, validated before anything is sent.
import { keyMaxBytes, nameFault, segmentMaxBytes, toKey } from '@coverwright/insurance/file-name';

export interface SplitName {
  readonly name: string;
  /** Includes the dot; empty for a name without an extension. */
  readonly extension: string;
}

/** A name whose only dot is its first character has no extension. */
export function splitFileName(fileName: string): SplitName {
  const dot = fileName.lastIndexOf('.');
  if (dot <= 0) return { name: fileName, extension: '' };
  return { name: fileName.slice(0, dot), extension: fileName.slice(dot) };
}

/** Empty for the root, otherwise with a trailing slash. */
export function folderOfKey(key: string): string {
  const withoutEnd = key.endsWith('/') ? key.slice(0, -1) : key;
  return withoutEnd.slice(0, withoutEnd.lastIndexOf('/') + 1);
}

/** The last segment of the key, without a folder's trailing slash. */
export function nameOfKey(key: string): string {
  return key.split('/').findLast((name) => name !== '') ?? '';
}

export type NameProblem = 'required' | 'slash' | 'dots' | 'control' | 'hidden' | 'nameTooLong' | 'keyTooLong';

/** The problem with a name for a file or folder in the given folder; undefined if there is none. */
export function validateName(name: string, folder: string): NameProblem | undefined {
  const fault = nameFault(name);
  if (fault === 'blank') return 'required';
  if (name.includes('/')) return 'slash';
  if (fault) return fault;
  if (byteCount(name) > segmentMaxBytes) return 'nameTooLong';
  return byteCount(folder + name) > keyMaxBytes ? 'keyTooLong' : undefined;
}

/** The name as the server stores it. */
export function toStoredName(name: string): string {
  return toKey(name.trim());
}

function byteCount(text: string): number {
  return new TextEncoder().encode(toKey(text)).length;
}
