import type { Problem } from '../../../errors/user-error.ts';
import { say } from '../../../sentences/say.ts';

/** Checks only the form of an address; whether it exists can only be shown by delivering a mail. */
export function validateEmail(email: string, path: string): Problem[] {
  if (email === '') return [{ code: 'REQUIRED', ...say('EMAIL_MISSING'), path }];
  if (email.length > 254) return [{ code: 'TOO_LONG', ...say('EMAIL_TOO_LONG'), path }];
  // Control characters are refused: a line break would end the header that contains the address.
  if (/^[^\s@<>,;"\u0000-\u001f]+@[^\s@<>,;"\u0000-\u001f]+$/.test(email) && email.isWellFormed()) return [];
  return [{ code: 'INVALID', ...say('EMAIL_INVALID'), path }];
}

/**
 * Maps equivalent spellings to one account. Never use PostgreSQL's lower(): the two differ, and attempts are
 * counted by this one.
 */
export function toNormalEmail(email: string): string {
  return email.toLowerCase();
}
