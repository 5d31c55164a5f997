import type { FastifyError } from 'fastify';
import { type Problem, UserError } from '../errors/user-error.ts';
import { presentProblem } from '../graphql/problems.ts';
import { say } from '../sentences/say.ts';

/** An expected failure that ends the request with the given status. */
export function refusal(statusCode: number, problem: Problem): UserError {
  return Object.assign(new UserError(problem), { statusCode });
}

/** A client error reported by Fastify. Undefined for any other error, and for one that already has problems. */
export function httpProblem(error: FastifyError, otherMediaType = say('BODY_NOT_JSON_TYPE')): Problem | undefined {
  if (error instanceof UserError) return undefined;
  const { code, statusCode = 500, message } = error;
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return { code: 'INVALID', ...otherMediaType };
  if (statusCode < 400 || statusCode >= 500) return undefined;
  return { code: 'INVALID', ...say('REQUEST_INVALID', { fault: message }) };
}

/** The body for a client of GraphQL, whose errors have this form. */
export function graphqlErrorBody(problem: Problem): object {
  const { code, message } = problem;
  return { errors: [{ message, extensions: { code, problems: [presentProblem(problem)] } }] };
}
