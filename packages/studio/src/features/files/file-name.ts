// Names and keys of files and folders, checked before anything is sent.
import { keyMaxBytes, nameFault, segmentMaxBytes, toKey } from '@coverwright/insurance/file-name';

export interface SplitName {
  readonly name: string;
  /** With its dot; empty for a name without one. */
  readonly extension: string;
}

/** A name that begins with its only dot is all name. */
export function splitFileName(fileName: string): SplitName {
  const dot = fileName.lastIndexOf('.');
  if (dot <= 0) return { name: fileName, extension: '' };
  return { name: fileName.slice(0, dot), extension: fileName.slice(dot) };
}

/** Empty at the root, else with a slash at its end. */
export function folderOfKey(key: string): string {
  const withoutEnd = key.endsWith('/') ? key.slice(0, -1) : key;
  return withoutEnd.slice(0, withoutEnd.lastIndexOf('/') + 1);
}

/** The last name in the key, without a folder's slash. */
export function nameOfKey(key: string): string {
  return key.split('/').findLast((name) => name !== '') ?? '';
}

export type NameProblem = 'required' | 'slash' | 'dots' | 'control' | 'nameTooLong' | 'keyTooLong';

/** What is wrong with a name for a file or folder in the folder; undefined when nothing is. */
export function validateName(name: string, folder: string): NameProblem | undefined {
  const fault = nameFault(name);
  if (fault === 'blank') return 'required';
  if (name.includes('/')) return 'slash';
  if (fault) return fault;
  if (byteCount(name) > segmentMaxBytes) return 'nameTooLong';
  return byteCount(folder + name) > keyMaxBytes ? 'keyTooLong' : undefined;
}

/** As the server stores it. */
export function toStoredName(name: string): string {
  return toKey(name.trim());
}

function byteCount(text: string): number {
  return new TextEncoder().encode(toKey(text)).length;
}
