// Texts used in headers of a mail. Line breaks would start another header, and bidirectional control characters
// could display a misleading name or address. Pure.
import { decodeWords } from 'postal-mime';
import type { Problem } from './user-error.ts';
import { validateText } from './validate-text.ts';
import { say, term } from '../sentences/say.ts';

/** Control characters, line breaks of every kind, and bidirectional control characters. */
const refused = /[\p{Cc}\u{2028}\u{2029}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2066}-\u{2069}]/u;
const addressMaxLength = 1_000;

interface LineRule {
  /** The name of the text in messages, such as subject. */
  readonly name: string;
  readonly maxLength: number;
}

export function validateLine(text: string | null | undefined, path: string, { name, maxLength }: LineRule): Problem[] {
  const problems = validateText(text, path, { name, maxLength });
  if (refused.test(text ?? '')) problems.push(controlCharacter(name, path));
  return problems;
}

function controlCharacter(name: string, path: string): Problem {
  return { code: 'INVALID', ...say('LINE_HAS_CONTROL_CHARACTER', { name: term(name) }), path };
}

/**
 * A name must not contain anything that looks like a folder. Some mail programs decode words such as =?UTF-8?Q?a?= in
 * names, however these are sent, so that what such programs show is checked too.
 */
export function validateAttachedName(name: string, path: string, maxLength: number): Problem[] {
  const problems = validateLine(name, path, { name: 'file name', maxLength });
  const decoded = decodeWords(name);
  if (problems.length === 0 && refused.test(decoded)) problems.push(controlCharacter('file name', path));
  if (name.trim() === '') problems.push({ code: 'REQUIRED', ...say('ATTACHED_NAME_EMPTY'), path });
  else if ([name, decoded].some((text) => /[/\\]/.test(text) || /^\.+$/.test(text.trim()))) {
    problems.push({ code: 'INVALID', ...say('ATTACHED_NAME_HAS_SLASH'), path });
  }
  return problems;
}

/** RFC 8058: only https; an empty one counts as absent. */
export function validateUnsubscribeUrl(address: string, path: string): Problem[] {
  const isPlain = /^[\x21-\x7e]*$/.test(address) && !/[<>,]/.test(address) && address.length <= addressMaxLength;
  if (address === '' || (isPlain && URL.parse(address)?.protocol === 'https:')) return [];
  const sentence = say('UNSUBSCRIBE_LINK_INVALID');
  return [{ code: 'INVALID', ...sentence, path }];
}

/** One mailbox, without a name: commas, groups or comments would add further recipients. */
const mailbox =
  /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)*[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;
const addressMax = 254;

export function isMailbox(address: string): boolean {
  // Mail programs would decode what looks like an encoded word, and an address cannot be encoded as one.
  const isPlain = address.isWellFormed() && !address.includes('=?');
  return address.length <= addressMax && isPlain && mailbox.test(address);
}
