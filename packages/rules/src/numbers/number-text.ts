/** Longer texts are not read as numbers, as that takes time proportional to their length; a number in JSON needs some 25 characters. */
export const maxNumberLength = 1_000;

/** As Number(), of anything but a list or an object. */
export function readNumber(value: unknown): number {
  return typeof value === 'string' && value.length > maxNumberLength ? Number.NaN : Number(value);
}
