import type { Problem } from '../../errors/user-error.ts';
import { findWeakness, type Weakness } from './weak-password.ts';

const lengthMin = 12;
const lengthMax = 128;

const advice = 'Use several unrelated words, or a random password of a password manager.';
const messages: Readonly<Record<Weakness, string>> = {
  blank: `The password is blank. ${advice}`,
  repeated: `The password repeats a few characters. ${advice}`,
  common: `The password is one that many people use, or such a one with digits or signs added. ${advice}`,
  'own-name': `The password contains the name of the account. ${advice}`,
  'product-name': `The password contains the name of this product. ${advice}`,
};

/** What is wrong with a new password, of the account with that address once it is known whose. */
export function validatePassword(
  password: string,
  { path, email = '' }: { path: string; email?: string | undefined },
): Problem[] {
  const problems = validateLength(password, path);
  // Nothing else is done to a password of unbounded length.
  if (problems.length > 0) return problems;
  const weakness = findWeakness(password, email);
  return weakness === undefined ? [] : [{ code: 'INVALID', message: messages[weakness], path }];
}

/** Characters are code points. */
function validateLength(password: string, path: string): Problem[] {
  const bounds = `Use ${lengthMin} to ${lengthMax} characters.`;
  // At most two units make one code point: nothing that is longer has to be counted.
  const length = password.length > 2 * lengthMax ? password.length : Array.from(password).length;
  if (length === 0) return [{ code: 'REQUIRED', message: 'Enter a new password.', path }];
  if (length < lengthMin) return [{ code: 'INVALID', message: `The password is too short. ${bounds}`, path }];
  if (length > lengthMax) return [{ code: 'TOO_LONG', message: `The password is too long. ${bounds}`, path }];
  return [];
}
