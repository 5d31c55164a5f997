import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api-error.ts';
import { createSignedInFetch } from './signed-in-fetch.ts';

const url = 'http://localhost/api/v1/products/a/b/-/price';

/** A fake server that accepts only one token; everything in front of it is real. */
function serverThatTakes(token: string) {
  const asked: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    init.signal?.throwIfAborted();
    const sent = new Headers(init.headers).get('Authorization');
    asked.push(sent);
    return new Response('{}', { status: sent === `Bearer ${token}` ? 200 : 401 });
  });
  return asked;
}

function signedInAs(first: string, renewed: string) {
  let current = first;
  const refresh = async () => {
    current = renewed;
  };
  return createSignedInFetch({ session: { accessToken: () => current }, refuseWhenForeign: () => undefined, refresh });
}

afterEach(() => vi.unstubAllGlobals());

test('an expired token is renewed and the call repeated once', async () => {
  const asked = serverThatTakes('new');
  expect((await signedInAs('old', 'new')(url, { method: 'POST' })).status).toBe(200);
  expect(asked).toEqual(['Bearer old', 'Bearer new']);
});

test('a call whose renewed token is refused, too, fails as unauthenticated', async () => {
  serverThatTakes('another');
  await expect(signedInAs('old', 'new')(url)).rejects.toMatchObject({ status: 'unauthenticated' });
});

test('no answer is a network failure, unless the caller has aborted', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  const send = signedInAs('old', 'new');
  await expect(send(url, { method: 'POST' })).rejects.toMatchObject({
    status: 'network',
    isTimeout: false,
    request: 'POST /api/v1/products/a/b/-/price',
  });
  const error: unknown = await send(url, { signal: AbortSignal.abort() }).catch((thrown: unknown) => thrown);
  expect(error).not.toBeInstanceOf(ApiError);
});
