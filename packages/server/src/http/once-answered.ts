import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Calls back once: when the response has been handed to the network, or its client has disconnected. A response
 * queued behind another one on the same connection emits no close event, so the connection is watched too.
 */
export function onceAnswered(
  { raw: { socket } }: FastifyRequest,
  { raw: answer }: FastifyReply,
  done: () => void,
): void {
  const finish = () => {
    answer.off('finish', finish).off('close', finish);
    socket.off('close', finish);
    done();
  };
  if (socket.destroyed || answer.writableFinished) return done();
  answer.once('finish', finish).once('close', finish);
  socket.once('close', finish);
}
