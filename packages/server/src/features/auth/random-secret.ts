import { createHash, randomBytes } from 'node:crypto';

/** A new refresh token or recovery code: 256 random bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret. It needs no salt: nobody can guess 256 bits from their hash. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
