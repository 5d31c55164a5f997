// Working days and weeks. Excel: "NETWORKDAYS.INTL function", "WORKDAY.INTL function", "WEEKNUM function".
import { lastSerial } from '../../calculate/serial-dates.ts';
import type { CellError } from '../../values.ts';
import { errors, type Result, type Scalar, toNumber } from '../values.ts';
import { fromCalendar, isSerial, toCalendar } from './dates.ts';
import { asTable, type FunctionTable, strictlyNumeric } from './specification.ts';

/** An error if the value is not a list of dates. */
function toHolidays(value: Result | undefined): Set<number> | CellError {
  const holidays = new Set<number>();
  if (value === undefined) return holidays;
  const table = asTable(value);
  for (let index = 0; index < table.rows * table.columns; index++) {
    const cell = table.get(index);
    if (cell === null) continue;
    const number = toNumber(cell);
    if (typeof number !== 'number') return number;
    holidays.add(Math.floor(number));
  }
  return holidays;
}

const daysMax = 100_000;

/** By the weekday of a serial number, of which 0 is a Saturday. */
type Weekend = readonly boolean[];

const usualWeekend: Weekend = [true, true, false, false, false, false, false];

/** 1 to 7 are two days from Saturday on, 11 to 17 one day from Sunday on; a text has a 1 for each free day from Monday on. */
function toWeekend(value: Result | undefined): Weekend | CellError {
  if (value === undefined) return usualWeekend;
  if (typeof value === 'string' && /^[01]{7}$/.test(value)) {
    return Array.from({ length: 7 }, (_, day) => value[(day + 5) % 7] === '1');
  }
  if (typeof value === 'string' || typeof value === 'boolean') return errors.value;
  const number = toNumber(value ?? 1);
  if (typeof number !== 'number') return number;
  const kind = Math.trunc(number);
  if (kind >= 1 && kind <= 7) return usualWeekend.map((_, day) => day === kind - 1 || day === kind % 7);
  if (kind >= 11 && kind <= 17) return usualWeekend.map((_, day) => day === (kind - 10) % 7);
  return errors.num;
}

function isWorkday(serial: number, weekend: Weekend, holidays: ReadonlySet<number>): boolean {
  return weekend[serial % 7] !== true && !holidays.has(serial);
}

function networkDays(...[from = null, to = null, free, holidayList]: (Result | undefined)[]): Scalar {
  if (typeof from === 'boolean' || typeof to === 'boolean') return errors.value;
  const [first, last] = [toNumber(from), toNumber(to)];
  const [weekend, holidays] = [toWeekend(free), toHolidays(holidayList)];
  if (typeof first !== 'number') return first;
  if (typeof last !== 'number') return last;
  if ('error' in weekend) return weekend;
  if (!(holidays instanceof Set)) return holidays;
  if (!isSerial(first) || !isSerial(last) || Math.abs(last - first) > daysMax) return errors.num;
  const [start, end] = [Math.min(Math.floor(first), Math.floor(last)), Math.max(Math.floor(first), Math.floor(last))];
  let days = 0;
  for (let day = start; day <= end; day++) days += Number(isWorkday(day, weekend, holidays));
  return first <= last ? days : -days;
}

function workDay(...[from = null, count = null, free, holidayList]: (Result | undefined)[]): Scalar {
  if (typeof from === 'boolean' || typeof count === 'boolean') return errors.value;
  const [first, days] = [toNumber(from), toNumber(count)];
  const [weekend, holidays] = [toWeekend(free), toHolidays(holidayList)];
  if (typeof first !== 'number') return first;
  if (typeof days !== 'number') return days;
  if ('error' in weekend) return weekend;
  if (weekend.every(Boolean)) return errors.value;
  if (!(holidays instanceof Set)) return holidays;
  if (!isSerial(first) || Math.abs(days) > daysMax) return errors.num;
  const step = days < 0 ? -1 : 1;
  let day = Math.floor(first);
  for (let left = Math.abs(Math.trunc(days)); left > 0;) {
    day += step;
    if (day < 0 || day > lastSerial) return errors.num;
    if (isWorkday(day, weekend, holidays)) left--;
  }
  return day;
}

/** The weekday of a serial number on which weeks begin, of which 0 is a Saturday. */
const weekStarts: Readonly<Record<number, number>> = {
  1: 1,
  2: 2,
  11: 2,
  12: 3,
  13: 4,
  14: 5,
  15: 6,
  16: 0,
  17: 1,
};

function weekNumber(serial: number, type: number): number | typeof errors.num {
  if (type === 21) return isoWeek(serial);
  const start = weekStarts[type];
  const date = toCalendar(serial);
  if (start === undefined || date === undefined) return errors.num;
  const first = fromCalendar(date.year, 1, 1);
  return Math.floor((Math.floor(serial) - first + ((first - start + 7) % 7)) / 7) + 1;
}

function isoWeek(serial: number): number | typeof errors.num {
  if (!isSerial(serial)) return errors.num;
  const thursday = Math.floor(serial) - ((Math.floor(serial) + 5) % 7) + 3;
  const year = toCalendar(thursday)?.year ?? 1900;
  return Math.floor((thursday - fromCalendar(year, 1, 1)) / 7) + 1;
}

export const workdayFunctions: FunctionTable = {
  NETWORKDAYS: {
    min: 2,
    max: 3,
    arguments: 'vvt',
    call: (...[from, to, holidays]) => networkDays(from, to, undefined, holidays),
  },
  WORKDAY: {
    min: 2,
    max: 3,
    arguments: 'vvt',
    call: (...[from, count, holidays]) => workDay(from, count, undefined, holidays),
  },
  'NETWORKDAYS.INTL': { min: 2, max: 4, arguments: 'vvvt', call: networkDays },
  'WORKDAY.INTL': { min: 2, max: 4, arguments: 'vvvt', call: workDay },
  WEEKNUM: strictlyNumeric(1, 2, (serial = 0, type = 1) => weekNumber(serial, Math.trunc(type))),
  ISOWEEKNUM: strictlyNumeric(1, 1, (serial = 0) => isoWeek(serial)),
};
