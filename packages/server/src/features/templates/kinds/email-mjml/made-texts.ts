// The texts around a mail, as Liquid has made them: what of them may be sent. Pure.
import type { Problem } from '../../../../errors/user-error.ts';

/** Of headers, in characters; nobody reads more. */
const subjectMax = 500;
const fileNameMax = 120;

/** Control characters, line breaks of every kind, and signs that turn the direction of the text around them. */
const refused = /[\p{Cc}\u{2028}\u{2029}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2066}-\u{2069}]/u;

const noSubject = 'No subject';

export interface Made {
  readonly text: string;
  readonly problems: readonly Problem[];
}

export function toSubject(made: string): Made {
  const text = made.trim();
  return { text: text === '' ? noSubject : text, problems: validateLine(text, 'subject', 'subject', subjectMax) };
}

/** With its extension. Whatever looks like a folder is not part of a name. */
export function toFileName(made: string, extension: string, path: string): Made {
  const trimmed = made.trim();
  const problems = validateLine(trimmed, path, 'file name', fileNameMax);
  if (trimmed === '') problems.push({ code: 'REQUIRED', message: 'The file name is empty with this data.', path });
  else if (/[/\\]/.test(trimmed) || /^\.+$/.test(trimmed)) {
    problems.push({ code: 'INVALID', message: `The file name ${trimmed} contains a slash. Remove it.`, path });
  }
  const hasExtension = trimmed.toLowerCase().endsWith(extension.toLowerCase());
  return { text: hasExtension ? trimmed : `${trimmed}${extension}`, problems };
}

/** Empty where recipients cannot unsubscribe. */
export function toUnsubscribeUrl(made: string): Made {
  const text = made.trim();
  if (text === '') return { text, problems: [] };
  const url = URL.parse(text);
  const isUsable =
    url?.protocol === 'https:' && /^[\x21-\x7e]+$/.test(text) && !/[<>,]/.test(text) && text.length <= 1_000;
  if (isUsable) return { text, problems: [] };
  const message =
    'The unsubscribe link must be an https address without blanks, such as https://www.example.com/unsubscribe?id=1.';
  return { text, problems: [{ code: 'INVALID', message, path: 'unsubscribeUrl' }] };
}

function validateLine(text: string, path: string, name: string, max: number): Problem[] {
  if (refused.test(text)) {
    const message = `The ${name} contains a line break or another control character. Remove it, or shorten the value that contains it.`;
    return [{ code: 'INVALID', message, path }];
  }
  if (text.length > max) {
    const message = `The ${name} has ${text.length.toLocaleString('en-US')} characters; the maximum is ${max}. Shorten it.`;
    return [{ code: 'TOO_LONG', message, path }];
  }
  return [];
}
