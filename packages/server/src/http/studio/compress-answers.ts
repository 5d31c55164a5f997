// Compresses JSON responses that are long enough to benefit. Streams and files are passed through. Response
// sizes cannot be exploited: there are no session cookies, so no other page can obtain responses with a user's
// rights.
import { brotliCompress, type BrotliOptions, constants, gzip, type ZlibOptions } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { chooseEncoding } from './content-encoding.ts';

/** A shorter response reaches its client in one round trip anyway, and a price must not be delayed. */
export const compressedMinLength = 8 * 1024;

const chunkSize = 64 * 1024;
/** Beyond these levels, each percent saved takes longer than sending it. */
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
    // Runs in a separate thread, so that other users' prices are not delayed.
    if (encoding === 'br') brotliCompress(payload, brotliOptions, finish);
    else gzip(payload, gzipOptions, finish);
  });
}

/** Text, or its bytes. */
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
