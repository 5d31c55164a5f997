import type { FastifyReply } from 'fastify';

/** Tells when the client goes away before it was answered. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  // Whoever left while the product was read tells nothing any more.
  if (raw.destroyed || raw.closed) controller.abort();
  else raw.once('close', () => controller.abort());
  return controller.signal;
}
