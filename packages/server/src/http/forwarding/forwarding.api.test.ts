import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let demoUser: GivenUser;
beforeAll(async () => {
  server = await startTestServer({
    config: { trustedProxies: [{ address: '10.0.0.0', family: 'ipv4', prefixBits: 8 }] },
  });
  demoUser = await given.user(server, { isDemo: true });
});
afterAll(async () => server.close());

interface Origin {
  readonly remoteAddress?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

async function signIn(user: GivenUser, { remoteAddress, headers }: Origin = {}, password = user.password) {
  const query = `query ($tenantId: String!, $username: String!, $password: String!) {
    token_2(tenantId: $tenantId, clientId: "coverStudio", username: $username, password: $password) { accessToken error }
  }`;
  const response = await server.http.inject({
    method: 'POST',
    url: '/graphql',
    ...(remoteAddress !== undefined && { remoteAddress }),
    headers: { host: 'localhost', 'content-type': 'application/json', ...headers },
    payload: { query, variables: { tenantId: user.tenantId, username: user.email, password } },
  });
  return response.json<{ data: { token_2: { accessToken: string | null; error: string | null } } }>().data.token_2;
}

const mailbox = async ({ remoteAddress, headers }: Origin = {}) => {
  const response = await server.http.inject({
    url: '/dev/mailbox',
    ...(remoteAddress !== undefined && { remoteAddress }),
    headers: { host: '127.0.0.1:4000', ...headers },
  });
  return response.statusCode;
};

describe('demo accounts and the mailbox', () => {
  test('are available to a program on this machine', async () => {
    expect(await signIn(demoUser)).toMatchObject({ error: null });
    expect(await mailbox()).toBe(200);
    expect(await mailbox({ headers: { 'x-forwarded-for': '127.0.0.1' } })).toBe(200);
  });

  test.each<[string, Origin]>([
    ['another machine', { remoteAddress: '192.0.2.1' }],
    ['a proxy that names the client', { headers: { 'x-forwarded-for': '203.0.113.1' } }],
    ['a proxy that names the client once more', { headers: { 'x-forwarded-for': '203.0.113.1, 127.0.0.1' } }],
    ['a trusted proxy on another machine', { remoteAddress: '10.0.0.1', headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['a proxy that writes X-Real-IP', { headers: { 'x-real-ip': '203.0.113.1' } }],
    ['a proxy that writes Forwarded', { headers: { forwarded: 'for=203.0.113.1' } }],
    ['a proxy that writes Via', { headers: { via: '1.1 caddy' } }],
    ['a proxy that writes X-Forwarded-Host', { headers: { 'x-forwarded-host': 'studio.example.com' } }],
    ['a page that a stranger lets lead here', { headers: { host: 'rebound.example.com' } }],
  ])('are refused for %s', async (_name, origin) => {
    expect(await mailbox(origin)).toBe(404);
    expect(await signIn(demoUser, origin)).toMatchObject({ accessToken: null, error: 'INVALID' });
  });

  test('are refused behind a default nginx, which uses HTTP/1.0 and sets its own name as Host', async () => {
    await server.http.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.http.server.address() as AddressInfo;
    const ask = async (version: string) => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write(`GET /dev/mailbox HTTP/${version}\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`);
      return (await text(socket)).split('\r\n', 1)[0];
    };
    expect(await ask('1.1')).toContain('200');
    expect(await ask('1.0')).toContain('404');
  });
});

describe('a proxy that rewrites Host and adds nothing', () => {
  const page = { referer: 'https://studio.example.com/login', origin: 'https://studio.example.com' };
  const isWarning = (line: string) => line.includes('closed until it restarts');
  let proxied: TestServer;
  beforeEach(async () => {
    proxied = await startTestServer();
  });
  afterEach(async () => proxied.close());
  const open = async (headers: Record<string, string> = {}) => {
    const local = { host: '127.0.0.1:4000', ...headers };
    return (await proxied.http.inject({ url: '/dev/mailbox', headers: local })).statusCode === 200;
  };

  test('closes demo accounts and the mailbox until a restart, with one line in the log', async () => {
    const user = await given.user(proxied, { isDemo: true });
    const headers = await proxied.as(user).headers();
    const readName = async () => (await proxied.post('{ products { totalCount } }', {}, headers)).code;
    expect(await open()).toBe(true);
    expect(await readName()).toBeUndefined();
    expect(await open({ 'sec-fetch-site': 'same-origin', origin: page.origin })).toBe(false);
    expect(await open({ 'sec-fetch-site': 'same-origin', referer: page.referer })).toBe(false);
    expect(await open()).toBe(false);
    expect(await readName()).toBe('UNAUTHENTICATED');
    expect(proxied.logLines.filter(isWarning)).toHaveLength(1);
  });

  test.each<[string, Record<string, string>]>([
    ['a website', { 'sec-fetch-site': 'cross-site', origin: 'https://attacker.example' }],
    ['a website in an old browser', { origin: 'https://attacker.example' }],
    ['a website at a name of its own', { 'sec-fetch-site': 'same-origin', host: 'rebound.example', ...page }],
    ['a form without an origin', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
    ['a local page', { 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:4000' }],
    ['a forged forwarding header', { 'x-forwarded-for': '203.0.113.1' }],
  ])('is not inferred from %s, which affects no other requests', async (_name, headers) => {
    await open(headers);
    expect(await open()).toBe(true);
    expect(proxied.logLines.filter(isWarning)).toEqual([]);
  });
});

describe('the client address for limits', () => {
  const guess = (user: GivenUser, origin: Origin) => signIn(user, origin, 'wrong');
  const client = (remoteAddress: string, forwardedFor: string): Origin => ({
    remoteAddress,
    headers: { 'x-forwarded-for': forwardedFor },
  });

  test('is what a trusted proxy reports', async () => {
    const user = await given.user(server);
    for (let attempt = 0; attempt < 10; attempt += 1) await guess(user, client('10.0.0.1', '203.0.113.1'));
    expect(await guess(user, client('10.0.0.1', '203.0.113.1'))).toMatchObject({ error: 'TOO_MANY_ATTEMPTS' });
    expect(await signIn(user, client('10.0.0.1', '203.0.113.2'))).toMatchObject({ error: null });
  });

  test.each([
    ['nobody trusts it', '192.0.2.10', (attempt: number) => `203.0.113.${attempt}`],
    ['the header is too long', '10.0.0.2', (attempt: number) => `${' ,'.repeat(600)}203.0.113.${attempt}`],
    ['the header has no address', '10.0.0.3', (attempt: number) => `made-up-${attempt}`],
  ])('is the peer when %s', async (_name, peer, forwardedFor) => {
    const user = await given.user(server);
    for (let attempt = 0; attempt < 10; attempt += 1) await guess(user, client(peer, forwardedFor(attempt)));
    expect(await guess(user, client(peer, forwardedFor(10)))).toMatchObject({ error: 'TOO_MANY_ATTEMPTS' });
  });
});

test('X-Forwarded-Host determines the tenant only if a trusted proxy sent it', async () => {
  const host = await given.host(server, { tenantId: await given.tenant(server) });
  const configAt = async (remoteAddress: string) => {
    const headers = { host: 'backend.example.com', 'x-forwarded-host': host };
    return (await server.http.inject({ url: '/config.json', remoteAddress, headers })).statusCode;
  };
  expect(await configAt('10.0.0.1')).toBe(200);
  expect(await configAt('192.0.2.1')).toBe(404);
});
