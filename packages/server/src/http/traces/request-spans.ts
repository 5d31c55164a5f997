// The span of each request that is traced, and the requests in whose name later work runs.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { enterSpan, type Span } from '../../traces/span.ts';
import type { Tracing } from '../../traces/tracing.ts';
import { onceAnswered } from '../once-answered.ts';
import { routeOf } from '../route-of.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined unless the request is traced. */
    span: Span | undefined;
  }
  interface FastifyContextConfig {
    /** Whether a request costs less than its parts in a trace would. */
    readonly isTracedAlone?: boolean;
  }
}

/** From the first hook on. Health and metrics routes are called by monitoring, and are not traced. */
export function beginRequestSpans(http: FastifyInstance, tracing: Tracing): void {
  http.decorateRequest('span', undefined);
  http.addHook('onRequest', (request, reply, done) => {
    const { isUnlimited, isTracedAlone } = request.routeOptions.config;
    if (isUnlimited === true) return done();
    const { traceparent } = request.headers;
    const span = tracing.begin({ traceparent, isAlone: isTracedAlone }, () => ({
      name: request.method,
      kind: 'server',
      attributes: { 'http.request.method': request.method, 'coverwright.request_id': request.id },
    }));
    if (span === undefined) return done();
    request.span = span;
    onceAnswered(request, reply, () => endSpan(span, request, reply));
    enterSpan(span, done);
  });
}

/**
 * After the last hook that lets requests wait: the events of a body, and whoever passes on a turn, call back in the name of
 * another request or of none.
 */
export function enterRequestSpans(http: FastifyInstance): void {
  http.addHook('preHandler', ({ span }, _reply, done) => enterSpan(span, done));
}

function endSpan(span: Span, request: FastifyRequest, { raw, statusCode }: FastifyReply): void {
  const route = routeOf(request);
  span.rename(`${request.method} ${route}`);
  span.set({ 'http.route': route, 'http.response.status_code': statusCode });
  if (!raw.writableFinished) span.set({ 'coverwright.client_disconnected': true });
  if (statusCode >= 500) span.fail();
  span.end();
}
