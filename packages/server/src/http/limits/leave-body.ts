import type { FastifyReply, FastifyRequest } from 'fastify';

/** How long a refused client may continue to send. */
export const lingerMs = 5_000;

/**
 * Discards the rest of a refused body. The connection remains open until it has arrived, even if the client
 * requested closing it: Node would close it right after the response, and a client that is still writing would
 * get a broken pipe instead.
 */
export function leaveBody({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete || raw.destroyed) return;
  const { raw: answer } = reply;
  const isLast = !answer.shouldKeepAlive;
  void reply.removeHeader('connection');
  answer.shouldKeepAlive = true;
  raw.unpipe();
  raw.resume();
  const timer = setTimeout(() => raw.destroy(), lingerMs);
  raw.once('close', () => {
    clearTimeout(timer);
    if (!isLast) return;
    if (answer.writableFinished) raw.socket.destroySoon();
    else answer.once('finish', () => raw.socket.destroySoon());
  });
}
