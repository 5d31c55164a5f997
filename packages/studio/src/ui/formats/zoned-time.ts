// Times as the clocks of a time zone show them. Zones are those of the IANA, such as Asia/Hong_Kong. Pure.

/** What a field for date and time holds: YYYY-MM-DDTHH:mm; empty for what is not an instant. */
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
 * The instant at which the clocks of a zone show a date and time (YYYY-MM-DDTHH:mm), the first one where they show it twice;
 * undefined for what is not a date and time, and where they never show it, as they are put forward.
 */
export function toInstantIn(zone: string, clock: string): string | undefined {
  const asUtc = new Date(`${clock}:00Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(clock) || Number.isNaN(asUtc.getTime())) return undefined;
  // The offsets of the day before and of the day after: clocks are put forward or back between them, if at all.
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

/** Those that a browser knows, with its own and UTC. */
export function listTimeZones(): readonly string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ownTimeZone()])].toSorted();
}

export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
