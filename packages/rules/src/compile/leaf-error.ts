/** Half a unit in the last place, relative, plus a tenth for the rounding of the bounds themselves. */
export const relativeError = 1.23e-16;
/** More than any error caused by underflow. */
export const absoluteError = 1e-290;

/** The maximum distance of a double from the decimal it represents: 0 for a whole number within the safe range. */
export function leafError(value: number): number {
  return Number.isSafeInteger(value) ? 0 : Math.abs(value) * relativeError + absoluteError;
}
