// How a bench says what it found: a line for people, and with BENCH_REPORT set a line of JSON for the summary.
import { appendFileSync } from 'node:fs';

export interface BenchResult {
  readonly name: string;
  /** Against the peer or the budget; the name says of what. */
  readonly ratio?: number;
  /** What the ratio must keep to. */
  readonly limit?: number;
  readonly isAtMost?: boolean;
  readonly figures: object;
}

/** Prints a result; a ratio beyond its limit makes the bench fail. */
export function report(result: BenchResult): void {
  const { name, ratio, limit, isAtMost = false } = result;
  const isKept = ratio === undefined || limit === undefined || (isAtMost ? ratio <= limit : ratio >= limit);
  if (!isKept) process.exitCode = 1;
  const wanted =
    limit === undefined ? '' : ` (${isAtMost ? 'at most' : 'at least'} ${limit}: ${isKept ? 'kept' : 'MISSED'})`;
  console.log(`${name}: ${ratio === undefined ? JSON.stringify(result.figures) : `${ratio.toFixed(2)} x`}${wanted}`);
  const file = process.env['BENCH_REPORT'];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(result)}\n`);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}
