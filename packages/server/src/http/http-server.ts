// The Fastify instance: body limit, request ids, log lines, headers that every answer has, errors in words.
import fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { GraphQLError } from 'graphql';
import { toProblems } from '../errors/masked-problem.ts';
import { type Problem, UserError } from '../errors/user-error.ts';
import { randomId } from '../database/random-id.ts';
import type { AppParts } from '../graphql/context.ts';
import type { Metrics } from './metrics.ts';
import { requestFacts } from './request-facts.ts';

export const bodyLimitBytes = 8 * 1024 * 1024;

export function createHttpServer(app: AppParts, metrics: Metrics): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = app.log;
  const http = fastify({
    bodyLimit: bodyLimitBytes,
    loggerInstance,
    // One line a request, written below.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomId(),
    // A reverse proxy on this machine may tell the client's address; from elsewhere anybody could make one up.
    trustProxy: 'loopback',
    // Requests in flight finish; connections that only wait are closed.
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
    // An address that cannot be read, such as one with a lone percent sign, is an unknown path of the studio.
    frameworkErrors: (_error, _request, reply) => void reply.redirect('/'),
  });
  // Texts reach their handlers as they came: GraphQL has its own words for broken JSON.
  http.removeAllContentTypeParsers();
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body);
  });
  http.addHook('onRequest', async (request, reply) => {
    void reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });
  http.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, id: requestId } = request;
    const route = routeOptions.url ?? 'studio';
    const durationMs = reply.elapsedTime;
    metrics.observeRequest({ method, route, status: reply.statusCode }, durationMs);
    const line = { requestId, method, route, status: reply.statusCode, durationMs: Math.round(durationMs * 10) / 10 };
    if (reply.statusCode >= 500) app.log.warn(line, 'request');
    else app.log.debug(line, 'request');
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

/** What the client did wrong, in words; undefined when it was not the client. */
function httpProblem(error: FastifyError): Problem | undefined {
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
