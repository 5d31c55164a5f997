/** Days from which versions are effective. They have no time zone: only the day on the user's calendar is today. */
import { findEffectiveVersion } from '@coverwright/insurance/effective-version';
import type { Product } from './product.ts';

/** In words, such as 1 January 2028; the text itself if it is not a day. */
export function formatDayInWords(day: string, language: string): string {
  const instant = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(instant.getTime())) return day;
  // Days come first, as in the dates of all lists.
  const locale = language.startsWith('en') ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(instant);
}

/** The version that is used for covers that start on the day; undefined if there is none. */
export function versionUsedOn(date: Date, versions: readonly Product[]): Product | undefined {
  return findEffectiveVersion(versions, toDay(date));
}

function toDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
