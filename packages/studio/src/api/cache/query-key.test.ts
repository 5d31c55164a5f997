import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { tokenOf } from '../../testing/token.ts';
import { sessionKey } from './query-key.ts';
import { createSession } from '../session/session.ts';

function keyOf(tenantId: string, userId: string): readonly unknown[] {
  const session = createSession(memoryStorage());
  session.start(tenantId, { accessToken: tokenOf(tenantId, userId), refreshToken: 'r' });
  return [...sessionKey(session), 'query Products { products { id } }', 'en-US', {}];
}

test('a session never gets cached answers of another tenant or user', () => {
  const client = new QueryClient();
  client.setQueryData(keyOf('acme', 'ann'), 'of Ann at Acme');
  expect(client.getQueryData(keyOf('acme', 'ann'))).toBe('of Ann at Acme');
  expect(client.getQueryData(keyOf('globex', 'ann'))).toBeUndefined();
  expect(client.getQueryData(keyOf('acme', 'bob'))).toBeUndefined();
});
