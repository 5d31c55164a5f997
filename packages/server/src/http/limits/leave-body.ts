import type { FastifyReply, FastifyRequest } from 'fastify';

/** How long a refused client may go on sending. */
export const lingerMs = 5_000;

/**
 * Discards the rest of a body that was refused. Until it has arrived the connection stays open, even for a client that
 * wants it closed: Node would close it right behind the answer, and a client that is still writing would get a broken
 * pipe instead.
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
