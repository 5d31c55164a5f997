// The OpenAPI 3.1 document of one product's API, derived from its logic. Pure.
import type { Input } from '@coverwright/insurance/input';
import {
  describeVariables,
  type Json,
  type JsonObject,
  type PreparedTables,
  type VariableDescription,
} from '@coverwright/rules';
import { describePriceVariables } from '../prices/price-variables.ts';
import { answerSchemas } from './answer-schemas.ts';
import { success } from '../../errors/envelope.ts';
import { itemsMax } from './calculation-request.ts';
import { versionsMax } from './dated-request.ts';
import { toDeclaredSchema } from './declared-schema.ts';
import { type ObjectSchema, type Schema, toCodesSchema } from './variable-schema.ts';

export interface DocumentedCode {
  readonly kind: 'discount' | 'loading';
  readonly code: string;
  readonly name: string;
  /** The calculation logic. */
  readonly logic: Json;
}

export interface Example {
  readonly body: JsonObject;
  /** The response. */
  readonly answer: object;
}

export interface DocumentedProduct {
  readonly name: string;
  readonly version: string;
  /** The server's public address. */
  readonly publicUrl: string;
  /** The encoded path of the product: /api/v1/products/… */
  readonly path: string;
  readonly pricing: Json;
  readonly underwriting: Json;
  readonly codes: readonly DocumentedCode[];
  readonly inputs: readonly Input[];
  /** Those that the logic looks up. */
  readonly tables: PreparedTables | undefined;
  /** Of the labels of inputs. */
  readonly locale: string;
  readonly priceExample: Example | undefined;
  readonly decisionExample: Example | undefined;
  /** If the version has a first day: the operations without a version are documented, too. */
  readonly dated: DatedPath | undefined;
}

interface DatedPath {
  /** The encoded path of the plan and type. */
  readonly path: string;
  readonly effectiveFrom: string;
}

export function toOpenapiDocument(product: DocumentedProduct): Schema {
  const { name, version, publicUrl, path, codes, dated } = product;
  const discounts = codes.filter(({ kind }) => kind === 'discount');
  return {
    openapi: '3.1.0',
    info: {
      title: name,
      version: version === '' ? '-' : version,
      description: `Prices and underwriting decisions. A request has one calculation or a list of up to ${itemsMax.toLocaleString('en-US')}; a list is answered item by item, each with its own errors.`,
    },
    servers: [{ url: publicUrl }],
    security: [{ apiKey: [] }, { bearer: [] }],
    paths: {
      [`${path}/price`]: {
        post: operation('price', 'Calculate a price', 'Price', product.priceExample),
      },
      [`${path}/underwriting`]: {
        post: {
          ...operation('underwriting', 'Decide on an application', 'Decision', product.decisionExample),
          description:
            'A value that the logic reads and that is absent, null or an empty text is a problem (REQUIRED), unless the logic handles its absence. A value of a wrong type is a problem too (INVALID), but numbers may be sent as texts.',
        },
      },
      ...(dated && toDatedPaths(product, dated)),
    },
    components: {
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
        bearer: { type: 'http', scheme: 'bearer', description: 'An API key, or the token of a sign-in.' },
      },
      schemas: {
        PriceRequest: toPriceRequest(product, discounts, {}),
        DecisionRequest: toRequestSchema(toDecisionValues(product), {}),
        ...(dated && toDatedSchemas(product, discounts)),
        ...answerSchemas,
      },
    },
  };
}

const startDate: Schema = {
  type: 'string',
  format: 'date',
  description:
    'The first day of the cover, such as 2028-01-31. The version with the latest first day that is not after it answers.',
};

const appliedVersion: Schema = {
  type: 'object',
  properties: {
    version: { type: 'string', description: 'The version that answered.' },
    effectiveFrom: { type: 'string', format: 'date', description: 'Its first day.' },
  },
  required: ['version', 'effectiveFrom'],
};

function toDatedSchemas(
  product: DocumentedProduct,
  discounts: readonly DocumentedCode[],
): Readonly<Record<string, Schema>> {
  const answered = (name: string): Schema => ({ allOf: [{ $ref: `#/components/schemas/${name}` }, appliedVersion] });
  return {
    DatedPriceRequest: toPriceRequest(product, discounts, { startDate }),
    DatedDecisionRequest: toRequestSchema(toDecisionValues(product), { startDate }),
    DatedPrice: answered('Price'),
    DatedDecision: answered('Decision'),
  };
}

/** Their values are described as this version needs them, since the version of a request is not known before. */
function toDatedPaths(
  { version, priceExample, decisionExample }: DocumentedProduct,
  { path, effectiveFrom }: DatedPath,
): Readonly<Record<string, Schema>> {
  const description = `With the version that is effective on startDate, which the answer names; 404 if there is none. The values are described for version ${version === '' ? '-' : version}, effective from ${effectiveFrom}: other versions may need others. The items of a list can use up to ${versionsMax} versions.`;
  const toDated = (example: Example | undefined): Example | undefined =>
    example && {
      body: { startDate: effectiveFrom, ...example.body },
      answer: { ...success, version, effectiveFrom, ...example.answer },
    };
  const price = operation('priceByDate', 'Calculate a price by date', 'DatedPrice', toDated(priceExample));
  const decision = operation('underwritingByDate', 'Decide by date', 'DatedDecision', toDated(decisionExample));
  return {
    [`${path}/price`]: { post: { ...price, description } },
    [`${path}/underwriting`]: { post: { ...decision, description } },
  };
}

function toPriceRequest(
  product: DocumentedProduct,
  discounts: readonly DocumentedCode[],
  others: Readonly<Record<string, Schema>>,
): Schema {
  const request = toRequestSchema(toPriceValues(product), {
    ...others,
    discountCodes: {
      ...toCodesSchema(discounts),
      ...(discounts.length === 0 && { description: 'The product has no discount codes.' }),
    },
    allowMissing: {
      type: 'boolean',
      default: false,
      description:
        'Whether required variables may be missing or null: they are read as null, and missingVariables names them.',
    },
    strict: {
      type: 'boolean',
      default: false,
      description:
        'Whether values that would be in unknownValues are refused, each as INVALID at its path, such as values.zone.',
    },
  });
  return { ...request, additionalProperties: false };
}

function toRequestSchema(values: Schema, others: Readonly<Record<string, Schema>>): Schema {
  const required = others['startDate'] === undefined ? ['values'] : ['startDate', 'values'];
  return { type: 'object', properties: { values, ...others }, required };
}

function toDecisionValues({ underwriting, inputs, tables, locale }: DocumentedProduct): Schema {
  return toDeclaredSchema(describeVariables(underwriting, { tables }), inputs, locale);
}

function toPriceValues({ pricing, codes, inputs, tables, locale }: DocumentedProduct): Schema {
  const variables = describePriceVariables({ pricing, codes: codes.map(({ logic }) => logic), tables });
  return withLoadingCodes(toDeclaredSchema(variables, inputs, locale), codes, variables);
}

function withLoadingCodes(
  values: ObjectSchema,
  codes: readonly DocumentedCode[],
  variables: readonly VariableDescription[],
): Schema {
  const loadings = codes.filter(({ kind }) => kind === 'loading');
  const isRead = variables.some(({ segments: [first] }) => first === 'loadingCodes');
  if (loadings.length === 0 && !isRead) return values;
  return { ...values, properties: { ...values.properties, loadingCodes: toCodesSchema(loadings) } };
}

type AnswerName = 'Price' | 'Decision' | 'DatedPrice' | 'DatedDecision';

function operation(id: string, summary: string, answer: AnswerName, example: Example | undefined): Schema {
  const item = { $ref: `#/components/schemas/${answer}Request` };
  const answered = { $ref: `#/components/schemas/${answer}` };
  const failed = { $ref: '#/components/schemas/Failure' };
  return {
    operationId: id,
    summary,
    parameters: [
      {
        name: 'Accept-Language',
        in: 'header',
        description: 'The locale of the formatted prices.',
        schema: { type: 'string', examples: ['en-US'] },
      },
    ],
    requestBody: {
      required: true,
      content: json(oneOrList(item, item), example?.body),
    },
    responses: {
      200: {
        description: `The answer to one calculation, or to a list of them item by item.`,
        content: json(oneOrList(answered, { anyOf: [answered, failed] }), example?.answer),
      },
      400: failure('The body cannot be read or does not match its schema, or the one calculation has no result.'),
      401: failure('The API key or token is missing, wrong, revoked or expired.'),
      404: failure('There is no such product.'),
      413: failure('The body is larger than 8 MiB.'),
      415: failure('The body is not JSON in UTF-8, by its Content-Type or Content-Encoding.'),
      503: failure('The server is too busy to process the request.'),
    },
  };
}

function oneOrList(one: Schema, item: Schema): Schema {
  return { anyOf: [one, { type: 'array', items: item, maxItems: itemsMax }] };
}

function json(schema: Schema, example: object | undefined): Schema {
  return { 'application/json': { schema, ...(example !== undefined && { example }) } };
}

function failure(description: string): Schema {
  return { description, content: json({ $ref: '#/components/schemas/Failure' }, undefined) };
}
