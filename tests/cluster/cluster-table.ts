// The outcome of a run of several instances, as lines of text.
import type { ClusterSummary } from './cluster-run.ts';

export function toTable(summary: ClusterSummary): string[] {
  const { tally, faults, lost, doubled } = summary;
  const refusals = [...tally.refusals].map(([code, count]) => `${code} ${count}`);
  const rows: [string, string | number][] = [
    ['requests', tally.operations()],
    ['acknowledged writes', summary.acknowledged],
    ['mails', `${summary.mails}, of which ${summary.uncertainMails} uncertain`],
    ['runs of background work', summary.backgroundRuns],
    ['refused, by code', refusals.join(', ') || 'none'],
    ['retried', tally.retried],
    ['failed twice', tally.failed],
    ['lost', lost.length],
    ['doubled', doubled.length],
    ['stale', `${tally.stale} of ${tally.checked}`],
    ['p50, p95', `${tally.quantileMs(0.5).toFixed(0)} ms, ${tally.quantileMs(0.95).toFixed(0)} ms`],
    ['memory per instance, at most', summary.memoryMaxMb.map((mb) => `${mb} MB`).join(', ')],
  ];
  const width = Math.max(...rows.map(([name]) => name.length), ...[...faults.keys()].map((name) => name.length));
  return [
    ...rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`),
    '',
    `${'fault'.padEnd(width)}  times  failed twice  over after, at most`,
    ...[...faults].map(
      ([name, { times, failed, overMs }]) =>
        `${name.padEnd(width)}  ${String(times).padStart(5)}  ${String(failed).padStart(12)}  ${(overMs / 1000).toFixed(1)} s`,
    ),
  ];
}
