// The Fastify instance: body limit, request ids, log lines, headers that every answer has, errors in words.
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { GraphQLError } from 'graphql';
import { toProblems } from '../errors/masked-problem.ts';
import { type Problem, UserError } from '../errors/user-error.ts';
import { randomId } from '../database/random-id.ts';
import type { AppParts } from '../graphql/context.ts';
import { failure } from '../graphql/mutation.ts';
import { createNetworkMatcher, loopbackNetworks } from '../network/networks.ts';
import { compressAnswers } from './compress-answers.ts';
import { registerForwarding } from './forwarding.ts';
import type { Metrics } from './metrics.ts';
import { requestFacts } from './request-facts.ts';
import { registerSecurityHeaders } from './security-headers.ts';

export const bodyLimitBytes = 8 * 1024 * 1024;

export function createHttpServer(app: AppParts, metrics: Metrics): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = app.log;
  const isTrusted = createNetworkMatcher([...loopbackNetworks, ...app.config.trustedProxies]);
  const http = fastify({
    bodyLimit: bodyLimitBytes,
    loggerInstance,
    // One line a request, written below.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    genReqId: () => randomId(),
    // Only what registerForwarding has left in the headers is read.
    trustProxy: isTrusted,
    // Requests in flight finish; connections that only wait are closed.
    forceCloseConnections: 'idle',
    // 15 MB over a slow line take minutes; headers have to come within the 60 s that Node gives them.
    requestTimeout: 600_000,
    frameworkErrors: refuseAddress,
  });
  // Texts reach their handlers as they came: GraphQL has its own words for broken JSON.
  http.removeAllContentTypeParsers();
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body);
  });
  registerForwarding(http, isTrusted);
  http.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  registerSecurityHeaders(http, app.config);
  compressAnswers(http);
  http.addHook('onResponse', (request, reply, done) => {
    done();
    const { method, routeOptions, id: requestId } = request;
    const route = routeOptions.url ?? 'studio';
    const durationMs = reply.elapsedTime;
    metrics.observeRequest({ method, route, status: reply.statusCode }, durationMs);
    const level = reply.statusCode >= 500 ? 'warn' : 'debug';
    if (!app.log.isLevelEnabled(level)) return;
    const line = { requestId, method, route, status: reply.statusCode, durationMs: Math.round(durationMs * 10) / 10 };
    app.log[level](line, 'request');
  });
  http.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const problem = httpProblem(error);
    const status = problem === undefined ? 500 : (error.statusCode ?? 400);
    const problems =
      problem === undefined ? toProblems(error, { app, facts: requestFacts(request, app.config) }) : [problem];
    const [first] = problems;
    const errors = [
      new GraphQLError(first?.message ?? '', { extensions: { code: first?.code, problems, requestId: request.id } }),
    ];
    return reply.code(error instanceof UserError ? 400 : status).send({ errors });
  });
  return http;
}

/** A lone percent sign, or a part longer than any name: to the studio an unknown path like others. */
function refuseAddress({ code }: FastifyError, { url }: FastifyRequest, reply: FastifyReply): void {
  if (!url.startsWith('/api/')) return void reply.redirect('/');
  const problem: Problem =
    code === 'FST_ERR_MAX_PARAM_LENGTH'
      ? { code: 'NOT_FOUND', message: 'There is nothing at this address: a part of it is longer than any name.' }
      : { code: 'INVALID', message: 'This address cannot be read. Percent-encode each part of it as UTF-8.' };
  void reply.code(problem.code === 'NOT_FOUND' ? 404 : 400).send(failure([problem]));
}

/** What the client did wrong, in words; undefined when it was not the client. */
export function httpProblem(error: FastifyError): Problem | undefined {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE': {
      const message = `The request is over the limit of body size: it may have ${bodyLimitBytes} bytes (8 MiB). Send less at once.`;
      return { code: 'LIMIT_EXCEEDED', message };
    }
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return { code: 'INVALID', message: 'Send the body as application/json.' };
    default: {
      const isClientError = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
      return isClientError ? { code: 'INVALID', message: error.message } : undefined;
    }
  }
}
