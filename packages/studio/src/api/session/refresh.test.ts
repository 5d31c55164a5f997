import { expect, test } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { refreshSession } from './refresh.ts';
import { createSession } from './session.ts';

/** Runs tasks one after the other, like the browser's locks do across tabs. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return async <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

function signedIn() {
  const session = createSession(memoryStorage());
  session.start('test_dev', { accessToken: 'old', refreshToken: 'r1' });
  return session;
}

test('the first tab renews the token, and the others use the result', async () => {
  const session = signedIn();
  const used: string[] = [];
  const exchange = async (refreshToken: string) => {
    used.push(refreshToken);
    return { accessToken: 'new', refreshToken: 'r2' };
  };
  const runAlone = createQueue();
  const outcomes = await Promise.all([1, 2, 3].map(async () => refreshSession('old', session, exchange, runAlone)));
  expect(outcomes).toEqual(['renewed', 'renewed', 'renewed']);
  expect(used).toEqual(['r1']);
  expect([session.accessToken(), session.refreshToken()]).toEqual(['new', 'r2']);
});

test('tabs without a common lock each store a pair that the server accepts', async () => {
  const storage = memoryStorage();
  const tabs = [createSession(storage), createSession(storage)];
  tabs[0]?.start('test_dev', { accessToken: 'old', refreshToken: 'r1' });
  let issued = 1;
  // Like the server: the same token within a moment gives another pair of the same session.
  const exchange = async () => {
    issued += 1;
    return { accessToken: `new ${issued}`, refreshToken: `r${issued}` };
  };
  const outcomes = await Promise.all(
    tabs.map(async (session) => refreshSession('old', session, exchange, async (work) => work())),
  );
  expect(outcomes).toEqual(['renewed', 'renewed']);
  expect([storage.getItem('studioToken'), storage.getItem('studioRefreshToken')]).toEqual(['new 3', 'r3']);
});

test('a refused refresh token ends the session', async () => {
  const session = signedIn();
  expect(await refreshSession('old', session, async () => null, createQueue())).toBe('ended');
});

test('a session that another tab has ended is not renewed', async () => {
  const session = signedIn();
  session.clear();
  const exchange = async () => Promise.reject(new Error('asked'));
  expect(await refreshSession('old', session, exchange, createQueue())).toBe('ended');
});

test('without an answer, the tokens are retained', async () => {
  const session = signedIn();
  const exchange = async () => Promise.reject(new Error('offline'));
  await expect(refreshSession('old', session, exchange, createQueue())).rejects.toThrow('offline');
  expect(session.accessToken()).toBe('old');
});
