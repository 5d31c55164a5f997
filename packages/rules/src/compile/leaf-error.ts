/** Half a unit in the last place, relative, with a tenth on top for the rounding of the bounds themselves. */
export const relativeError = 1.23e-16;
/** More than any error that underflow adds. */
export const absoluteError = 1e-290;

/** How far a double may be from the decimal it represents: not at all when it is a whole number it can hold. */
export function leafError(value: number): number {
  return Number.isSafeInteger(value) ? 0 : Math.abs(value) * relativeError + absoluteError;
}
