// Files that apps use, at the addresses used by their pages. Pure.
import { toKey } from '@coverwright/insurance/file-name';

export const filesPath = '/api/v1/files/';

/** The path of the asset that is a copy of the file; the same for all forms of a key. */
export function pathOfFile(key: string): string {
  return `${filesPath}${toKey(key)}`;
}

/** The key in a file's address, or in a text that is the key itself. */
export function toFileKey(address: string): string {
  return decodeKey((address.startsWith(filesPath) ? address.slice(filesPath.length) : address).split('?')[0] ?? '');
}

function decodeKey(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}

/** The files that a source references by address or by fileUrl('key'); keys computed at run time are not detected. */
export function fileKeysIn(source: string): string[] {
  const addressed = source.matchAll(/\/api\/v1\/files\/([^\s"'`<>()?#]{1,2000})/g);
  const named = source.matchAll(/\bfileUrl\(\s{0,10}(?:'([^'\n]{1,1000})'|"([^"\n]{1,1000})"|`([^`$\n]{1,1000})`)/g);
  return [
    ...[...addressed].map(([, key = '']) => decodeKey(key)),
    ...[...named].map(([, single, double, back]) => single ?? double ?? back ?? ''),
  ];
}
