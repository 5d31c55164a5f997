// A key with which a program of the tenant calls the REST API. Pure: how it is made, recognized, and called.
import { hash, randomBytes } from 'node:crypto';
import type { Problem } from '../../errors/user-error.ts';
import { validateText } from '../../errors/validate-text.ts';
import type { Author } from '../../request/context.ts';

export interface ApiKey {
  readonly id: string;
  readonly name: string;
  /** How the key begins, to distinguish keys. */
  readonly start: string;
  readonly createdAt: Date;
  readonly createdBy: Author | null;
  /** To the minute. */
  readonly lastUsedAt: Date | null;
}

/** Whom a key represents. */
export interface KeyHolder {
  readonly tenantId: string;
  readonly keyId: string;
}

export interface KeyUse extends KeyHolder {
  /** To the minute. */
  readonly usedAt: Date;
}

/** Keys that a tenant may have at a time. */
export const apiKeysMax = 100;

export const nameMaxLength = 100;
const startLength = 12;

/** 256 random bits, with a beginning by which a key that leaked can be found. */
export function newApiKey(): string {
  return `cwk_${randomBytes(32).toString('base64url')}`;
}

export function isApiKey(text: string): boolean {
  return /^cwk_[\w-]{43}$/.test(text);
}

/** What is stored of a key. It needs no salt: nobody can guess 256 bits from their hash. */
export function hashOfApiKey(key: string): string {
  return hash('sha256', key, 'base64url');
}

export function startOfApiKey(key: string): string {
  return key.slice(0, startLength);
}

export function validateKeyName(name: string): Problem[] {
  return validateText(name, 'name', { name: 'name', maxLength: nameMaxLength, isRequired: true });
}

export function tooManyKeys(): Problem {
  const message = `The tenant has the maximum of ${apiKeysMax} API keys. Revoke an unused one.`;
  return { code: 'LIMIT_EXCEEDED', message };
}

export function noSuchKey(): Problem {
  return { code: 'NOT_FOUND', message: 'This API key does not exist; it may have been revoked.', path: 'id' };
}
