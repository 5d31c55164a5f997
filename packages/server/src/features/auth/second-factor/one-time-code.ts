// Codes of an authenticator app (RFC 6238: SHA-1, 30 seconds, 6 digits, which every such app supports) and
// recovery codes. Pure except for randomness; used codes are recorded in second-factors.store.ts.
import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const issuer = 'Coverwright';
export const periodSeconds = 30;
/** Clocks may differ by one step in either direction. */
const stepsApart = 1;
const secretBytes = 20;
/** Maximum length of any code with spaces and dashes. */
const typedLengthMax = 64;

/** In base32, for typing it into an app that cannot scan. */
export function newOneTimeSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** The content of an enrolment's QR code. */
export function toOtpauthUri(secret: string, account: string): string {
  return totp(secret, account).toString();
}

/**
 * The time step that the code belongs to; undefined if it matches no step near the current time. Each step can
 * be used once.
 */
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
/** Crockford's base32: no letter that could be mistaken for a digit. */
const recoveryAlphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const recoveryGroups = 4;
const groupLength = 4;

/** 80 random bits each, grouped such as 7k2m-9xq4-t0bd-wz5e. */
export function newRecoveryCodes(): string[] {
  const group = () => Array.from({ length: groupLength }, () => recoveryAlphabet[randomInt(32)]).join('');
  return Array.from({ length: recoveryCodeCount }, () => Array.from({ length: recoveryGroups }, group).join('-'));
}

/** Normalizes a typed code; undefined if it cannot be a recovery code. */
export function toRecoveryCode(typed: string): string | undefined {
  if (typed.length > typedLengthMax) return undefined;
  const code = typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
  if (code.length !== recoveryGroups * groupLength) return undefined;
  return code.match(/.{4}/g)?.join('-');
}
