import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess, payloadOf } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { listenOnLoopback } from '../../testing/listen-on-loopback.ts';
import { type NameServer, startNameServer } from '../../testing/start-name-server.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let names: NameServer;
let website: Server;
let websitePort: number;
let reply: (request: IncomingMessage, response: ServerResponse) => void = (_request, response) => response.end();
let visits: string[] = [];

beforeAll(async () => {
  names = await startNameServer();
  website = createServer((request, response) => {
    visits.push(`${request.headers.host}${request.url}`);
    reply(request, response);
  });
  websitePort = await listenOnLoopback(website, '127.0.0.2');
  server = await startTestServer({
    outbound: {
      dnsServers: [names.address],
      // The guard's policy in this test: 127.0.0.2 represents the Internet, and 127.0.0.1 the server's network.
      mayConnectTo: (address) => address === '127.0.0.2',
      ports: { http: websitePort, https: 9 },
    },
  });
});
afterEach(() => {
  visits = [];
  reply = (_request, response) => response.end();
});
afterAll(async () => {
  await server.close();
  website.closeAllConnections();
  website.close();
  await names.close();
});

const addHost = `mutation ($host: String) {
  addHostToTenantSettings(host: $host) { status errors errors_2 { code message path } }
}`;
const removeHost = `mutation ($host: String) {
  removeHostFromTenantSettings(host: $host) { status errors errors_2 { code message path } }
}`;

async function hostsOf(user: GivenUser) {
  return (await server.sql<{ host: string }>`select host from hosts where tenant_id = ${user.tenantId}`).map(
    ({ host }) => host,
  );
}

let lastName = 0;
const newName = () => `studio-${(lastName += 1)}.insurer.example`;

/** The content of the refusal: record, file and text. */
async function proofFor(user: GivenUser, host: string) {
  const { message } = expectProblem(await server.as(user).post(addHost, { host }), 'REQUIRED', 'host');
  const [, record = '', file = '', text = ''] =
    /record (\S+) of type TXT, .* file https:\/\/[^/]+(\S+) .* file: (\S+)$/.exec(message) ?? [];
  expect(record).toBe(`_coverwright.${host}`);
  return { record, file, text };
}

describe('addHostToTenantSettings', () => {
  test('adds a host whose DNS has the record named by the first call', async () => {
    const user = await given.user(server);
    const host = newName();
    const { record, text } = await proofFor(user, host);
    expect(await hostsOf(user)).toEqual([]);
    names.texts.set(record, ['v=spf1 -all', text]);
    expectSuccess(await server.as(user).post(addHost, { host: host.toUpperCase() }));
    expect(await hostsOf(user)).toEqual([host]);
    const config = await server.http.inject(`/config.json?host=${host}`);
    expect(config.json()).toMatchObject({ tenantId: user.tenantId, appId: 'coverStudio', environment: 'production' });
    expect(names.questions).toContain(`TXT _coverwright.${host}`);
  });

  test('adds a host that serves the file', async () => {
    const user = await given.user(server);
    const host = newName();
    const { file, text } = await proofFor(user, host);
    names.addresses.set(host, [['127.0.0.2']]);
    reply = ({ url }, response) => response.writeHead(url === file ? 200 : 404).end(`${text}\n`);
    expectSuccess(await server.as(user).post(addHost, { host }));
    expect(visits).toEqual([`${host}${file}`]);
    expect(await hostsOf(user)).toEqual([host]);
  });

  test('refuses the proof of another tenant or another host', async () => {
    const [user, other] = [await given.user(server), await given.user(server)];
    const [host, otherHost] = [newName(), newName()];
    const { record, text } = await proofFor(user, host);
    names.texts.set(record, [text]).set(`_coverwright.${otherHost}`, [text]);
    expectProblem(await server.as(other).post(addHost, { host }), 'REQUIRED', 'host');
    expectProblem(await server.as(user).post(addHost, { host: otherHost }), 'REQUIRED', 'host');
    expect([...(await hostsOf(user)), ...(await hostsOf(other))]).toEqual([]);
  });

  test.each(['studio.insurer.test', 'studio.localhost'])('needs no proof for a name such as %s', async (name) => {
    const user = await given.user(server);
    const host = `${user.userId}.${name}`;
    const before = names.questions.length;
    expectSuccess(await server.as(user).post(addHost, { host }));
    expect(await hostsOf(user)).toEqual([host]);
    expect(names.questions).toHaveLength(before);
  });

  test('stores an international name in its ASCII form', async () => {
    const user = await given.user(server);
    expectSuccess(await server.as(user).post(addHost, { host: `保險-${user.userId}.test` }));
    expect(await hostsOf(user)).toEqual([expect.stringMatching(/^xn--[a-z0-9-]+\.test$/)]);
  });

  test('refuses loopback, malformed and taken hosts with the same message', async () => {
    const [user, other] = [await given.user(server), await given.user(server)];
    const own = await given.host(server, { tenantId: user.tenantId });
    const foreign = await given.host(server, { tenantId: other.tenantId });
    const messages = new Set<string>();
    for (const host of [
      'localhost',
      '127.0.0.1',
      '127.1',
      '0x7f.1',
      '[::1]',
      '::1',
      'studio',
      'https://studio.example.com',
      'studio.example.com:4000',
      'studio.example.com/path',
      'ada@studio.example.com',
      'two words.example.com',
      '-studio.example.com',
      'studio..example.com',
      `${'x'.repeat(64)}.example.com`,
      '10.0.0.1',
      '*.example.com',
      'nul\u0001.example.com',
      own,
      own.toUpperCase(),
      `${own}.`,
      foreign,
    ]) {
      messages.add(expectProblem(await server.as(user).post(addHost, { host }), 'INVALID', 'host').message);
    }
    expect(messages.size).toBe(1);
  });

  test('requires a host and a sign-in', async () => {
    const user = await given.user(server);
    for (const host of [undefined, null, '', ' ']) {
      expectProblem(await server.as(user).post(addHost, { host }), 'REQUIRED', 'host');
    }
    expect(await server.post(addHost, { host: 'x.test' })).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });

  test('when two tenants request the same host simultaneously, one gets it', async () => {
    const users = [await given.user(server), await given.user(server)];
    const host = `${users[0]?.userId}.insurer.test`;
    const results = await Promise.all(users.map((user) => server.as(user).post(addHost, { host })));
    const statuses = results.map((result) => payloadOf(result)['status']);
    expect(statuses.filter((status) => status === 'success')).toHaveLength(1);
  });
});

describe('the guarded client', () => {
  test.each<[string, (text: string) => typeof reply]>([
    ['redirects elsewhere', () => (_request, response) => void response.writeHead(302, { location: '/proof' }).end()],
    ['answers with another status', (text) => (_request, response) => void response.writeHead(404).end(text)],
    ['contains something beside the proof', (text) => (_request, response) => void response.end(`${text} and more`)],
    ['repeats the requested path', () => (request, response) => void response.end(request.url)],
    ['is too long', (text) => (_request, response) => void response.end(text.padEnd(5_000))],
    [
      'has headers that are too long',
      (text) => (_request, response) => void response.writeHead(200, { 'x-long': 'x'.repeat(10_000) }).end(text),
    ],
    [
      'ends in the middle',
      (text) => (_request, response) => {
        response.writeHead(200, { 'content-length': '1000' }).write(text);
        response.destroy();
      },
    ],
  ])('rejects a file that %s', async (_name, replyWith) => {
    const user = await given.user(server);
    const host = newName();
    const { text } = await proofFor(user, host);
    names.addresses.set(host, [['127.0.0.2']]);
    reply = replyWith(text);
    expectProblem(await server.as(user).post(addHost, { host }), 'REQUIRED', 'host');
    expect(visits).toHaveLength(1);
    expect(await hostsOf(user)).toEqual([]);
  });

  test("never connects to a name with an address in the server's own network, even among public ones", async () => {
    const user = await given.user(server);
    const inner = createServer((request, response) => {
      visits.push(`inner ${request.url}`);
      response.end();
    }).listen(websitePort, '127.0.0.1');
    await once(inner, 'listening');
    try {
      for (const addresses of [['127.0.0.1'], ['127.0.0.2', '127.0.0.1'], ['169.254.169.254'], ['10.0.0.1']]) {
        const host = newName();
        names.addresses.set(host, [addresses]);
        expectProblem(await server.as(user).post(addHost, { host }), 'REQUIRED', 'host');
      }
      expect(visits).toEqual([]);
    } finally {
      inner.closeAllConnections();
      inner.close();
    }
  });

  test('connects to the address that it has checked, whatever DNS returns next', async () => {
    const user = await given.user(server);
    const host = newName();
    names.addresses.set(host, [['127.0.0.2'], ['127.0.0.1']]);
    expectProblem(await server.as(user).post(addHost, { host }), 'REQUIRED', 'host');
    expect(visits).toHaveLength(1);
    expect(names.questions.filter((question) => question === `A ${host}`)).toHaveLength(1);
  });

  test('checks one host of a tenant at a time, and 30 an hour', async () => {
    const user = await given.user(server);
    const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
    const host = newName();
    names.addresses.set(host, [['127.0.0.2']]);
    const isAsked = new Promise<void>((resolve) => {
      reply = (_request, response) => {
        resolve();
        void mayAnswer.then(() => response.end());
      };
    });
    const first = server.as(user).post(addHost, { host });
    await isAsked;
    expectProblem(await server.as(user).post(addHost, { host: newName() }), 'BUSY', 'host');
    const other = await given.user(server);
    expectProblem(await server.as(other).post(addHost, { host: newName() }), 'REQUIRED', 'host');
    answer();
    expectProblem(await first, 'REQUIRED', 'host');
    for (let index = 2; index < 30; index += 1) await server.as(user).post(addHost, { host: newName() });
    const before = names.questions.length;
    const { message } = expectProblem(await server.as(user).post(addHost, { host: newName() }), 'LIMIT_EXCEEDED');
    expect(message).toContain('30 host checks an hour');
    expect(names.questions).toHaveLength(before);
    server.clock.pass(3_600_000);
    expectProblem(await server.as(user).post(addHost, { host: newName() }), 'REQUIRED', 'host');
  });
});

describe('removeHostFromTenantSettings', () => {
  test('removes a host from the tenant, which may then be added again', async () => {
    const user = await given.user(server);
    const host = await given.host(server, { tenantId: user.tenantId, host: `${user.userId}.test` });
    expectSuccess(await server.as(user).post(removeHost, { host: `${host.toUpperCase()}.` }));
    expect(await hostsOf(user)).toEqual([]);
    expect((await server.http.inject(`/config.json?host=${host}`)).statusCode).toBe(404);
    expectSuccess(await server.as(user).post(addHost, { host }));
  });

  test("treats another tenant's host as one that does not exist", async () => {
    const [user, other] = [await given.user(server), await given.user(server)];
    const foreign = await given.host(server, { tenantId: other.tenantId });
    const messages = new Set<string>();
    for (const host of [foreign, 'nobody.example.com', 'two words', 'localhost']) {
      messages.add(expectProblem(await server.as(user).post(removeHost, { host }), 'NOT_FOUND', 'host').message);
    }
    expect(messages.size).toBe(1);
    expect(await hostsOf(other)).toEqual([foreign]);
  });

  test('refuses the host of the request, whether of its address or of its page', async () => {
    const user = await given.user(server);
    const host = await given.host(server, { tenantId: user.tenantId });
    for (const headers of [{ host: `${host}:4000` }, { host: 'api.example.com', origin: `https://${host}` }]) {
      expectProblem(await server.as(user).post(removeHost, { host }, headers), 'CONFLICT', 'host');
    }
    expect(await hostsOf(user)).toEqual([host]);
  });

  test('requires a host and a sign-in', async () => {
    const user = await given.user(server);
    expectProblem(await server.as(user).post(removeHost, { host: '' }), 'REQUIRED', 'host');
    expect(await server.post(removeHost, { host: 'x.test' })).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});
