// Answers that wait to be read hold memory: they are counted by client, and a client that reads nothing is cut off. New
// routes have both without asking for it. Files are streams, which are read no faster than they are sent.
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TurnCaller } from '@coverwright/render/turns';
import { networkOf } from '../../network/networks.ts';
import { type AnswerLimits, answerLimits, createAnswerBudget } from '../../request/answer-budget.ts';
import { refusal } from '../refusal.ts';
import { retryAfterSeconds } from '../request-facts.ts';
import type { RouteCallers } from '../route-callers.ts';

/** Larger assets of apps are read for each request. */
const sharedMaxBytes = 1024 * 1024;

/** After the hook that compresses: what counts is what is sent. */
export function limitAnswers(http: FastifyInstance, tokens: RouteCallers, limits: AnswerLimits = answerLimits): void {
  const budget = createAnswerBudget(limits.totalBytes);

  http.addHook('onSend', (request, reply, payload, done) => {
    const sizeBytes = sizeOf(payload);
    if (sizeBytes <= limits.countedBytes) return done(null, payload);
    // What no route takes is an asset of the studio or of an app, whose one copy in memory all clients share; of an app only
    // if it is small. Streams have no size.
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

/** Who is charged for what a request holds: a stranger is charged by address, and all strangers are one tenant. */
export function turnCallerOf(request: FastifyRequest, tokens: RouteCallers): TurnCaller {
  const { callers = tokens } = request.routeOptions.config;
  return callers.recall(request) ?? { tenantId: '', userId: networkOf(request.ip) };
}

function sizeOf(payload: unknown): number {
  if (payload === null || payload === undefined) return 0;
  if (typeof payload === 'string') return Buffer.byteLength(payload);
  return payload instanceof Uint8Array ? payload.byteLength : Infinity;
}

/** Node ends a socket over which nothing has moved for that long. Gives what lifts this again. */
function requireProgress({ raw: { socket } }: FastifyRequest, stallMs: number): () => void {
  // An injected request comes over none.
  if (!(socket instanceof Socket)) return () => undefined;
  socket.setTimeout(stallMs);
  return () => {
    // Node has set another time by now, unless the next request of the connection is already being answered.
    if (socket.timeout === stallMs) socket.setTimeout(0);
  };
}

/**
 * Calls back once: when the answer has been handed to the network, or its client has disconnected. A response that waits behind
 * another of the same connection never hears that this has closed, so the connection is watched too.
 */
function onceAnswered({ raw: { socket } }: FastifyRequest, { raw: answer }: FastifyReply, done: () => void): void {
  const finish = () => {
    answer.off('finish', finish).off('close', finish);
    socket.off('close', finish);
    done();
  };
  if (socket.destroyed || answer.writableFinished) return done();
  answer.once('finish', finish).once('close', finish);
  socket.once('close', finish);
}

function refuse(reply: FastifyReply): Error {
  for (const name of ['content-type', 'content-length', 'content-encoding', 'content-disposition', 'etag']) {
    void reply.removeHeader(name);
  }
  void reply.header('retry-after', retryAfterSeconds);
  const message =
    'The answer cannot be sent: too many others are waiting to be read. Read those of earlier requests, then try again. What this request has changed stays changed.';
  return refusal(503, { code: 'BUSY', message });
}
