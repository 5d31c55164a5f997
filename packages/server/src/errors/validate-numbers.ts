import { isLongNumber } from '@coverwright/insurance/long-number';
import { isJsonList, isJsonObject, type Json } from '@coverwright/rules';
import type { Problem } from './user-error.ts';
import { say } from '../sentences/say.ts';

/** Further problems would only repeat the first ones. */
const problemsMax = 20;

/**
 * A problem for each number outside the safe range: JSON text is parsed as a different number than was written,
 * or as infinity.
 */
export function validateNumbers(value: Json, path: string): Problem[] {
  // Usually there is none, and computing paths is the expensive part.
  return areSafe(value) ? [] : listUnsafe(value, path).slice(0, problemsMax).map(unsafeNumber);
}

function isNumber(value: Json): boolean {
  return typeof value === 'number' || isLongNumber(value);
}

/** Calculations refuse long numbers within the range when they use them. */
function isSafe(value: Json): boolean {
  return Math.abs(Number(value)) <= Number.MAX_SAFE_INTEGER;
}

function areSafe(value: Json): boolean {
  if (isNumber(value)) return isSafe(value);
  if (isJsonList(value)) return value.every(areSafe);
  if (!isJsonObject(value)) return true;
  for (const key in value) if (Object.hasOwn(value, key) && !areSafe(value[key] ?? null)) return false;
  return true;
}

function listUnsafe(value: Json, path: string): string[] {
  if (isNumber(value)) return isSafe(value) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, Json]) => listUnsafe(inner, `${path}.${key}`));
}

function unsafeNumber(path: string): Problem {
  const sentence = say('NUMBER_NOT_EXACT', { path });
  return { code: 'INVALID', ...sentence, path };
}
