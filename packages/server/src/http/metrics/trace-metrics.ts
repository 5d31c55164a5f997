import { Counter, type Registry } from 'prom-client';
import type { SpanCounts } from '../../traces/export-queue.ts';

export interface WatchedTraces {
  readonly counts: SpanCounts;
}

/** Only if traces are recorded. */
export function watchTraces(registry: Registry, traces: WatchedTraces): void {
  const spans = new Counter({
    name: 'coverwright_trace_spans_total',
    help: 'Spans of traces: exported, failed (not accepted by the endpoint), or dropped (too many were waiting).',
    labelNames: ['outcome'],
    registers: [registry],
    collect: () => {
      spans.reset();
      for (const [outcome, count] of Object.entries(traces.counts)) spans.inc({ outcome }, count);
    },
  });
}
