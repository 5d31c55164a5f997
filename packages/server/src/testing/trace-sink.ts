// An endpoint for traces in OTLP over HTTP, as JSON, which can fail in the ways of real ones.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { TraceSettings } from '../traces/trace-settings.ts';
import { openTracing, type Tracing } from '../traces/tracing.ts';
import { listenOnLoopback } from './listen-on-loopback.ts';

type Value = string | number | boolean;

export interface SunkSpan {
  readonly traceId: string;
  readonly spanId: string;
  /** Empty for the first span of a trace. */
  readonly parentSpanId: string;
  readonly name: string;
  readonly attributes: Readonly<Record<string, Value>>;
  readonly hasFailed: boolean;
  /** `type: message` */
  readonly errors: readonly string[];
  readonly durationMs: number;
}

interface Attribute {
  readonly key: string;
  readonly value: { stringValue?: string; intValue?: number; doubleValue?: number; boolValue?: boolean };
}

interface Export {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly ExportedSpan[] }[];
  }[];
}

interface ExportedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly Attribute[];
  readonly status: { readonly code: number };
  readonly events: readonly { readonly name: string; readonly attributes: readonly Attribute[] }[];
}

/** A status, or no answer at all. */
type SinkAnswer = number | 'silent';

export async function startTraceSink() {
  const spans: SunkSpan[] = [];
  const bodies: string[] = [];
  const requests: { readonly path: string; readonly headers: NodeJS.Dict<string | string[]> }[] = [];
  /** Requests without an answer, until their clients give up. */
  const held = new Map<ServerResponse, string>();
  let answer: SinkAnswer = 200;
  const respond = (status: number, response: ServerResponse, body: string) => {
    held.delete(response);
    if (status === 200) {
      bodies.push(body);
      spans.push(...readSpans(body));
    }
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  };
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    requests.push({ path: request.url ?? '', headers: request.headers });
    if (answer !== 'silent') return respond(answer, response, body);
    held.set(response, body);
    response.once('close', () => held.delete(response));
  };
  const server = createServer((request, response) => {
    receive(request, response).catch(() => response.destroy());
  });
  const port = await listenOnLoopback(server);
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    /** Of accepted requests, as received. */
    bodies,
    requests,
    heldCount: () => held.size,
    /** Also to the requests that have no answer yet. */
    answerWith: (other: SinkAnswer) => {
      answer = other;
      if (other !== 'silent') for (const [response, body] of held) respond(other, response, body);
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

export type TraceSink = Awaited<ReturnType<typeof startTraceSink>>;

/** Records everything, unless the settings say otherwise. */
export function traceTo(
  { url }: Pick<TraceSink, 'url'>,
  settings: Partial<TraceSettings> = {},
  warnings: object[] = [],
): Promise<Tracing> {
  return openTracing(
    {
      url: `${url}/v1/traces`,
      headers: {},
      serviceName: undefined,
      sampling: { ratio: 1, isParentBased: true },
      ...settings,
    },
    { log: { warn: (facts: object) => void warnings.push(facts) }, version: '0.0.0' },
  );
}

function readSpans(body: string): SunkSpan[] {
  const { resourceSpans } = JSON.parse(body) as Export;
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) => spans.map((span) => toSunk(span, resource.attributes))),
  );
}

function toSunk(span: ExportedSpan, ofResource: readonly Attribute[]): SunkSpan {
  const { traceId, spanId, parentSpanId = '', name } = span;
  return {
    traceId,
    spanId,
    parentSpanId,
    name,
    attributes: toValues([...ofResource, ...span.attributes]),
    hasFailed: span.status.code === 2,
    errors: span.events.map((event) => {
      const { 'exception.type': type, 'exception.message': message } = toValues(event.attributes);
      return `${type}: ${message}`;
    }),
    durationMs: Number(BigInt(span.endTimeUnixNano) - BigInt(span.startTimeUnixNano)) / 1e6,
  };
}

function toValues(attributes: readonly Attribute[]): Record<string, Value> {
  return Object.fromEntries(
    attributes.map(({ key, value: { stringValue, intValue, doubleValue, boolValue } }) => [
      key,
      stringValue ?? intValue ?? doubleValue ?? boolValue ?? '',
    ]),
  );
}
