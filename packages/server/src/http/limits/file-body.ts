// The content types of files that are sent as they are, without a form, and the bytes of such a body.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { say } from '../../sentences/say.ts';
import { refusal } from '../refusal.ts';
import { bodyLimits } from './request-bodies.ts';

/** Nothing of the body is read before the route reads it. */
export function acceptFiles(routes: FastifyInstance, types: readonly string[]): void {
  routes.addContentTypeParser([...types], (_request, payload, done) => done(null, payload));
}

/** Whether the body is of a type that acceptFiles has named. */
export function isFileBody({ body, raw }: FastifyRequest): boolean {
  return body === raw;
}

/** Throws a UserError for a body that is too large, too slow or incomplete. */
export function readFileBody({ raw }: FastifyRequest, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = () => {
    const sentence = say('TABLE_FILE_TOO_LARGE', { megabytes: maxBytes / 1024 ** 2 });
    return refusal(413, { code: 'LIMIT_EXCEEDED', ...sentence });
  };
  return new Promise((resolve, reject) => {
    if (Number(raw.headers['content-length']) > maxBytes) return reject(tooLarge());
    const chunks: Buffer[] = [];
    let sizeBytes = 0;
    const timer = setTimeout(() => finish(tooSlow()), bodyLimits.timeoutMs);
    function finish(error?: Error): void {
      clearTimeout(timer);
      raw.off('data', add).off('end', complete).off('error', leave).off('close', leave);
      if (error === undefined) resolve(Buffer.concat(chunks));
      else reject(error);
    }
    const complete = () => finish();
    const leave = () => finish(refusal(400, { code: 'INVALID', ...say('TABLE_FILE_INCOMPLETE') }));
    function add(chunk: Buffer): void {
      sizeBytes += chunk.length;
      if (sizeBytes > maxBytes) return finish(tooLarge());
      chunks.push(chunk);
    }
    raw.on('data', add).on('end', complete).on('error', leave).on('close', leave);
  });
}

function tooSlow(): Error {
  const sentence = say('BODY_TOO_SLOW', { seconds: bodyLimits.timeoutMs / 1000 });
  return refusal(408, { code: 'LIMIT_EXCEEDED', ...sentence });
}
