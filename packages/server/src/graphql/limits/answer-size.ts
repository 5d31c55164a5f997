// Counts the contribution of each field to a response while it is being built: a text that was read once may be
// requested under two hundred aliases. The execution ends when the request's limit is exceeded.
import {
  defaultFieldResolver,
  type FieldNode,
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { UserError } from '../../errors/user-error.ts';
import type { RequestContext } from '../../request/context.ts';

type Resolver = GraphQLFieldResolver<unknown, RequestContext>;

/** For fields without a resolver: they make up most of a long list, so this does as little as possible. */
export const resolveCounted: Resolver = (parent, args, context, info) => {
  const value: unknown = defaultFieldResolver(parent, args, context, info);
  if (value instanceof Promise) return countLater(value, context, info);
  add(answerBytes(value, info), context);
  return value;
};

/** Wraps every field with a resolver, including those of future features. */
export function countAnswers(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (field.resolve !== undefined) field.resolve = counted(field.resolve);
    }
  }
}

function counted(resolve: Resolver): Resolver {
  return (parent, args, context, info) => {
    // Nothing is started once the response is too large.
    add(0, context);
    const value: unknown = resolve(parent, args, context, info);
    if (value instanceof Promise) return countLater(value, context, info);
    add(answerBytes(value, info), context);
    return value;
  };
}

async function countLater(
  value: Promise<unknown>,
  context: RequestContext,
  info: GraphQLResolveInfo,
): Promise<unknown> {
  const resolved = await value;
  add(answerBytes(resolved, info), context);
  return resolved;
}

function add(sizeBytes: number, { answer }: RequestContext): void {
  try {
    answer.count(sizeBytes);
  } catch (error) {
    throw error instanceof UserError ? endOfExecution(error) : error;
  }
}

/** The executor ends the entire operation on such an error; clients cannot produce one. */
function endOfExecution({ message, problems }: UserError): GraphQLError {
  const extensions: Record<string, unknown> = Object.create({ CRITICAL_ERROR: true });
  return new GraphQLError(message, { extensions: Object.assign(extensions, { code: problems[0]?.code, problems }) });
}

/**
 * The approximate size of the JSON text that a field itself adds: its name, its own value, and the braces and
 * brackets around it.
 */
function answerBytes(value: unknown, info: GraphQLResolveInfo): number {
  return String(info.path.key).length + 4 + valueBytes(value, info);
}

const needsEscape = /["\\\p{Cc}\p{Cs}]/u;

/** As JSON text, in which a control character takes six bytes. */
function textBytes(text: string): number {
  return needsEscape.test(text) ? Buffer.byteLength(JSON.stringify(text)) : Buffer.byteLength(text) + 2;
}

function valueBytes(value: unknown, info: GraphQLResolveInfo): number {
  if (typeof value === 'string') return textBytes(value);
  if (typeof value === 'number') return value >= 0 && value < 1000 && Number.isInteger(value) ? 4 : 24;
  if (Array.isArray(value)) return value.reduce((size: number, item: unknown) => size + valueBytes(item, info), 2);
  if (typeof value !== 'object' || value === null) return 6;
  return value instanceof Date ? 28 : objectBytes(info);
}

const objectFrameBytes = 32;
const typeNameBytes = 32;
const knownFrames = new WeakMap<readonly FieldNode[], number>();

/** For one object without its fields. __typename has no resolver, so its names are counted here. */
function objectBytes({ fieldNodes, fragments }: GraphQLResolveInfo): number {
  const known = knownFrames.get(fieldNodes);
  if (known !== undefined) return known;
  const names = fieldNodes.flatMap(({ selectionSet }) => typeNamesIn(selectionSet, fragments, new Set()));
  const size = names.reduce((total, name) => total + name.length + typeNameBytes, objectFrameBytes);
  knownFrames.set(fieldNodes, size);
  return size;
}

function typeNamesIn(
  selectionSet: SelectionSetNode | undefined,
  fragments: GraphQLResolveInfo['fragments'],
  visited: Set<string>,
): string[] {
  return (selectionSet?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) {
      return selection.name.value === '__typename' ? [(selection.alias ?? selection.name).value] : [];
    }
    if (selection.kind === Kind.INLINE_FRAGMENT) return typeNamesIn(selection.selectionSet, fragments, visited);
    const name = selection.name.value;
    if (visited.has(name)) return [];
    visited.add(name);
    return typeNamesIn(fragments[name]?.selectionSet, fragments, visited);
  });
}
