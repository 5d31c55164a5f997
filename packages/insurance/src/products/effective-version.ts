// From when a version of a product is effective, and which version is effective on a day. Days are texts such as
// 2028-01-01, without a time zone, and are compared as texts.
import { isCalendarDay } from '../texts/calendar-day.ts';

/** Years that a day may have: others are typing errors. */
export const effectiveYears = { first: 1900, last: 2199 } as const;

export type DayFault = 'NOT_A_DAY' | 'OUT_OF_RANGE';

/** Why a text cannot be the first day of a version or of a cover. */
export function faultOfDay(text: string): DayFault | undefined {
  if (!isCalendarDay(text)) return 'NOT_A_DAY';
  const year = Number(text.slice(0, 4));
  return year < effectiveYears.first || year > effectiveYears.last ? 'OUT_OF_RANGE' : undefined;
}

/**
 * The version of a plan and type that is effective on the day: the one with the latest first day that is not after it.
 * Versions without a first day are never effective by a day.
 */
export function findEffectiveVersion<Version extends { readonly effectiveFrom?: string | null }>(
  versions: readonly Version[],
  day: string,
): Version | undefined {
  let found: Version | undefined;
  let foundFrom = '';
  for (const version of versions) {
    const from = version.effectiveFrom ?? '';
    // An empty text is before every day.
    if (from > foundFrom && from <= day) {
      found = version;
      foundFrom = from;
    }
  }
  return found;
}

/** The earliest first day of any of the versions. */
export function firstEffectiveDay(versions: readonly { readonly effectiveFrom?: string | null }[]): string | undefined {
  const days = versions.flatMap(({ effectiveFrom }) => (effectiveFrom ? [effectiveFrom] : []));
  return days.toSorted()[0];
}
