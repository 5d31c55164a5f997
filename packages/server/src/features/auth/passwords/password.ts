import { normalizeWithin } from '@coverwright/insurance/bounded-text';
import type { Problem } from '../../../errors/user-error.ts';
import { findWeakness, type Weakness } from './weak-password.ts';
import { say } from '../../../sentences/say.ts';

export const lengthMin = 12;
export const lengthMax = 128;

/** A longer text always has too many code points. */
const unitsMax = 2 * lengthMax;

const reasons = {
  blank: 'PASSWORD_BLANK',
  repeated: 'PASSWORD_REPEATED',
  common: 'PASSWORD_COMMON',
  'own-name': 'PASSWORD_OWN_NAME',
  'product-name': 'PASSWORD_PRODUCT_NAME',
} as const satisfies Readonly<Record<Weakness, string>>;

/** The problems of a new password; pass the account's address if it is known. */
export function validatePassword(
  password: string,
  { path, email = '' }: { path: string; email?: string | undefined },
): Problem[] {
  const problems = validateLength(password, path);
  // No further processing for a password of unbounded length.
  if (problems.length > 0) return problems;
  const weakness = findWeakness(password, email);
  return weakness === undefined ? [] : [{ code: 'INVALID', ...say(reasons[weakness]), path }];
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
  const bounds = { min: lengthMin, max: lengthMax };
  const length = lengthOf(password);
  if (length === 0) return [{ code: 'REQUIRED', ...say('NEW_PASSWORD_MISSING'), path }];
  if (length < lengthMin) return [{ code: 'INVALID', ...say('PASSWORD_TOO_SHORT', bounds), path }];
  if (length > lengthMax) return [{ code: 'TOO_LONG', ...say('PASSWORD_TOO_LONG', bounds), path }];
  if (toHashedPassword(password) === undefined) {
    const sentence = say('PASSWORD_COMBINING_MARKS');
    return [{ code: 'INVALID', ...sentence, path }];
  }
  return [];
}
