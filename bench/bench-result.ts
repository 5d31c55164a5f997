/** The result of a bench: a ratio against a peer or a budget, or only figures. */
export interface BenchResult {
  readonly name: string;
  readonly ratio?: number;
  /** The documented ratio that must be met. */
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly figures?: object;
}

export function isKept({ ratio, atLeast = -Infinity, atMost = Infinity }: BenchResult): boolean {
  return ratio === undefined || (ratio >= atLeast && ratio <= atMost);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}
