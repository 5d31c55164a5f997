// The span of the work in progress, which follows it through promises and callbacks. Knows neither OpenTelemetry nor what
// is recorded, and costs one look-up where nothing is.
import { AsyncLocalStorage } from 'node:async_hooks';

export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** Names and attributes come from the schema, the routes and the sources: never values, which are users' data. */
export interface SpanStart {
  readonly name: string;
  /** Defaults to internal work. A client waits for another program. */
  readonly kind?: 'server' | 'client';
  readonly attributes?: Attributes;
  /** On the clock of performance.now(), for work that is reported when it has ended. */
  readonly startedAt?: number;
}

/** Part of a trace that is recorded. */
export interface Span {
  readonly traceId: string;
  readonly isOpen: boolean;
  /** Begins a part of this work. Undefined if the span records no parts. */
  begin(start: SpanStart): Span | undefined;
  rename(name: string): void;
  set(attributes: Attributes): void;
  /** Marks it as failed; of the error, only what recorded-error.ts permits. */
  fail(error?: unknown): void;
  end(): void;
}

const current = new AsyncLocalStorage<Span | undefined>();

/** Undefined also for what a request has left running: that no longer belongs to it. */
export function currentSpan(): Span | undefined {
  const span = current.getStore();
  return span?.isOpen === true ? span : undefined;
}

/** Runs the work as part of the span, or of none. */
export function enterSpan<Value>(span: Span | undefined, work: () => Value): Value {
  return current.getStore() === span ? work() : current.run(span, work);
}

/** Runs the work in the span, or in none, and ends it. */
export async function during<Value>(
  span: Span | undefined,
  work: (span: Span | undefined) => Promise<Value>,
): Promise<Value> {
  try {
    return await enterSpan(span, () => work(span));
  } catch (error) {
    span?.fail(error);
    throw error;
  } finally {
    span?.end();
  }
}

/** Runs the work as a part of the current span, if there is one. */
export function inSpan<Value>(start: SpanStart, work: (span: Span | undefined) => Promise<Value>): Promise<Value> {
  const span = currentSpan()?.begin(start);
  return span === undefined ? work(undefined) : during(span, work);
}

/** What every line of the log has in common with the trace. */
export function traceFacts(): { readonly traceId?: string } {
  const span = currentSpan();
  return span === undefined ? {} : { traceId: span.traceId };
}
