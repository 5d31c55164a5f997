// Runs a stored query for the caller, on the same snapshot and within the limits of any document.
import { execute } from '@graphql-tools/executor';
import { GraphQLError, type GraphQLSchema, validate } from 'graphql';
import { findUnstorableText } from '../../errors/validate-text.ts';
import { toProblems } from '../../errors/masked-problem.ts';
import { type Problem, throwIfAny, UserError } from '../../errors/user-error.ts';
import { type ByteMeter, createByteMeter } from '../../limits/byte-meter.ts';
import { asCaller } from '../../request/create-context.ts';
import { resolveCounted } from '../limits/answer-size.ts';
import type { QueryRunner, ReadQuery, RequestContext } from '../../request/context.ts';
import { documentLimits } from '../limits/document-limits.ts';
import { createDocuments } from './documents.ts';
import { isValueNestedTooDeep } from '../../request/nesting.ts';
import { costProblem } from '../limits/operation-cost.ts';
import { libraryProblem, problemsOf } from '../problems.ts';
import { readStoredQuery, toQueryProblem } from './stored-query.ts';
import { coerceVariables, toExecution, type Variables } from './variables.ts';
import { say } from '../../sentences/say.ts';

const queryPath = 'graphQlQuery';
const variablesPath = 'input.variablesJsonString';
/** The values for rendering a template are held in memory several times. */
export const resultMaxBytes = 8 * 1024 * 1024;
/** Further problems would only repeat the first ones. */
const problemsMax = 20;

export function createQueryRunner(schema: GraphQLSchema): QueryRunner {
  const documents = createDocuments('query');

  return (context) => async (query, variables, reader) => {
    const { read, problems } = readStoredQuery(query, queryPath, documents);
    throwIfAny(problems);
    if (read === undefined) return {};
    const { document } = read;
    if (!documents.isKept(read)) {
      const errors = validate(schema, document, undefined, { maxErrors: problemsMax });
      throwIfAny(errors.map((error) => toQueryProblem(error, queryPath)));
      if (context.caller !== undefined) documents.keep(read, context.caller);
    }
    throwIfAny(unreadable(variables));
    const coerced = coerceVariables(schema, { document, variableValues: variables });
    // Their position is the definition in the query, although it is the variables that must be fixed.
    if ('errors' in coerced) throw new UserError(...coerced.errors.map(toVariableProblem));
    const tooExpensive = costProblem(schema, { document, values: coerced.values }, 'query');
    if (tooExpensive !== undefined) throw new UserError({ ...tooExpensive, path: queryPath });
    // Cached loads of the request belong to its own caller.
    const own = reader === undefined ? context : asCaller(context, reader);
    const answer = meterResult(context.answer);
    const contextValue: RequestContext = { ...own, readQuery: refuseWithin, answer };
    const execution = toExecution(schema, document, coerced.values);
    const result = await execute({ ...execution, contextValue, fieldResolver: resolveCounted });
    if ('initialResult' in result) throw new Error('A stored query was answered in parts.');
    throwIfAny((result.errors ?? []).slice(0, problemsMax).flatMap((error) => resultProblems(error, context)));
    return { ...result.data };
  };
}

/** Unreachable while stored queries may not render; the last defense against a query that runs itself. */
const refuseWithin: ReadQuery = () => Promise.reject(new Error('A stored query requested a stored query.'));

const tooMuch: Problem = {
  code: 'LIMIT_EXCEEDED',
  ...say('QUERY_RESULT_TOO_LARGE', { mebibytes: resultMaxBytes / 1024 / 1024 }),
  path: queryPath,
};

/** The result is counted separately, and as part of the request's response. */
function meterResult(answer: ByteMeter): ByteMeter {
  const result = createByteMeter(resultMaxBytes, tooMuch);
  return {
    count: (sizeBytes) => {
      result.count(sizeBytes);
      answer.count(sizeBytes);
    },
  };
}

function toVariableProblem({ message }: GraphQLError): Problem {
  return { ...libraryProblem(message), path: variablesPath };
}

/** Variables that no query can accept. */
function unreadable(variables: Variables): Problem[] {
  if (isValueNestedTooDeep(variables)) {
    const sentence = say('VARIABLES_TOO_DEEP', { max: documentLimits.nesting });
    return [{ code: 'LIMIT_EXCEEDED', ...sentence, path: variablesPath }];
  }
  const unstorable = findUnstorableText(variables).slice(0, problemsMax);
  return unstorable.map(({ code, path: name }) => {
    return {
      code,
      ...say('VARIABLE_NOT_STORABLE', { name: name ?? '' }),
      path: variablesPath,
    };
  });
}

/** For a failed field: with its own message if the failure was expected, otherwise masked. */
function resultProblems(error: GraphQLError, context: RequestContext): Problem[] {
  const { path, line, column, excerpt } = toQueryProblem(error, queryPath);
  const place = {
    ...(path !== undefined && { path }),
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
    ...(excerpt !== undefined && { excerpt }),
  };
  const cause = error.originalError ?? error;
  const problems: readonly Problem[] =
    cause instanceof GraphQLError
      ? (problemsOf(cause) ?? [toQueryProblem(cause, queryPath)])
      : toProblems(cause, context);
  return problems.map((problem) => ({ ...problem, ...place }));
}
