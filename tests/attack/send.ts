// Sends one attempt over the network and reads the response. Addresses are spread over 127.0.0.0/8 if the system supports
// it, so that limits per address see as many attackers as in a real attack.
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { judgeAnswer, judgeCut, type Outcome } from './outcome.ts';
import type { HttpAttempt, RawAttempt, Target } from './shape.ts';

/** A response that takes longer counts as an error. */
const patienceMs = 60_000;
const holdMs = 3_000;
/** The part of a response that is searched for codes; the rest is discarded. */
const readMax = 1_000_000;

/** The body of a short response arrives with its head or right after it. */
const bodyDelayMs = 50;

/** Connections of signed-in users are reused, as in browsers. */
const agent = new Agent({ keepAlive: true, maxFreeSockets: 8, timeout: 4_000 });

interface Sending {
  readonly target: Target;
  readonly mayBeCut: boolean;
  /** Undefined: chosen by the system. */
  readonly localAddress: string | undefined;
}

/** One of about a thousand addresses of this machine; undefined if there is only one. */
export function attackerAddress(nth: number): string | undefined {
  if (process.platform !== 'linux') return undefined;
  return `127.${1 + (nth % 7)}.${Math.floor(nth / 7) % 200}.${1 + (nth % 200)}`;
}

export function sendHttp(attempt: HttpAttempt, { target, mayBeCut, localAddress }: Sending): Promise<Outcome> {
  const { host, port, authorization } = target;
  const { method, path, body } = attempt;
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const headers: Record<string, string | string[]> = {
    ...(authorization !== undefined && { authorization }),
    ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
  };
  for (const [name, value] of Object.entries(attempt.headers)) {
    headers[name] = typeof value === 'string' ? value : [...value];
  }
  const options = { host, port, method, path, headers, ...(localAddress !== undefined && { localAddress }) };
  const asking = request({ ...options, agent: authorization === undefined ? false : agent }, (response) => {
    const chunks: Buffer[] = [];
    let length = 0;
    response.on('data', (chunk: Buffer) => {
      if (length < readMax) chunks.push(chunk);
      length += chunk.length;
    });
    response.once('end', () => resolve(judgeAnswer(response.statusCode ?? 0, Buffer.concat(chunks).toString())));
    response.once('error', (error) => resolve(judgeCut(error.message, mayBeCut)));
  });
  const timer = setTimeout(() => {
    resolve({ kind: 'error', label: 'no answer', detail: `none within ${patienceMs / 1000} s` });
    asking.destroy();
  }, patienceMs);
  asking.once('error', (error) => resolve(judgeCut(error.message, mayBeCut)));
  asking.end(body);
  return promise.finally(() => clearTimeout(timer));
}

export async function sendRaw(attempt: RawAttempt, { target, mayBeCut, localAddress }: Sending): Promise<Outcome> {
  const { host, port } = target;
  const socket = connect({ host, port, ...(localAddress !== undefined && { localAddress }) });
  let answer = '';
  const ended = Promise.withResolvers<void>();
  socket.on('data', (chunk) => {
    answer = (answer + chunk.toString('latin1')).replace(/^HTTP\/1\.1 100 .*?\r\n\r\n/s, '').slice(0, readMax);
    if (isWholeHead(answer)) setTimeout(ended.resolve, bodyDelayMs);
  });
  socket.once('error', () => ended.resolve());
  socket.once('close', () => ended.resolve());
  for (const part of attempt.parts) {
    if (socket.destroyed) break;
    socket.write(part);
    if (attempt.pauseMs !== undefined) await delay(attempt.pauseMs);
  }
  if (attempt.isUnread === true) socket.pause();
  await Promise.race([ended.promise, delay(attempt.holdMs ?? holdMs, undefined, { ref: false })]);
  socket.destroy();
  const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
  if (status === undefined) return judgeCut('closed without an answer', mayBeCut);
  return judgeAnswer(Number(status), answer.slice(answer.indexOf('\r\n\r\n') + 4));
}

function isWholeHead(answer: string): boolean {
  return answer.includes('\r\n\r\n');
}
