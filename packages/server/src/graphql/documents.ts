// Parses documents once, and keeps what the tenant guard, the limits and the metrics need to know of them.
// Knows nothing of HTTP or of who asks.
import { type DocumentNode, GraphQLError, parse } from 'graphql';
import type { Problem } from '../errors/user-error.ts';
import { type Asked, documentLimits, limitProblem, limitProblems } from './document-limits.ts';
import { isDocumentNestedTooDeep } from './nesting.ts';
import { type RootFields, rootFields } from './root-fields.ts';

export interface ReadDocument extends RootFields {
  readonly document: DocumentNode;
  readonly problems: readonly Problem[];
}

/** Documents that are kept; a studio has about a hundred of its own. */
const cacheEntries = 500;
const cachedLengthMax = 50_000;

export interface Documents {
  /** Throws a GraphQLError when the text is not GraphQL. */
  read(source: string): ReadDocument;
}

/** Limits are told in the words that fit what the documents are. */
export function createDocuments(asked: Asked): Documents {
  const cache = new Map<string, ReadDocument>();
  return {
    read(source) {
      const cached = cache.get(source);
      if (cached !== undefined) {
        // Moved to the end: the least recently used entry is the first.
        cache.delete(source);
        cache.set(source, cached);
        return cached;
      }
      const read = readDocument(source, asked);
      if (source.length <= cachedLengthMax) {
        cache.set(source, read);
        const [oldest] = cache.keys();
        if (cache.size > cacheEntries && oldest !== undefined) cache.delete(oldest);
      }
      return read;
    },
  };
}

const mixedSignIn: Problem = {
  code: 'INVALID',
  message: 'token_2 and refreshToken stand in a document of their own. Send the other queries by themselves.',
};

function readDocument(source: string, asked: Asked): ReadDocument {
  const document = parseWithinTokens(source, asked);
  const roots = rootFields(document);
  const problems = [...limitProblems(document, asked), ...(roots.mixesSignIn ? [mixedSignIn] : [])];
  return { document, ...roots, problems };
}

function parseWithinTokens(source: string, asked: Asked): DocumentNode {
  try {
    if (isDocumentNestedTooDeep(source)) throw requestProblem(limitProblem('nesting', { asked }));
    return parse(source, { maxTokens: documentLimits.tokens });
  } catch (error) {
    if (!(error instanceof GraphQLError) || 'problems' in error.extensions) throw error;
    const isOverTokens = error.message.includes('Parsing aborted');
    const problem: Problem = isOverTokens
      ? limitProblem('tokens', { asked })
      : { code: 'INVALID', message: error.message };
    throw requestProblem(problem, error);
  }
}

function requestProblem(problem: Problem, { source, positions }: Partial<GraphQLError> = {}): GraphQLError {
  return new GraphQLError(problem.message, {
    ...(source !== undefined && { source }),
    ...(positions !== undefined && { positions }),
    extensions: { code: problem.code, problems: [problem], http: { spec: true, status: 400 } },
  });
}
