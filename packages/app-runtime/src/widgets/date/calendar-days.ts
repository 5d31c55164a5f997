// Days as texts, YYYY-MM-DD, which sort chronologically and have no time zone. Pure.
import { toHalfWidth } from '@coverwright/insurance/typed-number';

const day = /^(\d{4})-(\d{2})-(\d{2})$/;
const dayMs = 86_400_000;
const gridDays = 42;

export interface DateParts {
  readonly year: number;
  /** 1-based. */
  readonly month: number;
  readonly day: number;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Undefined for a day that does not exist, such as 31 April. */
export function toDay({ year, month, day: dayOfMonth }: DateParts): string | undefined {
  if (![year, month, dayOfMonth].every(Number.isInteger) || year < 1 || year > 9999) return undefined;
  if (month < 1 || month > 12 || dayOfMonth < 1 || dayOfMonth > daysInMonth(year, month)) return undefined;
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(dayOfMonth)}`;
}

export function parseDay(text: unknown): DateParts | undefined {
  const match = typeof text === 'string' ? day.exec(text) : null;
  if (!match) return undefined;
  const parts = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return toDay(parts) === undefined ? undefined : parts;
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** In the device's time zone. */
export function dayOfDate(date: Date): string | undefined {
  return toDay({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() });
}

export function toDate(text: string): Date | undefined {
  const parts = parseDay(text);
  if (!parts) return undefined;
  const date = new Date(2000, parts.month - 1, 1);
  date.setFullYear(parts.year, parts.month - 1, parts.day);
  return date;
}

function utcMs({ year, month, day: dayOfMonth }: DateParts): number {
  // Date.UTC would interpret the years 0 to 99 as 1900 to 1999.
  return new Date(0).setUTCFullYear(year, month - 1, dayOfMonth);
}

/** Returns the day itself if the result would be before the year 1 or after 9999. */
export function addDays(text: string, count: number): string {
  const parts = parseDay(text);
  if (!parts) return text;
  const date = new Date(utcMs(parts) + count * dayMs);
  return toDay({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }) ?? text;
}

/** The same day in another month, or that month's last day. */
export function addMonths(text: string, count: number): string {
  const parts = parseDay(text);
  if (!parts) return text;
  const months = parts.year * 12 + parts.month - 1 + count;
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1];
  return toDay({ year, month, day: Math.min(parts.day, daysInMonth(year, month)) }) ?? text;
}

/** 0 is Sunday. */
export function weekdayOf(text: string): number {
  const parts = parseDay(text);
  return parts ? new Date(utcMs(parts)).getUTCDay() : 0;
}

/** Six weeks from the first day of the week on or before the first of the month. */
export function monthGrid(text: string, firstWeekday: number): string[] {
  const parts = parseDay(text);
  const first = parts && toDay({ ...parts, day: 1 });
  if (first === undefined) return [];
  const before = (weekdayOf(first) - firstWeekday + 7) % 7;
  return Array.from({ length: gridDays }, (_, index) => addDays(first, index - before));
}

interface Bounds {
  readonly min: string | undefined;
  readonly max: string | undefined;
}

export function isWithin(text: string, { min, max }: Bounds): boolean {
  return (min === undefined || text >= min) && (max === undefined || text <= max);
}

export function clampDay(text: string, { min, max }: Bounds): string {
  if (min !== undefined && text < min) return min;
  return max !== undefined && text > max ? max : text;
}

/** The years that can be selected, in ascending order and at most `count`. Without bounds they end ten years from now. */
export function listYears(today: string, { min, max }: Bounds, count: number): number[] {
  const current = parseDay(today)?.year ?? 2000;
  const earliest = parseDay(min)?.year;
  const last = parseDay(max)?.year ?? (earliest === undefined ? current + 10 : earliest + count - 1);
  const first = Math.max(earliest ?? 1, last - count + 1);
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, index) => first + index);
}

export type CalendarMode = 'single' | 'multiple' | 'range';

/** @returns the selected days after a click on a day, in order */
export function selectDay(mode: CalendarMode, selected: readonly string[], clicked: string): string[] {
  if (mode === 'single') return [clicked];
  if (mode === 'range') return selected.length === 1 ? [...selected, clicked].sort() : [clicked];
  return selected.includes(clicked) ? selected.filter((one) => one !== clicked) : [...selected, clicked].sort();
}

/** The display format DD/MM/YYYY. */
export function formatDay(text: string): string {
  const parts = parseDay(text);
  return parts ? `${twoDigits(parts.day)}/${twoDigits(parts.month)}/${String(parts.year).padStart(4, '0')}` : '';
}

/** Parses DD/MM/YYYY with / . - or spaces as separators, or eight digits. Both may be full-width. */
export function parseTypedDay(typed: string): string | undefined {
  const text = toHalfWidth(typed);
  const match =
    /^\s*(\d{1,2})[/.\-\s]+(\d{1,2})[/.\-\s]+(\d{4})\s*$/.exec(text) ?? /^\s*(\d{2})(\d{2})(\d{4})\s*$/.exec(text);
  return match ? toDay({ day: Number(match[1]), month: Number(match[2]), year: Number(match[3]) }) : undefined;
}

/** Complete years between two days. */
export function ageOn(birth: string, today: string): number {
  const [from, to] = [parseDay(birth), parseDay(today)];
  if (!from || !to) return Number.NaN;
  const hadBirthday = to.month > from.month || (to.month === from.month && to.day >= from.day);
  return to.year - from.year - (hadBirthday ? 0 : 1);
}
