// Reads documents: what the tenant guard, the limits and the metrics need to know of one. Those that turned out to be
// valid, and were sent by a caller, are cached. Knows nothing of HTTP.
import { type DocumentNode, GraphQLError, parse } from 'graphql';
import type { Problem } from '../../errors/user-error.ts';
import { type CacheOwner, createByteCache } from '../../memory/byte-cache.ts';
import { type Asked, documentLimits, limitProblem, limitProblems } from '../limits/document-limits.ts';
import { textOverLimit } from './document-text.ts';
import { type RootFields, rootFields } from '../schema/root-fields.ts';

export interface ReadDocument extends RootFields {
  readonly source: string;
  readonly document: DocumentNode;
  readonly problems: readonly Problem[];
}

/** The documents of a studio, about a hundred, take 1.3 MB. */
export const cacheMaxBytes = 32 * 1024 * 1024;
/** What graphql-js makes of a token in the worst case, measured: 483 bytes; the rest is for what execution remembers. */
const bytesPerToken = 600;
/** The text is held twice, as the key and by the document, at two bytes a character. */
const bytesPerCharacter = 4;

/** Each error counts the lines up to its position, so what has longer texts in it gets by without positions. */
export const locatedMaxLength = 20_000;

export interface Documents {
  /** Throws a GraphQLError when the text is not GraphQL. */
  read(source: string): ReadDocument;
  /** Whether the document was in the cache: then it is known to be valid. */
  isKept(read: ReadDocument): boolean;
  /** Only what is valid and within the limits, for a caller: strangers must not fill the memory. */
  keep(read: ReadDocument, owner: CacheOwner): void;
  readonly sizeBytes: number;
}

/** Limits are reported in the words that fit what the documents are. */
export function createDocuments(asked: Asked): Documents {
  const cache = createByteCache<ReadDocument>(cacheMaxBytes);
  const kept = new WeakSet<ReadDocument>();
  return {
    read: (source) => cache.get(source) ?? readDocument(source, asked),
    isKept: (read) => kept.has(read),
    keep: (read, owner) => {
      kept.add(read);
      const { source, document } = read;
      const sizeBytes = source.length * bytesPerCharacter + (document.tokenCount ?? 0) * bytesPerToken;
      cache.set(source, { value: read, sizeBytes, owner });
    },
    get sizeBytes() {
      return cache.sizeBytes;
    },
  };
}

const mixedSignIn: Problem = {
  code: 'INVALID',
  message: 'token_2 and refreshToken must be sent in a separate request. Send the other queries without them.',
};

function readDocument(source: string, asked: Asked): ReadDocument {
  const document = parseWithinTokens(source, asked);
  const roots = rootFields(document);
  const problems = [...limitProblems(document, asked), ...(roots.mixesSignIn ? [mixedSignIn] : [])];
  return { source, document, ...roots, problems };
}

function parseWithinTokens(source: string, asked: Asked): DocumentNode {
  const limit = textOverLimit(source);
  if (limit !== undefined) throw requestProblem(limitProblem(limit, { asked }));
  try {
    return parse(source, { maxTokens: documentLimits.tokens, noLocation: source.length > locatedMaxLength });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const isOverTokens = error.message.includes('Parsing aborted');
    const problem: Problem = isOverTokens
      ? limitProblem('tokens', { asked })
      : { code: 'INVALID', message: error.message };
    throw requestProblem(problem, source.length > locatedMaxLength ? {} : error);
  }
}

function requestProblem(problem: Problem, { source, positions }: Partial<GraphQLError> = {}): GraphQLError {
  return new GraphQLError(problem.message, {
    ...(source !== undefined && { source }),
    ...(positions !== undefined && { positions }),
    extensions: { code: problem.code, problems: [problem], http: { spec: true, status: 400 } },
  });
}
