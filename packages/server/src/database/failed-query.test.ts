import { DrizzleQueryError } from 'drizzle-orm';
import pino from 'pino';
import { expect, test } from 'vitest';
import { databaseMessageOf, withoutParameters } from './failed-query.ts';

test('a failed statement is logged without its parameters', () => {
  const cause = new Error('duplicate key value');
  const failed = new DrizzleQueryError('insert into mails values ($1)', ['https://secret.test/#code'], cause);
  for (const error of [failed, new Error('while sending', { cause: failed })]) {
    const line = JSON.stringify(pino.stdSerializers.errWithCause(withoutParameters(error)));
    expect(line).toContain('insert into mails');
    expect(line).toContain('duplicate key value');
    expect(line).not.toContain('secret');
  }
});

test("a failed statement is reported with the database's message, without any values", () => {
  const said = Object.assign(new Error('invalid input syntax for type date: "1970, secret"\nof secret'), {
    code: '22007',
  });
  const failed = new DrizzleQueryError('insert into policies values ($1)', ['secret'], said);
  expect(databaseMessageOf(new Error('while importing', { cause: failed }))).toBe(
    'invalid input syntax for type date (22007)',
  );
  const gone = new DrizzleQueryError('select 1', [], new Error('relation "policies" does not exist'));
  expect(databaseMessageOf(gone)).toBe('relation "policies" does not exist');
  expect(databaseMessageOf(said)).toBeUndefined();
});

test('other errors are logged unchanged', () => {
  const error = new Error('unexpected');
  expect(withoutParameters(error)).toBe(error);
  expect(withoutParameters('words').message).toBe('words');
});
