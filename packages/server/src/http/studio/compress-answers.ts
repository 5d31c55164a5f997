// Answers in JSON are compressed when they are long enough to gain by it. Streams and files pass as they are. Nothing is
// to be guessed from the sizes: no cookie signs anybody in, so no other page can have answers made with somebody's rights.
import { brotliCompress, type BrotliOptions, constants, gzip, type ZlibOptions } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { chooseEncoding } from './content-encoding.ts';

/** A shorter answer reaches its client in one round trip anyway, and a price is to wait for nothing. */
export const compressedMinLength = 8 * 1024;

const chunkSize = 64 * 1024;
/** Beyond these each percent saved costs more time than it takes to send it. */
const gzipOptions: ZlibOptions = { level: 4, chunkSize };
const brotliOptions: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 }, chunkSize };

export function compressAnswers(http: FastifyInstance): void {
  http.addHook('onSend', (request, reply, payload, done) => {
    if (!isBounded(payload) || payload.length < compressedMinLength || !isPlainJson(reply)) return done(null, payload);
    addVary(reply);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding === undefined) return done(null, payload);
    const finish = (error: Error | null, body: Buffer) => {
      if (error !== null) return done(error);
      void reply.header('content-encoding', encoding).removeHeader('content-length');
      done(null, body);
    };
    // In a thread of their own: prices of others go on meanwhile.
    if (encoding === 'br') brotliCompress(payload, brotliOptions, finish);
    else gzip(payload, gzipOptions, finish);
  });
}

/** Text, or the bytes of it. */
function isBounded(payload: unknown): payload is string | Uint8Array {
  return typeof payload === 'string' || payload instanceof Uint8Array;
}

function isPlainJson(reply: FastifyReply): boolean {
  return (
    /^application\/(?:[\w.-]+\+)?json\b/.test(String(reply.getHeader('content-type'))) &&
    !reply.hasHeader('content-encoding')
  );
}

function addVary(reply: FastifyReply): void {
  const others = reply.getHeader('vary');
  void reply.header('vary', others === undefined ? 'Accept-Encoding' : `${String(others)}, Accept-Encoding`);
}
