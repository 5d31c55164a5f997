/** The largest numerator: up to here every decimal has a distinct double. */
const maxNumerator = 1e15;
const maxDenominator = 1e12;

/**
 * The power of ten that makes a number a whole number: 100 for 1.15, 1 for 7. 0 if it has more than 12 decimals or more
 * than 15 digits. The decimal found is the shortest that prints the number, because no two of 15 digits share a double.
 */
export function smallDenominator(value: number): number {
  if (Number.isSafeInteger(value)) return 1;
  for (let denominator = 10; denominator <= maxDenominator; denominator *= 10) {
    const numerator = Math.round(value * denominator);
    if (!(Math.abs(numerator) < maxNumerator)) return 0;
    if (numerator / denominator === value) return denominator;
  }
  return 0;
}
