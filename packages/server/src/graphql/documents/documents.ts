// Parses documents and extracts what the tenant guard, the limits and the metrics need. Valid documents sent by
// a caller are cached. Independent of HTTP.
import { type DocumentNode, GraphQLError, parse } from 'graphql';
import type { Problem } from '../../errors/user-error.ts';
import { type CacheOwner, createByteCache } from '../../memory/byte-cache.ts';
import { type Asked, documentLimits, limitProblem, limitProblems } from '../limits/document-limits.ts';
import { textOverLimit } from './document-text.ts';
import { libraryProblem } from '../problems.ts';
import { type RootFields, rootFields } from '../schema/root-fields.ts';
import { say } from '../../sentences/say.ts';

export interface ReadDocument extends RootFields {
  readonly source: string;
  readonly document: DocumentNode;
  readonly problems: readonly Problem[];
}

/** The roughly one hundred documents of a studio take 1.3 MB. */
export const cacheMaxBytes = 32 * 1024 * 1024;
/** The measured worst case of graphql-js is 483 bytes per token; the rest is for caches of the execution. */
const bytesPerToken = 600;
/** The text is stored twice, as the key and in the document, at two bytes per character. */
const bytesPerCharacter = 4;

/** Each error counts the lines up to its position, so errors in longer texts have no positions. */
export const locatedMaxLength = 20_000;

export interface Documents {
  /** Throws a GraphQLError if the text is not GraphQL. */
  read(source: string): ReadDocument;
  /** Whether the document was cached, and is therefore known to be valid. */
  isKept(read: ReadDocument): boolean;
  /** Only for valid documents within the limits, sent by a caller: strangers must not fill the memory. */
  keep(read: ReadDocument, owner: CacheOwner): void;
  readonly sizeBytes: number;
}

/** Limits are reported with wording that suits the kind of document. */
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
  ...say('SIGN_IN_ALONE'),
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
    const problem = isOverTokens ? limitProblem('tokens', { asked }) : libraryProblem(error.message);
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
