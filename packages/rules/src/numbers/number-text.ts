/** Longer texts are not parsed as numbers, to limit the time; a number in JSON needs about 25 characters. */
export const maxNumberLength = 1_000;

/** Like Number(), for anything but a list or an object. */
export function readNumber(value: unknown): number {
  return typeof value === 'string' && value.length > maxNumberLength ? Number.NaN : Number(value);
}
