// What the server answers in a state. The data of a fixture is typed by the operation, and every answer is executed
// against the schema, so that a fixture cannot contain anything that the server would not answer.
import {
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  buildSchema,
  execute,
  getNamedType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  parse,
  validate,
} from 'graphql';
import schemaText from '../../../schema.graphql?raw';
import type { Problem } from '../src/api/api-error.ts';
import type { TypedDocument } from '../src/api/typed-document.ts';

/** A fixture contains only what its state shows: the schema determines the rest. */
export type Partially<Value> = Value extends readonly (infer Item)[]
  ? readonly Partially<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]?: Partially<Value[Key]> } & { readonly __typename?: string }
    : Value;

export interface Answer {
  /** The name of an operation, or the path of another request. */
  readonly to: string;
  readonly respond: (body: unknown) => Promise<Response>;
}

interface Operation {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

export function answer<Data, Variables extends object>(
  document: TypedDocument<Data, Variables>,
  data: Partially<Data>,
): Answer {
  return {
    to: nameOf(document.toString()),
    respond: async (body) => {
      if (!isOperation(body)) throw new Error('The request is not an operation.');
      return Response.json({ data: await complete(body, data) });
    },
  };
}

/** The content at a path. */
export function answerContent(path: string, content: BlobPart, type: string): Answer {
  return { to: path, respond: async () => new Response(new Blob([content], { type })) };
}

/** The server refuses the operation with a problem. */
export function refuse<Data, Variables>(
  document: TypedDocument<Data, Variables>,
  code: string,
  rest: Partial<Problem> = {},
): Answer {
  const message = 'The server refuses this.';
  const errors = [{ message, extensions: { code, problems: [{ code, message, ...rest }] } }];
  return { to: nameOf(document.toString()), respond: async () => Response.json({ errors }) };
}

/** The server cannot be reached. */
export function fail<Data, Variables>(document: TypedDocument<Data, Variables>): Answer {
  return { to: nameOf(document.toString()), respond: async () => Promise.reject(new TypeError('Failed to fetch')) };
}

/** Never answers. */
export function wait<Data, Variables>(document: TypedDocument<Data, Variables>): Answer {
  return { to: nameOf(document.toString()), respond: async () => new Promise(() => undefined) };
}

const schema = buildSchema(schemaText, { assumeValid: true });

/** Reports an operation or data that contradicts the schema like any error of the page. */
async function complete(operation: Operation, data: unknown): Promise<unknown> {
  try {
    return await executeWith(operation, data);
  } catch (error) {
    reportError(error);
    throw error;
  }
}

async function executeWith({ query, variables }: Operation, data: unknown): Promise<unknown> {
  const document = parse(query);
  const invalid = validate(schema, document);
  if (invalid[0]) throw invalid[0];
  const outcome = await execute({ schema, document, variableValues: variables, rootValue: data, fieldResolver });
  if (outcome.errors?.[0]) throw outcome.errors[0];
  return outcome.data;
}

const fieldResolver: GraphQLFieldResolver<unknown, unknown> = (source, _args, _context, { path, returnType }) => {
  const value: unknown = typeof source === 'object' && source !== null ? Reflect.get(source, path.key) : undefined;
  return value === undefined && isNonNullType(returnType) ? defaultOf(returnType.ofType) : value;
};

function defaultOf(type: GraphQLOutputType): unknown {
  if (isListType(type)) return [];
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.value;
  if (!isLeafType(named)) return {};
  if (named.name === 'Boolean') return false;
  if (['Byte', 'Decimal', 'Float', 'Int'].includes(named.name)) return 0;
  return named.name.startsWith('Date') ? '2026-03-02T01:30:00Z' : '';
}

function nameOf(query: string): string {
  return /^\s*(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? '';
}

function isOperation(body: unknown): body is Operation {
  return typeof body === 'object' && body !== null && 'query' in body && 'variables' in body;
}
