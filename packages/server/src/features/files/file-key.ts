// Names of files and folders. A key is made of the folders and the name, joined by slashes; the key of a folder
// ends with a slash. Pure.
import { keyMaxBytes, nameFault, segmentMaxBytes, toKey } from '@coverwright/insurance/file-name';
import type { Problem } from '../../errors/user-error.ts';

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
    return [
      { code: 'INVALID', message: 'The key ends in a slash instead of a file name. Add a name after the slash.', path },
    ];
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
  const message =
    'A name contains an invisible character, or one that changes the direction of the text. Remove it, or type the name again.';
  return { code: 'INVALID', message, path };
}

/** The same for a folder, whose key ends with a slash. */
export function validateFolderKey(key: string, path: string): Problem[] {
  if (key === '') return [{ code: 'REQUIRED', message: 'Enter the name of a folder.', path }];
  return validateKey(key.slice(0, -1), path);
}

function validateKey(key: string, path: string): Problem[] {
  if (key.length > keyMaxBytes) return [keyTooLong(Buffer.byteLength(key), path)];
  if (key.trim() === '') return [{ code: 'REQUIRED', message: 'Enter a name.', path }];
  const faults = new Set(key.split('/').flatMap(segmentFaults));
  const problems = [...faults].map((message): Problem => ({ code: 'INVALID', message, path }));
  const longest = Math.max(...key.split('/').map((segment) => Buffer.byteLength(segment)));
  if (longest > segmentMaxBytes) {
    const message = `A name has ${longest} bytes in UTF-8; the maximum is ${segmentMaxBytes}. Shorten it.`;
    problems.push({ code: 'TOO_LONG', message, path });
  }
  const sizeBytes = Buffer.byteLength(key);
  if (sizeBytes > keyMaxBytes) problems.push(keyTooLong(sizeBytes, path));
  return problems;
}

function keyTooLong(sizeBytes: number, path: string): Problem {
  const message = `The folders and the name together have ${sizeBytes} bytes in UTF-8; the maximum is 1,024. Shorten a name or use fewer folders.`;
  return { code: 'TOO_LONG', message, path };
}

function segmentFaults(segment: string): string[] {
  if (segment === '') return ['There is an extra slash at the beginning, in the middle or at the end. Remove it.'];
  const fault = nameFault(segment);
  if (fault === 'dots') return [`No file or folder can be called "${segment}". Choose another name.`];
  if (fault === 'blank') return ['A name cannot consist of spaces only. Add letters or digits.'];
  if (fault === 'control') return ['A name contains a control character. Remove it.'];
  return [];
}
