// The Fastify instance: limits of every request, request ids, logging, common response headers, and error
// responses.
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Turns } from '@coverwright/render/turns';
import { GraphQLError } from 'graphql';
import { toProblems } from '../errors/masked-problem.ts';
import { wordProblems } from '../sentences/language.ts';
import { type Problem, UserError } from '../errors/user-error.ts';
import { randomId } from '../database/random-id.ts';
import type { AppParts } from '../request/context.ts';
import type { Tracing } from '../traces/tracing.ts';
import { failure } from '../errors/envelope.ts';
import { createNetworkMatcher, loopbackNetworks, thisMachine } from '../network/networks.ts';
import { limitAnonymousRequests } from './limits/anonymous-requests.ts';
import { compressAnswers } from './studio/compress-answers.ts';
import { trackConnections } from './drain-connections.ts';
import { limitConnections } from './limits/connection-limits.ts';
import { registerForwarding } from './forwarding/forwarding.ts';
import { leaveBody } from './limits/leave-body.ts';
import { limitAnswers } from './limits/limit-answers.ts';
import { shareMainThread } from './limits/main-thread.ts';
import type { Metrics } from './metrics/metrics.ts';
import { httpProblem } from './refusal.ts';
import { registerRequestBodies } from './limits/request-bodies.ts';
import { requestFacts, retryAfterSeconds } from './request-facts.ts';
import { routeOf } from './route-of.ts';
import { beginRequestSpans, enterRequestSpans } from './traces/request-spans.ts';
import { languageOf, requireEncodedAddresses } from './rest.ts';
import type { RouteCallers } from './route-callers.ts';
import { registerSecurityHeaders } from './studio/security-headers.ts';
import { presentProblem } from '../graphql/problems.ts';
import { say } from '../sentences/say.ts';

/** For one request, from the first byte on. */
export const headersTimeoutMs = 20_000;
/** For one request: an upload over a slow connection takes minutes. */
export const requestTimeoutMs = 600_000;

export interface HttpParts {
  readonly metrics: Metrics;
  /** Undefined if no traces are recorded. */
  readonly tracing: Tracing | undefined;
  readonly bodyTurns: Turns;
}

export function createHttpServer(
  app: AppParts,
  callers: RouteCallers,
  { metrics, tracing, bodyTurns }: HttpParts,
): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = app.log;
  const isTrusted = createNetworkMatcher([...loopbackNetworks, ...app.config.trustedProxies]);
  const http = fastify({
    loggerInstance,
    // One line per request, written below.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    genReqId: () => randomId(),
    // Uses only the headers that registerForwarding has not removed.
    trustProxy: isTrusted,
    // Requests in progress finish, also those that arrive on connections that are kept.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // Headers and JSON bodies have their own limits.
    requestTimeout: requestTimeoutMs,
    http: { headersTimeout: headersTimeoutMs, connectionsCheckingInterval: headersTimeoutMs / 4 },
    frameworkErrors: refuseAddress,
  });
  http.addHook('preClose', trackConnections(http.server));
  if (tracing !== undefined) beginRequestSpans(http, tracing);
  limitConnections(http.server, createNetworkMatcher([...thisMachine, ...app.config.trustedProxies]));
  registerForwarding(http, isTrusted, app);
  http.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  registerSecurityHeaders(http, app.config);
  limitAnonymousRequests(http, callers, app);
  requireEncodedAddresses(http);
  registerRequestBodies(http, callers, bodyTurns);
  compressAnswers(http);
  limitAnswers(http, callers);
  shareMainThread(http, callers);
  if (tracing !== undefined) enterRequestSpans(http);
  reportResponses(http, app, metrics);
  http.setErrorHandler<FastifyError>(async (error, request, reply) => {
    leaveBody(request, reply);
    const problem = httpProblem(error);
    const isExpected = problem !== undefined || error instanceof UserError;
    const status = isExpected ? (error.statusCode ?? 400) : 500;
    const problems =
      problem === undefined ? toProblems(error, { app, facts: requestFacts(request, app.config) }) : [problem];
    const [first] = problems;
    const errors = [
      new GraphQLError(first?.message ?? '', {
        extensions: { code: first?.code, problems: problems.map(presentProblem), requestId: request.id },
      }),
    ];
    if (status === 401) void reply.header('www-authenticate', 'Bearer');
    if (status === 503) void reply.header('retry-after', retryAfterSeconds);
    return reply.code(status).send({ errors });
  });
  return http;
}

/** To the metrics and the log. */
function reportResponses(http: FastifyInstance, app: AppParts, metrics: Metrics): void {
  http.addHook('onResponse', (request, reply, done) => {
    done();
    const { method, id: requestId } = request;
    const route = routeOf(request);
    const durationMs = reply.elapsedTime;
    metrics.observeRequest({ method, route, status: reply.statusCode }, durationMs);
    const level = reply.statusCode >= 500 ? 'warn' : 'debug';
    if (!app.log.isLevelEnabled(level)) return;
    const line = { requestId, method, route, status: reply.statusCode, durationMs: Math.round(durationMs * 10) / 10 };
    app.log[level](line, 'request');
  });
}

/** A lone percent sign, or a segment that is too long: the studio handles it like any unknown path. */
function refuseAddress({ code }: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (!request.url.startsWith('/api/')) return void reply.redirect('/');
  const problem: Problem =
    code === 'FST_ERR_MAX_PARAM_LENGTH'
      ? {
          code: 'NOT_FOUND',
          ...say('ADDRESS_TOO_LONG'),
        }
      : { code: 'INVALID', ...say('ADDRESS_UNREADABLE') };
  void reply.code(problem.code === 'NOT_FOUND' ? 404 : 400).send(failure(wordProblems([problem], languageOf(request))));
}
