// Reads the JSON bodies of all routes as text. A stranger may send so much and no more: past that the credentials are
// checked before anything else is read. What a caller sends has limits too, before it is parsed.
import type { IncomingMessage } from 'node:http';
import { jsonOverLimit } from '@coverwright/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusal } from './refusal.ts';
import { requireCaller, type RouteCallers } from './route-callers.ts';

export const bodyLimits = {
  /** Bytes, with a token or API key. */
  bytes: 8 * 1024 * 1024,
  /** Without one. */
  anonymousBytes: 64 * 1024,
  /** Until the body is complete. */
  timeoutMs: 60_000,
  /** Of a body that is longer than a stranger's. */
  containers: 200_000,
  values: 1_000_000,
} as const;

type Done = (error: Error | null, text?: string) => void;

export function registerRequestBodies(http: FastifyInstance, callers: RouteCallers): void {
  http.addHook('onRequest', ({ headers }, _reply, done) => {
    const { 'content-encoding': encoding = 'identity' } = headers;
    if (encoding === '' || encoding.toLowerCase() === 'identity') return done();
    const message = 'The body has a Content-Encoding. Send it as it is, without that header.';
    done(refusal(415, { code: 'INVALID', message }));
  });
  // Texts reach their handlers as they came: each interface has its own words for broken JSON.
  http.removeAllContentTypeParsers();
  http.addContentTypeParser('application/json', (request, payload, done) => {
    const admit = () => requireCaller(request, request.routeOptions.config.callers ?? callers, anonymousMessage);
    readBody(request, payload, admit, (error, text) => {
      done(error ?? shapeRefusal(text ?? ''), text);
    });
  });
}

function readBody(request: FastifyRequest, payload: IncomingMessage, admit: () => Promise<void>, done: Done): void {
  const announced = Number(request.headers['content-length']);
  if (announced > bodyLimits.bytes) return done(tooLarge());
  const chunks: Buffer[] = [];
  let received = 0;
  let isAdmitted = false;
  const timer = setTimeout(() => finish(tooSlow()), bodyLimits.timeoutMs);

  function finish(error: Error | null): void {
    clearTimeout(timer);
    payload.off('data', add).off('end', complete).off('error', fail);
    if (error !== null) return done(error);
    const [only] = chunks;
    done(null, (chunks.length === 1 && only !== undefined ? only : Buffer.concat(chunks, received)).toString('utf8'));
  }
  const complete = () => finish(null);
  const fail = (error: Error) => finish(Object.assign(error, { statusCode: 400 }));

  /** Nothing is read meanwhile. */
  function admitFirst(): void {
    isAdmitted = true;
    payload.pause();
    admit().then(() => payload.resume(), finish);
  }

  function add(chunk: Buffer): void {
    received += chunk.length;
    if (received > bodyLimits.bytes) return finish(tooLarge());
    chunks.push(chunk);
    if (received > bodyLimits.anonymousBytes && !isAdmitted) admitFirst();
  }

  payload.on('end', complete).on('error', fail);
  if (announced > bodyLimits.anonymousBytes) admitFirst();
  payload.on('data', add);
}

/** A short text cannot hold too much. */
function shapeRefusal(text: string): Error | null {
  if (text.length <= bodyLimits.anonymousBytes) return null;
  const { containers, values } = bodyLimits;
  const limit = jsonOverLimit(text, { nesting: Infinity, containers, values });
  if (limit === undefined) return null;
  const [what, count] = limit === 'values' ? ['values', values] : ['lists and objects', containers];
  const message = `The body is over the limit of ${what}: it may have ${inWords(count)}. Split it into smaller requests.`;
  return refusal(400, { code: 'LIMIT_EXCEEDED', message });
}

const anonymousMessage = `The request is over the limit of body size without a sign-in: it may have ${inWords(bodyLimits.anonymousBytes)} bytes (64 KiB). Send valid credentials with it, or send less at once.`;

function tooLarge(): Error {
  const message = `The request is over the limit of body size: it may have ${bodyLimits.bytes} bytes (8 MiB). Send less at once.`;
  return refusal(413, { code: 'LIMIT_EXCEEDED', message });
}

function tooSlow(): Error {
  const message = `The request is over the limit of time for a body: it has to arrive within ${bodyLimits.timeoutMs / 1000} seconds. Send less at once.`;
  return refusal(408, { code: 'LIMIT_EXCEEDED', message });
}

function inWords(count: number): string {
  return count.toLocaleString('en-US');
}
