// The value of a calendar: a day as text or as a Date, or a list of days. The emitted value has the same type as the
// bound one.
import { type CalendarMode, dayOfDate, parseDay, toDate } from './calendar-days.ts';

type DayValue = string | Date;
export type CalendarValue = DayValue | readonly DayValue[] | null | undefined;

function dayOfValue(value: unknown): string | undefined {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : dayOfDate(value);
  return parseDay(value) ? String(value) : undefined;
}

/** In ascending order; values that are not days are omitted. */
export function readDays(value: CalendarValue): string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.flatMap((one) => dayOfValue(one) ?? []).sort();
}

/** Reads a bound of a calendar. */
export function readDay(value: DayValue | null | undefined): string | undefined {
  return dayOfValue(value);
}

export function holdsDates(value: CalendarValue): boolean {
  return Array.isArray(value) ? value.some((one) => one instanceof Date) : value instanceof Date;
}

export function writeDays(mode: CalendarMode, days: readonly string[], asDates: boolean): CalendarValue {
  const values = days.flatMap((day): DayValue[] => (asDates ? [toDate(day) ?? day] : [day]));
  return mode === 'single' ? (values[0] ?? null) : values;
}
