import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { UserError } from '../errors/user-error.ts';
import { say } from '../sentences/say.ts';
import { toRecordedError } from './recorded-error.ts';

function databaseError(message: string, code: string): DatabaseError {
  return Object.assign(new DatabaseError(message, 0, 'error'), { code, severity: 'ERROR', detail: 'Key (a)=(secret)' });
}

test.each([
  [
    'a failed statement, without its parameters and the values that PostgreSQL quotes',
    new DrizzleQueryError('select $1', ['secret'], databaseError('invalid date: "secret "" 2', '22007')),
    { type: 'DatabaseError', message: 'invalid date: "…""…" (22007)', isExpected: false },
  ],
  [
    'a failed statement without a cause',
    new DrizzleQueryError('select $1', ['secret']),
    { type: 'DrizzleQueryError', message: '', isExpected: false },
  ],
  [
    'a lost connection',
    Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:5432'), { code: 'ECONNREFUSED' }),
    { type: 'Error', message: 'connect ECONNREFUSED 10.0.0.1:5432 (ECONNREFUSED)', isExpected: false },
  ],
  [
    'a text that cannot be read, without the text',
    new SyntaxError(`Unexpected token 's', "secret" is not valid JSON`),
    { type: 'SyntaxError', message: `Unexpected token '…', "…" is not valid JSON`, isExpected: false },
  ],
  [
    'a refusal, by its reasons',
    new UserError(
      { code: 'INVALID', ...say('BODY_CHARSET_OTHER') },
      { code: 'INVALID', ...say('BODY_TOO_LARGE', { bytes: 12_345 }) },
    ),
    { type: 'UserError', message: 'BODY_CHARSET_OTHER BODY_TOO_LARGE', isExpected: true },
  ],
  [
    'a refusal by a trigger',
    new Error('Failed query', { cause: new UserError({ code: 'INVALID', ...say('BODY_CHARSET_OTHER') }) }),
    { type: 'UserError', message: 'BODY_CHARSET_OTHER', isExpected: true },
  ],
  ['anything else that was thrown', 'secret', { type: 'string', message: '', isExpected: false }],
])('%s', (_name, error, recorded) => {
  expect(toRecordedError(error)).toEqual(recorded);
});

test('a long message is cut', () => {
  expect(toRecordedError(new Error('x'.repeat(1_000))).message).toHaveLength(500);
});
