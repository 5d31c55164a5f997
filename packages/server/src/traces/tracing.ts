// Records traces with OpenTelemetry and sends them to OTEL_EXPORTER_OTLP_ENDPOINT. Its packages are loaded here alone, and
// only if that is set.
import type * as OpenTelemetry from '@opentelemetry/api';
import type { Logger } from 'pino';
import { ExportQueue, type SpanCounts } from './export-queue.ts';
import { toRecordedError } from './recorded-error.ts';
import { createSampler, type ParentSpan, parseTraceparent } from './sampling.ts';
import type { Span, SpanStart } from './span.ts';
import type { TraceSettings } from './trace-settings.ts';

export interface TraceOptions {
  /** The header of a request, which may continue a trace of the caller. */
  readonly traceparent?: string | readonly string[] | undefined;
  /** For work that costs less than its parts in a trace would: every n-th, in a single span. */
  readonly isAlone?: boolean | undefined;
}

export interface Tracing {
  /** The first span of a trace on this server; undefined if it is not recorded. */
  begin(options: TraceOptions, start: () => SpanStart): Span | undefined;
  readonly counts: SpanCounts;
  /** Sends what has been recorded. */
  flush(): Promise<void>;
  /** Waits for the endpoint for a limited time. */
  close(): Promise<void>;
}

/** Characters of an attribute, so that the spans that wait are bounded in bytes too. */
const attributeMaxLength = 1_000;

interface TraceParts {
  readonly log: Pick<Logger, 'warn'>;
  /** Of the server. */
  readonly version: string;
}

export async function openTracing(settings: TraceSettings, { log, version }: TraceParts): Promise<Tracing> {
  const [api, sdk, resources, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  const { url, headers, serviceName } = settings;
  const queue = new ExportQueue({ exporter: new OTLPTraceExporter({ url, headers }), log });
  const { defaultResource, detectResources, resourceFromAttributes } = resources;
  const provider = new sdk.TracerProvider({
    // The sampler has decided before.
    sampler: new sdk.AlwaysOnSampler(),
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'coverwright', 'service.version': version }))
      .merge(
        detectResources({ detectors: [resources.serviceInstanceIdDetector, resources.resourceAttributesEnvDetector] }),
      )
      .merge(resourceFromAttributes(serviceName === undefined ? {} : { 'service.name': serviceName })),
    spanLimits: { attributeValueLengthLimit: attributeMaxLength },
    spanProcessors: [queue],
  });
  const record = createRecorder(api, provider.getTracer('coverwright', version));
  const sampler = createSampler(settings.sampling);
  return {
    begin: ({ traceparent, isAlone = false }, start) => {
      const parent = traceparent === undefined ? undefined : parseTraceparent(traceparent);
      const isNext = isAlone && parent === undefined;
      if (!(isNext ? sampler.isNextSampled() : sampler.isSampled(parent))) return undefined;
      return record(start(), { context: toContext(api, parent), isAlone });
    },
    counts: queue.counts,
    flush: () => queue.forceFlush(),
    close: () => queue.shutdown(),
  };
}

interface Place {
  /** Contains the parent. */
  readonly context: OpenTelemetry.Context;
  readonly isAlone: boolean;
}

function createRecorder(api: typeof OpenTelemetry, tracer: OpenTelemetry.Tracer) {
  const { SpanKind, SpanStatusCode, ROOT_CONTEXT, trace } = api;
  const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT };
  return function record({ name, kind, attributes = {}, startedAt }: SpanStart, { context, isAlone }: Place): Span {
    const options = { kind: kind === undefined ? SpanKind.INTERNAL : kinds[kind], attributes: { ...attributes } };
    const span = tracer.startSpan(
      name,
      startedAt === undefined ? options : { ...options, startTime: startedAt },
      context,
    );
    return {
      traceId: span.spanContext().traceId,
      get isOpen() {
        return span.isRecording();
      },
      begin: (part) => {
        if (isAlone || !span.isRecording()) return undefined;
        return record(part, { context: trace.setSpan(ROOT_CONTEXT, span), isAlone });
      },
      rename: (other) => void span.updateName(other),
      set: (others) => void span.setAttributes({ ...others }),
      fail: (error) => {
        const recorded = error === undefined ? undefined : toRecordedError(error);
        if (recorded?.isExpected !== true) span.setStatus({ code: SpanStatusCode.ERROR });
        if (recorded === undefined) return;
        span.setAttribute('error.type', recorded.type);
        span.recordException({ name: recorded.type, message: recorded.message });
      },
      end: () => span.end(startedAt === undefined ? undefined : performance.now()),
    };
  };
}

function toContext(api: typeof OpenTelemetry, parent: ParentSpan | undefined): OpenTelemetry.Context {
  if (parent === undefined) return api.ROOT_CONTEXT;
  const { traceId, spanId, isSampled } = parent;
  return api.trace.setSpanContext(api.ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: isSampled ? api.TraceFlags.SAMPLED : api.TraceFlags.NONE,
    isRemote: true,
  });
}
