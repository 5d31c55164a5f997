// Sends prices and decisions: their text, and the status that belongs to their problems.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ThreadAnswer } from '../../calculation/calculation.ts';
import type { AnswerText } from '../../calculation/rest/answer-text.ts';
import { isNoVersion } from '../../calculation/rest/dated-request.ts';
import type { Problem } from '../../errors/user-error.ts';
import { jsonType, statusOf } from '../../http/rest.ts';
import type { AppParts } from '../../request/context.ts';

export function sendItem({ text, problems }: AnswerText, reply: FastifyReply): FastifyReply {
  return reply.code(answeredStatus(problems)).type(jsonType).send(text);
}

export function sendBytes({ bytes, problems }: ThreadAnswer, reply: FastifyReply): FastifyReply {
  return reply.code(answeredStatus(problems)).type(jsonType).send(bytes);
}

export function leave(
  { app }: { readonly app: AppParts },
  { id: requestId }: Pick<FastifyRequest, 'id'>,
  reply: FastifyReply,
): FastifyReply {
  app.log.debug({ requestId }, 'the client of a calculation went away');
  return reply.hijack();
}

function answeredStatus(problems: readonly Problem[]): number {
  if (problems.length === 0) return 200;
  return isNoVersion(problems[0]) ? 404 : statusOf(problems);
}
