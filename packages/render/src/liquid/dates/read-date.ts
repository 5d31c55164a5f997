// Reads dates in a closed list of formats, which docs/templates.md lists too. Pure; never depends on the server's zone.
import { momentAt, type Moment, toClockMs, utc, type Zone } from './moment.ts';

const monthNames = 'january february march april may june july august september october november december'.split(' ');
const dayNames = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');

const short = (names: readonly string[], further: string) =>
  [...names, ...names.map((name) => name.slice(0, 3))].join('|') + further;
const mon = `(?<mon>${short(monthNames, '|sept')})\\.?`;
const weekday = `(?:(?<weekday>${short(dayNames, '|tues|thur|thurs')})\\.?,?\\s+)?`;
const day = String.raw`(?<day>\d{1,2})`;
const year = String.raw`(?<year>\d{4})`;
const ordinal = `${day}(?:st|nd|rd|th)?`;
const clock = String.raw`(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,](?<fraction>\d{1,12}))?)?(?:\s?(?<half>[ap])\.?m\.?)?`;
const zone = String.raw`(?<zone>z|utc|gmt|(?:utc|gmt)?(?<sign>[+-])(?<offsetHours>\d{1,2})(?::?(?<offsetMinutes>\d{2}))?)`;
/** The name of the zone in brackets, which JavaScript writes. */
const time = String.raw`(?:(?:\s*t\s*|,?\s+(?:at\s+)?)${clock}(?:\s*${zone}(?:\s*\([^()]*\))?)?)?`;

const formats = [
  // 2026-01-15, 2026/1/15, 2026.01.15
  String.raw`${year}(?<separator>[-/.])(?<month>\d{1,2})\k<separator>${day}${time}`,
  // 15/01/2026
  String.raw`${day}/(?<month>\d{1,2})/${year}${time}`,
  // 15 January 2026, 15-Jan-2026, Thu, 15 Jan 2026
  String.raw`${weekday}${ordinal}(?:\s+(?:of\s+)?|\s*[-/]\s*)${mon}(?:\s*,?\s+|\s*[-/]\s*)${year}${time}`,
  // January 15, 2026, Jan-15-2026
  String.raw`${weekday}${mon}(?:\s+|\s*[-/]\s*)${ordinal}(?:\s*,\s*|\s+|\s*[-/]\s*)${year}${time}`,
  // 2026-Jan-15
  String.raw`${year}(?:\s+|-|/)${mon}(?:\s+|-|/)${ordinal}${time}`,
  // Thu Jan 15 04:05:06 UTC 2026
  String.raw`${weekday}${mon}\s+${day}\s+${clock}(?:\s+${zone})?\s+${year}`,
  // 2026年1月15日
  String.raw`${year}\s*年\s*(?<month>\d{1,2})\s*月\s*${day}\s*日${time}`,
].map((format) => new RegExp(`^${format}$`, 'i'));

/** Longer texts are not dates. */
const lengthMax = 100;
/** Unix time in seconds: nine digits begin in 1973, and ten end in 2286. */
const unixSeconds = { min: 100_000_000, max: 9_999_999_999 };

/** Undefined if this is not a date in one of the formats, or a day or time that does not exist. */
export function readDate(value: unknown, now: () => number = Date.now): Moment | undefined {
  if (typeof value === 'number') return readUnixTime(value);
  if (typeof value !== 'string' || value.length > lengthMax) return undefined;
  const text = value.trim();
  if (/^(?:now|today)$/i.test(text)) return momentAt(now());
  if (/^\d{9,10}$/.test(text)) return readUnixTime(Number(text));
  for (const format of formats) {
    const groups = format.exec(text)?.groups;
    if (groups !== undefined) return toMoment(groups);
  }
  return undefined;
}

function readUnixTime(seconds: number): Moment | undefined {
  const isKnown = seconds >= unixSeconds.min && seconds <= unixSeconds.max;
  return isKnown ? momentAt(Math.floor(seconds * 1000)) : undefined;
}

type Groups = Readonly<Record<string, string | undefined>>;

function toMoment(groups: Groups): Moment | undefined {
  const hour = toHour(groups);
  const shown = toZone(groups);
  if (hour === undefined || shown === undefined) return undefined;
  const month = groups['month'] ?? monthNames.findIndex((name) => name.startsWith(begin(groups['mon']))) + 1;
  const date = [Number(groups['year']), Number(month), Number(groups['day'])] as const;
  const clockMs = toClockMs(date, [hour, Number(groups['minute'] ?? 0), Number(groups['second'] ?? 0)]);
  if (clockMs === undefined) return undefined;
  const named = groups['weekday'];
  if (named !== undefined && dayNames[new Date(clockMs).getUTCDay()]?.startsWith(begin(named)) !== true)
    return undefined;
  const fraction = groups['fraction'] ?? '';
  return { clockMs: clockMs + Number(fraction.slice(0, 3).padEnd(3, '0')), fraction, zone: shown.zone };
}

const begin = (name = '') => name.slice(0, 3).toLowerCase();

/** 12:30 am is half past midnight, 12:30 pm half past noon. */
function toHour({ hour = '0', half }: Groups): number | undefined {
  const number = Number(hour);
  if (half === undefined) return number;
  if (number < 1 || number > 12) return undefined;
  return (number % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}

/** The offsets in use reach from -12:00 to +14:00. */
function toZone({
  zone: text,
  sign,
  offsetHours,
  offsetMinutes = '0',
}: Groups): { zone: Zone | undefined } | undefined {
  if (text === undefined) return { zone: undefined };
  if (sign === undefined) return { zone: utc };
  const seconds = Number(offsetHours) * 3600 + Number(offsetMinutes) * 60;
  if (seconds > 14 * 3600 || Number(offsetMinutes) > 59) return undefined;
  return { zone: { offsetSeconds: sign === '-' ? -seconds : seconds, name: '' } };
}
