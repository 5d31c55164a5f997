// Limits the length of texts and lists in the arguments of a field. The SDL sets limits with the directives
// @maxLength and @maxItems; without them, defaults apply. Limits of entities are checked later; they are lower
// and have their own messages.
import { isObject } from '@coverwright/insurance/json';
import {
  getNullableType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLID,
  type GraphQLResolveInfo,
  GraphQLString,
  isInputObjectType,
  isListType,
} from 'graphql';
import { findUnstorableText } from '../../errors/validate-text.ts';
import { type Problem, throwIfAny } from '../../errors/user-error.ts';
import { readDirective } from '../schema/sdl-directives.ts';
import { say } from '../../sentences/say.ts';

export const defaultMaxLength = 4_000;
export const defaultMaxItems = 1_000;
/** Further problems would only repeat the first ones. */
export const problemsMax = 20;

type Input = GraphQLArgument | GraphQLInputField;

/** Throws all problems of a resolver's arguments; must run before they are used. */
export function requireArguments(args: unknown, info: GraphQLResolveInfo): void {
  requireBounded(args, info);
  throwIfAny(findUnstorableText(args).slice(0, problemsMax));
}

/** Checks only lengths: if nothing is stored, any other text is simply invalid. */
export function requireBounded(args: unknown, info: GraphQLResolveInfo): void {
  const tooLarge: Problem[] = [];
  const field = info.parentType.getFields()[info.fieldName];
  checkInputs(args, field?.args ?? [], '', tooLarge);
  throwIfAny(tooLarge);
}

function checkInputs(value: unknown, inputs: readonly Input[], path: string, problems: Problem[]): void {
  if (!isObject(value)) return;
  for (const input of inputs) {
    const inner = value[input.name];
    if (inner === null || inner === undefined) continue;
    checkValue(inner, input.type, { limits: limitsOf(input), path: `${path}${input.name}`, problems });
  }
}

interface ArgumentPosition {
  readonly limits: Limits;
  readonly path: string;
  readonly problems: Problem[];
}

/** The recursion is bounded by the limits on nesting of documents and bodies. */
function checkValue(value: unknown, ofType: GraphQLInputType, place: ArgumentPosition): void {
  const { limits, path, problems } = place;
  if (problems.length >= problemsMax) return;
  const type = getNullableType(ofType);
  if (isListType(type)) {
    if (!Array.isArray(value)) return;
    const items: readonly unknown[] = value;
    if (items.length > limits.items) problems.push(tooManyItems(items.length, limits.items, path));
    else items.forEach((item, index) => checkValue(item, type.ofType, { ...place, path: `${path}.${index}` }));
  } else if (isInputObjectType(type)) {
    checkInputs(value, fieldsOf(type), `${path}.`, problems);
  } else if ((type === GraphQLString || type === GraphQLID) && typeof value === 'string') {
    if (value.length > limits.length) problems.push(tooLong(value.length, limits.length, path));
  }
}

function tooLong(length: number, maxLength: number, path: string): Problem {
  const sentence = say('ARGUMENT_TOO_LONG', { length: inWords(length), max: inWords(maxLength) });
  return { code: 'TOO_LONG', ...sentence, path };
}

function tooManyItems(count: number, maxItems: number, path: string): Problem {
  const sentence = say('ARGUMENT_ITEMS_MAX', { count: inWords(count), max: inWords(maxItems) });
  return { code: 'LIMIT_EXCEEDED', ...sentence, path };
}

interface Limits {
  readonly length: number;
  readonly items: number;
}

const knownLimits = new WeakMap<Input, Limits>();

function limitsOf(input: Input): Limits {
  const limits = knownLimits.get(input) ?? readLimits(input);
  knownLimits.set(input, limits);
  return limits;
}

function readLimits({ astNode }: Input): Limits {
  return {
    length: toNumber(readDirective('maxLength', astNode)?.['codeUnits'], defaultMaxLength),
    items: toNumber(readDirective('maxItems', astNode)?.['count'], defaultMaxItems),
  };
}

function toNumber(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}

const knownFields = new WeakMap<GraphQLInputObjectType, readonly GraphQLInputField[]>();

function fieldsOf(type: GraphQLInputObjectType): readonly GraphQLInputField[] {
  const fields = knownFields.get(type) ?? Object.values(type.getFields());
  knownFields.set(type, fields);
  return fields;
}

const inWords = (count: number): string => count.toLocaleString('en-US');
