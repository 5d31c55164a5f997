import { shorten } from '@coverwright/insurance/shorten';
import { GraphQLError } from 'graphql';
import { boundProblems, messageMaxLength, takeWithin } from '../../errors/bounded-problems.ts';
import { toProblems } from '../../errors/masked-problem.ts';
import type { Problem } from '../../errors/user-error.ts';
import { libraryProblem, presentProblem, problemsOf } from '../../graphql/problems.ts';
import type { AppParts, RequestFacts } from '../../request/context.ts';
import { say } from '../../sentences/say.ts';

/** An error that ends the request before anything is executed. */
export function requestError(problem: Problem, status: number): GraphQLError {
  const { code, message } = problem;
  return new GraphQLError(message, { extensions: { code, problems: [problem], http: { status } } });
}

const tooManyComparisons: Problem = {
  code: 'LIMIT_EXCEEDED',
  ...say('COMPARISONS_MAX'),
};

/** For all errors of a response, as JSON. */
export const errorsMaxBytes = 16 * 1024;
/** Per error. */
export const locationsMax = 5;
/** In characters: aliases may be as long as a document. */
export const pathMaxLength = 400;

/** The errors in the form for clients, limited so that they are small however many fields have failed. */
export function presentErrors(errors: readonly unknown[], app: AppParts, facts: RequestFacts): readonly GraphQLError[] {
  const presented = takeWithin(errorsMaxBytes, errors, (error) => bounded(presentError(error, app, facts)));
  const left = errors.length - presented.length;
  if (left === 0) return presented;
  const sentence = say('MORE_ERRORS', { left });
  return [...presented, requestError({ code: 'LIMIT_EXCEEDED', ...sentence }, 200)];
}

function bounded(error: GraphQLError): GraphQLError {
  const { message, nodes, source, positions, path, extensions } = error;
  const problems = problemsOf(error);
  const pathLength = (path ?? []).reduce<number>((length, key) => length + String(key).length, 0);
  return new GraphQLError(shorten(message, messageMaxLength), {
    nodes: nodes?.slice(0, locationsMax) ?? null,
    source: source ?? null,
    positions: positions?.slice(0, locationsMax) ?? null,
    path: pathLength > pathMaxLength ? null : (path ?? null),
    extensions: {
      ...extensions,
      ...(problems !== undefined && { problems: boundProblems(problems).map(presentProblem) }),
    },
  });
}

/** Adds one of our codes, and masks unexpected errors. */
function presentError(error: unknown, app: AppParts, facts: RequestFacts): GraphQLError {
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
  // Anything thrown by a resolver that is not a GraphQLError was unexpected.
  return error.originalError === undefined || error.originalError instanceof GraphQLError;
}

/** Errors from libraries (syntax, unknown fields, wrong types of variables) must be fixed by the client. */
function withCode(error: GraphQLError): GraphQLError {
  if (problemsOf(error) !== undefined) return error;
  // graphql-js stops comparing fields that may conflict; it has no code for that.
  if (error.message === 'Validation aborted.') return requestError(tooManyComparisons, 400);
  return new GraphQLError(error.message, {
    nodes: error.nodes ?? null,
    source: error.source ?? null,
    positions: error.positions ?? null,
    path: error.path ?? null,
    // Yoga reads and removes http; anything else that a library adds could reveal internals of the server.
    extensions: {
      code: 'INVALID',
      problems: [libraryProblem(error.message)],
      ...(error.extensions['http'] !== undefined && { http: error.extensions['http'] }),
    },
  });
}
