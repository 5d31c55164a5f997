/**
 * Extracts what is shown from the OpenAPI document of a product or function. Anything missing from the document is
 * omitted.
 */
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

/** The last path segments of a product's operations. */
const productOperations = ['price', 'underwriting'] as const;
export type ProductOperation = (typeof productOperations)[number];
export type OperationName = ProductOperation | 'call';

export interface ApiOperation<Name extends OperationName = OperationName> {
  readonly name: Name;
  /** The schema of a single body; a list of such bodies is accepted, too. */
  readonly bodySchema: Json;
  readonly bodyFields: readonly SchemaField[];
  /** The maximum length of a list of bodies; undefined if the document does not specify one. */
  readonly listMax: number | undefined;
  readonly exampleBody: Json;
  readonly answerSchema: Json;
  /** The schema of each element when the answer is a list. */
  readonly listAnswerSchema: Json;
  readonly answerFields: readonly SchemaField[];
  readonly outcomes: readonly Outcome[];
}

interface Outcome {
  /** The HTTP status, such as 200. */
  readonly status: string;
  readonly description: string;
}

/** The operations of a product, by name. Operations missing from the document are omitted. */
export function readOperations(document: JsonObject): readonly ApiOperation<ProductOperation>[] {
  return productOperations.flatMap((name) => findOperations(document, name, (path) => path.endsWith(`/${name}`)));
}

/** The only operation of a function. */
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

/** The schema itself, or the single-item schema where either one item or a list is accepted. */
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
