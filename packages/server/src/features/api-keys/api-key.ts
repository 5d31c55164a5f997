// A key with which a tenant's program calls the REST API. Pure: creating, recognizing and naming keys.
import { hash, randomBytes } from 'node:crypto';
import type { Problem } from '../../errors/user-error.ts';
import { validateText } from '../../errors/validate-text.ts';
import type { Author } from '../../request/context.ts';
import type { KeyLimits } from './key-limits.ts';
import { say } from '../../sentences/say.ts';

export interface ApiKey extends KeyLimits {
  readonly id: string;
  readonly name: string;
  /** The first characters of the key, to tell keys apart. */
  readonly start: string;
  readonly createdAt: Date;
  readonly createdBy: Author | null;
  /** Rounded down to the minute. */
  readonly lastUsedAt: Date | null;
  readonly isExpired: boolean;
}

/** The tenant that a key belongs to, and what it may be used for. */
export interface KeyHolder extends KeyLimits {
  readonly tenantId: string;
  readonly keyId: string;
}

export interface KeyUse extends Pick<KeyHolder, 'tenantId' | 'keyId'> {
  /** Rounded down to the minute. */
  readonly usedAt: Date;
}

/** The maximum number of keys per tenant. */
export const apiKeysMax = 100;

export const nameMaxLength = 100;
const startLength = 12;

/** 256 random bits with a fixed prefix, so that leaked keys can be found. */
export function newApiKey(): string {
  return `cwk_${randomBytes(32).toString('base64url')}`;
}

export function isApiKey(text: string): boolean {
  return /^cwk_[\w-]{43}$/.test(text);
}

/** The hash that is stored. It needs no salt: 256 random bits cannot be guessed. */
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
  const sentence = say('API_KEYS_MAX', { max: apiKeysMax });
  return { code: 'LIMIT_EXCEEDED', ...sentence };
}

export function noSuchKey(): Problem {
  return { code: 'NOT_FOUND', ...say('API_KEY_GONE'), path: 'id' };
}
