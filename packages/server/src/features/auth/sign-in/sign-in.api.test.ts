import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSuccess } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { postGraphql, startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { signInExpiry } from '../expiry.service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());

interface Token {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly error: string | null;
  readonly errorDescription: string | null;
}

const fields = '{ accessToken refreshToken expiresIn tokenType error errorDescription }';
const signInQuery = `query ($tenantId: String!, $clientId: String!, $username: String!, $password: String!) {
  token_2(tenantId: $tenantId, clientId: $clientId, username: $username, password: $password) ${fields}
}`;
const refreshQuery = `query ($tenantId: String!, $clientId: String!, $refreshToken: String!) {
  refreshToken(tenantId: $tenantId, clientId: $clientId, refreshToken: $refreshToken) ${fields}
}`;

type Args = Partial<Record<'tenantId' | 'clientId' | 'username' | 'password', string>>;

async function signIn(
  user: GivenUser,
  args: Args = {},
  { address = '127.0.0.1', host = 'localhost' } = {},
): Promise<Token> {
  const variables = { ...user, clientId: 'coverStudio', username: user.email, ...args };
  const result = await server.post(signInQuery, variables, { host, 'x-forwarded-for': address });
  expect(result).toMatchObject({ status: 200, errors: [] });
  return result.data?.['token_2'] as Token;
}

async function refresh(user: GivenUser, refreshToken: string, args: Args = {}, address = '127.0.0.1'): Promise<Token> {
  const variables = { ...user, clientId: 'coverStudio', refreshToken, ...args };
  const result = await server.post(refreshQuery, variables, { 'x-forwarded-for': address });
  expect(result).toMatchObject({ status: 200, errors: [] });
  return result.data?.['refreshToken'] as Token;
}

async function isSignedIn({ accessToken }: Token): Promise<boolean> {
  const result = await server.post('{ tenantSettings { tenantId } }', {}, { authorization: `Bearer ${accessToken}` });
  return result.status === 200;
}

const incorrect = {
  accessToken: null,
  refreshToken: null,
  error: 'INVALID',
  errorDescription: 'Incorrect login information',
};

describe('token_2', () => {
  test('returns tokens for the tenant', async () => {
    const user = await given.user(server);
    const token = await signIn(user);
    expect(token).toMatchObject({ error: null, expiresIn: 600, tokenType: 'Bearer' });
    const authorization = `Bearer ${token.accessToken}`;
    const result = await server.post('{ tenantSettings { tenantId } }', {}, { authorization });
    expect(expectSuccess(result)).toEqual({ tenantId: user.tenantId });
  });

  test('accepts the email address in any case', async () => {
    const user = await given.user(server);
    expect(await signIn(user, { username: user.email.toUpperCase() })).toMatchObject({ error: null });
  });

  test('returns the same response whatever is wrong', async () => {
    const user = await given.user(server);
    const other = await given.user(server);
    for (const args of [
      { password: 'another long password' },
      { password: '' },
      { username: 'nobody@insurer.test' },
      { username: '' },
      { username: 'nul\0@insurer.test' },
      { username: 'broken\ud800@insurer.test' },
      { username: '%' },
      { tenantId: 'no-such-tenant' },
      { tenantId: 'nul\0' },
      { tenantId: other.tenantId },
      { clientId: 'unknownClient' },
      { password: 'x'.repeat(60_000) },
    ]) {
      expect(await signIn(user, args, { address: '198.51.100.1' })).toMatchObject(incorrect);
    }
    expect(await signIn(user)).toMatchObject({ error: null });
  });

  test('accepts the other known clients', async () => {
    const user = await given.user(server);
    expect(await signIn(user, { clientId: 'admin_portal' })).toMatchObject({ error: null });
    expect(await signIn(user, { clientId: 'covergo_crm' })).toMatchObject({ error: null });
  });

  test('accepts demo accounts only on a loopback host, at sign-in and afterwards', async () => {
    const demo = await given.user(server, { isDemo: true });
    const token = await signIn(demo);
    expect(token).toMatchObject({ error: null });
    expect(await signIn(demo, {}, { host: 'studio.example.com' })).toMatchObject(incorrect);
    const elsewhere = { authorization: `Bearer ${token.accessToken}`, host: 'studio.example.com' };
    expect((await server.post('{ tenantSettings { tenantId } }', {}, elsewhere)).status).toBe(401);
    const refreshed = await server.post(
      refreshQuery,
      { ...demo, clientId: 'coverStudio', refreshToken: token.refreshToken },
      { host: 'studio.example.com' },
    );
    expect(refreshed.data?.['refreshToken']).toMatchObject({ error: 'INVALID' });
  });

  test('stores only hashes of passwords and refresh tokens', async () => {
    const user = await given.user(server);
    const { refreshToken } = await signIn(user);
    const [row] = await server.sql<{ password_hash: string; tokens: string }>`
        select password_hash, (select string_agg(t::text, ' ') from refresh_tokens t where tenant_id = ${user.tenantId}) as tokens
        from users where id = ${user.userId}`;
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(row?.tokens).not.toContain(refreshToken);
  });
});

describe('too many wrong passwords', () => {
  test('for one account from one address are refused with the time to wait, even if the next one is correct', async () => {
    const user = await given.user(server);
    const at = { address: '198.51.100.2' };
    const wrong = await Promise.all(Array.from({ length: 10 }, () => signIn(user, { password: 'wrong' }, at)));
    expect(wrong.map(({ error }) => error)).toEqual(Array.from({ length: 10 }, () => 'INVALID'));
    const refused = await signIn(user, {}, at);
    expect(refused).toMatchObject({ accessToken: null, error: 'TOO_MANY_ATTEMPTS' });
    expect(refused.errorDescription).toMatch(/Wait 1[45] minutes/);
    expect(await signIn(user, {}, { address: '198.51.100.3' }), 'the owner, elsewhere').toMatchObject({ error: null });
    server.clock.pass(16 * 60_000);
    expect(await signIn(user, {}, at)).toMatchObject({ error: null });
  });

  test('for many accounts from one address are refused', async () => {
    const tenantId = await given.tenant(server);
    const at = { address: '198.51.100.4' };
    const user = await given.user(server, { tenantId });
    for (let index = 0; index < 100; index += 1) {
      const guess = { ...user, email: `guess-${index}@insurer.test` };
      await signIn(guess, { clientId: 'unknownClient' }, at);
    }
    expect(await signIn(user, {}, at)).toMatchObject({ error: 'TOO_MANY_ATTEMPTS' });
  });

  test('from many addresses do not lock out the owner', async () => {
    const user = await given.user(server);
    for (let index = 0; index < 22; index += 1)
      await signIn(user, { password: 'wrong' }, { address: `203.0.113.${index}` });
    expect(await signIn(user, {}, { address: '198.51.100.5' })).toMatchObject({ error: null });
  });

  test('are also counted for an account that does not exist', async () => {
    const nobody = { ...(await given.user(server)), email: 'nobody-at-all@insurer.test' };
    const at = { address: '198.51.100.6' };
    for (let index = 0; index < 10; index += 1) await signIn(nobody, {}, at);
    expect(await signIn(nobody, {}, at)).toMatchObject({ error: 'TOO_MANY_ATTEMPTS' });
  });

  test('are reset after a correct one', async () => {
    const user = await given.user(server);
    const at = { address: '198.51.100.7' };
    for (let round = 0; round < 3; round += 1) {
      for (let index = 0; index < 6; index += 1) await signIn(user, { password: 'wrong' }, at);
      expect(await signIn(user, {}, at)).toMatchObject({ error: null });
    }
  });

  test('cannot be hidden behind a forged address', async () => {
    const user = await given.user(server);
    const attempt = async (forwardedFor: string) => {
      const response = await server.http.inject({
        method: 'POST',
        url: '/graphql',
        remoteAddress: '198.51.100.8',
        headers: { host: 'localhost', 'content-type': 'application/json', 'x-forwarded-for': forwardedFor },
        payload: {
          query: signInQuery,
          variables: { ...user, clientId: 'coverStudio', username: user.email, password: 'wrong' },
        },
      });
      return response.json<{ data: { token_2: Token } }>().data.token_2.error;
    };
    for (let index = 0; index < 10; index += 1) await attempt(`203.0.113.${index}`);
    expect(await attempt('203.0.113.99')).toBe('TOO_MANY_ATTEMPTS');
  });
});

describe('refreshToken', () => {
  test('returns a new pair, which can be refreshed in turn', async () => {
    const user = await given.user(server);
    const first = await signIn(user);
    const second = await refresh(user, first.refreshToken);
    expect(second).toMatchObject({ error: null, expiresIn: 600 });
    expect(await isSignedIn(second)).toBe(true);
    expect(await refresh(user, second.refreshToken)).toMatchObject({ error: null });
  });

  test('with a token that was already used ends the entire session immediately', async () => {
    const user = await given.user(server);
    const first = await signIn(user);
    const bystander = await signIn(user);
    const second = await refresh(user, first.refreshToken);
    server.clock.pass(10_001);
    expect(await refresh(user, first.refreshToken)).toMatchObject({ accessToken: null, error: 'INVALID' });
    expect(await isSignedIn(second)).toBe(false);
    expect(await refresh(user, second.refreshToken)).toMatchObject({ error: 'INVALID' });
    expect(await isSignedIn(bystander)).toBe(true);
  });

  test('simultaneously in several tabs returns a pair of the same session to each', async () => {
    const user = await given.user(server);
    const first = await signIn(user);
    const pairs = await Promise.all([1, 2, 3, 4].map(() => refresh(user, first.refreshToken)));
    expect(new Set(pairs.map(({ refreshToken }) => refreshToken)).size).toBe(4);
    for (const pair of pairs) expect(await isSignedIn(pair)).toBe(true);
    const sessions = await server.sql`select id from sessions where tenant_id = ${user.tenantId}`;
    expect(sessions).toHaveLength(1);
    server.clock.pass(60_000);
    for (const { refreshToken } of pairs) expect(await refresh(user, refreshToken)).toMatchObject({ error: null });
  });

  test('again within 10 seconds does not prolong that time, and later ends the session of every tab', async () => {
    const user = await given.user(server);
    const first = await signIn(user);
    await refresh(user, first.refreshToken);
    server.clock.pass(9_000);
    const second = await refresh(user, first.refreshToken);
    expect(second).toMatchObject({ error: null });
    server.clock.pass(2_000);
    expect(await refresh(user, first.refreshToken)).toMatchObject({ error: 'INVALID' });
    expect(await isSignedIn(second)).toBe(false);
    expect(await refresh(user, second.refreshToken)).toMatchObject({ error: 'INVALID' });
  });

  test.each([
    ['a thief after its owner', '127.0.0.1', '203.0.113.9'],
    ['its owner after a thief', '203.0.113.9', '127.0.0.1'],
  ])('by %s ends the session, even at the same moment', async (_who, one, other) => {
    const user = await given.user(server);
    const first = await signIn(user);
    const second = await refresh(user, first.refreshToken, {}, one);
    expect(second).toMatchObject({ error: null });
    expect(await refresh(user, first.refreshToken, {}, other)).toMatchObject({ error: 'INVALID' });
    expect(await isSignedIn(second)).toBe(false);
    expect(await refresh(user, second.refreshToken, {}, one)).toMatchObject({ error: 'INVALID' });
  });

  test('again with another client id or after signing out returns nothing', async () => {
    const user = await given.user(server);
    const first = await signIn(user);
    const second = await refresh(user, first.refreshToken);
    expect(await refresh(user, first.refreshToken, { clientId: 'admin_portal' })).toMatchObject({ error: 'INVALID' });
    expect(await isSignedIn(second), 'another client id does not harm the owner').toBe(true);
    const authorization = `Bearer ${second.accessToken}`;
    await server.post('mutation { logout { status } }', {}, { authorization });
    expect(await refresh(user, first.refreshToken)).toMatchObject({ error: 'INVALID' });
  });

  test('is limited to its tenant and client', async () => {
    const user = await given.user(server);
    const other = await given.user(server);
    const { refreshToken } = await signIn(user);
    expect(await refresh(user, refreshToken, { clientId: 'admin_portal' })).toMatchObject({ error: 'INVALID' });
    expect(await refresh(user, refreshToken, { tenantId: other.tenantId })).toMatchObject({ error: 'INVALID' });
    expect(await refresh(user, refreshToken, { tenantId: 'nul\0' })).toMatchObject({ error: 'INVALID' });
    expect(await refresh(user, 'made up')).toMatchObject({ error: 'INVALID' });
    expect(await refresh(user, refreshToken), 'the owner is not harmed').toMatchObject({ error: null });
  });
});

describe('a session ends', () => {
  test('after ten minutes unless it is refreshed, and after seven days in any case', async () => {
    const user = await given.user(server);
    let token = await signIn(user);
    server.clock.pass(601_000);
    expect(await isSignedIn(token)).toBe(false);
    for (let day = 0; day < 7; day += 1) {
      token = await refresh(user, token.refreshToken);
      expect(token.error).toBeNull();
      server.clock.pass(86_400_000);
    }
    expect(await refresh(user, token.refreshToken)).toMatchObject({ error: 'INVALID' });
  });

  test('when its user is deleted, at the next request', async () => {
    const user = await given.user(server);
    const token = await signIn(user);
    await server.sql`delete from users where id = ${user.userId}`;
    expect(await isSignedIn(token)).toBe(false);
    expect(await refresh(user, token.refreshToken)).toMatchObject({ error: 'INVALID' });
  });

  test('on logout, without ending any other', async () => {
    const user = await given.user(server);
    const [here, there] = [await signIn(user), await signIn(user)];
    const authorization = `Bearer ${here.accessToken}`;
    expectSuccess(await server.post('mutation { logout { status errors } }', {}, { authorization }));
    expect(await isSignedIn(here)).toBe(false);
    expect(await refresh(user, here.refreshToken)).toMatchObject({ error: 'INVALID' });
    expect(await isSignedIn(there)).toBe(true);
  });
});

test('a token determines the tenant, regardless of any variable', async () => {
  const [user, other] = [await given.user(server), await given.user(server)];
  const { accessToken } = await signIn(user);
  const body = { query: '{ tenantSettings { tenantId } }', variables: { tenantId: other.tenantId } };
  const result = await postGraphql(server.http, body, {
    authorization: `Bearer ${accessToken}`,
    tenantid: other.tenantId,
  });
  expect(result.data).toEqual({ tenantSettings: { tenantId: user.tenantId } });
});

test('the expiry job deletes only ended sessions', async () => {
  const user = await given.user(server);
  const ended = await signIn(user);
  await server.post('mutation { logout { status } }', {}, { authorization: `Bearer ${ended.accessToken}` });
  server.clock.pass(2 * 86_400_000);
  const live = await signIn(user);
  await signInExpiry({ clock: server.clock.now, database: server.database }).run();
  const rows = await server.sql`select 1 from sessions where user_id = ${user.userId}`;
  expect(rows).toHaveLength(1);
  expect(await isSignedIn(live)).toBe(true);
});

test('a demo account is refused behind a proxy that names another host', async () => {
  const demo = await given.user(server, { isDemo: true });
  const variables = { ...demo, clientId: 'coverStudio', username: demo.email };
  const result = await server.post(signInQuery, variables, { 'x-forwarded-host': 'studio.example.com' });
  expect(result.data?.['token_2']).toMatchObject(incorrect);
});
