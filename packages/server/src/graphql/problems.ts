// How GraphQL returns problems: with the values of a sentence as JSON text.
import { shorten } from '@coverwright/insurance/shorten';
import type { GraphQLError } from 'graphql';
import { messageMaxLength } from '../errors/bounded-problems.ts';
import type { Problem } from '../errors/user-error.ts';
import { say } from '../sentences/say.ts';

export const problemResolvers = {
  errors: { paramsJsonString: ({ params }: Problem) => (params === undefined ? null : JSON.stringify(params)) },
};

/** The same for the extensions of an error, which have no type. */
export function presentProblem({ params, ...problem }: Problem): object {
  return params === undefined ? problem : { ...problem, paramsJsonString: JSON.stringify(params) };
}

/** The problems with which we made an error; undefined for one of a library. */
export function problemsOf({ extensions }: GraphQLError): readonly Problem[] | undefined {
  const problems: unknown = extensions['problems'];
  return Array.isArray(problems) ? (problems as readonly Problem[]) : undefined;
}

/** What a library reports about a document or its variables. */
export function libraryProblem(message: string): Problem {
  return { code: 'INVALID', ...say('GRAPHQL_INVALID', { fault: shorten(message, messageMaxLength) }) };
}
