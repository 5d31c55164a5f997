// A point in time as it is written: the clock that is shown, and the zone that the clock belongs to. Pure.

export interface Moment {
  /** What the clock shows, counted as if it were UTC. */
  readonly clockMs: number;
  /** The digits of the second after the point. */
  readonly fraction: string;
  /** Undefined for a day or a time without a zone: it is the same everywhere. */
  readonly zone: Zone | undefined;
}

export interface Zone {
  /** East of Greenwich is positive. */
  readonly offsetSeconds: number;
  /** Empty for a mere offset, such as +08:00. */
  readonly name: string;
}

export const utc: Zone = { offsetSeconds: 0, name: 'UTC' };

/** Undefined for a day or a time that does not exist. */
export function toClockMs(
  [year, month, day]: readonly [year: number, month: number, day: number],
  [hour, minute, second]: readonly [hour: number, minute: number, second: number] = [0, 0, 0],
): number | undefined {
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  const made = new Date(0);
  // Unlike Date.UTC, this does not read the years 0 to 99 as those after 1900.
  made.setUTCFullYear(year, month - 1, day);
  if (made.getUTCMonth() !== month - 1 || made.getUTCDate() !== day) return undefined;
  return made.setUTCHours(hour, minute, second);
}

/** A point in time by the milliseconds since 1970. */
export function momentAt(ms: number): Moment {
  const fraction = `${((ms % 1000) + 1000) % 1000}`.split('.')[0] ?? '';
  return { clockMs: ms, fraction: fraction.padStart(3, '0'), zone: utc };
}
