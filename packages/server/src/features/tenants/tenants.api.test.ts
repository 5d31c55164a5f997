import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSuccess } from '../../testing/expect-result.ts';
import { given } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());

const settings = '{ tenantSettings { tenantId hosts locales } }';

describe('tenantSettings', () => {
  test("returns the tenant's own hosts and locales, en-US and zh-HK first", async () => {
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

  test('requires a sign-in', async () => {
    expect(await server.post(settings)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});

describe('/config.json', () => {
  const configOf = async (query: string, host = 'localhost:4000') =>
    server.http.inject({ url: `/config.json${query}`, headers: { host } });

  test('returns the studio’s configuration, by the requested name or by the Host header', async () => {
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

  test('returns the endpoints of another region', async () => {
    const host = await given.host(server, { tenantId: await given.tenant(server) });
    await server.sql`update hosts set graphql_url = 'https://asia.example.com/graphql', file_system_url = 'https://asia.example.com/files' where host = ${host}`;
    expect((await configOf(`?host=${host}`)).json()).toMatchObject({
      graphqlUrl: 'https://asia.example.com/graphql',
      fileSystemUrl: 'https://asia.example.com/files',
    });
  });

  test('returns null if the host has no environment or app', async () => {
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

  test('resolves every address of this machine to the demo tenant, else to the first one', async () => {
    const fresh = await startTestServer();
    try {
      const at = async (host: string) => fresh.http.inject({ url: '/config.json', headers: { host } });
      expect((await at('localhost')).statusCode).toBe(404);
      await given.tenant(fresh, { tenantId: 'acme' });
      expect((await at('localhost:4000')).json()).toMatchObject({ tenantId: 'acme', appId: 'coverStudio' });
      await given.tenant(fresh, { tenantId: 'test' });
      await given.tenant(fresh, { tenantId: 'test_dev' });
      for (const host of ['localhost', '127.0.0.1:4000', '127.8.8.8', '[::1]:4000']) {
        expect((await at(host)).json()).toMatchObject({ tenantId: 'test_dev', appId: 'coverStudio' });
      }
      expect((await at('anything.localhost')).statusCode).toBe(404);
      await given.host(fresh, { tenantId: 'acme', host: 'acme.localhost' });
      expect((await at('acme.localhost:4000')).json()).toMatchObject({ tenantId: 'acme' });
    } finally {
      await fresh.close();
    }
  });
});
