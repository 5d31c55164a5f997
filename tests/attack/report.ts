// The figures of a run as lines of text.
import {
  allOperations,
  type AttackFigures,
  brokenClaims,
  countOf,
  memoryGrowth,
  percentile,
  slowdown,
  slowHealth,
} from './figures.ts';
import type { PhaseFigures } from './other-tenant.ts';

const mebibyte = 1024 * 1024;

function columns(cells: readonly (string | number)[]): string {
  return cells.map((cell, nth) => (nth === 0 ? String(cell).padEnd(16) : String(cell).padStart(9))).join('');
}

function inMs(value: number): string {
  return value < 10 ? value.toFixed(1) : value.toFixed(0);
}

export function reportLines(figures: AttackFigures): string[] {
  const { seconds, shapes, errors, logged } = figures;
  return [
    `${shapes} shapes, ${seconds.toFixed(0)} s of attack`,
    '',
    ...themeLines(figures),
    '',
    `refusals: ${listed(figures.refusals) || 'none'}`,
    '',
    `errors other than refusals: ${errors.reduce((sum, { count }) => sum + count, 0)}`,
    ...errors.map(({ count, shape, label, detail }) => `  ${count} x  ${shape}: ${label} ${detail.slice(0, 160)}`),
    `logged as errors: ${[...logged.values()].reduce((sum, count) => sum + count, 0)}`,
    ...[...logged].map(([words, count]) => `  ${count} x  ${words}`),
    `crashed: ${figures.hasCrashed ? 'YES' : 'no'}`,
    '',
    ...memoryLines(figures),
    '',
    ...busyLines(figures),
    '',
    ...otherTenantLines(figures),
    '',
    ...verdictLines(figures),
  ];
}

function themeLines({ themes, seconds }: AttackFigures): string[] {
  const total = { requests: 0, served: 0, refused: 0, errors: 0 };
  const rows = [...themes].toSorted(([a], [b]) => (a < b ? -1 : 1));
  for (const [, count] of rows) {
    for (const name of ['requests', 'served', 'refused', 'errors'] as const) total[name] += count[name];
  }
  return [
    columns(['theme', 'requests', 'served', 'refused', 'errors']),
    ...rows.map(([name, { requests, served, refused, errors }]) => columns([name, requests, served, refused, errors])),
    columns(['all', total.requests, total.served, total.refused, total.errors]),
    `${(total.requests / seconds).toFixed(1)} requests/s`,
  ];
}

function listed(counts: ReadonlyMap<string, number>): string {
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([label, count]) => `${label} ${count}`)
    .join(', ');
}

function memoryLines(figures: AttackFigures): string[] {
  const { memory } = figures;
  if (memory === undefined) return ['memory: not measured on this system'];
  const inMib = (bytes: number) => (bytes / mebibyte).toFixed(0);
  const growth = memoryGrowth(figures) ?? 0;
  return [
    columns(['memory, MiB', 'start', 'peak', 'end', 'growth']),
    columns([
      'all processes',
      inMib(memory.start.all),
      inMib(memory.peak.all),
      inMib(memory.end.all),
      growth.toFixed(2),
    ]),
    columns([
      'the server alone',
      inMib(memory.start.server),
      inMib(memory.peak.server),
      inMib(memory.end.server),
      (memory.end.server / memory.start.server).toFixed(2),
    ]),
    `memory measured last ${memory.restSeconds.toFixed(0)} s after the attack`,
  ];
}

function busyLines({ busy: { served, refused } }: AttackFigures): string[] {
  return [
    `beside four busy programs: ${listed(new Map(Object.entries(served)))}`,
    ...[...refused].map(([kind, { count, message }]) => `  refused ${count} x ${kind} ${message.slice(0, 160)}`),
  ];
}

function otherTenantLines(figures: AttackFigures): string[] {
  const { quiet, attacked } = figures;
  const names = Object.keys(quiet.operations).toSorted();
  const row = (name: string, before: readonly number[], during: readonly number[]) =>
    columns([
      name,
      during.length,
      inMs(percentile(before, 0.5)),
      inMs(percentile(before, 0.95)),
      inMs(percentile(during, 0.5)),
      inMs(percentile(during, 0.95)),
      `${slowdown(before, during).toFixed(1)} x`,
    ]);
  return [
    'the other tenant, in ms: quiet p50 and p95, then under attack, then p95 to p95',
    columns(['operation', 'done', 'p50', 'p95', 'p50', 'p95', 'slower']),
    ...names.map((name) => row(name, quiet.operations[name] ?? [], attacked.operations[name] ?? [])),
    row('all', allOperations(quiet), allOperations(attacked)),
    row('/healthz', quiet.health, attacked.health),
    `/healthz under attack: worst ${inMs(Math.max(0, ...attacked.health))} ms, p99 ${inMs(percentile(attacked.health, 0.99))} ms, ${attacked.healthFailures} failed; the measuring process was late by ${inMs(attacked.ownDelay)} ms at worst`,
    ...slowHealth(figures).map(({ ms, shapes }) => `  ${inMs(ms)} ms during: ${shapes.join(' | ')}`),
    ...failureLines(attacked),
  ];
}

function failureLines({ failures }: PhaseFigures): string[] {
  return [
    `failed operations of the other tenant: ${countOf(failures)}`,
    ...Object.entries(failures).map(([words, count]) => `  ${count} x  ${words}`),
  ];
}

function verdictLines(figures: AttackFigures): string[] {
  const broken = brokenClaims(figures);
  return broken.length === 0 ? ['every claim holds'] : ['BROKEN:', ...broken.map((words) => `  ${words}`)];
}
