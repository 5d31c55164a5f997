import { isLongNumber } from '@coverwright/insurance/long-number';
import { isJsonList, type Json } from '@coverwright/rules';

/** Describes a result that is not a number although one was required. */
export function describeResult(value: Json): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return 'a text';
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return 'a number';
  if (isLongNumber(value)) return 'a number with too many digits';
  return isJsonList(value) ? 'a list' : 'an object';
}
