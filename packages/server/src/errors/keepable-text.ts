import type { Problem } from './user-error.ts';

/** PostgreSQL keeps no NUL, and a lone surrogate would come back as another character. */
export function isKeepable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** A problem for every text anywhere in a value, names of fields too, that could not be kept as it is. */
export function unkeepableText(value: unknown, path: readonly string[] = []): Problem[] {
  if (typeof value === 'string') return isKeepable(value) ? [] : [unkeepable(path)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = [...path, key];
    return isKeepable(key) ? unkeepableText(inner, place) : [unkeepable(place)];
  });
}

function unkeepable(path: readonly string[]): Problem {
  const message = 'The text contains a NUL or invalid character, which cannot be stored. Remove it.';
  return { code: 'INVALID', message, path: path.join('.') };
}
