// Responses that wait to be read hold memory: they are counted per client, and a client that reads nothing is
// disconnected. This applies to every route. Files are streams, which are read no faster than they are sent.
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TurnCaller } from '@coverwright/render/turns';
import { networkOf } from '../../network/networks.ts';
import { type AnswerLimits, answerLimits, createAnswerBudget } from '../../request/answer-budget.ts';
import { onceAnswered } from '../once-answered.ts';
import { refusal } from '../refusal.ts';
import { retryAfterSeconds } from '../request-facts.ts';
import type { RouteCallers } from '../route-callers.ts';
import { say } from '../../sentences/say.ts';

/** Larger assets of apps are read for each request. */
const sharedMaxBytes = 1024 * 1024;

/** Must be registered after the compression hook: the sent size counts. */
export function limitAnswers(http: FastifyInstance, tokens: RouteCallers, limits: AnswerLimits = answerLimits): void {
  const budget = createAnswerBudget(limits.totalBytes);

  http.addHook('onSend', (request, reply, payload, done) => {
    const sizeBytes = sizeOf(payload);
    if (sizeBytes <= limits.countedBytes) return done(null, payload);
    // Requests without a route get an asset of the studio or of an app, whose single copy in memory is shared
    // by all clients; for an app only if it is small. Streams have no size.
    const isShared = request.is404 && !(request.appHost !== undefined && sizeBytes > sharedMaxBytes);
    const isHeld = Number.isFinite(sizeBytes) && !isShared;
    const giveBack = isHeld ? budget.take(turnCallerOf(request, tokens), sizeBytes) : () => undefined;
    if (giveBack === undefined) return done(refuse(reply));
    const relax = requireProgress(request, limits.stallMs);
    onceAnswered(request, reply, () => {
      giveBack();
      relax();
    });
    done(null, payload);
  });
}

/** The caller charged for a request's memory: strangers are charged by address, and all of them count as one tenant. */
export function turnCallerOf(request: FastifyRequest, tokens: RouteCallers): TurnCaller {
  const { callers = tokens } = request.routeOptions.config;
  return callers.recall(request) ?? { tenantId: '', userId: networkOf(request.ip) };
}

function sizeOf(payload: unknown): number {
  if (payload === null || payload === undefined) return 0;
  if (typeof payload === 'string') return Buffer.byteLength(payload);
  return payload instanceof Uint8Array ? payload.byteLength : Infinity;
}

/** Node closes the socket after this time without progress. Returns a function that lifts the limit. */
function requireProgress({ raw: { socket } }: FastifyRequest, stallMs: number): () => void {
  // An injected request has no socket.
  if (!(socket instanceof Socket)) return () => undefined;
  socket.setTimeout(stallMs);
  return () => {
    // By now, Node has set another timeout, unless it is already handling the connection's next request.
    if (socket.timeout === stallMs) socket.setTimeout(0);
  };
}

function refuse(reply: FastifyReply): Error {
  for (const name of ['content-type', 'content-length', 'content-encoding', 'content-disposition', 'etag']) {
    void reply.removeHeader(name);
  }
  void reply.header('retry-after', retryAfterSeconds);
  const sentence = say('ANSWERS_UNREAD');
  return refusal(503, { code: 'BUSY', ...sentence });
}
