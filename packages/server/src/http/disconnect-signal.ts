import type { FastifyReply } from 'fastify';

/** Aborts when the client disconnects before the response is complete. */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  // If the client disconnected while the product was being read, no further event follows.
  if (raw.destroyed || raw.closed) controller.abort();
  else raw.once('close', () => controller.abort());
  return controller.signal;
}
