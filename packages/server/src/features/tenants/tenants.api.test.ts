import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess, payloadOf } from '../../testing/expect-result.ts';
import { given } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());

const addHost = `mutation ($host: String) {
  addHostToTenantSettings(host: $host) { status errors errors_2 { code message path } }
}`;
const settings = '{ tenantSettings { tenantId hosts locales } }';

describe('tenantSettings', () => {
  test("tells the tenant's own hosts and locales, en-US and zh-HK first", async () => {
    const [user, other] = [await given.user(server), await given.user(server)];
    const host = await given.host(server, { tenantId: user.tenantId });
    await given.host(server, { tenantId: other.tenantId });
    for (const [tenantId, locale] of [
      [user.tenantId, 'fr-FR'],
      [user.tenantId, 'de-DE'],
      [other.tenantId, 'it-IT'],
    ] as const) {
      await server.sql`
          insert into l10n (tenant_id, key, locale, value, revision) values (${tenantId}, 'key', ${locale}, 'text', 'r')`;
    }
    expect(expectSuccess(await server.as(user).post(settings))).toEqual({
      tenantId: user.tenantId,
      hosts: [host],
      locales: ['en-US', 'zh-HK', 'de-DE', 'fr-FR'],
    });
  });

  test('needs a sign-in', async () => {
    expect(await server.post(settings)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});

describe('addHostToTenantSettings', () => {
  test('gives the tenant a host that the studio then starts with', async () => {
    const user = await given.user(server);
    const host = `Studio.${user.userId}.Insurer.Example`;
    expectSuccess(await server.as(user).post(addHost, { host }));
    const { hosts } = expectSuccess(await server.as(user).post(settings));
    expect(hosts).toEqual([host.toLowerCase()]);
    const config = await server.http.inject(`/config.json?host=${host}`);
    expect(config.json()).toMatchObject({ tenantId: user.tenantId, appId: 'coverStudio', environment: 'production' });
  });

  test('keeps an international name in its ASCII form', async () => {
    const user = await given.user(server);
    expectSuccess(await server.as(user).post(addHost, { host: `保險-${user.userId}.香港` }));
    const { hosts } = expectSuccess(await server.as(user).post(settings));
    expect(hosts).toEqual([expect.stringMatching(/^xn--[a-z0-9-]+\.xn--j6w193g$/)]);
  });

  test('refuses loopback, malformed and taken hosts with one same message', async () => {
    const [user, other] = [await given.user(server), await given.user(server)];
    const own = await given.host(server, { tenantId: user.tenantId });
    const foreign = await given.host(server, { tenantId: other.tenantId });
    const messages = new Set<string>();
    for (const host of [
      'localhost',
      'studio.localhost',
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

  test('needs a host', async () => {
    const user = await given.user(server);
    for (const host of [undefined, null, '', ' ']) {
      expectProblem(await server.as(user).post(addHost, { host }), 'REQUIRED', 'host');
    }
  });

  test('gives a host that two tenants want at once to one of them', async () => {
    const users = [await given.user(server), await given.user(server)];
    const host = `${users[0]?.userId}.insurer.example`;
    const results = await Promise.all(users.map((user) => server.as(user).post(addHost, { host })));
    const statuses = results.map((result) => payloadOf(result)['status']);
    expect(statuses.filter((status) => status === 'success')).toHaveLength(1);
  });

  test('needs a sign-in', async () => {
    expect(await server.post(addHost, { host: 'x.example.com' })).toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
    });
  });
});

describe('/config.json', () => {
  const configOf = async (query: string, host = 'localhost:4000') =>
    server.http.inject({ url: `/config.json${query}`, headers: { host } });

  test('tells what the studio needs, by the name asked for or by the Host header', async () => {
    const tenantId = await given.tenant(server);
    const host = await given.host(server, { tenantId, appId: 'admin_portal', region: 'Asia', environment: 'uat' });
    const config = {
      tenantId,
      tenantName: `Name of ${tenantId}`,
      appId: 'admin_portal',
      clientId: 'admin_portal',
      graphqlUrl: '/graphql',
      fileSystemUrl: '/api/v1/files',
      environment: 'uat',
      region: 'Asia',
    };
    expect((await configOf(`?host=${host}`)).json()).toEqual(config);
    expect((await configOf(`?host=${host.toUpperCase()}:8443`)).json()).toEqual(config);
    expect((await configOf('', `${host}:4000`)).json()).toEqual(config);
  });

  test('names the endpoints of another region', async () => {
    const host = await given.host(server, { tenantId: await given.tenant(server) });
    await server.sql`update hosts set graphql_url = 'https://asia.example.com/graphql', file_system_url = 'https://asia.example.com/files' where host = ${host}`;
    expect((await configOf(`?host=${host}`)).json()).toMatchObject({
      graphqlUrl: 'https://asia.example.com/graphql',
      fileSystemUrl: 'https://asia.example.com/files',
    });
  });

  test('has null where the host has no environment or app', async () => {
    const tenantId = await given.tenant(server);
    const withoutApp = await given.host(server, { tenantId, appId: null });
    const withoutEnvironment = await given.host(server, { tenantId, environment: null });
    expect((await configOf(`?host=${withoutApp}`)).json()).toMatchObject({ appId: null, environment: 'production' });
    expect((await configOf(`?host=${withoutEnvironment}`)).json()).toMatchObject({ environment: null });
  });

  test.each(['unknown.example.com', '', '%', 'a b', '[', 'nul%00.example.com'])(
    'is 404 for the host %j',
    async (host) => {
      const response = await configOf(`?host=${encodeURIComponent(host)}`);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ errors: [{ code: 'NOT_FOUND' }] });
    },
  );

  test('leads every loopback name to the demo tenant, else to the first one', async () => {
    const fresh = await startTestServer();
    try {
      const at = async (host: string) => fresh.http.inject({ url: '/config.json', headers: { host } });
      expect((await at('localhost')).statusCode).toBe(404);
      await given.tenant(fresh, { tenantId: 'acme' });
      expect((await at('localhost:4000')).json()).toMatchObject({ tenantId: 'acme', appId: 'coverStudio' });
      await given.tenant(fresh, { tenantId: 'test' });
      await given.tenant(fresh, { tenantId: 'test_dev' });
      for (const host of ['localhost', '127.0.0.1:4000', '127.8.8.8', '[::1]:4000', 'anything.localhost']) {
        expect((await at(host)).json()).toMatchObject({ tenantId: 'test_dev', appId: 'coverStudio' });
      }
    } finally {
      await fresh.close();
    }
  });
});
