import { isLongNumber } from '@coverwright/insurance/long-number';
import { isJsonList, type Json } from '../json/json.ts';

/** Whether two values are the same JSON, for values of any size and depth. Not recursive. */
export function isSameJson(a: Json, b: Json): boolean {
  const open: [Json | undefined, Json | undefined][] = [[a, b]];
  /** A value built by a program may contain one object in many places. */
  const compared = new Map<unknown, unknown>();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [x = null, y = null] = next;
    if (Object.is(x, y)) continue;
    if (isLongNumber(x) && isLongNumber(y) && x.valueOf() === y.valueOf()) continue;
    if (typeof x !== 'object' || typeof y !== 'object' || x === null || y === null) return false;
    if (isLongNumber(x) || isLongNumber(y) || isJsonList(x) !== isJsonList(y)) return false;
    if (compared.get(x) === y) continue;
    compared.set(x, y);
    const values = new Map<string, Json>(Object.entries(y));
    const entries = Object.entries(x);
    if (entries.length !== values.size) return false;
    for (const [name, value] of entries) {
      if (!values.has(name)) return false;
      open.push([value, values.get(name)]);
    }
  }
  return true;
}
