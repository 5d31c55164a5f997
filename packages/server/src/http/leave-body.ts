import type { FastifyReply, FastifyRequest } from 'fastify';

/** A client that was refused may read why before the connection is cut, and need not send the rest. */
const lingerMs = 5_000;

/** The rest of a body that was refused is let run by for a moment: a client that still sends reads no answer. */
export function leaveBody({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete || raw.destroyed) return;
  void reply.header('connection', 'close');
  raw.unpipe();
  raw.resume();
  const timer = setTimeout(() => raw.destroy(), lingerMs);
  raw.once('close', () => clearTimeout(timer));
}
