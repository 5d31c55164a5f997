// The content of an answer from a product's own API: the value, and its problems, or those of an item in a list.
import { ApiError, failureInEnvelope, toProblems, type Problem } from '../api-error.ts';

/** Empty on success. Also handles answers that the server sends before it looks at the URL. */
export function problemsOfAnswer(answer: unknown): readonly Problem[] {
  const failure = failureInEnvelope({ answer });
  if (failure !== undefined) return failure.problems;
  if (typeof answer !== 'object' || answer === null || 'status' in answer) return [];
  const errors: unknown = 'errors' in answer ? answer.errors : undefined;
  return toProblems(errors).map((problem, index) => ({ ...problem, code: codeOf(errors, index) ?? problem.code }));
}

function codeOf(errors: unknown, index: number): string | undefined {
  const error: unknown = Array.isArray(errors) ? errors[index] : undefined;
  const extensions: unknown =
    typeof error === 'object' && error !== null && 'extensions' in error ? error.extensions : {};
  const isCoded = typeof extensions === 'object' && extensions !== null && 'code' in extensions;
  return isCoded && typeof extensions.code === 'string' ? extensions.code : undefined;
}

/** For an answer with an error status. */
export function toRestError(response: Response, answer: unknown, request: string): ApiError {
  const problems = problemsOfAnswer(answer);
  const requestId = response.headers.get('x-request-id') ?? undefined;
  return new ApiError(problems.length > 0 ? 'problems' : 'server', { problems, requestId, request });
}
