// Texts that Excel converts to numbers: with a percent sign, thousands separators, a currency, and dates and times.
import { lastSerial, toSerial } from '../calculate/serial-dates.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const textMaxLength = 100;

/** Undefined if the text is not a number. */
export function readNumberText(text: string): number | undefined {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > textMaxLength) return undefined;
  return readPlain(trimmed) ?? readDateText(trimmed);
}

function readPlain(text: string): number | undefined {
  const [, open, sign = '', currency = '', digits = '', exponent = '', percent] =
    /^(\()?([-+]?)([$]?)((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d*)?|\.\d+)(e[-+]?\d+)?(%)?\)?$/i.exec(text) ?? [];
  if (digits === '' || (open !== undefined) !== text.endsWith(')')) return undefined;
  if (currency !== '' && exponent !== '') return undefined;
  const value = Number(digits.replaceAll(',', '') + exponent);
  if (!Number.isFinite(value)) return undefined;
  const signed = sign === '-' || open !== undefined ? -value : value;
  return percent === undefined ? signed : signed / 100;
}

/** 2026-01-31, 1/31/2026, 31-Jan-2026, each optionally followed by a time, or only a time. */
export function readDateText(text: string): number | undefined {
  const [, date = '', time = ''] =
    /^(.*?)(?:(?:^|[ T]+)(\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[ap]m)?))?$/i.exec(text.trim()) ?? [];
  const days = date === '' ? 0 : readDate(date);
  const part = time === '' ? 0 : readTime(time);
  if (days === undefined || part === undefined || (date === '' && time === '')) return undefined;
  return days + part;
}

function readDate(text: string): number | undefined {
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(text);
  if (iso) return toDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const american = /^(\d{1,2})[-/](\d{1,2})[-/](\d{2}|\d{4})$/.exec(text);
  if (american) return toDate(toYear(american[3]), Number(american[1]), Number(american[2]));
  const named = /^(\d{1,2})[- ]([a-z]{3,9})[- ](\d{2}|\d{4})$/i.exec(text);
  if (named) return toDate(toYear(named[3]), toMonth(named[2]), Number(named[1]));
  const spelled = /^([a-z]{3,9}) (\d{1,2}),? (\d{4})$/i.exec(text);
  return spelled ? toDate(Number(spelled[3]), toMonth(spelled[1]), Number(spelled[2])) : undefined;
}

function toYear(text = ''): number {
  const year = Number(text);
  return text.length === 4 ? year : year < 30 ? 2000 + year : 1900 + year;
}

function toMonth(name = ''): number {
  return months.findIndex((month) => name.toLowerCase().startsWith(month)) + 1;
}

function toDate(year: number, month: number, day: number): number | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day || year < 1900) return undefined;
  const serial = toSerial(date.getTime());
  return serial >= 0 && serial <= lastSerial ? serial : undefined;
}

function readTime(text: string): number | undefined {
  const [, hours = '', minutes = '', seconds = '0', half] =
    /^(\d{1,2}):(\d{2})(?::(\d{2}(?:\.\d+)?))?(?: ?([ap])m)?$/i.exec(text) ?? [];
  let hour = Number(hours);
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return undefined;
    hour = (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  }
  if (Number(minutes) > 59 || Number(seconds) >= 60) return undefined;
  return (hour * 3600 + Number(minutes) * 60 + Number(seconds)) / 86_400;
}
