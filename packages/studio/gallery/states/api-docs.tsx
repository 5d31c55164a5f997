import { answerContent } from '../answers.ts';
import { productPage } from '../shared-answers.ts';
import type { States } from '../state.ts';
import { fill, press, see } from '../steps.ts';

const api = '/api/v1/products/single_trip/travel/2026';
const integer = { type: 'integer', examples: [7] };
const operation = {
  requestBody: {
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: { values: { type: 'object', properties: { days: integer }, required: ['days'] } },
        },
      },
    },
  },
  responses: {
    200: {
      description: '保費',
      content: { 'application/json': { schema: { type: 'object', properties: { amount: { type: 'number' } } } } },
    },
    400: { description: '欄位有誤' },
  },
};
const document = { openapi: '3.1.0', paths: { [`${api}/price`]: { post: operation } } };
const json = 'application/json';
const refusal = { code: 'REQUIRED', message: 'The server refuses this.', path: 'values.days' };
const docs = {
  names: [
    'openapi.json',
    'OpenAPI',
    'POST',
    'X-API-Key',
    'Authorization: Bearer',
    'curl',
    'TypeScript',
    'COVERWRIGHT_API_KEY',
  ],
  screen: '/products/detail/apiDocs/single_trip/travel/2026',
  answers: [
    ...productPage,
    answerContent(`${api}/openapi.json`, JSON.stringify(document), json),
    answerContent(`${api}/price`, '{"amount": 84}', json),
  ],
};

export const states: States = {
  operation: {
    ...docs,
    steps: async () => {
      await see('apiDocs:try.none');
    },
  },
  answered: {
    ...docs,
    steps: async () => {
      await press('apiDocs:try.send');
      await see('apiDocs:try.answer');
    },
  },
  'answered with a problem': {
    ...docs,
    answers: [
      ...docs.answers,
      { to: `${api}/price`, respond: async () => Response.json({ errors_2: [refusal] }, { status: 400 }) },
    ],
    steps: async () => {
      await press('apiDocs:try.send');
      await see('apiDocs:try.answer');
    },
  },
  'snippet in TypeScript': {
    ...docs,
    steps: async () => {
      await press('apiDocs:snippet.typescript');
      await see('apiDocs:snippet.copy');
    },
  },
  'not sent': {
    ...docs,
    steps: async () => {
      await fill('apiDocs:try.body', '{"values": ');
      await press('apiDocs:try.send');
      await see('apiDocs:try.goToLine', { line: 1 });
    },
  },
  failed: {
    ...docs,
    answers: [
      ...docs.answers,
      { to: `${api}/openapi.json`, respond: async () => Promise.reject(new TypeError('Failed to fetch')) },
    ],
    steps: async () => {
      await see('apiDocs:failed');
    },
  },
  missing: {
    ...docs,
    answers: [...docs.answers, { to: `${api}/openapi.json`, respond: async () => Response.json({}, { status: 404 }) }],
    steps: async () => {
      await see('apiDocs:notFound');
    },
  },
};
