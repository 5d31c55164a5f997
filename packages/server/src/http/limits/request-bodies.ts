// Reads the JSON bodies of all routes as text. Beyond the size allowed for strangers, the credentials are
// checked before anything else is read. Bodies of callers are also limited before they are parsed.
import type { IncomingMessage } from 'node:http';
import { type Turn, type TurnLimits, TurnRefused, type Turns } from '@coverwright/render/turns';
import { jsonOverLimit, type JsonShape } from '@coverwright/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { busy } from '../../limits/in-turn.ts';
import { BodyText, type JsonBody } from './body-text.ts';
import { turnCallerOf } from './limit-answers.ts';
import { refusal } from '../refusal.ts';
import { requireCaller, type RouteCallers } from '../route-callers.ts';
import { say } from '../../sentences/say.ts';

export const bodyLimits = {
  /** In bytes, with a token or API key. */
  bytes: 8 * 1024 * 1024,
  /** In bytes, without either. */
  anonymousBytes: 64 * 1024,
  /** Until the body is complete. */
  timeoutMs: 60_000,
  /** For a body above the anonymous limit. */
  containers: 200_000,
  values: 1_000_000,
} as const;

/** For bodies above the anonymous limit, while they arrive: up to 256 MiB. Keep in sync with docs/limits.md. */
export const bodyTurnLimits: TurnLimits = { places: 32, waiting: 128, waitingOfUser: 20, waitMs: 30_000 };

declare module 'fastify' {
  interface FastifyRequest {
    /** The shape of a long JSON body, counted while it arrived. */
    bodyShape: JsonShape | undefined;
  }
}

/** Whether a media type names UTF-8 or no character set. */
function isUtf8Type(contentType: string): boolean {
  const charsets = contentType.matchAll(/;\s*charset\s*=\s*(?:"([^"]*)"|([^;]*))/gi);
  return [...charsets].every(([, quoted, plain = '']) => /^utf-?8$/i.test(quoted ?? plain.trim()));
}

type Done = (error: Error | null, body?: JsonBody) => void;

export function registerRequestBodies(http: FastifyInstance, tokens: RouteCallers, turns: Turns): void {
  http.addHook('onRequest', ({ headers, method }, _reply, done) => {
    const { 'content-encoding': encoding = 'identity', 'content-type': contentType = '' } = headers;
    if (encoding !== '' && encoding.toLowerCase() !== 'identity') {
      const sentence = say('BODY_COMPRESSED');
      return done(refusal(415, { code: 'INVALID', ...sentence }));
    }
    if (method === 'GET' || method === 'HEAD' || isUtf8Type(contentType)) return done();
    const sentence = say('BODY_CHARSET_OTHER');
    done(refusal(415, { code: 'INVALID', ...sentence }));
  });
  http.decorateRequest('bodyShape', undefined);
  // Handlers receive the text unchanged: each API has its own messages for invalid JSON.
  http.removeAllContentTypeParsers();
  http.addContentTypeParser('application/json', (request, payload, done) => {
    const admit = async () => {
      await requireCaller(request, request.routeOptions.config.callers ?? tokens, anonymousLimit);
      return takeTurn(request, tokens, turns);
    };
    readBody(request, payload, admit, (error, body) => {
      if (body === undefined) return done(error);
      const { text, shape } = body;
      if (shape === undefined) return done(null, text);
      request.bodyShape = shape;
      // Parsing starts in a separate pass of the event loop, so that one request does not block others for all
      // of its steps.
      setImmediate(() => done(shapeRefusal(shape), text));
    });
  });
}

function readBody(request: FastifyRequest, payload: IncomingMessage, admit: () => Promise<Turn>, done: Done): void {
  const announced = Number(request.headers['content-length']);
  if (announced > bodyLimits.bytes) return done(tooLarge());
  const body = new BodyText(bodyLimits.anonymousBytes);
  let isAdmitted = false;
  let isFinished = false;
  let turn: Turn | undefined;
  const timer = setTimeout(() => finish(tooSlow()), bodyLimits.timeoutMs);

  function finish(error: Error | null): void {
    if (isFinished) return;
    isFinished = true;
    clearTimeout(timer);
    turn?.end();
    payload.off('data', add).off('end', complete).off('error', fail);
    const read = error === null ? body.end() : undefined;
    if (read === undefined) return done(error ?? notUtf8());
    done(null, read);
  }
  const complete = () => finish(null);
  const fail = (error: Error) => finish(Object.assign(error, { statusCode: 400 }));

  /** Pauses reading until the caller is admitted. */
  function admitFirst(): void {
    isAdmitted = true;
    payload.pause();
    admit().then((granted) => {
      turn = granted;
      if (isFinished) return granted.end();
      payload.resume();
    }, finish);
  }

  function add(chunk: Buffer): void {
    if (body.sizeBytes + chunk.length > bodyLimits.bytes) return finish(tooLarge());
    body.add(chunk);
    if (body.sizeBytes > bodyLimits.anonymousBytes && !isAdmitted) admitFirst();
  }

  payload.on('end', complete).on('error', fail);
  if (announced > bodyLimits.anonymousBytes) admitFirst();
  payload.on('data', add);
}

/** After the credentials have been checked, callers with valid ones are cached. */
async function takeTurn(request: FastifyRequest, tokens: RouteCallers, turns: Turns): Promise<Turn> {
  const gone = new AbortController();
  const abort = () => gone.abort();
  request.raw.socket.once('close', abort);
  try {
    return await turns.take(turnCallerOf(request, tokens), gone.signal);
  } catch (error) {
    if (!(error instanceof TurnRefused)) throw error;
    throw Object.assign(busy(error.refusal, 'long requests', turns.limits.waitMs), { statusCode: 503 });
  } finally {
    request.raw.socket.off('close', abort);
  }
}

function shapeRefusal(shape: JsonShape): Error | null {
  const { containers, values } = bodyLimits;
  const limit = jsonOverLimit(shape, { nesting: Infinity, containers, values });
  if (limit === undefined) return null;
  const sentence =
    limit === 'values'
      ? say('BODY_VALUES_MAX', { max: inWords(values) })
      : say('BODY_CONTAINERS_MAX', { max: inWords(containers) });
  return refusal(400, { code: 'LIMIT_EXCEEDED', ...sentence });
}

const anonymousLimit = say('ANONYMOUS_BODY_TOO_LARGE', { max: inWords(bodyLimits.anonymousBytes) });

function notUtf8(): Error {
  const sentence = say('BODY_NOT_UTF8');
  return refusal(400, { code: 'INVALID', ...sentence });
}

function tooLarge(): Error {
  const sentence = say('BODY_TOO_LARGE', { bytes: bodyLimits.bytes });
  return refusal(413, { code: 'LIMIT_EXCEEDED', ...sentence });
}

function tooSlow(): Error {
  const sentence = say('BODY_TOO_SLOW', { seconds: bodyLimits.timeoutMs / 1000 });
  return refusal(408, { code: 'LIMIT_EXCEEDED', ...sentence });
}

function inWords(count: number): string {
  return count.toLocaleString('en-US');
}
