// Tests with a real HTTP server, which returns each test's answers.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { startTextsIn } from '../testing/start-texts.ts';
import { tokenOf } from '../testing/token.ts';
import { ApiError } from './api-error.ts';
import { createApi } from './client.ts';
import { createSession } from './session/session.ts';
import type { TypedDocument } from './typed-document.ts';

const product: TypedDocument<{ readonly product: string }, { readonly id: string }> =
  '\n    query Product($id: String!) { product(id: $id) }';

const expired = tokenOf('acme', 'ann');
const fresh = `${expired}-2`;

interface Received {
  readonly operation: string;
  readonly token: string | undefined;
  readonly locale: string | undefined;
  readonly variables: unknown;
}

type Answer = (received: Received, response: ServerResponse, request: IncomingMessage) => void;

function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'X-Request-Id': 'r1' }).end(JSON.stringify(body));
}

async function apiOf(answer: Answer) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { operationName, variables } = JSON.parse(Buffer.concat(chunks).toString());
      // A new session requests its rights, which is not part of these tests.
      if (operationName === 'Me') return json(response, { data: { me: { rights: [] } } });
      const { authorization, 'accept-language': locale } = request.headers;
      const last = { operation: operationName, token: authorization?.replace('Bearer ', ''), locale, variables };
      received.push(last);
      return answer(last, response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const storage = memoryStorage();
  const session = createSession(storage);
  session.start('acme', { accessToken: expired, refreshToken: 'refresh-1' });
  const lost = vi.fn<() => void>();
  const foreign = vi.fn<() => void>();
  const refused = vi.fn<() => Promise<unknown>>(async () => undefined);
  const config = {
    tenantId: 'acme',
    appId: 'app',
    clientId: 'studio',
    graphqlUrl: `http://127.0.0.1:${address.port}/graphql`,
    fileSystemUrl: '',
    environment: 'test',
    region: undefined,
    tenantName: undefined,
  };
  return {
    api: createApi(config, session, { onLost: lost, onForeign: foreign, onRefused: refused }),
    received,
    storage,
    session,
    lost,
    foreign,
    refused,
  };
}

/** Accepts only the fresh token, and renews a session by its refresh token. */
const renews: Answer = ({ operation, token }, response) => {
  if (operation === 'RefreshSession') {
    json(response, { data: { refreshToken: { accessToken: fresh, refreshToken: 'refresh-2', error: null } } });
  } else if (token === fresh) json(response, { data: { product: 'Travel' } });
  else json(response, { errors: [{ message: 'Invalid or expired token', extensions: { code: 'UNAUTHENTICATED' } }] });
};

const failureOf = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

beforeAll(async () => startTextsIn('en-US'));
afterEach(() => vi.unstubAllGlobals());

test('sends the operation with its name, variables, token and locale', async () => {
  const { api, received } = await apiOf((_, response) => json(response, { data: { product: 'Travel' } }));
  expect(await api.request(product, { id: 'a' })).toEqual({ product: 'Travel' });
  await api.request(product, { id: 'b' }, { locale: 'zh-HK' });
  expect(received).toEqual([
    { operation: 'Product', token: expired, locale: 'en-US', variables: { id: 'a' } },
    { operation: 'Product', token: expired, locale: 'zh-HK', variables: { id: 'b' } },
  ]);
});

test('renews an expired token and sends the call once more', async () => {
  const { api, received, session } = await apiOf(renews);
  expect(await api.request(product, { id: 'a' })).toEqual({ product: 'Travel' });
  expect(received.map(({ operation }) => operation)).toEqual(['Product', 'RefreshSession', 'Product']);
  expect(received[1]).toMatchObject({
    token: undefined,
    variables: { tenantId: 'acme', clientId: 'studio', refreshToken: 'refresh-1' },
  });
  expect(session.refreshToken()).toBe('refresh-2');
});

test('renews once for simultaneous failures, even where tabs have no locks', async () => {
  vi.stubGlobal('navigator', {});
  const { api, received, lost } = await apiOf(renews);
  await Promise.all(['a', 'b', 'c'].map(async (id) => api.request(product, { id })));
  expect(received.filter(({ operation }) => operation === 'RefreshSession')).toHaveLength(1);
  expect(lost).not.toHaveBeenCalled();
});

test('a call that starts during a renewal waits for the new token', async () => {
  let later: Promise<unknown> | undefined;
  const { api, received } = await apiOf((last, response, request) => {
    if (last.operation === 'RefreshSession') later = api.request(product, { id: 'later' });
    renews(last, response, request);
  });
  await api.request(product, { id: 'a' });
  await later;
  expect(received.filter(({ variables }) => JSON.stringify(variables) === '{"id":"later"}')).toMatchObject([
    { token: fresh },
  ]);
});

test('a token that is refused again fails the call after one renewal', async () => {
  const { api, received } = await apiOf(({ operation }, response, request) =>
    operation === 'RefreshSession'
      ? renews({ operation, token: undefined, locale: undefined, variables: {} }, response, request)
      : json(response, {}, 401),
  );
  await expect(api.request(product, { id: 'a' })).rejects.toMatchObject({ status: 'unauthenticated', requestId: 'r1' });
  expect(received).toHaveLength(3);
});

test('a refused refresh token ends the session once for all calls', async () => {
  const { api, lost } = await apiOf(({ operation }, response) =>
    operation === 'RefreshSession'
      ? json(response, { errors: [{ message: 'no', extensions: { code: 'INVALID' } }] })
      : json(response, {}, 401),
  );
  const failures = await Promise.all(['a', 'b'].map(async (id) => failureOf(api.request(product, { id }))));
  expect(failures).toMatchObject([{ status: 'unauthenticated' }, { status: 'unauthenticated' }]);
  expect(lost).toHaveBeenCalledTimes(1);
});

test('a renewal without an answer is a network failure, and the session is retained', async () => {
  const { api, lost } = await apiOf(({ operation }, response, request) => {
    if (operation === 'RefreshSession') request.socket.destroy();
    else json(response, {}, 401);
  });
  await expect(api.request(product, { id: 'a' })).rejects.toMatchObject({ status: 'network' });
  expect(lost).not.toHaveBeenCalled();
});

test('sends nothing if the session belongs to another user', async () => {
  const { api, received, storage, foreign } = await apiOf(renews);
  storage.setItem('studioToken', tokenOf('globex', 'bob'));
  await expect(api.request(product, { id: 'a' })).rejects.toMatchObject({ status: 'unauthenticated' });
  expect(received).toEqual([]);
  expect(foreign).toHaveBeenCalledTimes(1);
});

test("a call without a session sends the given token instead of the session's, and renews nothing", async () => {
  const { api, received } = await apiOf((_, response) => json(response, {}, 401));
  await expect(api.requestSignedOut(product, { id: 'a' }, { bearer: 'enrolment' })).rejects.toMatchObject({
    status: 'unauthenticated',
  });
  await expect(api.requestSignedOut(product, { id: 'a' })).rejects.toMatchObject({ status: 'unauthenticated' });
  expect(received).toMatchObject([{ token: 'enrolment' }, { token: undefined }]);
});

test('an aborted call rejects with the reason, before the request and during it', async () => {
  const controller = new AbortController();
  const { api, received } = await apiOf(() => controller.abort());
  const { signal } = controller;
  const during = await failureOf(api.request(product, { id: 'a' }, { signal }));
  const before = await failureOf(api.request(product, { id: 'a' }, { signal }));
  expect([during, before]).toEqual([signal.reason, signal.reason]);
  expect(received).toHaveLength(1);
});

test('a call aborted during a token renewal is not sent again', async () => {
  const controller = new AbortController();
  const { api, received } = await apiOf((last, response, request) => {
    if (last.operation === 'RefreshSession') controller.abort();
    renews(last, response, request);
  });
  const failure = await failureOf(api.request(product, { id: 'a' }, { signal: controller.signal }));
  expect(failure).toBe(controller.signal.reason);
  expect(received.map(({ operation }) => operation)).toEqual(['Product', 'RefreshSession']);
});

test('a late answer is a network time-out', async () => {
  const late = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  const { api } = await apiOf(() => late.abort(new DOMException('', 'TimeoutError')));
  await expect(api.request(product, { id: 'a' })).rejects.toMatchObject({ status: 'network', isTimeout: true });
  vi.restoreAllMocks();
});

test.each([
  ['a page of a proxy', 200, '<html></html>'],
  ['an answer without data', 200, '{}'],
  ['a bare null', 200, 'null'],
  ['a failure of the server', 502, JSON.stringify({ data: { product: 'Travel' } })],
])('%s is a server failure', async (_name, status, body) => {
  const { api } = await apiOf((_, response) => response.writeHead(status, { 'X-Request-Id': 'r1' }).end(body));
  await expect(api.request(product, { id: 'a' })).rejects.toMatchObject({ status: 'server', requestId: 'r1' });
});

test('no answer is a network failure', async () => {
  const { api } = await apiOf((_, __, request) => request.socket.destroy());
  await expect(api.request(product, { id: 'a' })).rejects.toMatchObject({ status: 'network', isTimeout: false });
});

test('a request over the size limit is a problem with its own message', async () => {
  const { api } = await apiOf((_, response) => json(response, {}, 413));
  await expect(api.request(product, { id: 'a' })).rejects.toMatchObject({
    status: 'problems',
    problems: [{ code: 'TOO_LARGE' }],
    requestId: 'r1',
  });
});

test('a refusal is thrown once its texts are loaded, and successful answers do not wait for them', async () => {
  const answers = [{ errors: [{ message: 'No.', extensions: { code: 'NOT_FOUND' } }] }, { data: { product: null } }];
  const { api, refused } = await apiOf((_, response) => json(response, answers.shift()));
  const texts = Promise.withResolvers<unknown>();
  refused.mockReturnValueOnce(texts.promise);
  let isThrown = false;
  const failure = failureOf(api.request(product, { id: 'a' })).finally(() => {
    isThrown = true;
  });
  await expect.poll(() => refused).toHaveBeenCalledOnce();
  expect(isThrown).toBe(false);
  texts.resolve(undefined);
  expect(await failure).toMatchObject({ problems: [{ code: 'NOT_FOUND' }] });
  await api.request(product, { id: 'a' });
  expect(refused).toHaveBeenCalledOnce();
});

test('problems in an envelope and errors beside data fail the call', async () => {
  const answers = [
    { data: { product: { status: 'failure', errors_2: [{ code: 'TOO_LONG', message: 'Too long.' }] } } },
    { data: { product: null }, errors: [{ message: 'No.', extensions: { code: 'NOT_FOUND' } }] },
  ];
  const { api } = await apiOf((_, response) => json(response, answers.shift()));
  const failures = [
    await failureOf(api.request(product, { id: 'a' })),
    await failureOf(api.request(product, { id: 'a' })),
  ];
  expect(failures.map((failure) => failure instanceof ApiError && failure.problems[0]?.code)).toEqual([
    'TOO_LONG',
    'NOT_FOUND',
  ]);
});
