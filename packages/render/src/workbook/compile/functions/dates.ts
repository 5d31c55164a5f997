// Dates as Excel serial numbers: day 60 is 1900-02-29, which does not exist.
import { lastSerial, toSerial } from '../../calculate/serial-dates.ts';
import { readDateText } from '../number-text.ts';
import { errors, type Result, type Scalar, toNumber, toText } from '../values.ts';
import {
  type FunctionSpecification,
  type FunctionTable,
  numeric,
  optionalBoolean,
  strictlyNumeric,
  textual,
} from './specification.ts';

const dayMs = 86_400_000;

interface CalendarDate {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly day: number;
}

export function toCalendar(serial: number): CalendarDate | undefined {
  const days = Math.floor(serial);
  if (days < 0 || days > lastSerial) return undefined;
  if (days === 0) return { year: 1900, month: 1, day: 0 };
  if (days === 60) return { year: 1900, month: 2, day: 29 };
  const date = new Date(Date.UTC(1899, 11, 30) + (days < 60 ? days + 1 : days) * dayMs);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Months and days beyond the end carry over; days are those of Excel, so that 1900-02-29 is one of them. */
export function fromCalendar(year: number, month: number, day: number): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, 1);
  return toSerial(date.getTime()) + day - 1;
}

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Month 0 is the December before. For Excel, 1900 is a leap year. */
function daysInMonth(year: number, month: number): number {
  return month === 2 ? (isLeap(year) || year === 1900 ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
}

export function isSerial(value: number): boolean {
  return value >= 0 && value <= lastSerial;
}

function part(take: (date: CalendarDate) => number): FunctionSpecification {
  return numeric(1, 1, (serial = 0) => {
    const date = toCalendar(serial);
    return date === undefined ? errors.num : take(date);
  });
}

function clockPart(take: (seconds: number) => number): FunctionSpecification {
  return numeric(1, 1, (serial = 0) => {
    if (serial < 0) return errors.num;
    return take(Math.round((serial - Math.floor(serial)) * 86_400) % 86_400);
  });
}

function addMonths(serial: number, months: number, day?: number): number | typeof errors.num {
  const date = toCalendar(serial);
  if (date === undefined) return errors.num;
  const count = date.year * 12 + date.month - 1 + Math.trunc(months);
  const [year, month] = [Math.floor(count / 12), (count % 12) + 1];
  const result = fromCalendar(year, month, day ?? Math.min(date.day, daysInMonth(year, month)));
  return isSerial(result) && year >= 1900 ? result : errors.num;
}

function endOfMonth(serial: number, months: number): number | typeof errors.num {
  const first = addMonths(serial, months, 1);
  const date = typeof first === 'number' ? toCalendar(first) : undefined;
  return date === undefined || typeof first !== 'number' ? errors.num : first + daysInMonth(date.year, date.month) - 1;
}

/** In a 360-day year, US method. */
function days360(start: CalendarDate, end: CalendarDate, isEuropean: boolean): number {
  let [first, last] = [start.day, end.day];
  if (isEuropean) [first, last] = [Math.min(first, 30), Math.min(last, 30)];
  else {
    if (first === daysInMonth(start.year, start.month)) first = 30;
    if (last === 31 && first >= 30) last = 30;
    if (first === 31) first = 30;
  }
  return (end.year - start.year) * 360 + (end.month - start.month) * 30 + last - first;
}

function yearFraction(from: number, to: number, basis: number): number | typeof errors.num {
  const [first, last] = [Math.min(Math.floor(from), Math.floor(to)), Math.max(Math.floor(from), Math.floor(to))];
  const [start, end] = [toCalendar(first), toCalendar(last)];
  if (start === undefined || end === undefined || basis < 0 || basis >= 5) return errors.num;
  switch (Math.trunc(basis)) {
    case 0:
      return fractionUs(start, end);
    case 1:
      return (last - first) / averageYear(start, end);
    case 2:
      return (last - first) / 360;
    case 3:
      return (last - first) / 365;
    default:
      return days360(start, end, true) / 360;
  }
}

function fractionUs(start: CalendarDate, end: CalendarDate): number {
  const isEndOfFebruary = ({ year, month, day }: CalendarDate) => month === 2 && day === daysInMonth(year, 2);
  let [first, last] = [start.day, end.day];
  if (isEndOfFebruary(start) && isEndOfFebruary(end)) last = 30;
  if (isEndOfFebruary(start)) first = 30;
  if (last === 31 && first >= 30) last = 30;
  if (first === 31) first = 30;
  return ((end.year - start.year) * 360 + (end.month - start.month) * 30 + last - first) / 360;
}

function averageYear(start: CalendarDate, end: CalendarDate): number {
  const isWithinYear =
    start.year === end.year ||
    (start.year + 1 === end.year && (start.month > end.month || (start.month === end.month && start.day >= end.day)));
  if (!isWithinYear) {
    let days = 0;
    for (let year = start.year; year <= end.year; year++) days += isLeap(year) ? 366 : 365;
    return days / (end.year - start.year + 1);
  }
  if (start.year === end.year) return isLeap(start.year) ? 366 : 365;
  const hasLeapDay =
    (isLeap(start.year) && (start.month < 2 || (start.month === 2 && start.day <= 29))) ||
    (isLeap(end.year) && (end.month > 2 || (end.month === 2 && end.day === 29)));
  return hasLeapDay ? 366 : 365;
}

function difference(...[from = null, to = null, unit = null]: Result[]): Scalar {
  const [first, last, letters] = [toNumber(from), toNumber(to), toText(unit)];
  if (typeof first !== 'number') return first;
  if (typeof last !== 'number') return last;
  if (typeof letters !== 'string') return letters;
  const [start, end] = [toCalendar(first), toCalendar(last)];
  if (start === undefined || end === undefined || Math.floor(first) > Math.floor(last)) return errors.num;
  const months = (end.year - start.year) * 12 + end.month - start.month - Number(end.day < start.day);
  switch (letters.toUpperCase()) {
    case 'Y':
      return Math.floor(months / 12);
    case 'M':
      return months;
    case 'D':
      return Math.floor(last) - Math.floor(first);
    case 'YM':
      return months % 12;
    case 'YD': {
      const year =
        end.month < start.month || (end.month === start.month && end.day < start.day) ? end.year - 1 : end.year;
      return Math.floor(last) - fromCalendar(year, start.month, start.day);
    }
    case 'MD':
      // Days since that day of the month before, which may be after its end: Excel then returns a negative number.
      return end.day - start.day + (end.day < start.day ? daysInMonth(end.year, end.month - 1) : 0);
    default:
      return errors.num;
  }
}

function weekday(serial: number, type: number): number | typeof errors.num {
  if (!isSerial(serial)) return errors.num;
  // 0 is a Saturday.
  const day = Math.floor(serial) % 7;
  if (type === 1 || type === 17) return ((day + 6) % 7) + 1;
  if (type === 2 || type === 11) return ((day + 5) % 7) + 1;
  if (type === 3) return (day + 5) % 7;
  return type >= 12 && type <= 16 ? ((day + 5 - (type - 11) + 7) % 7) + 1 : errors.num;
}

/** Of the hours, minutes or seconds of TIME. */
const timePartMax = 32_767;

export const dateFunctions: FunctionTable = {
  DATE: numeric(3, 3, (year = 0, month = 0, day = 0) => {
    const whole = Math.trunc(year);
    if (whole < 0 || whole > 9999) return errors.num;
    const serial = fromCalendar(whole < 1900 ? whole + 1900 : whole, Math.trunc(month), Math.trunc(day));
    return isSerial(serial) ? serial : errors.num;
  }),
  DATEVALUE: textual(1, 1, (text = '') => {
    const serial = readDateText(text);
    return serial === undefined ? errors.value : Math.floor(serial);
  }),
  YEAR: part(({ year }) => year),
  MONTH: part(({ month }) => month),
  DAY: part(({ day }) => day),
  HOUR: clockPart((seconds) => Math.floor(seconds / 3600)),
  MINUTE: clockPart((seconds) => Math.floor(seconds / 60) % 60),
  SECOND: clockPart((seconds) => seconds % 60),
  TIME: numeric(3, 3, (hours = 0, minutes = 0, seconds = 0) => {
    const parts = [hours, minutes, seconds].map(Math.trunc);
    const [hour = 0, minute = 0, second = 0] = parts;
    const total = hour * 3600 + minute * 60 + second;
    return total < 0 || parts.some((each) => each > timePartMax) ? errors.num : (total % 86_400) / 86_400;
  }),
  EDATE: strictlyNumeric(2, 2, (serial = 0, months = 0) => addMonths(serial, months)),
  EOMONTH: strictlyNumeric(2, 2, (serial = 0, months = 0) => endOfMonth(serial, months)),
  DAYS: numeric(2, 2, (end = 0, start = 0) =>
    isSerial(start) && isSerial(end) ? Math.floor(end) - Math.floor(start) : errors.num,
  ),
  DAYS360: {
    min: 2,
    max: 3,
    arguments: 'v',
    call: (...[from = null, to = null, method]) => {
      const [first, last, isEuropean] = [toNumber(from), toNumber(to), optionalBoolean(method, false)];
      if (typeof first !== 'number') return first;
      if (typeof last !== 'number') return last;
      if (typeof isEuropean !== 'boolean') return isEuropean;
      const [start, end] = [toCalendar(first), toCalendar(last)];
      return start === undefined || end === undefined ? errors.num : days360(start, end, isEuropean);
    },
  },
  YEARFRAC: strictlyNumeric(2, 3, (from = 0, to = 0, basis = 0) => yearFraction(from, to, basis)),
  DATEDIF: { min: 3, max: 3, arguments: 'v', call: difference },
  WEEKDAY: numeric(1, 2, (serial = 0, type = 1) => weekday(serial, Math.trunc(type))),
};
