// The rendered texts of a mail other than its body: which of them may be sent. Pure.
import type { Problem } from '../../../../errors/user-error.ts';
import { validateAttachedName, validateLine, validateUnsubscribeUrl } from '../../../../errors/validate-mail-texts.ts';

/** Maximum lengths of headers, in characters. */
const subjectMax = 500;
const fileNameMax = 120;

const noSubject = 'No subject';

export interface Made {
  readonly text: string;
  readonly problems: readonly Problem[];
}

export function toSubject(made: string): Made {
  const text = made.trim();
  const problems = validateLine(text, 'subject', { name: 'subject', maxLength: subjectMax });
  return { text: text === '' ? noSubject : text, problems };
}

/** Includes the extension. */
export function toFileName(made: string, extension: string, path: string): Made {
  const text = made.trim();
  const hasExtension = text.toLowerCase().endsWith(extension.toLowerCase());
  return { text: hasExtension ? text : `${text}${extension}`, problems: validateAttachedName(text, path, fileNameMax) };
}

/** Empty if recipients cannot unsubscribe. */
export function toUnsubscribeUrl(made: string): Made {
  const text = made.trim();
  return { text, problems: validateUnsubscribeUrl(text, 'unsubscribeUrl') };
}
