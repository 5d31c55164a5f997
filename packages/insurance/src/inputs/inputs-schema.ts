/**
 * Declared inputs as JSON Schema 2020-12, for the OpenAPI document of a product. It describes what a client should send:
 * the level, which may change, is only named (x-level).
 */
import { isJsonList, isJsonObject, type Json } from '../json.ts';
import { type Input, type InputType, segmentsOf, textIn } from './input.ts';

export type InputSchema = Readonly<Record<string, unknown>>;

/** The schema of an object, which may be merged with one that describes other members of it. */
export interface InputsSchema extends InputSchema {
  readonly properties: Readonly<Record<string, InputSchema>>;
}

/** @param locales of labels and descriptions, by preference */
export function inputsToJsonSchema(inputs: readonly Input[], locales: readonly string[]): InputsSchema {
  const conditions = inputs.flatMap((input) => toCondition(input, inputs));
  return {
    ...toObjectSchema(
      inputs.map((input) => ({ input, segments: segmentsOf(input.path) })),
      locales,
    ),
    ...(conditions.length > 0 && { allOf: conditions }),
  };
}

interface Placed {
  readonly input: Input;
  /** The rest of its path. */
  readonly segments: readonly string[];
}

function toObjectSchema(placed: readonly Placed[], locales: readonly string[]): InputsSchema {
  const members = Map.groupBy(placed, ({ segments }) => segments[0] ?? '');
  const required = [...members].filter(([, inside]) => inside.some(({ input }) => isAlwaysRequired(input)));
  const properties = [...members].map(([name, inside]) => [name, toMemberSchema(inside, locales)] as const);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required: required.map(([name]) => name) }),
  };
}

function toMemberSchema(inside: readonly Placed[], locales: readonly string[]): InputSchema {
  const [first] = inside;
  if (first !== undefined && first.segments.length === 1) return toInputSchema(first.input, locales);
  return toObjectSchema(
    inside.map(({ input, segments }) => ({ input, segments: segments.slice(1) })),
    locales,
  );
}

function isAlwaysRequired({ requiredWhen, default: value }: Input): boolean {
  return requiredWhen === true && value === undefined;
}

/** A value that is not always required may be null. */
function toInputSchema(input: Input, locales: readonly string[]): InputSchema {
  const { label, help, default: value, isPersonal, requiredWhen, level } = input;
  const title = textIn(label, locales);
  const description = textIn(help, locales);
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...toTypeSchema(input, locales, isAlwaysRequired(input) ? [] : ['null']),
    ...(value !== undefined && { default: value }),
    ...examplesOf(input),
    ...(isPersonal && { 'x-personal': true }),
    ...(requiredWhen !== undefined && requiredWhen !== true && { 'x-required-when': requiredWhen }),
    'x-level': level,
  };
}

/** The suggestions for a text are no choices. */
function examplesOf({ type, example, choices = [] }: Input): InputSchema {
  const suggested = type === 'text' ? choices.map(({ value }) => value).slice(0, examplesMax) : [];
  const examples = example === undefined ? suggested : [example, ...suggested.filter((one) => one !== example)];
  return examples.length > 0 ? { examples } : {};
}

const examplesMax = 50;

const typeNames: Readonly<Record<Exclude<InputType, 'choice'>, string>> = {
  text: 'string',
  number: 'number',
  integer: 'integer',
  amount: 'number',
  date: 'string',
  boolean: 'boolean',
  list: 'array',
};

function toTypeSchema(input: Input, locales: readonly string[], others: readonly 'null'[]): InputSchema {
  const { type, choices = [], minimum, maximum, unit, currency, minItems, maxItems, items } = input;
  if (type === 'choice') {
    const constants = choices.map(({ value, label }) => ({ const: value, title: textIn(label, locales) ?? value }));
    return { oneOf: [...constants, ...others.map((other) => ({ type: other }))] };
  }
  const name = typeNames[type];
  // A plain text is a code for programs, in any language.
  const unitText = typeof unit === 'string' ? unit : textIn(unit, locales);
  return {
    type: others.length > 0 ? [name, ...others] : name,
    ...(type === 'date' && { format: 'date', pattern: String.raw`^\d{4}-\d{2}-\d{2}$` }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(unitText !== undefined && { 'x-unit': unitText }),
    ...(currency !== undefined && { 'x-currency': currency }),
    ...(minItems !== undefined && { minItems }),
    ...(maxItems !== undefined && { maxItems }),
    ...(items !== undefined && items.length > 0 && { items: toEntrySchema(items, locales) }),
  };
}

function toEntrySchema(items: readonly Input[], locales: readonly string[]): InputSchema {
  const [first] = items;
  return first?.path === '' ? toInputSchema(first, locales) : inputsToJsonSchema(items, locales);
}

/** Only an equality with a text, or a list of texts: JSON Logic compares numbers less strictly than JSON Schema. */
function toCondition({ path, requiredWhen, default: value }: Input, inputs: readonly Input[]): readonly InputSchema[] {
  const comparison = requiredWhen === undefined || value !== undefined ? undefined : toComparison(requiredWhen);
  if (comparison === undefined) return [];
  const read = inputs.find((input) => input.path === comparison.path);
  if (read === undefined) return [];
  const expected = { enum: comparison.values };
  // Without a value, the default is read.
  const isMetByDefault = comparison.values.some((one) => one === read.default);
  // Null is no value either.
  const consequence = nested(segmentsOf(path), { not: { type: 'null' } }, true);
  return [implies(nested(segmentsOf(comparison.path), expected, !isMetByDefault), consequence)];
}

/** An object literal with a member `then` could be taken for a promise. */
function implies(condition: InputSchema, consequence: InputSchema): InputSchema {
  const keywords: readonly (readonly [string, InputSchema])[] = [
    ['if', condition],
    ['then', consequence],
  ];
  return Object.fromEntries(keywords);
}

function nested([first, ...rest]: readonly string[], inner: InputSchema, isRequired: boolean): InputSchema {
  if (first === undefined) return inner;
  return { properties: { [first]: nested(rest, inner, isRequired) }, ...(isRequired && { required: [first] }) };
}

interface Comparison {
  readonly path: string;
  readonly values: readonly Json[];
}

function toComparison(condition: Json): Comparison | undefined {
  if (!isJsonObject(condition)) return undefined;
  const [entry, ...others] = Object.entries(condition);
  if (entry === undefined || others.length > 0) return undefined;
  const [name, operands] = entry;
  if (!isJsonList(operands) || operands.length !== 2) return undefined;
  const [first = null, second = null] = operands;
  if (name === 'in') return isJsonList(second) ? toRead(first, second) : undefined;
  if (name !== '==' && name !== '===') return undefined;
  return toRead(first, [second]) ?? toRead(second, [first]);
}

function toRead(read: Json, values: readonly Json[]): Comparison | undefined {
  if (!isJsonObject(read) || Object.keys(read).length !== 1) return undefined;
  const { var: path } = read;
  const areTexts = values.every((one) => typeof one === 'string');
  return typeof path === 'string' && areTexts ? { path, values } : undefined;
}
