/** Texts beyond this are no numbers, as reading one takes as long as it is long; a number in JSON needs some 25 characters. */
export const maxNumberLength = 1_000;

/** As Number(), of anything but a list or an object. */
export function readNumber(value: unknown): number {
  return typeof value === 'string' && value.length > maxNumberLength ? Number.NaN : Number(value);
}
