/** What a cell of an output may contain. */
import { isLongNumber } from '@coverwright/insurance/long-number';
import { isJsonList, type Json } from '../json/json.ts';

function isScalar(value: Json): boolean {
  return typeof value !== 'object' || value === null || isLongNumber(value);
}

/** A value, or a list of values such as rejection codes. */
export function isOutcome(value: Json): boolean {
  return isScalar(value) || (isJsonList(value) && value.every(isScalar));
}
