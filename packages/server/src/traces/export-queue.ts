// Sends ended spans in batches, one at a time, without anyone waiting. The processor of OpenTelemetry is not used because
// it neither reports what it drops nor ends in time when the endpoint hangs.
import type { ReadableSpan, SpanExporter, SpanProcessor } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';

/** Keep in sync with docs/operations.md. */
export const exportLimits = {
  /** Spans that wait; a batch that is being sent comes on top. Further spans are dropped. */
  waiting: 2_048,
  batch: 512,
  /** How long the first span of an incomplete batch waits, and everything after a failure. */
  delayMs: 5_000,
  /** How long a stop waits for the endpoint. */
  closeMs: 2_000,
  /** The least time between two lines of the log. */
  logMs: 60_000,
} as const;

/** Spans since the start, by what became of them: not accepted by the endpoint, or not even sent. */
export type SpanCounts = Readonly<Record<'exported' | 'failed' | 'dropped', number>>;

interface ExportQueueOptions {
  readonly exporter: Pick<SpanExporter, 'export'>;
  readonly log: Pick<Logger, 'warn'>;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
}

export class ExportQueue implements SpanProcessor {
  readonly #options: ExportQueueOptions;
  readonly #counts = { exported: 0, failed: 0, dropped: 0 };
  #waiting: ReadableSpan[] = [];
  #sending: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** Whether the last batch was not accepted. */
  #hasFailed = false;
  #isClosed = false;
  #loggedAt = -Infinity;

  constructor(options: ExportQueueOptions) {
    this.#options = options;
  }

  get counts(): SpanCounts {
    return this.#counts;
  }

  onStart(): void {}

  onEnd(span: ReadableSpan): void {
    if (this.#isClosed || this.#waiting.length >= exportLimits.waiting) {
      this.#counts.dropped += 1;
      this.#logLoss('too many spans are waiting to be sent');
      return;
    }
    this.#waiting.push(span);
    this.#plan();
  }

  /** Waits until nothing is waiting or being sent, accepted or not. */
  async forceFlush(): Promise<void> {
    while (this.#sending !== undefined || this.#waiting.length > 0) await (this.#sending ?? this.#send());
  }

  /** Waits for a limited time; what could not be sent by then is dropped. */
  async shutdown(): Promise<void> {
    const { promise: late, resolve } = Promise.withResolvers<void>();
    const patience = setTimeout(resolve, exportLimits.closeMs);
    await Promise.race([this.forceFlush(), late]);
    clearTimeout(patience);
    clearTimeout(this.#timer);
    this.#isClosed = true;
    this.#counts.dropped += this.#waiting.length;
    this.#waiting = [];
  }

  #plan(): void {
    if (this.#sending !== undefined || this.#waiting.length === 0) return;
    if (this.#waiting.length >= exportLimits.batch && !this.#hasFailed) void this.#send();
    else this.#timer ??= setTimeout(() => void this.#send(), exportLimits.delayMs).unref();
  }

  /** Never rejects. */
  #send(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const batch = this.#waiting.splice(0, exportLimits.batch);
    this.#sending = this.#export(batch).then((error) => {
      this.#sending = undefined;
      this.#hasFailed = error !== undefined;
      this.#counts[this.#hasFailed ? 'failed' : 'exported'] += batch.length;
      if (error !== undefined) this.#logLoss(error.message);
      this.#plan();
    });
    return this.#sending;
  }

  /** The error, if the batch was not accepted. */
  #export(batch: ReadableSpan[]): Promise<Error | undefined> {
    const { promise, resolve, reject } = Promise.withResolvers<Error | undefined>();
    try {
      this.#options.exporter.export(batch, ({ error }) => resolve(error));
    } catch (error) {
      reject(error);
    }
    return promise.catch(toError);
  }

  #logLoss(reason: string): void {
    const { log, now = () => performance.now() } = this.#options;
    if (now() - this.#loggedAt < exportLimits.logMs) return;
    this.#loggedAt = now();
    const { failed, dropped } = this.#counts;
    log.warn({ reason, failed, dropped }, 'traces are incomplete: their endpoint does not accept all spans');
  }
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
