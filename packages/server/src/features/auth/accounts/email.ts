import type { Problem } from '../../../errors/user-error.ts';

/** Checks only the form of an address; whether it exists can only be shown by delivering a mail. */
export function validateEmail(email: string, path: string): Problem[] {
  if (email === '') return [{ code: 'REQUIRED', message: 'Enter an email address.', path }];
  if (email.length > 254)
    return [{ code: 'TOO_LONG', message: 'Use an email address of at most 254 characters.', path }];
  // Control characters are refused: a line break would end the header that contains the address.
  if (/^[^\s@<>,;"\u0000-\u001f]+@[^\s@<>,;"\u0000-\u001f]+$/.test(email) && email.isWellFormed()) return [];
  return [{ code: 'INVALID', message: 'This is not an email address. Enter one such as ada@insurer.example.', path }];
}

/**
 * Maps equivalent spellings to one account. Never use PostgreSQL's lower(): the two differ, and attempts are
 * counted by this one.
 */
export function toNormalEmail(email: string): string {
  return email.toLowerCase();
}
