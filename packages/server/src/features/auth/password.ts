import type { Problem } from '../../errors/user-error.ts';

const lengthMin = 12;
const lengthMax = 128;

/** What is wrong with a new password. Characters are code points. */
export function validatePassword(password: string, path: string): Problem[] {
  const length = Array.from(password).length;
  if (length === 0) return [{ code: 'REQUIRED', message: 'Enter a new password.', path }];
  const bounds = `Use ${lengthMin} to ${lengthMax} characters.`;
  if (length < lengthMin) return [{ code: 'INVALID', message: `The password is too short. ${bounds}`, path }];
  if (length > lengthMax) return [{ code: 'TOO_LONG', message: `The password is too long. ${bounds}`, path }];
  return [];
}
