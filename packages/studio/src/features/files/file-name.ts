// Names and keys of files and folders: the rules that the server has as well, told before anything is sent.
import { normalizeWithin } from '@coverwright/insurance/bounded-text';

const maxNameBytes = 255;
const maxKeyBytes = 1024;
/** Beyond it no normalisation makes a key short enough, and a longer text is checked as it is. */
const maxTypedLength = 4 * maxKeyBytes;

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

/** Lower case, without its dot. */
export function extensionOf(fileName: string): string {
  return splitFileName(fileName).extension.slice(1).toLowerCase();
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
  if (name.trim() === '') return 'required';
  if (name.includes('/')) return 'slash';
  if (name === '.' || name === '..') return 'dots';
  if (/\p{Cc}/u.test(name)) return 'control';
  if (byteCount(name) > maxNameBytes) return 'nameTooLong';
  return byteCount(folder + name) > maxKeyBytes ? 'keyTooLong' : undefined;
}

/** As the server stores it. */
export function toStoredName(name: string): string {
  return toStoredKey(name.trim());
}

/** The key or name as the server stores it; it refuses what is longer, so that is returned unchanged. */
export function toStoredKey(key: string): string {
  return normalizeWithin(key, maxTypedLength, 'NFC') ?? key;
}

function byteCount(text: string): number {
  return new TextEncoder().encode(toStoredKey(text)).length;
}
