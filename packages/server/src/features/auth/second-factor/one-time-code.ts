// Codes of an authenticator app (RFC 6238: SHA-1, 30 seconds, 6 digits, which is what every such app knows) and recovery
// codes. Pure but for randomness: which code has been used is in second-factors.store.ts.
import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const issuer = 'Coverwright';
export const periodSeconds = 30;
/** Clocks may differ by one step in either direction. */
const stepsApart = 1;
const secretBytes = 20;
/** Length of any code with spaces and dashes; anything longer is not a code. */
const typedLengthMax = 64;

/** In base32, as people type it into an app that cannot scan. */
export function newOneTimeSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** What the QR code of an enrolment says. */
export function toOtpauthUri(secret: string, account: string): string {
  return totp(secret, account).toString();
}

/** The time step that the code belongs to; undefined when it belongs to none near now. Each step is good once. */
export function findStep(secret: string, code: string, now: Date): number | undefined {
  if (code.length > typedLengthMax) return undefined;
  const token = code.replaceAll(' ', '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = totp(secret, '').validate({ token, timestamp: now.getTime(), window: stepsApart });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / periodSeconds) + delta;
}

function totp(secret: string, label: string): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: periodSeconds });
}

const recoveryCodeCount = 10;
/** Crockford's base32: no letter that could be taken for a digit. */
const recoveryAlphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const recoveryGroups = 4;
const groupLength = 4;

/** 80 random bits each, in groups such as 7k2m-9xq4-t0bd-wz5e. */
export function newRecoveryCodes(): string[] {
  const group = () => Array.from({ length: groupLength }, () => recoveryAlphabet[randomInt(32)]).join('');
  return Array.from({ length: recoveryCodeCount }, () => Array.from({ length: recoveryGroups }, group).join('-'));
}

/** The code as it was made, however it was typed; undefined when it cannot be one. */
export function toRecoveryCode(typed: string): string | undefined {
  if (typed.length > typedLengthMax) return undefined;
  const code = typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
  if (code.length !== recoveryGroups * groupLength) return undefined;
  return code.match(/.{4}/g)?.join('-');
}
