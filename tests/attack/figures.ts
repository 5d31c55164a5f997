// The figures of a run and the verdict on them. Pure.
import type { BusyFigures } from './busy-machine.ts';
import type { PhaseFigures } from './other-tenant.ts';
import type { Memory } from './process-memory.ts';
import type { ErrorSeen, Span, ThemeCount } from './tally.ts';

export interface AttackFigures {
  readonly seconds: number;
  readonly shapes: number;
  readonly themes: ReadonlyMap<string, ThemeCount>;
  readonly refusals: ReadonlyMap<string, number>;
  readonly errors: readonly ErrorSeen[];
  readonly spans: readonly Span[];
  /** Errors logged by the server, with their number. */
  readonly logged: ReadonlyMap<string, number>;
  readonly hasCrashed: boolean;
  /** Beside other programs that keep the processors busy. */
  readonly busy: BusyFigures;
  readonly quiet: PhaseFigures;
  readonly attacked: PhaseFigures;
  /** Undefined if the system does not report it. */
  readonly memory:
    | {
        readonly start: Memory;
        readonly peak: Memory;
        readonly end: Memory;
        /** From the end of the attack to the last measurement. */
        readonly restSeconds: number;
      }
    | undefined;
}

export const claims = { healthMs: 250, slowdown: 3, memoryGrowth: 1.2 } as const;

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function allOperations({ operations }: PhaseFigures): number[] {
  return Object.values(operations).flat();
}

export function slowdown(quiet: readonly number[], attacked: readonly number[]): number {
  const before = percentile(quiet, 0.95);
  return before === 0 ? 0 : percentile(attacked, 0.95) / before;
}

export function memoryGrowth({ memory }: AttackFigures): number | undefined {
  return memory && memory.end.all / memory.start.all;
}

export function countOf(failures: Readonly<Record<string, number>>): number {
  return Object.values(failures).reduce((sum, count) => sum + count, 0);
}

/** Every failed claim, as a sentence. */
export function brokenClaims(figures: AttackFigures): string[] {
  const { hasCrashed, errors, busy, quiet, attacked } = figures;
  const broken: string[] = [];
  if (hasCrashed) broken.push('the server crashed');
  for (const [kind, { code, message, count }] of busy.refused) {
    if (code !== 'BUSY') broken.push(`on a busy machine: ${count} x ${kind} ${message.slice(0, 160)}`);
  }
  const errorCount = errors.reduce((sum, { count }) => sum + count, 0);
  if (errorCount > 0) broken.push(`${errorCount} errors other than refusals`);
  const worstHealth = Math.max(0, ...attacked.health);
  if (worstHealth > claims.healthMs) broken.push(`/healthz took ${worstHealth.toFixed(0)} ms`);
  if (attacked.healthFailures > 0) broken.push(`/healthz failed ${attacked.healthFailures} times`);
  const factor = slowdown(allOperations(quiet), allOperations(attacked));
  if (factor > claims.slowdown) broken.push(`the other tenant took ${factor.toFixed(1)} times as long`);
  const failures = countOf(attacked.failures);
  if (failures > 0) broken.push(`${failures} operations of the other tenant failed`);
  if (allOperations(attacked).length === 0) broken.push('the other tenant got nothing done');
  const growth = memoryGrowth(figures);
  if (growth !== undefined && growth > claims.memoryGrowth) {
    broken.push(`memory ended at ${growth.toFixed(2)} times its start`);
  }
  return broken;
}

export interface SlowHealth {
  readonly ms: number;
  /** Requests in progress, most recent first: the latest is the most likely cause. */
  readonly shapes: readonly string[];
}

const slowMax = 8;
const shapesMax = 5;

/** The worst moments of /healthz, each with the requests in progress. */
export function slowHealth({ attacked, spans }: AttackFigures): SlowHealth[] {
  const worst = attacked.slowMoments.toSorted((a, b) => b.ms - a.ms).slice(0, slowMax);
  return worst.map(({ at, ms }) => {
    const then = spans.filter(({ from, to }) => from < at && to > at - ms).toSorted((a, b) => b.from - a.from);
    return { ms, shapes: [...new Set(then.map(({ shape }) => shape))].slice(0, shapesMax) };
  });
}
