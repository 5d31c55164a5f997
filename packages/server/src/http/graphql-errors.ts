import { GraphQLError } from 'graphql';
import { toProblems } from '../errors/masked-problem.ts';
import type { Problem } from '../errors/user-error.ts';
import type { AppParts, RequestFacts } from '../graphql/context.ts';

/** The same as the body of an answer that Yoga has no part in. */
export function requestErrorBody({ code, message }: Problem): object {
  return { errors: [{ message, extensions: { code, problems: [{ code, message }] } }] };
}

/** An error that ends the request before anything is executed. */
export function requestError(problem: Problem, status: number): GraphQLError {
  const { code, message } = problem;
  return new GraphQLError(message, { extensions: { code, problems: [problem], http: { status } } });
}

const tooManyComparisons: Problem = {
  code: 'LIMIT_EXCEEDED',
  message: 'The request is over the limit of comparisons: it repeats the same fields too often. Ask for each once.',
};

/** The error as a client may see it: with a code of ours, and masked unless it was expected. */
export function presentError(error: unknown, app: AppParts, facts: RequestFacts): GraphQLError {
  if (error instanceof GraphQLError && isExpected(error)) return withCode(error);
  const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  const [problem] = toProblems(cause, { app, facts });
  const { code, message } = problem ?? { code: 'INTERNAL', message: 'There was an unexpected error.' };
  return new GraphQLError(message, {
    ...(error instanceof GraphQLError && { nodes: error.nodes ?? null, path: error.path ?? null }),
    extensions: { code, requestId: facts.id, problems: [problem] },
  });
}

function isExpected(error: GraphQLError): boolean {
  if (error.extensions['unexpected'] === true) return false;
  // What a resolver threw and is no GraphQLError itself was not foreseen.
  return error.originalError === undefined || error.originalError instanceof GraphQLError;
}

/** What libraries refuse (syntax, unknown fields, wrong types of variables) is the client's to put right. */
function withCode(error: GraphQLError): GraphQLError {
  if (Array.isArray(error.extensions['problems'])) return error;
  // graphql-js stops comparing fields that could contradict each other; it has no code of its own for that.
  if (error.message === 'Validation aborted.') return requestError(tooManyComparisons, 400);
  return new GraphQLError(error.message, {
    nodes: error.nodes ?? null,
    source: error.source ?? null,
    positions: error.positions ?? null,
    path: error.path ?? null,
    // http is read and removed by Yoga; whatever else a library adds may tell about the inside of the server.
    extensions: {
      code: 'INVALID',
      problems: [{ code: 'INVALID', message: error.message }],
      ...(error.extensions['http'] !== undefined && { http: error.extensions['http'] }),
    },
  });
}
