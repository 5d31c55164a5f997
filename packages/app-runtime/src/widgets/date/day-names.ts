// Names of days and months in the app's language.
import { toDate } from './calendar-days.ts';

export function monthName(locale: string, month: number): string {
  return new Intl.DateTimeFormat(locale, { month: 'long' }).format(new Date(2000, month - 1, 1));
}

export function weekdayName(locale: string, day: string, width: 'long' | 'narrow'): string {
  const date = toDate(day);
  return date ? new Intl.DateTimeFormat(locale, { weekday: width }).format(date) : '';
}

/** A full date, such as Sunday, 7 June 2026. */
export function wordsOfDay(locale: string, day: string): string {
  const date = toDate(day);
  return date ? new Intl.DateTimeFormat(locale, { dateStyle: 'full' }).format(date) : '';
}
