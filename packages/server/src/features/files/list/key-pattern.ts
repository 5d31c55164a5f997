// Converts a typed search pattern to a pattern for SQL's like. Pure.
import { toKey } from '../file-key.ts';

/** `*` matches any characters and `?` a single one; without either the text may be anywhere in the key. */
export function toLikePattern(keyPattern: string): string {
  if (!/[*?]/.test(keyPattern)) return toContainedPattern(keyPattern);
  return toLiteral(keyPattern).replaceAll(/\*+/g, '%').replaceAll('?', '_');
}

/** A pattern that matches the text anywhere. */
export function toContainedPattern(text: string): string {
  return `%${toLiteral(text)}%`;
}

function toLiteral(text: string): string {
  return toKey(text).replaceAll(/[\\%_]/g, String.raw`\$&`);
}
