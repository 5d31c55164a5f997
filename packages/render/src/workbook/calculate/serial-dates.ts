// Dates as Excel serial numbers: days since 1899-12-30 in the Gregorian calendar, from 1900-03-01 on. Before that Excel
// counts one day too many, because it includes a nonexistent 1900-02-29.

const dayMs = 86_400_000;
const epochMs = Date.UTC(1899, 11, 30);
const firstProperSerial = 61;
export const lastSerial = 2_958_465;

export function toSerial(timeMs: number): number {
  const serial = (timeMs - epochMs) / dayMs;
  return serial < firstProperSerial ? serial - 1 : serial;
}

/** 2026-01-31 or 2026-01-31T12:00, with seconds or Z; undefined for anything else and for dates that do not exist. */
export function readIsoDate(text: string): number | undefined {
  const [, date = '', time] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)Z?)?$/.exec(text) ?? [];
  const timeMs = Date.parse(`${date}T${time ?? '00:00'}Z`);
  if (Number.isNaN(timeMs) || !new Date(timeMs).toISOString().startsWith(date)) return undefined;
  const serial = toSerial(timeMs);
  return serial >= 0 && serial < lastSerial + 1 ? serial : undefined;
}

/** An ISO date; with a time if the serial number has a fraction. */
export function toIsoDate(serial: number): string | undefined {
  if (!(serial >= 0 && serial < lastSerial + 1)) return undefined;
  const days = serial < firstProperSerial - 1 ? serial + 1 : serial;
  const iso = new Date(Math.round(epochMs + days * dayMs)).toISOString();
  return Number.isInteger(serial) ? iso.slice(0, 10) : iso.slice(0, 19);
}
