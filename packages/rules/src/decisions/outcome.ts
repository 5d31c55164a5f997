/** What a cell of an output may contain. */
import { isLongNumber } from '@coverwright/insurance/long-number';
import { isJsonList, isJsonObject, type Json } from '../json/json.ts';
import { toReferral } from './referral.ts';

function isSingle(value: Json): boolean {
  return typeof value !== 'object' || value === null || isLongNumber(value) || toReferral(value) !== undefined;
}

/** The text of an incomplete outcome, which is stored so that no input is lost. */
export function readUnread(value: Json | undefined): string | undefined {
  if (!isJsonObject(value)) return undefined;
  const { unread, ...others } = value;
  return typeof unread === 'string' && Object.keys(others).length === 0 ? unread : undefined;
}

/** A value, a referral, or a list of these such as rejection codes. */
export function isOutcome(value: Json): boolean {
  return isSingle(value) || (isJsonList(value) && value.every(isSingle));
}

export function isSameOutcome(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (isJsonList(a) && isJsonList(b))
    return a.length === b.length && a.every((item, at) => isSameOutcome(item, b[at] ?? null));
  if (isLongNumber(a) || isLongNumber(b)) return isLongNumber(a) && isLongNumber(b) && a.valueOf() === b.valueOf();
  return isJsonObject(a) && isJsonObject(b) && a['refer'] === b['refer'] && a['reason'] === b['reason'];
}

/** The same for outcomes that do not differ, in whatever order the names of a referral are written. */
export function keyOfOutcome(outcome: Json): string {
  return JSON.stringify(outcome, ['refer', 'reason']);
}
