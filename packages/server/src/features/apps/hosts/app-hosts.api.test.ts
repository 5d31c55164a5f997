import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
});
afterAll(async () => server.close());

const outcome = '{ status errors errors_2 { code message path } }';
const add = `mutation ($appId: String!, $host: String!) { addHostToApp(appId: $appId, host: $host) ${outcome} }`;
const remove = `mutation ($appId: String!, $host: String!) { removeHostFromApp(appId: $appId, host: $host) ${outcome} }`;
const removeFromTenant = `mutation ($host: String) { removeHostFromTenantSettings(host: $host) ${outcome} }`;

async function hostsOf(appId: string, as = user) {
  const query = 'query ($id: String) { apps(where: { appId: $id }) { list { hosts urlRouting { url } } } }';
  const { list } = expectSuccess(await server.as(as).post(query, { id: appId })) as {
    list: { hosts: string[]; urlRouting: { url: string | null } }[];
  };
  return list[0];
}

let count = 0;
function newHost(ending = 'localhost'): string {
  count += 1;
  return `host${count}-${user.userId.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}.${ending}`;
}

describe('addHostToApp and removeHostFromApp', () => {
  test.each(['localhost', 'insurer.test'])('need no proof for a name under .%s', async (ending) => {
    const [first, second] = [newHost(ending), newHost(ending)];
    const appId = await given.app(server, user);
    expectSuccess(await server.as(user).post(add, { appId, host: ` ${first.toUpperCase()} ` }));
    expectSuccess(await server.as(user).post(add, { appId, host: second }));
    expectSuccess(await server.as(user).post(add, { appId, host: second }));
    expect(await hostsOf(appId)).toEqual({ hosts: [first, second], urlRouting: { url: first } });
    expectSuccess(await server.as(user).post(remove, { appId, host: first }));
    expect(await hostsOf(appId)).toEqual({ hosts: [second], urlRouting: { url: second } });
    expectProblem(await server.as(user).post(remove, { appId, host: first }), 'NOT_FOUND', 'host');
  });

  test('accept a public host only if the tenant has proven it', async () => {
    const host = newHost('insurer.example');
    const appId = await given.app(server, user);
    expectProblem(await server.as(user).post(add, { appId, host }), 'REQUIRED', 'host');
    await given.host(server, { tenantId: user.tenantId, host });
    expectSuccess(await server.as(user).post(add, { appId, host }));
    expectSuccess(await server.as(user).post(remove, { appId, host }));
    const rows = await server.sql`select app_id from hosts where host = ${host}`;
    // The host shows nothing until it is assigned to another app, and never the studio: pages of the app may
    // still be open.
    expect(rows).toEqual([{ app_id: '' }]);
    expect((await server.http.inject({ url: '/login', headers: { host } })).statusCode).toBe(404);
    const other = await given.app(server, user);
    expectSuccess(await server.as(user).post(add, { appId: other, host }));
    expect(await server.sql`select app_id from hosts where host = ${host}`).toEqual([{ app_id: other }]);
  });

  test('return the same message for a public host whether or not another tenant has it', async () => {
    const [free, taken] = [newHost('insurer.example'), newHost('insurer.example')];
    await given.host(server, { tenantId: await given.tenant(server), host: taken });
    const appId = await given.app(server, user);
    const messages = await Promise.all(
      [free, taken].map(async (host) => {
        const { message } = expectProblem(await server.as(user).post(add, { appId, host }), 'REQUIRED', 'host');
        return message.replaceAll(host, '');
      }),
    );
    expect(messages[0]).toBe(messages[1]);
  });

  test('refuse loopback, malformed, nested local and taken names with the same message', async () => {
    const taken = newHost();
    await given.app(server, { ...(await given.user(server)), urlRouting: { url: taken } });
    const appId = await given.app(server, user);
    const messages = new Set<string>();
    for (const host of ['localhost', '127.0.0.1', 'app', 'https://a.test', 'a.test:4000', 'a.b.localhost', taken]) {
      messages.add(expectProblem(await server.as(user).post(add, { appId, host }), 'INVALID', 'host').message);
    }
    expect(messages.size).toBe(1);
  });

  test('of another tenant are refused by createApp and updateApp with the same message', async () => {
    const taken = newHost();
    await given.app(server, { ...(await given.user(server)), urlRouting: { url: taken } });
    const appId = await given.app(server, user);
    const { message } = expectProblem(await server.as(user).post(add, { appId, host: taken }), 'INVALID', 'host');
    const create = `mutation ($input: createAppInput!) { createApp(input: $input) ${outcome} }`;
    const update = `mutation ($appId: String!, $input: updateAppInput!) {
      updateApp(appId: $appId, input: $input) ${outcome} }`;
    const input = { urlRouting: { url: taken } };
    const created = await server.as(user).post(create, { input: { ...input, appId: 'wantsTaken', appName: 'New' } });
    expect(expectProblem(created, 'INVALID', 'input.urlRouting.url').message).toBe(message);
    const updated = await server.as(user).post(update, { appId, input });
    expect(expectProblem(updated, 'INVALID', 'input.urlRouting.url').message).toBe(message);
  });

  test('refuse the host at which the studio is used', async () => {
    const host = newHost('insurer.example');
    await given.host(server, { tenantId: user.tenantId, host });
    const appId = await given.app(server, user);
    const headers = { host };
    expectProblem(await server.as(user).post(add, { appId, host }, headers), 'CONFLICT', 'host');
  });

  test('refuse a host at which a user is signed in, by its own name or from one of its pages, until the user signs out', async () => {
    const colleague = await given.user(server, { tenantId: user.tenantId });
    const appId = await given.app(server, user);
    const signIn = `query ($tenantId: String!, $username: String!, $password: String!) {
      token_2(tenantId: $tenantId, clientId: "coverStudio", username: $username, password: $password) { accessToken } }`;
    const byName = newHost('insurer.example');
    const byPage = newHost('insurer.example');
    for (const host of [byName, byPage]) await given.host(server, { tenantId: user.tenantId, host });
    const { tenantId, email: username, password } = colleague;
    for (const headers of [{ host: byName }, { host: 'localhost', origin: `https://${byPage}` }]) {
      expectSuccess(await server.post(signIn, { tenantId, username, password }, headers));
    }
    for (const host of [byName, byPage]) {
      const { message } = expectProblem(await server.as(user).post(add, { appId, host }), 'CONFLICT', 'host');
      expect(message).toContain(`Users are signed in to the studio at ${host}`);
    }
    await server.sql`update sessions set ended_at = now() where user_id = ${colleague.userId}`;
    for (const host of [byName, byPage]) expectSuccess(await server.as(user).post(add, { appId, host }));
  });

  test('refuse the studio’s host, even if it is not in any table', async () => {
    const host = newHost('insurer.test');
    await server.sql`insert into sessions (tenant_id, id, user_id, client_id, address, host, created_at, last_used_at, expires_at)
      values (${user.tenantId}, ${host}, ${user.userId}, 'coverStudio', '192.0.2.1', ${host}, now(), now(), now() + interval '1 day')`;
    const appId = await given.app(server, user);
    expectProblem(await server.as(user).post(add, { appId, host }), 'CONFLICT', 'host');
    expectProblem(
      await server
        .as(user)
        .post(
          'mutation ($input: createAppInput!) { createApp(input: $input) { status errors_2 { code message path } } }',
          {
            input: { appId: 'another', appName: 'App', urlRouting: { url: host } },
          },
        ),
      'CONFLICT',
      'input.urlRouting.url',
    );
  });

  describe('by a product editor', () => {
    let editor: GivenUser;
    let appId: string;
    /** A host of another app of the tenant. */
    let known: string;
    beforeEach(async () => {
      editor = await given.user(server, { tenantId: user.tenantId, role: 'PRODUCT_EDITOR' });
      appId = await given.app(server, user);
      known = newHost();
      await given.app(server, { ...user, urlRouting: { url: known } });
    });

    const create = `mutation ($input: createAppInput!) { createApp(input: $input) ${outcome} }`;
    const update = `mutation ($appId: String!, $input: updateAppInput!) {
      updateApp(appId: $appId, input: $input) ${outcome} }`;
    const ways = {
      addHostToApp: { path: 'host', call: (host: string) => server.as(editor).post(add, { appId, host }) },
      updateApp: {
        path: 'input.urlRouting.url',
        call: (url: string) => server.as(editor).post(update, { appId, input: { urlRouting: { url } } }),
      },
      createApp: {
        path: 'input.urlRouting.url',
        call: (url: string) => {
          const input = { appId: `new${newHost().split('-')[0]}`, appName: 'New', urlRouting: { url } };
          return server.as(editor).post(create, { input });
        },
      },
    } as const;

    test.each(Object.entries(ways))('%s accepts a host that the tenant has, and no other', async (_, way) => {
      const [listed, taken] = [newHost('insurer.example'), newHost()];
      await given.host(server, { tenantId: user.tenantId, host: listed });
      await given.app(server, { ...(await given.user(server)), urlRouting: { url: taken } });
      const messages = new Set<string>();
      for (const host of [newHost(), newHost('insurer.test'), newHost('insurer.example'), taken]) {
        messages.add(expectProblem(await way.call(host), 'FORBIDDEN', way.path).message);
      }
      expect(messages, 'does not reveal which of them exist').toHaveProperty('size', 1);
      expectSuccess(await way.call(known));
      expectSuccess(await way.call(listed));
    });

    test('the last use of a host is removed without removing it from the tenant', async () => {
      const sole = newHost();
      const mine = await given.app(server, { ...user, urlRouting: { url: sole } });
      expectSuccess(await server.as(editor).post(remove, { appId: mine, host: sole }));
      expect(await server.sql`select app_id from hosts where host = ${sole}`).toEqual([{ app_id: '' }]);
      expectSuccess(await server.as(editor).post(add, { appId, host: sole }));
      const deleteApp = `mutation ($appId: String!) { deleteApp(appId: $appId) ${outcome} }`;
      expectSuccess(await server.as(editor).post(deleteApp, { appId }));
      expect(await server.sql`select app_id from hosts where host = ${sole}`).toEqual([{ app_id: '' }]);
    });

    test('the tenant’s list of hosts is not changed', async () => {
      const addToTenant = `mutation ($host: String) { addHostToTenantSettings(host: $host) ${outcome} }`;
      expectProblem(await server.as(editor).post(addToTenant, { host: newHost() }), 'FORBIDDEN');
      expectProblem(await server.as(editor).post(removeFromTenant, { host: known }), 'FORBIDDEN');
    });

    test('an app without a host, and a main host that stays, need no further right', async () => {
      const input = { appId: `none${newHost().split('-')[0]}`, appName: 'New' };
      expectSuccess(await server.as(editor).post(create, { input }));
      expectSuccess(await ways.updateApp.call(known));
      expectSuccess(await ways.updateApp.call(known));
    });
  });

  test('cannot change apps of other tenants, and are refused to viewers', async () => {
    const appId = await given.app(server, user);
    const host = newHost();
    const viewer = await given.user(server, { tenantId: user.tenantId, role: 'VIEWER' });
    expectProblem(await server.as(await given.user(server)).post(add, { appId, host }), 'NOT_FOUND', 'appId');
    expectProblem(await server.as(viewer).post(add, { appId, host }), 'FORBIDDEN');
  });
});

test('a host that several apps share is retained until the last of them is deleted', async () => {
  const host = newHost();
  const first = await given.app(server, { ...user, urlRouting: { url: host, regexPattern: '^/a' } });
  const second = await given.app(server, { ...user, urlRouting: { url: host } });
  expectProblem(await server.as(user).post(removeFromTenant, { host }), 'CONFLICT', 'host');
  expectSuccess(await server.as(user).post(remove, { appId: first, host }));
  expect(await server.sql`select app_id from hosts where host = ${host}`).toEqual([{ app_id: second }]);
  expectSuccess(await server.as(user).post(remove, { appId: second, host }));
  expect(await server.sql`select app_id from hosts where host = ${host}`).toEqual([]);
});

test.each(['localhost', 'insurer.test'])(
  'a name under .%s that showed an app does not open the studio for 30 days',
  async (ending) => {
    const host = newHost(ending);
    const addToTenant = `mutation ($host: String) { addHostToTenantSettings(host: $host) ${outcome} }`;
    const appId = await given.app(server, { ...user, urlRouting: { url: host } });
    expectProblem(await server.as(user).post(addToTenant, { host }), 'INVALID', 'host');
    expectSuccess(await server.as(user).post(remove, { appId, host }));
    const { message } = expectProblem(await server.as(user).post(addToTenant, { host }), 'CONFLICT', 'host');
    expect(message).toContain(`${host} showed an app`);
    await server.sql`update former_app_hosts set ended_at = ended_at - interval '31 days' where host = ${host}`;
    expectSuccess(await server.as(user).post(addToTenant, { host }));
  },
);

test('when two tenants request the same host simultaneously, one gets it', async () => {
  const host = newHost();
  const people = await Promise.all([given.user(server), given.user(server), given.user(server)]);
  const create = `mutation ($input: createAppInput!) { createApp(input: $input) ${outcome} }`;
  const input = { appId: 'app', appName: 'App', urlRouting: { url: host } };
  const results = await Promise.all(people.map((person) => server.as(person).post(create, { input })));
  const refused = results.filter((result) => JSON.stringify(result.data).includes('"failure"'));
  expect(refused).toHaveLength(2);
  for (const result of refused) expectProblem(result, 'INVALID', 'input.urlRouting.url');
});
