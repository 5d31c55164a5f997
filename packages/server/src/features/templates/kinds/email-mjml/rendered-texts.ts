// The rendered texts of a mail other than its body: which of them may be sent. Pure.
import type { Problem } from '../../../../errors/user-error.ts';
import { validateAttachedName, validateLine, validateUnsubscribeUrl } from '../../../../errors/validate-mail-texts.ts';

/** Maximum lengths of headers, in characters. */
const subjectMax = 500;
const fileNameMax = 120;

const noSubject = 'No subject';

export interface RenderedText {
  readonly text: string;
  readonly problems: readonly Problem[];
}

export function toSubject(rendered: string): RenderedText {
  const text = rendered.trim();
  const problems = validateLine(text, 'subject', { name: 'subject', maxLength: subjectMax });
  return { text: text === '' ? noSubject : text, problems };
}

/** Includes the extension. */
export function toFileName(rendered: string, extension: string, path: string): RenderedText {
  const text = rendered.trim();
  const hasExtension = text.toLowerCase().endsWith(extension.toLowerCase());
  return { text: hasExtension ? text : `${text}${extension}`, problems: validateAttachedName(text, path, fileNameMax) };
}

/** Empty if recipients cannot unsubscribe. */
export function toUnsubscribeUrl(rendered: string): RenderedText {
  const text = rendered.trim();
  return { text, problems: validateUnsubscribeUrl(text, 'unsubscribeUrl') };
}
