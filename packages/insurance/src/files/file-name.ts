/** Names and keys of files and folders. A key is the folders and the name, joined by slashes. */
import { normalizeWithin } from '../texts/bounded-text.ts';
import { hasHiddenCharacter } from '../texts/visible-name.ts';

export const keyMaxBytes = 1024;
/** Maximum size of one name in a key. */
export const segmentMaxBytes = 255;
/** Maximum length of a transmitted key: a stored byte may be written as four UTF-16 units. */
const sentKeyMaxLength = 4 * keyMaxBytes;

/** All Unicode forms of a name yield one key. A text that is longer than any key is returned unchanged. */
export function toKey(text: string): string {
  return normalizeWithin(text, sentKeyMaxLength, 'NFC') ?? text;
}

/** In lower case, without its dot; empty if nothing, or only another dot, precedes the last dot. */
export function extensionOf(fileName: string): string {
  return /[^.]\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
}

export type NameFault = 'blank' | 'dots' | 'control' | 'hidden';

/**
 * Why no new file or folder can have this name, apart from its length. Existing ones may have hidden characters and keep
 * them.
 */
export function nameFault(name: string): NameFault | undefined {
  if (name === '.' || name === '..') return 'dots';
  if (name.trim() === '') return 'blank';
  if (/\p{Cc}/u.test(name)) return 'control';
  return hasHiddenCharacter(name) ? 'hidden' : undefined;
}
