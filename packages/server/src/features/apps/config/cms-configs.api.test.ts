import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { whileLocked } from '../../../testing/while-locked.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer({ poolSize: 12 });
  user = await given.user(server);
});
afterAll(async () => server.close());

const upsert = `mutation ($appId: String!, $config: cmsConfigInput!, $revision: String) {
  upsertCmsConfig(appId: $appId, config: $config, expectedRevision: $revision) {
    status errors errors_2 { code message path line by } revision } }`;
const route = 'path name component metaJsonString propsJsonString redirect';
const list = `query ($where: CmsConfigWhereInputGraphType, $limit: Int, $sort: sortInput) {
  cmsConfigs(where: $where, limit: $limit, sort: $sort) { appId tenantId allowedLocales defaultLocale themeJsonString
    analyticsProvidersJsonString endpointsJsonString revision guestLoginCredentials { username password }
    componentRoutes { ${route} children { ${route} children { ${route} } } } routeWarnings { path message }
    head { title metaJsonString noScript { innerHTML } script { src async type } } } }`;

async function read(appId: string, as = user) {
  const found = expectSuccess(await server.as(as).post(list, { where: { appId } }));
  return (found as unknown as { revision: string; [field: string]: unknown }[])[0];
}

const write = async (appId: string, config: object, more: object = {}) =>
  server.as(user).post(upsert, { appId, config, ...more });

describe('upsertCmsConfig', () => {
  test('merges the given fields into the configuration, and stores JSON texts as written', async () => {
    const appId = await given.app(server, user);
    const themeJsonString = '{\n  "colors": [{"id":"c0","value":"#102030"}],  "b":1.50 }';
    const head = { title: 'Travel', script: [{ src: '/a.js', async: true }], noScript: [{ innerHTML: 'No' }] };
    expectSuccess(await write(appId, { themeJsonString, allowedLocales: ['EN-us', 'zh-HK'], defaultLocale: 'zh-hk' }));
    expectSuccess(await write(appId, { head, endpointsJsonString: '{"api":"https://api.example"}' }));
    expect(await read(appId)).toMatchObject({
      appId,
      tenantId: user.tenantId,
      themeJsonString,
      allowedLocales: ['en-US', 'zh-HK'],
      defaultLocale: 'zh-HK',
      head: { title: 'Travel', metaJsonString: null, script: [{ src: '/a.js', async: true, type: null }] },
      endpointsJsonString: '{"api":"https://api.example"}',
      analyticsProvidersJsonString: null,
    });
    expectSuccess(await write(appId, { themeJsonString: null, head: { title: 'New' } }));
    expect(await read(appId)).toMatchObject({ themeJsonString: null, head: { title: 'New', script: null } });
  });

  test('stores pages with nested pages, and reports those that are never shown', async () => {
    const appId = await given.app(server, user);
    const pages = [
      { path: '/products/:id', name: 'Product', component: 'ProductPage', propsJsonString: '{ "a": 1 }' },
      {
        path: '/account',
        component: 'Shell',
        children: { path: 'details', component: 'Details', children: { path: '' } },
      },
      { path: '/products/new', redirect: '/' },
    ];
    expectSuccess(await write(appId, { componentRoutes: pages }));
    const found = await read(appId);
    expect(found?.['componentRoutes']).toMatchObject([pages[0], pages[1], { path: '/products/new', component: null }]);
    expect(found?.['routeWarnings']).toMatchObject([{ path: 'componentRoutes.2' }]);
  });

  test('refuses invalid JSON with its line and all other problems, and stores nothing', async () => {
    const appId = await given.app(server, user);
    expectSuccess(await write(appId, { themeJsonString: '{"a":1}' }));
    const before = await read(appId);
    const config = {
      themeJsonString: '{\n"a":\n}',
      endpointsJsonString: '{"b":2}',
      componentRoutes: [{ path: 'relative' }],
      defaultLocale: 'nonsense',
      head: { script: [{ src: 'javascript:1' }] },
    };
    const result = await write(appId, config);
    expect(expectProblem(result, 'INVALID', 'config.themeJsonString')).toMatchObject({ line: 3 });
    expectProblem(result, 'INVALID', 'config.componentRoutes.0.path');
    expectProblem(result, 'INVALID', 'config.defaultLocale');
    expectProblem(result, 'INVALID', 'config.head.script.0');
    expect(await read(appId)).toEqual(before);
  });

  test('refuses a path whose pattern could block a browser indefinitely, and stores nothing', async () => {
    const appId = await given.app(server, user);
    const componentRoutes = [
      { path: '/', component: 'Home' },
      { path: '/quotes/:id((a+)+)', component: 'Quote' },
    ];
    const result = await write(appId, { componentRoutes });
    const { message } = expectProblem(result, 'INVALID', 'config.componentRoutes.1.path');
    expect(message).toContain('use one set of characters');
    expect((await read(appId))?.['componentRoutes']).toBeNull();
  });

  test('refuses a default locale that is not among the stored locales', async () => {
    const appId = await given.app(server, user);
    expectSuccess(await write(appId, { allowedLocales: ['en-US'] }));
    expectProblem(await write(appId, { defaultLocale: 'zh-HK' }), 'INVALID', 'config.defaultLocale');
    expectSuccess(await write(appId, { allowedLocales: ['en-US', 'zh-HK'], defaultLocale: 'zh-HK' }));
    expectProblem(await write(appId, { allowedLocales: ['en-US'] }), 'INVALID', 'config.defaultLocale');
  });

  test('never returns the password, and retains it when the mask is sent back', async () => {
    const appId = await given.app(server, user);
    const stored = async () => {
      const [row] = await server.sql`select guest_username as name, guest_password as sealed from app_configs
        where tenant_id = ${user.tenantId} and app_id = ${appId}`;
      return row;
    };
    const credentials = { username: 'guest', password: 'secret of the guest' };
    expectSuccess(await write(appId, { guestLoginCredentials: credentials }));
    const first = await stored();
    expect(String(first?.['sealed'])).not.toContain('secret');
    const shown = (await read(appId))?.['guestLoginCredentials'];
    expect(shown).toEqual({ username: 'guest', password: '********' });
    expectSuccess(await write(appId, { guestLoginCredentials: { username: 'renamed', password: '********' } }));
    expect(await stored()).toEqual({ ...first, name: 'renamed' });
    expectSuccess(await write(appId, { guestLoginCredentials: null }));
    expect(await stored()).toEqual({ name: null, sealed: null });
  });

  test('refuses an older revision, an unknown app, that of another tenant, and viewers', async () => {
    const appId = await given.app(server, user);
    const { revision } = (await read(appId)) ?? {};
    expectSuccess(await write(appId, { head: { title: 'First' } }, { revision }));
    const conflict = await write(appId, { head: { title: 'Second' } }, { revision });
    expect(expectProblem(conflict, 'CONFLICT', 'expectedRevision').by).toBe(user.email);
    expectProblem(await write('none', {}), 'NOT_FOUND', 'appId');
    const other = await given.user(server);
    expectProblem(await server.as(other).post(upsert, { appId, config: {} }), 'NOT_FOUND', 'appId');
    expect(await read(appId, other)).toBeUndefined();
    const viewer = await given.user(server, { tenantId: user.tenantId, role: 'VIEWER' });
    expectProblem(await server.as(viewer).post(upsert, { appId, config: {} }), 'FORBIDDEN');
    expect(await read(appId, viewer)).toMatchObject({ head: { title: 'First' } });
    expect(await server.post(upsert, { appId, config: {} })).toMatchObject({ status: 401 });
  });

  test('retains both of two simultaneous changes to different fields', async () => {
    const appId = await given.app(server, user);
    const changes = [{ head: { title: 'Both' } }, { themeJsonString: '{}' }, { endpointsJsonString: '{}' }];
    const lock = {
      text: 'select 1 from app_configs where tenant_id = $1 and app_id = $2 for update',
      values: [user.tenantId, appId],
    };
    const results = await whileLocked(
      server,
      lock,
      changes.map((config) => () => write(appId, config)),
    );
    for (const result of results) expectSuccess(result);
    expect(await read(appId)).toMatchObject({
      head: { title: 'Both' },
      themeJsonString: '{}',
      endpointsJsonString: '{}',
    });
  });
});

test('cmsConfigs are sorted and limited', async () => {
  const own = await given.user(server);
  for (const appId of ['b', 'a', 'c']) await given.app(server, { ...own, appId });
  const ids = async (variables: object) => {
    const found = expectSuccess(await server.as(own).post(list, variables));
    return (found as unknown as { appId: string }[]).map(({ appId }) => appId);
  };
  expect(await ids({})).toEqual(['c', 'a', 'b']);
  expect(await ids({ sort: { fieldName: 'appId', type: 'ASC' }, limit: 2 })).toEqual(['a', 'b']);
  expect(await ids({ where: { appId_in: ['c', 'none'] } })).toEqual(['c']);
});
