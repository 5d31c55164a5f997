import type { FastifyReply } from 'fastify';

/** Aborts when the client disconnects before it was answered. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  // A caller who left while the product was read sends no further event.
  if (raw.destroyed || raw.closed) controller.abort();
  else raw.once('close', () => controller.abort());
  return controller.signal;
}
