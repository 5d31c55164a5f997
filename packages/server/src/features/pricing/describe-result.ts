import { isJsonList, type Json } from '@coverwright/rules';

/** What a result is, in words, where a number was needed. */
export function describeResult(value: Json): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return 'a text';
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return 'a number';
  return isJsonList(value) ? 'a list' : 'an object';
}
