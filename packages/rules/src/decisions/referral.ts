/** A referral: an underwriter decides, for a reason that is shown to them. */
import { isJsonObject, type Json } from '../json/json.ts';
import { decisionLimits } from './decision-limits.ts';

export interface Referral {
  /** As a rejection code: it begins with REFER. */
  readonly code: string;
  readonly reason: string;
}

const prefix = 'REFER';

function isText(value: Json | undefined, maxLength: number): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= maxLength;
}

/** Reads `{"refer": "CODE", "reason": "…"}`; undefined for anything else. */
export function toReferral(value: unknown): Referral | undefined {
  if (!isJsonObject(value)) return undefined;
  const { refer, reason, ...others } = value;
  const isFit = isText(refer, decisionLimits.maxTextLength) && isText(reason, decisionLimits.maxReasonLength);
  if (!isFit || Object.keys(others).length > 0) return undefined;
  return { code: refer.startsWith(prefix) ? refer : `${prefix}_${refer}`, reason };
}
