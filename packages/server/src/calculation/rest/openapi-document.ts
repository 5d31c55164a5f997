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
import { itemsMax } from './calculation-request.ts';
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
}

export function toOpenapiDocument(product: DocumentedProduct): Schema {
  const { name, version, publicUrl, path, codes } = product;
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
    },
    components: {
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
        bearer: { type: 'http', scheme: 'bearer', description: 'An API key, or the token of a sign-in.' },
      },
      schemas: {
        PriceRequest: {
          ...toRequestSchema(toPriceValues(product), {
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
          }),
          additionalProperties: false,
        },
        DecisionRequest: toRequestSchema(toDecisionValues(product), {}),
        ...answerSchemas,
      },
    },
  };
}

function toRequestSchema(values: Schema, others: Readonly<Record<string, Schema>>): Schema {
  return { type: 'object', properties: { values, ...others }, required: ['values'] };
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

function operation(id: string, summary: string, answer: 'Price' | 'Decision', example: Example | undefined): Schema {
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
