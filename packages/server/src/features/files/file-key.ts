// Names of files and folders. A key is made of the folders and the name, joined by slashes; the key of a folder
// ends with a slash. Pure.
import type { Sentence } from '@coverwright/insurance/sentence';
import { keyMaxBytes, nameFault, segmentMaxBytes, toKey } from '@coverwright/insurance/file-name';
import type { Problem } from '../../errors/user-error.ts';
import { say } from '../../sentences/say.ts';

export { keyMaxBytes, segmentMaxBytes, toKey };

export interface FilePlace {
  /** Empty, or ends with a slash. */
  readonly folder: string;
  readonly name: string;
}

/** Accepts keys with or without the trailing slash; empty is the bucket itself. */
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

/** A folder and its ancestors, the outermost first, each with its parent. */
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

/** All problems of a file's key. A name that the file already has may have hidden characters. */
export function validateFileKey(key: string, path: string, ownName?: string): Problem[] {
  if (key.endsWith('/')) {
    return [{ code: 'INVALID', ...say('KEY_ENDS_IN_SLASH'), path }];
  }
  const { name } = placeOf(key);
  const isHidden = name !== ownName && nameFault(name) === 'hidden';
  return [...validateKey(key, path), ...(isHidden ? [hiddenCharacter(path)] : [])];
}

/** Folders that have just been inserted. Files may be added to existing ones whatever their names are. */
export function validateNewFolders(added: readonly string[], path: string): Problem[] {
  return added.some((key) => nameFault(key.split('/').at(-2) ?? '') === 'hidden') ? [hiddenCharacter(path)] : [];
}

function hiddenCharacter(path: string): Problem {
  const sentence = say('NAME_HAS_HIDDEN_CHARACTER');
  return { code: 'INVALID', ...sentence, path };
}

/** The same for a folder, whose key ends with a slash. */
export function validateFolderKey(key: string, path: string): Problem[] {
  if (key === '') return [{ code: 'REQUIRED', ...say('FOLDER_NAME_MISSING'), path }];
  return validateKey(key.slice(0, -1), path);
}

function validateKey(key: string, path: string): Problem[] {
  if (key.length > keyMaxBytes) return [keyTooLong(Buffer.byteLength(key), path)];
  if (key.trim() === '') return [{ code: 'REQUIRED', ...say('FILE_NAME_MISSING'), path }];
  const faults = new Map(
    key
      .split('/')
      .flatMap(segmentFaults)
      .map((fault) => [fault.message, fault]),
  );
  const problems = [...faults.values()].map((fault): Problem => ({ code: 'INVALID', ...fault, path }));
  const longest = Math.max(...key.split('/').map((segment) => Buffer.byteLength(segment)));
  if (longest > segmentMaxBytes) {
    const sentence = say('FILE_NAME_BYTES_MAX', { longest, max: segmentMaxBytes });
    problems.push({ code: 'TOO_LONG', ...sentence, path });
  }
  return [...problems, ...validateKeyLength(Buffer.byteLength(key), path)];
}

/** The length of a key in UTF-8. */
export function validateKeyLength(sizeBytes: number, path: string): Problem[] {
  return sizeBytes > keyMaxBytes ? [keyTooLong(sizeBytes, path)] : [];
}

function keyTooLong(sizeBytes: number, path: string): Problem {
  const sentence = say('FILE_KEY_BYTES_MAX', { sizeBytes });
  return { code: 'TOO_LONG', ...sentence, path };
}

function segmentFaults(segment: string): Sentence[] {
  if (segment === '') return [say('EXTRA_SLASH')];
  const fault = nameFault(segment);
  if (fault === 'dots') return [say('NAME_OF_DOTS', { name: segment })];
  if (fault === 'blank') return [say('NAME_BLANK')];
  if (fault === 'control') return [say('NAME_HAS_CONTROL_CHARACTER')];
  return [];
}
