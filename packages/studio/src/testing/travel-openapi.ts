import type { JsonObject } from '@coverwright/rules';

const values: JsonObject = {
  type: 'object',
  required: ['trip', 'insureds'],
  properties: {
    trip: {
      type: 'object',
      required: ['zone', 'days'],
      properties: {
        zone: { type: 'string', examples: ['asia', 'europe'] },
        days: { type: 'number', description: 'Whole days', examples: [6] },
      },
    },
    insureds: {
      type: 'object',
      required: ['adults', 'oldestAge'],
      properties: {
        adults: { type: 'integer', examples: [2] },
        children: { type: ['number', 'null'], default: 0 },
        oldestAge: { enum: [41, 70, 'unknown'] },
      },
    },
    'home address': { type: 'object', properties: { lines: { type: 'array', items: { type: 'string' } } } },
    anything: {},
  },
};

const body: JsonObject = {
  type: 'object',
  required: ['values'],
  properties: { values, discountCodes: { type: 'array', items: { type: 'string' } } },
};

const example: JsonObject = {
  values: { trip: { zone: 'asia', days: 6 }, insureds: { adults: 2, oldestAge: 41 }, anything: null },
};

/** A small OpenAPI 3.1 document of a travel product that covers every feature such documents use. */
export const travelOpenapi: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Travel', version: '2027.1' },
  paths: {
    '/api/v1/products/travel_plus/single_trip/2027.1/price': {
      post: {
        summary: 'Price',
        description: 'The premium for the values.',
        requestBody: {
          content: {
            'application/json': {
              schema: {
                oneOf: [
                  { $ref: '#/components/schemas/Body' },
                  { type: 'array', maxItems: 10_000, items: { $ref: '#/components/schemas/Body' } },
                ],
              },
              examples: { many: { value: [example] }, one: { value: example } },
            },
          },
        },
        responses: {
          200: {
            description: 'The price.',
            content: {
              'application/json': {
                schema: {
                  oneOf: [{ $ref: '#/components/schemas/Price' }, { type: 'array', items: { type: 'object' } }],
                },
              },
            },
          },
          401: { $ref: '#/components/responses/Unauthenticated' },
        },
      },
    },
  },
  components: {
    responses: { Unauthenticated: { description: 'The key is not valid.' } },
    schemas: {
      Body: body,
      Price: {
        type: 'object',
        required: ['status'],
        properties: {
          status: { enum: ['success', 'failure'] },
          amount: { type: ['number', 'null'], description: 'To pay' },
          loadings: {
            type: 'array',
            description: 'In their order',
            items: { type: 'object', required: ['code'], properties: { code: { type: 'string' } } },
          },
          parent: { $ref: '#/components/schemas/Price' },
        },
      },
    },
  },
};
