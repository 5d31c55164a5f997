// How GraphQL returns problems: with the values of a sentence as JSON text.
import type { Problem } from '../errors/user-error.ts';

export const problemResolvers = {
  errors: { paramsJsonString: ({ params }: Problem) => (params === undefined ? null : JSON.stringify(params)) },
};

/** The same for the extensions of an error, which have no type. */
export function presentProblem({ params, ...problem }: Problem): object {
  return params === undefined ? problem : { ...problem, paramsJsonString: JSON.stringify(params) };
}
