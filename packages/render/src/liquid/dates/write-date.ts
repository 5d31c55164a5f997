// Writes dates by the directives of Ruby's strftime, which Shopify's Liquid uses. Pure.
import type { Moment } from './moment.ts';

const directive = /%(?<flags>[-0^#_:]*)(?<width>\d*)(?<modifier>[EO]?)(?<letter>[A-Za-z%+])/g;

export interface WritingUse {
  /** Names of months and weekdays are in this language. */
  readonly locale: string;
  /** Counts the characters before they are made. */
  readonly use: (length: number) => void;
}

interface Given extends WritingUse {
  readonly moment: Moment;
  readonly clock: Date;
  readonly flags: string;
  readonly width: number;
}

interface Directive {
  /** Padded to `width` with this; a text is padded only if the format has a width. */
  readonly pad: '0' | ' ';
  readonly width: number;
  readonly write: (given: Given) => string;
}

const number = (width: number, read: (clock: Date) => number, pad: '0' | ' ' = '0'): Directive => ({
  pad,
  width,
  write: ({ clock }) => `${read(clock)}`,
});
const text = (write: (given: Given) => string): Directive => ({ pad: ' ', width: 0, write });
const combined = (format: string) => text((given) => writeDate(given.moment, format, given));

const dayMs = 86_400_000;
const halfOf = (clock: Date) => (clock.getUTCHours() < 12 ? 'am' : 'pm');
const hour12 = (clock: Date) => clock.getUTCHours() % 12 || 12;
const yearStart = (year: number) => new Date(0).setUTCFullYear(year, 0, 1);
const dayOfYear = (clock: Date) => Math.floor((clock.getTime() - yearStart(clock.getUTCFullYear())) / dayMs) + 1;
/** Days before the first one of that weekday belong to week 0. */
const weekOfYear = (clock: Date, first: number) =>
  Math.floor((dayOfYear(clock) + 6 - ((clock.getUTCDay() - first + 7) % 7)) / 7);

/** The week of ISO 8601 belongs to the year of its Thursday. */
function isoWeek(clock: Date): { year: number; week: number } {
  const thursday = new Date(clock.getTime() + (4 - (clock.getUTCDay() || 7)) * dayMs);
  return { year: thursday.getUTCFullYear(), week: Math.ceil(dayOfYear(thursday) / 7) };
}

const inHundred = (year: number) => ((year % 100) + 100) % 100;

const names = new Map<string, Intl.DateTimeFormat>();
const namesMax = 200;

function nameOf({ clock, locale }: Given, part: 'weekday' | 'month', style: 'long' | 'short'): string {
  const key = `${locale} ${part} ${style}`;
  let format = names.get(key);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(locale, { [part]: style, timeZone: 'UTC' });
    if (names.size >= namesMax) names.clear();
    names.set(key, format);
  }
  return format.format(clock);
}

function ordinalOf(day: number): string {
  if (day > 10 && day < 14) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}

/** The offset: %z is +0800, %:z +08:00, %::z +08:00:00. */
function offsetOf({ moment: { zone }, flags, width }: Given): string {
  const seconds = zone?.offsetSeconds ?? 0;
  const colons = flags.replace(/[^:]/g, '').length;
  const two = (value: number) => `${Math.floor(value)}`.padStart(2, '0');
  const rest = Math.abs(seconds);
  const between = colons > 0 ? ':' : '';
  const end = colons > 1 ? `:${two(rest % 60)}` : '';
  const digits = `${two(rest / 3600)}${between}${two((rest / 60) % 60)}${end}`;
  const sign = seconds < 0 ? '-' : '+';
  if (flags.includes('-')) return sign + digits.replace(/^0/, '');
  return flags.includes('_')
    ? `${sign}${digits.replace(/^0/, '')}`.padStart(Math.max(width, digits.length + 1))
    : sign + digits.padStart(width - 1, '0');
}

/** As the system's data does, a zone without an abbreviation is named by its offset. */
function zoneNameOf(given: Given): string {
  const { zone } = given.moment;
  if (zone === undefined) return 'UTC';
  return zone.name === '' ? offsetOf({ ...given, flags: '', width: 0 }) : zone.name;
}

const fractionOf = (digits: number) =>
  text(({ moment: { fraction }, width }) => fraction.slice(0, width || digits).padEnd(width || digits, '0'));

const shortMonth = text((given) => nameOf(given, 'month', 'short'));

const directives: Readonly<Record<string, Directive>> = {
  a: text((given) => nameOf(given, 'weekday', 'short')),
  A: text((given) => nameOf(given, 'weekday', 'long')),
  b: shortMonth,
  B: text((given) => nameOf(given, 'month', 'long')),
  c: combined('%a %b %e %T %Y'),
  C: number(2, (clock) => Math.floor(clock.getUTCFullYear() / 100)),
  d: number(2, (clock) => clock.getUTCDate()),
  D: combined('%m/%d/%y'),
  e: number(2, (clock) => clock.getUTCDate(), ' '),
  F: combined('%Y-%m-%d'),
  g: number(2, (clock) => inHundred(isoWeek(clock).year)),
  G: number(4, (clock) => isoWeek(clock).year),
  h: shortMonth,
  H: number(2, (clock) => clock.getUTCHours()),
  I: number(2, hour12),
  j: number(3, dayOfYear),
  k: number(2, (clock) => clock.getUTCHours(), ' '),
  l: number(2, hour12, ' '),
  L: fractionOf(3),
  m: number(2, (clock) => clock.getUTCMonth() + 1),
  M: number(2, (clock) => clock.getUTCMinutes()),
  n: text(() => '\n'),
  N: fractionOf(9),
  p: text(({ clock, flags }) => (flags.includes('#') ? halfOf(clock) : halfOf(clock).toUpperCase())),
  P: text(({ clock }) => halfOf(clock)),
  // Not of Ruby: the ending of the day in English, as in 1st.
  q: text(({ clock }) => ordinalOf(clock.getUTCDate())),
  r: combined('%I:%M:%S %p'),
  R: combined('%H:%M'),
  s: {
    pad: '0',
    width: 1,
    write: ({ moment: { clockMs, zone } }) => `${Math.floor(clockMs / 1000) - (zone?.offsetSeconds ?? 0)}`,
  },
  S: number(2, (clock) => clock.getUTCSeconds()),
  t: text(() => '\t'),
  T: combined('%H:%M:%S'),
  u: number(1, (clock) => clock.getUTCDay() || 7),
  U: number(2, (clock) => weekOfYear(clock, 0)),
  v: combined('%e-%^b-%Y'),
  V: number(2, (clock) => isoWeek(clock).week),
  w: number(1, (clock) => clock.getUTCDay()),
  W: number(2, (clock) => weekOfYear(clock, 1)),
  x: combined('%m/%d/%y'),
  X: combined('%T'),
  y: number(2, (clock) => inHundred(clock.getUTCFullYear())),
  Y: number(4, (clock) => clock.getUTCFullYear()),
  z: text(offsetOf),
  Z: text(zoneNameOf),
  '+': combined('%a %b %e %T %Z %Y'),
  '%': text(() => '%'),
};

/** The first directive that is not known, with its position in the format. */
export function unknownDirective(format: string): { directive: string; index: number } | undefined {
  for (const match of format.matchAll(directive)) {
    if (!Object.hasOwn(directives, match.groups?.['letter'] ?? '')) return { directive: match[0], index: match.index };
  }
  return undefined;
}

/** Unknown directives are left as they are: see unknownDirective. */
export function writeDate(moment: Moment, format: string, { locale, use }: WritingUse): string {
  const clock = new Date(moment.clockMs);
  return format.replace(directive, (written, flags: string, widthText: string, _modifier: string, letter: string) => {
    const found = Object.hasOwn(directives, letter) ? directives[letter] : undefined;
    if (found === undefined) return written;
    const width = Number(widthText);
    use(width);
    return padded(found, letter, found.write({ moment, clock, locale, use, flags, width }), flags, width);
  });
}

function padded({ pad, width }: Directive, letter: string, given: string, flags: string, asked: number): string {
  let written = given;
  if (flags.includes('^') || (flags.includes('#') && letter !== 'p')) written = written.toUpperCase();
  if (letter === 'Z' && flags.includes('#')) written = written.toLowerCase();
  if (letter === 'z' || flags.includes('-')) return written;
  const sign = flags.lastIndexOf('_') > flags.lastIndexOf('0') ? ' ' : flags.includes('0') ? '0' : pad;
  const most = asked || width;
  return sign === '0' && /^-\d/.test(written)
    ? `-${written.slice(1).padStart(most - 1, '0')}`
    : written.padStart(most, sign);
}
