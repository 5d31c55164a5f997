// The OpenAPI 3.1 document of one function, with types and examples from its workbook. Pure.
import type { FieldItem, ReportedField } from '@coverwright/render/workbook';
import { failure, problem } from '../../../errors/answer-schemas.ts';
import { functionCallsMax } from './function-request.ts';
import type { MatchedFunction } from '../workbook/function-state.ts';

export interface DocumentedFunction {
  readonly name: string;
  /** The id or logical id that calls use. */
  readonly id: string;
  /** The server's public address. */
  readonly publicUrl: string;
  readonly matched: Pick<MatchedFunction, 'inputs' | 'outputs'>;
}

type Schema = Readonly<Record<string, unknown>>;

export function toFunctionDocument({ name, id, publicUrl, matched }: DocumentedFunction): Schema {
  const { inputs, outputs } = matched;
  const limit = functionCallsMax.toLocaleString('en-US');
  return {
    openapi: '3.1.0',
    info: {
      title: name,
      version: '1',
      description: `A calculation in a workbook. A request has one call or a list of up to ${limit}; a list is answered item by item, each with its own errors.`,
    },
    servers: [{ url: publicUrl }],
    security: [{ apiKey: [] }, { bearer: [] }],
    paths: { [`/api/v1/functions/${encodeURIComponent(id)}`]: { post: operation(matched) } },
    components: {
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
        bearer: { type: 'http', scheme: 'bearer', description: 'An API key, or the token of a sign-in.' },
      },
      schemas: {
        Call: {
          type: 'object',
          properties: {
            inputs: toObject(inputs, { isRequired: true }),
            asOf: {
              type: 'string',
              format: 'date',
              description: 'The date and time that TODAY() and NOW() return; by default the current ones.',
            },
            allowMissing: {
              type: 'boolean',
              default: false,
              description: 'Whether inputs may be missing or null: the values of the workbook are used.',
            },
          },
          required: ['inputs'],
          additionalProperties: false,
        },
        Result: {
          type: 'object',
          properties: { status: { const: 'success' }, outputs: toObject(outputs, { isRequired: true }) },
          required: ['status', 'outputs'],
        },
        Failure: failure,
        Problem: problem,
      },
    },
  };
}

function operation({ inputs, outputs }: Pick<MatchedFunction, 'inputs' | 'outputs'>): Schema {
  const examples = (items: readonly Named[]) => Object.fromEntries(items.map(({ name, field }) => [name, field.value]));
  return {
    operationId: 'call',
    summary: 'Call the function',
    requestBody: { required: true, content: json(oneOrList('Call'), { inputs: examples(inputs) }) },
    responses: {
      200: {
        description: 'The outputs of one call, or of a list of them item by item.',
        content: json(oneOrList('Result', 'Failure'), { status: 'success', outputs: examples(outputs) }),
      },
      400: failed('The body cannot be read, or the one call has no result.'),
      401: failed('The API key or token is missing, wrong, revoked or expired.'),
      404: failed('There is no such function.'),
      413: failed('The body is larger than 8 MiB.'),
      415: failed('The body is not JSON in UTF-8, by its Content-Type or Content-Encoding.'),
      503: failed('The server is too busy to process the request.'),
    },
  };
}

interface Named {
  readonly name: string;
  readonly field: ReportedField;
}

function toObject(items: readonly Named[], { isRequired }: { readonly isRequired: boolean }): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(items.map(({ name, field }) => [name, toSchema(field)])),
    ...(isRequired && { required: items.map(({ name }) => name) }),
    additionalProperties: false,
  };
}

function toSchema({ shape, value, at, children, ...item }: ReportedField): Schema {
  const described = { description: `The cells ${at} of the workbook.`, examples: [value] };
  if (shape === 'value') return { ...toItemSchema({ ...item, children }), ...described };
  const [first] = children;
  return { ...described, type: 'array', ...(first && { items: toItemSchema(first) }) };
}

const types: Readonly<Partial<Record<FieldItem['dataType'], Schema>>> = {
  number: { type: 'number' },
  string: { type: 'string' },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
};

function toItemSchema({ dataType, children }: FieldItem): Schema {
  if (dataType === 'array') return { type: 'array', items: {} };
  if (dataType !== 'object') return types[dataType] ?? {};
  const properties = Object.fromEntries(children.map((child) => [child.label, toItemSchema(child)]));
  return { type: 'object', properties };
}

function oneOrList(one: string, other?: string): Schema {
  const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const item = other === undefined ? refer(one) : { anyOf: [refer(one), refer(other)] };
  return { anyOf: [refer(one), { type: 'array', items: item, maxItems: functionCallsMax }] };
}

function json(schema: Schema, example?: object): Schema {
  return { 'application/json': { schema, ...(example && { example }) } };
}

function failed(description: string): Schema {
  return { description, content: json({ $ref: '#/components/schemas/Failure' }) };
}
