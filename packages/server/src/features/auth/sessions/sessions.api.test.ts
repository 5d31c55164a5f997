import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { type GraphqlResult, startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());

const listQuery = '{ sessions { totalCount list { id browser system address signedInAt lastUsedAt isCurrent } } }';
const endMutation = 'mutation ($id: String!) { endSession(id: $id) { status errors errors_2 { code message path } } }';
const endOthersMutation = 'mutation { endOtherSessions { status errors errors_2 { code message path } } }';

const laptop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1';

interface ListedSession {
  readonly id: string;
  readonly browser: string | null;
  readonly lastUsedAt: string;
  readonly isCurrent: boolean;
}

interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Signs in through the public API, from a device at an address. */
async function signIn({ tenantId, email, password }: GivenUser, userAgent: string, address = '198.51.100.40') {
  const result = await server.post(
    `query ($tenantId: String!, $email: String!, $password: String!) {
      token_2(tenantId: $tenantId, clientId: "coverStudio", username: $email, password: $password) { accessToken refreshToken }
    }`,
    { tenantId, email, password },
    { 'user-agent': userAgent, 'x-forwarded-for': address },
  );
  return toCalls(expectSuccess(result) as unknown as Tokens);
}

function toCalls({ accessToken, refreshToken }: Tokens) {
  const post = (query: string, variables: object = {}): Promise<GraphqlResult> =>
    server.post(query, variables, { authorization: `Bearer ${accessToken}` });
  return {
    post,
    refreshToken,
    list: async () => {
      const { totalCount, list } = expectSuccess(await post(listQuery)) as {
        totalCount: number;
        list: ListedSession[];
      };
      expect(totalCount).toBe(list.length);
      return list;
    },
    isSignedIn: async () => (await post('{ tenantSettings { tenantId } }')).status === 200,
  };
}

async function refresh({ tenantId }: GivenUser, refreshToken: string, headers: Record<string, string>) {
  const result = await server.post(
    `query ($tenantId: String!, $refreshToken: String!) {
      refreshToken(tenantId: $tenantId, clientId: "coverStudio", refreshToken: $refreshToken) { accessToken refreshToken }
    }`,
    { tenantId, refreshToken },
    headers,
  );
  return toCalls(expectSuccess(result) as unknown as Tokens);
}

describe('sessions', () => {
  test('lists the devices of one user, the most recently used first', async () => {
    const user = await given.user(server);
    const onPhone = await signIn(user, phone, '198.51.100.41');
    server.clock.pass(1000);
    const onLaptop = await signIn(user, laptop);
    expect(await onPhone.list()).toMatchObject([
      { browser: 'Chrome', system: 'Windows', address: '198.51.100.40', isCurrent: false },
      { browser: 'Safari', system: 'iPhone', address: '198.51.100.41', isCurrent: true },
    ]);
    expect((await onLaptop.list()).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  });

  test('records the last use when tokens are renewed, and nothing on other requests', async () => {
    const user = await given.user(server);
    const before = await signIn(user, laptop);
    const [atSignIn] = await before.list();
    server.clock.pass(9 * 60_000);
    expect(await before.list()).toEqual([atSignIn]);
    const after = await refresh(user, before.refreshToken, { 'user-agent': phone, 'x-forwarded-for': '198.51.100.42' });
    const [renewed] = await after.list();
    expect(renewed).toMatchObject({ id: atSignIn?.id, system: 'iPhone', address: '198.51.100.42' });
    expect(Date.parse(renewed?.lastUsedAt ?? '') - Date.parse(atSignIn?.lastUsedAt ?? '')).toBeGreaterThan(8 * 60_000);
  });

  test("lists no other user's, no ended and no expired sessions", async () => {
    const user = await given.user(server);
    await signIn(await given.user(server, { tenantId: user.tenantId }), laptop);
    const ended = await signIn(user, phone);
    await ended.post('mutation { logout { status } }');
    await signIn(user, phone);
    server.clock.pass(7 * 86_400_000 + 1000);
    expect(await (await signIn(user, laptop)).list()).toMatchObject([{ browser: 'Chrome' }]);
  });

  test('stores only recognised names of browsers and systems', async () => {
    const user = await given.user(server);
    const made = await signIn(user, `<script>${'x'.repeat(100_00)}</script>`, 'no address at all');
    expect(await made.list()).toMatchObject([{ browser: null, system: null }]);
  });

  test('lists at most 100 and counts them all', async () => {
    const user = await given.user(server);
    const { headers } = server.as(user);
    const authorization = await headers();
    await server.sql`insert into sessions (tenant_id, id, user_id, client_id, expires_at)
      select ${user.tenantId}, 'many-' || n, ${user.userId}, 'coverStudio', now() + interval '30 days' from generate_series(1, 120) n`;
    const result = expectSuccess(await server.post(listQuery, {}, authorization));
    expect(result['totalCount']).toBe(121);
    expect(result['list']).toHaveLength(100);
  });
});

describe('endSession', () => {
  test('ends that session at its next request, and no other', async () => {
    const user = await given.user(server);
    const lost = await signIn(user, phone);
    const here = await signIn(user, laptop);
    const id = (await here.list()).find(({ isCurrent }) => !isCurrent)?.id;
    expectSuccess(await here.post(endMutation, { id }));
    expect(await lost.isSignedIn()).toBe(false);
    expect(await here.list()).toHaveLength(1);
    expectProblem(await here.post(endMutation, { id }), 'NOT_FOUND', 'id');
    const renewed = await server.post(
      `query ($tenantId: String!, $refreshToken: String!) {
        refreshToken(tenantId: $tenantId, clientId: "coverStudio", refreshToken: $refreshToken) { error }
      }`,
      { ...user, refreshToken: lost.refreshToken },
    );
    expect(expectSuccess(renewed)).toEqual({ error: 'INVALID' });
  });

  test("is NOT_FOUND for another user's and another tenant's session", async () => {
    const user = await given.user(server);
    const colleague = await signIn(await given.user(server, { tenantId: user.tenantId }), laptop);
    const stranger = await signIn(await given.user(server), laptop);
    const here = await signIn(user, laptop);
    const answers = await Promise.all(
      [...(await colleague.list()), ...(await stranger.list()), { id: 'made-up' }].map(async ({ id }) =>
        expectProblem(await here.post(endMutation, { id }), 'NOT_FOUND', 'id'),
      ),
    );
    expect(new Set(answers.map(({ message }) => message)).size).toBe(1);
    expect([await colleague.isSignedIn(), await stranger.isSignedIn()]).toEqual([true, true]);
  });
});

test('endOtherSessions ends all sessions except the current one', async () => {
  const user = await given.user(server);
  const colleague = await signIn(await given.user(server, { tenantId: user.tenantId }), laptop);
  const [here, ...others] = [await signIn(user, laptop), await signIn(user, phone), await signIn(user, phone)];
  expectSuccess(await here.post(endOthersMutation));
  expect(await Promise.all(others.map((other) => other.isSignedIn()))).toEqual([false, false]);
  expect([await here.isSignedIn(), await colleague.isSignedIn()]).toEqual([true, true]);
});

test('every operation requires a sign-in', async () => {
  for (const operation of [listQuery, endOthersMutation]) {
    expect(await server.post(operation)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  }
  expect(await server.post(endMutation, { id: 'x' })).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
});
