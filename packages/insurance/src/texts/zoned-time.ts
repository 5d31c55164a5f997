// Local times in IANA time zones, such as Asia/Hong_Kong. Pure; no text makes a function throw.

/** A date, or a date and time, without an offset. */
const localPattern = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?)?$/;
const dayMs = 86_400_000;

export function isTimeZone(zone: string): boolean {
  return formatterOf(zone) !== undefined;
}

/** Undefined for a zone that this runtime does not know. */
function formatterOf(zone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** What the clocks of the zone show at an instant, as the instant at which those of UTC show it; NaN if there is none. */
function clockMsAt(ms: number, formatter: Intl.DateTimeFormat): number {
  if (Number.isNaN(new Date(ms).getTime())) return Number.NaN;
  const parts = new Map(formatter.formatToParts(new Date(ms)).map(({ type, value }) => [type, value]));
  const valueOf = (part: Intl.DateTimeFormatPartTypes) => Number(parts.get(part));
  // The year before 1 AD is 1 BC.
  const year = parts.get('era') === 'BC' ? 1 - valueOf('year') : valueOf('year');
  const subsecond = ((ms % 1_000) + 1_000) % 1_000;
  return utcMs(
    [year, valueOf('month'), valueOf('day')],
    [valueOf('hour'), valueOf('minute'), valueOf('second'), subsecond],
  );
}

/** Date.UTC would take the years up to 99 for those from 1900. */
function utcMs(
  [year, month, day]: readonly [number, number, number],
  [hour, minute, second, ms]: readonly [number, number, number, number],
): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.setUTCHours(hour, minute, second, ms);
}

/** NaN for a text that is not a local date and time of the calendar. */
function readClock(clock: string): number {
  const found = localPattern.exec(clock);
  if (found === null) return Number.NaN;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const ms = Math.floor(Number(`0.${found[7] ?? 0}`) * 1_000);
  if (hour > 23 || minute > 59 || second > 59) return Number.NaN;
  const read = new Date(utcMs([year, month, day], [hour, minute, second, ms]));
  return read.getUTCMonth() === month - 1 && read.getUTCDate() === day ? read.getTime() : Number.NaN;
}

/**
 * The instant at which the clocks of a time zone show a local date and time (YYYY-MM-DDTHH:mm with optional seconds, or
 * a date for its midnight); the first one if they show it twice. Undefined if the text is not a valid date and time, if
 * a clock change skips it, or if the zone is unknown.
 */
export function toInstantIn(zone: string, clock: string): string | undefined {
  const formatter = formatterOf(zone);
  const wantedMs = readClock(clock);
  if (formatter === undefined || Number.isNaN(wantedMs)) return undefined;
  // Uses the offsets of the previous and the next day: if the clocks change, they do so in between.
  const candidates = [wantedMs - dayMs, wantedMs + dayMs].map(
    (nearMs) => wantedMs - (clockMsAt(nearMs, formatter) - nearMs),
  );
  const first = candidates
    .toSorted((left, right) => left - right)
    .find((instantMs) => clockMsAt(instantMs, formatter) === wantedMs);
  return first === undefined ? undefined : new Date(first).toISOString();
}

/** DD/MM/YYYY HH:mm, in UTC if this runtime does not know the zone; empty if it is not a valid instant. */
export function formatDateTimeIn(zone: string, instant: string): string {
  const formatter = formatterOf(zone) ?? formatterOf('UTC');
  const shownMs = formatter === undefined ? Number.NaN : clockMsAt(new Date(instant).getTime(), formatter);
  const shown = new Date(shownMs);
  if (Number.isNaN(shown.getTime())) return '';
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${two(shown.getUTCDate())}/${two(shown.getUTCMonth() + 1)}/${String(shown.getUTCFullYear()).padStart(4, '0')}`;
  return `${day} ${two(shown.getUTCHours())}:${two(shown.getUTCMinutes())}`;
}
