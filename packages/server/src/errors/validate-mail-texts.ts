// Texts used in headers of a mail. Line breaks would start another header, and bidirectional control characters
// could display a misleading name or address. Pure.
import type { Problem } from './user-error.ts';
import { validateText } from './validate-text.ts';

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
  if (refused.test(text ?? '')) {
    const message = `The ${name} contains a line break or another control character. Remove it, or shorten the value that contains it.`;
    problems.push({ code: 'INVALID', message, path });
  }
  return problems;
}

/** A name must not contain anything that looks like a folder. */
export function validateAttachedName(name: string, path: string, maxLength: number): Problem[] {
  const problems = validateLine(name, path, { name: 'file name', maxLength });
  if (name.trim() === '') problems.push({ code: 'REQUIRED', message: 'The file name is empty.', path });
  else if (/[/\\]/.test(name) || /^\.+$/.test(name.trim())) {
    problems.push({ code: 'INVALID', message: 'The file name contains a slash. Remove it.', path });
  }
  return problems;
}

/** RFC 8058: only https; an empty one counts as absent. */
export function validateUnsubscribeUrl(address: string, path: string): Problem[] {
  const isPlain = /^[\x21-\x7e]*$/.test(address) && !/[<>,]/.test(address) && address.length <= addressMaxLength;
  if (address === '' || (isPlain && URL.parse(address)?.protocol === 'https:')) return [];
  const message =
    'The unsubscribe link must be an https address without spaces, such as https://www.example.com/unsubscribe?id=1.';
  return [{ code: 'INVALID', message, path }];
}
