/** What is shown of an OpenAPI document of a product or a function. Whatever the document leaves out is left out here too. */
import { isJsonObject, type Json, type JsonObject } from '@coverwright/rules';
import {
  exampleValues,
  inlineReferences,
  listFields,
  memberOf,
  textOf,
  variantsOf,
  type SchemaField,
} from './schema.ts';

/** The last part of the address of an operation of a product. */
const productOperations = ['price', 'underwriting'] as const;
export type ProductOperation = (typeof productOperations)[number];
export type OperationName = ProductOperation | 'call';

export interface ApiOperation<Name extends OperationName = OperationName> {
  readonly name: Name;
  /** Of one body, beside which a list of such bodies is taken. */
  readonly bodySchema: Json;
  readonly bodyFields: readonly SchemaField[];
  /** How many bodies a list may have; undefined when the document does not say. */
  readonly listMax: number | undefined;
  readonly exampleBody: Json;
  readonly answerSchema: Json;
  /** Of each element of the answer to a list. */
  readonly listAnswerSchema: Json;
  readonly answerFields: readonly SchemaField[];
  readonly outcomes: readonly Outcome[];
}

interface Outcome {
  /** HTTP, such as 200. */
  readonly status: string;
  readonly description: string;
}

/** Those of a product, by name; what the document does not have is missing. */
export function readOperations(document: JsonObject): readonly ApiOperation<ProductOperation>[] {
  return productOperations.flatMap((name) => findOperations(document, name, (path) => path.endsWith(`/${name}`)));
}

/** The only one of a function. */
export function readCall(document: JsonObject): ApiOperation<'call'> | undefined {
  return findOperations(document, 'call', () => true)[0];
}

function findOperations<Name extends OperationName>(
  document: JsonObject,
  name: Name,
  isWanted: (path: string) => boolean,
): ApiOperation<Name>[] {
  const paths = memberOf(document, 'paths');
  const path = isJsonObject(paths) ? Object.keys(paths).find(isWanted) : undefined;
  const operation = path === undefined ? null : memberOf(memberOf(paths, path), 'post');
  return isJsonObject(operation) ? [toOperation(name, inlineReferences(document, operation))] : [];
}

function toOperation<Name extends OperationName>(name: Name, operation: Json): ApiOperation<Name> {
  const media = jsonMedia(memberOf(operation, 'requestBody'));
  const bodySchema = oneOf(memberOf(media, 'schema'));
  const listSchema = listVariant(memberOf(media, 'schema'));
  const responses = memberOf(operation, 'responses');
  const outcomes = isJsonObject(responses) ? Object.entries(responses) : [];
  const [, good = null] = outcomes.find(([status]) => status.startsWith('2')) ?? [];
  const answer = memberOf(jsonMedia(good), 'schema');
  const answerSchema = oneOf(answer);
  const listMax = memberOf(listSchema, 'maxItems');
  return {
    name,
    bodySchema,
    bodyFields: listFields(bodySchema),
    listMax: typeof listMax === 'number' ? listMax : undefined,
    exampleBody: findExample(media, bodySchema),
    answerSchema,
    listAnswerSchema: memberOf(listVariant(answer), 'items') ?? answerSchema,
    answerFields: listFields(answerSchema),
    outcomes: outcomes.map(([status, outcome]) => ({
      status,
      description: textOf(memberOf(outcome, 'description')),
    })),
  };
}

function jsonMedia(holder: Json): Json {
  return memberOf(memberOf(holder, 'content'), 'application/json');
}

/** The schema itself, or that of one where one or a list of them is meant. */
function oneOf(schema: Json): Json {
  return variantsOf(schema).find((variant) => memberOf(variant, 'items') === null) ?? schema;
}

function listVariant(schema: Json): Json {
  return variantsOf(schema).find((variant) => memberOf(variant, 'items') !== null) ?? null;
}

function findExample(media: Json, bodySchema: Json): Json {
  const named = memberOf(media, 'examples');
  const values = isJsonObject(named) ? Object.values(named).map((one) => memberOf(one, 'value')) : [];
  const all = [...values, memberOf(media, 'example'), ...exampleValues(bodySchema)];
  return all.find((one) => isJsonObject(one)) ?? { values: {} };
}
