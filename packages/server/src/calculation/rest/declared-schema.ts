// The declared inputs of a product in its OpenAPI document: they take precedence over what its logic reveals. Pure.
import { type Input, segmentsOf } from '@coverwright/insurance/input';
import { inputsToJsonSchema } from '@coverwright/insurance/inputs-schema';
import { isJsonObject, type Json, type JsonObject, type VariableDescription } from '@coverwright/rules';
import { type ObjectSchema, type Schema, toValuesSchema } from './variable-schema.ts';

/** The values that the logic reads, as declared; names that only the logic reads remain. */
export function toDeclaredSchema(
  variables: readonly VariableDescription[],
  inputs: readonly Input[],
  locale: string,
): ObjectSchema {
  if (inputs.length === 0) return toValuesSchema(variables);
  const pathOf = ({ segments }: VariableDescription) => segments.join('.');
  const withDefault = new Set(inputs.filter((input) => input.default !== undefined).map(({ path }) => path));
  const read = variables.map((one) => (withDefault.has(pathOf(one)) ? { ...one, isOptional: true } : one));
  const needed = new Set(read.filter(({ isOptional }) => !isOptional).map(pathOf));
  const declared = inputs.map((input) => (needed.has(input.path) ? { ...input, requiredWhen: true } : input));
  return merge(toValuesSchema(read), inputsToJsonSchema(declared, [locale]));
}

function merge(values: ObjectSchema, declared: ObjectSchema): ObjectSchema {
  const properties: Record<string, Schema> = { ...values.properties };
  for (const [name, schema] of Object.entries(declared.properties)) {
    const known = properties[name];
    properties[name] = isObjectSchema(known) && isObjectSchema(schema) ? merge(known, schema) : schema;
  }
  const required = [...new Set([...requiredOf(values), ...requiredOf(declared)])];
  return { ...values, ...declared, properties, ...(required.length > 0 && { required }) };
}

function isObjectSchema(schema: Schema | undefined): schema is ObjectSchema {
  return isJsonObject(schema?.['properties']);
}

function requiredOf({ required }: Schema): readonly string[] {
  return Array.isArray(required) ? required.filter((name) => typeof name === 'string') : [];
}

/** The values of an example with those that the inputs themselves suggest. */
export function withExamples(values: JsonObject, inputs: readonly Input[]): JsonObject {
  let example = values;
  for (const input of inputs) {
    const value = exampleOf(input);
    if (value !== undefined) example = withValue(example, segmentsOf(input.path), value);
  }
  return example;
}

function exampleOf(input: Input): Json | undefined {
  if (input.example !== undefined) return input.example;
  if (input.default !== undefined) return input.default;
  return input.type === 'choice' ? input.choices?.[0]?.value : undefined;
}

function withValue(values: JsonObject, [first = '', ...rest]: readonly string[], value: Json): JsonObject {
  if (rest.length === 0) return { ...values, [first]: value };
  const inner = Object.hasOwn(values, first) ? values[first] : undefined;
  return { ...values, [first]: withValue(isJsonObject(inner) ? inner : {}, rest, value) };
}
