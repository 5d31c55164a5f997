import { expect, test } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { tokenOf } from '../../testing/token.ts';
import { ApiError } from '../api-error.ts';
import { followRights } from './rights.ts';
import { createSession } from './session.ts';

const tokensOf = (user: string, refreshToken = 'r') => ({ accessToken: tokenOf('test', user), refreshToken });

/** A session, and a fake server that answers one request at a time. */
function followed() {
  const session = createSession(memoryStorage());
  const waiting: PromiseWithResolvers<readonly string[]>[] = [];
  const rights = followRights(session, async () => {
    const answer = Promise.withResolvers<readonly string[]>();
    waiting.push(answer);
    return answer.promise;
  });
  return { session, rights, waiting };
}

/** Resolves after every reaction to the answers so far. */
const settled = async () => new Promise((resolve) => setTimeout(resolve));

test('rights are loaded for a new session, stored with it, and dropped when it ends', async () => {
  const { session, waiting } = followed();
  expect(waiting).toHaveLength(0);
  session.start('test', tokensOf('ada'));
  expect(session.rights()).toBeNull();
  waiting[0]?.resolve(['products:read', 'users:manage']);
  await settled();
  expect(session.rights()).toBe('products:read users:manage');
  session.clear();
  expect(session.rights()).toBeNull();
});

test('rights are reloaded after a token renewal and a refused request, but not when they change', async () => {
  const { session, rights, waiting } = followed();
  session.start('test', tokensOf('ada'));
  waiting[0]?.resolve(['products:write']);
  await settled();
  expect(waiting).toHaveLength(1);
  session.renew({ accessToken: `${tokenOf('test', 'ada')}2`, refreshToken: 'r2' });
  expect(waiting).toHaveLength(2);
  const send = rights.noteRefusals(async (status: number) => ({ status }));
  await send(200);
  expect(waiting).toHaveLength(2);
  await send(403);
  expect(waiting).toHaveLength(3);
});

test('the known rights are retained if the server does not answer', async () => {
  const { session, rights, waiting } = followed();
  session.start('test', tokensOf('ada'));
  waiting[0]?.resolve(['products:read']);
  await settled();
  const reloaded = rights.reload();
  waiting[1]?.reject(new ApiError('network', {}));
  await reloaded;
  expect(session.rights()).toBe('products:read');
});

test('an answer for a user who is no longer signed in is dropped', async () => {
  const { session, waiting } = followed();
  session.start('test', tokensOf('ada'));
  session.start('test', tokensOf('bob'));
  waiting[0]?.resolve(['users:manage']);
  await settled();
  expect(session.rights()).toBeNull();
  waiting[1]?.resolve(['products:read']);
  await settled();
  expect(session.rights()).toBe('products:read');
});
