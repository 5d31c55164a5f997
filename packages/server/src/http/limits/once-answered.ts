import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Calls back once: when the answer has been handed to the network, or its client is gone. A response that waits behind
 * another of the same connection never hears that this has closed, so the connection is watched too.
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
