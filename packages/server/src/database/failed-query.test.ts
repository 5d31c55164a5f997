import { DrizzleQueryError } from 'drizzle-orm';
import pino from 'pino';
import { expect, test } from 'vitest';
import { withoutParameters } from './failed-query.ts';

test('a failed statement is logged without what was given to it', () => {
  const cause = new Error('duplicate key value');
  const failed = new DrizzleQueryError('insert into mails values ($1)', ['https://secret.test/#code'], cause);
  for (const error of [failed, new Error('while sending', { cause: failed })]) {
    const line = JSON.stringify(pino.stdSerializers.errWithCause(withoutParameters(error)));
    expect(line).toContain('insert into mails');
    expect(line).toContain('duplicate key value');
    expect(line).not.toContain('secret');
  }
});

test('other errors are logged as they are', () => {
  const error = new Error('unexpected');
  expect(withoutParameters(error)).toBe(error);
  expect(withoutParameters('words').message).toBe('words');
});
