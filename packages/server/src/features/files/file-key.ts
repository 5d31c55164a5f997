// What a file or folder may be called. A key is the folders and the name, joined by slashes; the key of a folder ends
// in one. Pure.
import { normalizeWithin } from '@coverwright/rules/bounded-text';
import type { Problem } from '../../errors/user-error.ts';

const keyMaxBytes = 1024;
const segmentMaxBytes = 255;
/** Of a key as it is sent: a stored byte may be written with four UTF-16 units. */
const sentKeyMaxLength = 4 * keyMaxBytes;

export interface FilePlace {
  /** Empty, or ends in a slash. */
  readonly folder: string;
  readonly name: string;
}

/** Two ways of writing one letter in Unicode are one key. A text that is longer than any key is returned unchanged. */
export function toKey(text: string): string {
  return normalizeWithin(text, sentKeyMaxLength, 'NFC') ?? text;
}

/** With or without its slash; empty is the bucket itself. */
export function toFolderKey(text: string): string {
  const key = toKey(text);
  return key === '' || key.endsWith('/') ? key : `${key}/`;
}

export function placeOf(key: string): FilePlace {
  const nameAt = key.lastIndexOf('/') + 1;
  return { folder: key.slice(0, nameAt), name: key.slice(nameAt) };
}

export function keyOf({ folder, name }: FilePlace): string {
  return folder + name;
}

/** A folder and all that it lies in, the outermost first, each with what it lies in itself. */
export function withAncestors(folder: string): { key: string; parent: string }[] {
  const names = folder.split('/').slice(0, -1);
  return names.map((_name, index) => ({ key: join(names, index + 1), parent: join(names, index) }));
}

function join(names: readonly string[], count: number): string {
  return names
    .slice(0, count)
    .map((name) => `${name}/`)
    .join('');
}

/** Says everything that is wrong with the key of a file. */
export function validateFileKey(key: string, path: string): Problem[] {
  if (key.endsWith('/')) {
    return [
      { code: 'INVALID', message: 'A file name is missing at the end of the key. Add one after the slash.', path },
    ];
  }
  return validateKey(key, path);
}

/** The same for a folder, whose key ends in a slash. */
export function validateFolderKey(key: string, path: string): Problem[] {
  if (key === '') return [{ code: 'REQUIRED', message: 'Name a folder.', path }];
  return validateKey(key.slice(0, -1), path);
}

function validateKey(key: string, path: string): Problem[] {
  if (key.length > keyMaxBytes) return [keyTooLong(Buffer.byteLength(key), path)];
  if (key.trim() === '') return [{ code: 'REQUIRED', message: 'Give a name.', path }];
  const faults = new Set(key.split('/').flatMap(segmentFaults));
  const problems = [...faults].map((message): Problem => ({ code: 'INVALID', message, path }));
  const longest = Math.max(...key.split('/').map((segment) => Buffer.byteLength(segment)));
  if (longest > segmentMaxBytes) {
    const message = `A name has ${longest} bytes as UTF-8; at most ${segmentMaxBytes} can be kept. Shorten it.`;
    problems.push({ code: 'TOO_LONG', message, path });
  }
  const sizeBytes = Buffer.byteLength(key);
  if (sizeBytes > keyMaxBytes) problems.push(keyTooLong(sizeBytes, path));
  return problems;
}

function keyTooLong(sizeBytes: number, path: string): Problem {
  const message = `Folders and name together have ${sizeBytes} bytes as UTF-8; at most 1,024 can be kept.`;
  return { code: 'TOO_LONG', message, path };
}

function segmentFaults(segment: string): string[] {
  if (segment === '') return ['There is an empty name before, after or between slashes. Remove that slash.'];
  if (segment === '.' || segment === '..')
    return [`No file or folder can be called "${segment}". Choose another name.`];
  if (segment.trim() === '') return ['A name of blanks alone cannot be kept. Give it letters or digits.'];
  if (/\p{Cc}/u.test(segment)) return ['A name has a control character. Remove it.'];
  return [];
}
