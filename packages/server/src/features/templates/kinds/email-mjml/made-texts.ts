// The texts around a mail, as Liquid has made them: what of them may be sent. Pure.
import type { Problem } from '../../../../errors/user-error.ts';
import { validateAttachedName, validateLine, validateUnsubscribeUrl } from '../../../../errors/validate-mail-texts.ts';

/** Of headers, in characters; nobody reads more. */
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

/** With its extension. */
export function toFileName(made: string, extension: string, path: string): Made {
  const text = made.trim();
  const hasExtension = text.toLowerCase().endsWith(extension.toLowerCase());
  return { text: hasExtension ? text : `${text}${extension}`, problems: validateAttachedName(text, path, fileNameMax) };
}

/** Empty where recipients cannot unsubscribe. */
export function toUnsubscribeUrl(made: string): Made {
  const text = made.trim();
  return { text, problems: validateUnsubscribeUrl(text, 'unsubscribeUrl') };
}
