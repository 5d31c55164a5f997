// Extracts the parameters from the text of a GraphQL request; texts that are too large are refused before they
// are parsed.
import {
  isJsonObject,
  type Json,
  type JsonObject,
  jsonOverLimit,
  type JsonShape,
  parseJsonText,
} from '@coverwright/rules';
import { type Problem, UserError } from '../../errors/user-error.ts';
import { documentLimits, limitProblem } from '../../graphql/limits/document-limits.ts';
import { toJsonSentence } from '../../errors/rule-problem.ts';
import { say } from '../../sentences/say.ts';

const { nesting, containers, values } = documentLimits;

/** Throws a UserError with the problems of the text. The parameters themselves are validated during execution. */
export function readGraphqlBody(body: string, shape: JsonShape | undefined): JsonObject {
  if (/^\s*\[/.test(body)) throw new UserError(batch);
  // The body is an object around the variables.
  const limit = jsonOverLimit(shape ?? body, { nesting: nesting + 1, containers, values });
  if (limit !== undefined) throw new UserError(limitProblem(limit));
  const value = parse(body);
  if (isJsonObject(value)) return value;
  throw new UserError({
    code: 'INVALID',
    ...say('GRAPHQL_BODY_NOT_OBJECT'),
  });
}

/** The slow scan for the error position only runs on failure. */
function parse(body: string): Json {
  try {
    return JSON.parse(body) as Json;
  } catch {
    const parsed = parseJsonText(body);
    if (parsed.ok) return parsed.value;
    throw new UserError({ code: 'INVALID', ...say('BODY_NOT_JSON', { why: toJsonSentence(parsed) }) });
  }
}

const batch: Problem = {
  code: 'LIMIT_EXCEEDED',
  ...say('BATCHES_REFUSED'),
};
