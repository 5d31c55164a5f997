import { type Problem, UserError } from '../errors/user-error.ts';

/** An expected failure that ends the request with that status. */
export function refusal(statusCode: number, problem: Problem): UserError {
  return Object.assign(new UserError(problem), { statusCode });
}
