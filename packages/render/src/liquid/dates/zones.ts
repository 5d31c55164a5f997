// Time zones by name, from the data of the runtime.
import type { Moment, Zone } from './moment.ts';

const formatsMax = 200;
const formats = new Map<string, Intl.DateTimeFormat>();

function partOf(locale: string, timeZone: string, timeZoneName: 'short' | 'longOffset', ms: number): string {
  const key = `${locale} ${timeZoneName} ${timeZone}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName });
    if (formats.size >= formatsMax) formats.clear();
    formats.set(key, format);
  }
  return format.formatToParts(ms).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** The runtime abbreviates a zone only in the English of the countries that use it. */
const locales = ['en-US', 'en-GB', 'en-HK', 'en-AU', 'en-NZ', 'en-IN', 'en-ZA', 'en-KE', 'en-NG', 'en-SG', 'ja-JP'];

/** Zones that the runtime abbreviates nowhere: in standard time, and in summer time. */
const abbreviations: Readonly<Record<string, readonly [standard: string, summer?: string]>> = {
  'Asia/Shanghai': ['CST'],
  'Asia/Macau': ['CST'],
  'Asia/Taipei': ['CST'],
  'Asia/Seoul': ['KST'],
  'Asia/Manila': ['PST'],
  'Asia/Jakarta': ['WIB'],
  'Asia/Karachi': ['PKT'],
  'Asia/Jerusalem': ['IST', 'IDT'],
  'Europe/Moscow': ['MSK'],
  'Europe/Dublin': ['GMT', 'IST'],
};

function offsetAt(timeZone: string, ms: number): number {
  const match = /([+-])(\d{2}):(\d{2})(?::(\d{2}))?$/.exec(partOf('en-US', timeZone, 'longOffset', ms));
  if (match === null) return 0;
  const [, sign, hours, minutes, seconds = '0'] = match;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
}

function abbreviationAt(timeZone: string, ms: number, offsetSeconds: number): string {
  for (const locale of locales) {
    const name = partOf(locale, timeZone, 'short', ms);
    if (/^[A-Z]+$/.test(name) && (name !== 'GMT' || offsetSeconds === 0)) return name;
  }
  const known = Object.hasOwn(abbreviations, timeZone) ? abbreviations[timeZone] : undefined;
  if (known === undefined) return '';
  const january = offsetAt(timeZone, Date.UTC(new Date(ms).getUTCFullYear(), 0, 1));
  return (offsetSeconds > january ? known[1] : undefined) ?? known[0];
}

export function isZone(timeZone: string): boolean {
  try {
    offsetAt(timeZone, 0);
    return true;
  } catch {
    return false;
  }
}

/** Throws a RangeError for an unknown zone. */
export function inZone({ clockMs, fraction, zone }: Moment, timeZone: string): Moment {
  const ms = clockMs - (zone?.offsetSeconds ?? 0) * 1000;
  const offsetSeconds = offsetAt(timeZone, ms);
  // Only %Z shows the name, and finding it may take several formats.
  const there: Zone = {
    offsetSeconds,
    get name() {
      return abbreviationAt(timeZone, ms, offsetSeconds);
    },
  };
  return { clockMs: ms + offsetSeconds * 1000, fraction, zone: there };
}
