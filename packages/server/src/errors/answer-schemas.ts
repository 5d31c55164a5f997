// The failures of every REST API as JSON Schema.
import type { ErrorCode } from './error-codes.ts';

type Schema = Readonly<Record<string, unknown>>;

/** The codes that the APIs can return. */
const codes: readonly ErrorCode[] = [
  'REQUIRED',
  'INVALID',
  'TOO_LONG',
  'NOT_FOUND',
  'LIMIT_EXCEEDED',
  'BUSY',
  'UNAUTHENTICATED',
  'INTERNAL',
];

export const problem: Schema = {
  type: 'object',
  properties: {
    code: { type: 'string', enum: codes },
    message: { type: 'string', description: 'What happened and what to do, in words.' },
    path: { type: 'string', description: 'What it is about: a dotted path into the item, such as values.trip.days.' },
  },
  required: ['code', 'message'],
};

/** Refers to `problem` as the component Problem. */
export const failure: Schema = {
  type: 'object',
  properties: {
    status: { const: 'failure' },
    errors: { type: 'array', items: { type: 'string' }, description: 'Only the messages.' },
    errors_2: { type: 'array', items: { $ref: '#/components/schemas/Problem' } },
  },
  required: ['status', 'errors', 'errors_2'],
};
