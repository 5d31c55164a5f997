// Local times in IANA time zones, such as Asia/Hong_Kong. Pure.

/** The value of a date and time field: YYYY-MM-DDTHH:mm; empty if the instant is invalid. */
function clockOf(instant: Date, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(instant);
  const value = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${value('year')}-${value('month')}-${value('day')}T${value('hour')}:${value('minute')}`;
}

const dayMs = 86_400_000;

/**
 * The instant of a local date and time (YYYY-MM-DDTHH:mm) in a time zone; the first one if it occurs twice. Undefined
 * if it is not a valid date and time, or if the clock change skips it.
 */
export function toInstantIn(zone: string, clock: string): string | undefined {
  const asUtc = new Date(`${clock}:00Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(clock) || Number.isNaN(asUtc.getTime())) return undefined;
  // Uses the offsets of the previous and the next day: if the clocks change, they do so in between.
  const candidates = [asUtc.getTime() - dayMs, asUtc.getTime() + dayMs].map((nearMs) => {
    const near = new Date(nearMs);
    const offsetMs = new Date(`${clockOf(near, zone)}:00Z`).getTime() - near.getTime();
    return new Date(asUtc.getTime() - offsetMs);
  });
  return candidates
    .toSorted((left, right) => left.getTime() - right.getTime())
    .find((instant) => clockOf(instant, zone) === clock)
    ?.toISOString();
}

/** DD/MM/YYYY HH:mm */
export function formatDateTimeIn(zone: string, instant: string): string {
  const [, year, month, day, time] = /^(\d+)-(\d+)-(\d+)T(.+)$/.exec(clockOf(new Date(instant), zone)) ?? [];
  return `${day}/${month}/${year} ${time}`;
}

/** The time zones that the browser supports, plus its own and UTC. */
export function listTimeZones(): readonly string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ownTimeZone()])].toSorted();
}

export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
