import type { Problem } from '../../../errors/user-error.ts';

/** Whether it looks like an address; only a mail that arrives could prove that it is one. */
export function validateEmail(email: string, path: string): Problem[] {
  if (email === '') return [{ code: 'REQUIRED', message: 'Enter an email address.', path }];
  if (email.length > 254)
    return [{ code: 'TOO_LONG', message: 'Use an email address of at most 254 characters.', path }];
  // No control characters: a line break would end the header that contains the address
  if (/^[^\s@<>,;"\u0000-\u001f]+@[^\s@<>,;"\u0000-\u001f]+$/.test(email) && email.isWellFormed()) return [];
  return [{ code: 'INVALID', message: 'This is not an email address. Enter one such as ada@insurer.example.', path }];
}

/** Which spellings are one account. Never PostgreSQL's lower(): the two differ, and attempts are counted by this one. */
export function toNormalEmail(email: string): string {
  return email.toLowerCase();
}
