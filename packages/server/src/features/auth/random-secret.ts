import { createHash, randomBytes } from 'node:crypto';

/** A new refresh token or recovery code: 256 random bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash that is stored. It needs no salt: 256 random bits cannot be guessed. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
