import { expect, test } from 'vitest';
import { databaseFailureOf } from './database-failure.ts';

test.each([
  ['a write to a database that is read only', '25006', 'unavailable'],
  ['a lost connection', '08006', 'unavailable'],
  ['a pooler without a server', '08P01', 'unavailable'],
  ['a connection that is refused', '08004', 'unavailable'],
  ['an unknown host', 'ENOTFOUND', 'unavailable'],
  ['a name server that does not answer', 'EAI_AGAIN', 'unavailable'],
  ['a host without a route', 'EHOSTUNREACH', 'unavailable'],
  ['too many connections', '53300', 'overloaded'],
  ['a full disk', '53100', 'disk full'],
  ['a violated constraint', '23505', undefined],
  ['a missing file', 'ENOENT', undefined],
])('%s', (_name, code, failure) => {
  const cause = Object.assign(new Error('cause'), { code });
  expect(databaseFailureOf(new Error('A query failed.', { cause }))).toBe(failure);
});
