// What people type to find files, as a pattern of SQL's like. Pure.
import { toKey } from '../file-key.ts';

/** `*` matches any characters and `?` a single one; without either the text may be anywhere in the key. */
export function toLikePattern(keyPattern: string): string {
  if (!/[*?]/.test(keyPattern)) return toContainedPattern(keyPattern);
  return toLiteral(keyPattern).replaceAll(/\*+/g, '%').replaceAll('?', '_');
}

/** For whatever has the text somewhere in it. */
export function toContainedPattern(text: string): string {
  return `%${toLiteral(text)}%`;
}

function toLiteral(text: string): string {
  return toKey(text).replaceAll(/[\\%_]/g, String.raw`\$&`);
}
