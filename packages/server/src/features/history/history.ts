// The arguments of history. Pure.
import { shorten } from '@coverwright/insurance/shorten';
import type { Problem } from '../../errors/user-error.ts';
import { validateText } from '../../errors/validate-text.ts';
import { say } from '../../sentences/say.ts';

/** Keep in sync with docs/limits.md. */
export const historyLimits = {
  /** The most characters of a value in a list of differences, unless the caller asks for more. */
  shownLength: 2000,
} as const;

export const labelMaxLength = 200;

export function validateLabel(name: string): Problem[] {
  return validateText(name, 'name', { name: 'name', maxLength: labelMaxLength, isRequired: true });
}

export function noSuchSnapshot(number: number): Problem {
  return { code: 'NOT_FOUND', ...say('SNAPSHOT_UNKNOWN', { number }), path: 'number' };
}

export function noSuchDeletedItem(): Problem {
  return { code: 'NOT_FOUND', ...say('DELETED_ITEM_UNKNOWN'), path: 'itemId' };
}

export function itemIsDeleted(): Problem {
  return { code: 'NOT_FOUND', ...say('ITEM_IS_DELETED'), path: 'itemId' };
}

export function tooNew(): Problem {
  return { code: 'INVALID', ...say('SNAPSHOT_TOO_NEW'), path: 'number' };
}

export function damaged(parts: readonly string[]): Problem {
  return { code: 'INVALID', ...say('SNAPSHOT_DAMAGED', { parts: parts.join(', ') }), path: 'number' };
}

export function tooLargeToCompare(): Problem {
  return { code: 'LIMIT_EXCEEDED', ...say('ITEM_TOO_LARGE_TO_COMPARE'), path: 'itemId' };
}

/** A text as it is, and anything else as JSON; null where there is no value. */
export function toText(value: unknown, maxLength: number): string | null {
  if (value === undefined || value === null) return null;
  return shorten(typeof value === 'string' ? value : JSON.stringify(value, undefined, 2), maxLength);
}
