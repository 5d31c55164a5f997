import { normalizeWithin } from '@coverwright/insurance/bounded-text';
import type { Problem } from '../../../errors/user-error.ts';
import { findWeakness, type Weakness } from './weak-password.ts';

export const lengthMin = 12;
export const lengthMax = 128;

/** A longer text always has too many code points. */
const unitsMax = 2 * lengthMax;

const advice = 'Use several unrelated words, or a random password from a password manager.';
const messages: Readonly<Record<Weakness, string>> = {
  blank: `The password is blank. ${advice}`,
  repeated: `The password repeats a few characters. ${advice}`,
  common: `This is a common password, or a common one with digits or symbols added. ${advice}`,
  'own-name': `The password contains the name of the account. ${advice}`,
  'product-name': `The password contains the name of this product. ${advice}`,
};

/** The problems of a new password; pass the account's address if it is known. */
export function validatePassword(
  password: string,
  { path, email = '' }: { path: string; email?: string | undefined },
): Problem[] {
  const problems = validateLength(password, path);
  // No further processing for a password of unbounded length.
  if (problems.length > 0) return problems;
  const weakness = findWeakness(password, email);
  return weakness === undefined ? [] : [{ code: 'INVALID', message: messages[weakness], path }];
}

/**
 * Normalizes a password for hashing, since keyboards can encode the same character in several ways. Undefined,
 * without any processing, for a text that cannot be a password.
 */
export function toHashedPassword(password: string): string | undefined {
  return lengthOf(password) > lengthMax ? undefined : normalizeWithin(password, unitsMax, 'NFKC');
}

/** In code points; for a text that is too long anyway, in UTF-16 units. */
function lengthOf(password: string): number {
  return password.length > unitsMax ? password.length : Array.from(password).length;
}

function validateLength(password: string, path: string): Problem[] {
  const bounds = `Use ${lengthMin} to ${lengthMax} characters.`;
  const length = lengthOf(password);
  if (length === 0) return [{ code: 'REQUIRED', message: 'Enter a new password.', path }];
  if (length < lengthMin) return [{ code: 'INVALID', message: `The password is too short. ${bounds}`, path }];
  if (length > lengthMax) return [{ code: 'TOO_LONG', message: `The password is too long. ${bounds}`, path }];
  if (toHashedPassword(password) === undefined) {
    const message = 'The password has more than 30 combining marks in a row. Use fewer of them.';
    return [{ code: 'INVALID', message, path }];
  }
  return [];
}
