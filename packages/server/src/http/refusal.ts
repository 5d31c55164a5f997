import type { FastifyError } from 'fastify';
import { type Problem, UserError } from '../errors/user-error.ts';

/** An expected failure that ends the request with the given status. */
export function refusal(statusCode: number, problem: Problem): UserError {
  return Object.assign(new UserError(problem), { statusCode });
}

/** A client error reported by Fastify. Undefined for any other error, and for one that already has problems. */
export function httpProblem(error: FastifyError, mediaTypeMessage = 'Send the body as application/json.') {
  if (error instanceof UserError) return undefined;
  const { code, statusCode = 500, message } = error;
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return invalid(mediaTypeMessage);
  return statusCode >= 400 && statusCode < 500 ? invalid(message) : undefined;
}

function invalid(message: string): Problem {
  return { code: 'INVALID', message };
}

/** The body for a client of GraphQL, whose errors have this form. */
export function graphqlErrorBody({ code, message }: Problem): object {
  return { errors: [{ message, extensions: { code, problems: [{ code, message }] } }] };
}
