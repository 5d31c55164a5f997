import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { templateCalls } from '../../testing/templates.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
});
afterAll(async () => server.close());

const outcome = 'status errors errors_2 { code message path by }';
const create = `mutation ($input: createAppInput!) { createApp(input: $input) { ${outcome} revision createdStatus { id } } }`;
const change = `mutation ($appId: String!, $input: updateAppInput!, $revision: String) {
  updateApp(appId: $appId, input: $input, expectedRevision: $revision) { ${outcome} revision } }`;
const remove = `mutation ($appId: String!, $revision: String) {
  deleteApp(appId: $appId, expectedRevision: $revision) { ${outcome} } }`;
const list = `query ($where: appWhereInput, $sort: sortInput, $limit: Int, $skip: Int) {
  apps(where: $where, sort: $sort, limit: $limit, skip: $skip) { totalCount list { appId appName email emailSenderName
    hosts appTemplateId revision createdBy { username } lastModifiedBy { username }
    urlRouting { url regexPattern order } } } }`;
const configs = 'query ($where: CmsConfigWhereInputGraphType) { cmsConfigs(where: $where) { appId themeJsonString } }';

interface ToldApp {
  readonly appId: string;
  readonly hosts: readonly string[];
  readonly revision: string;
  readonly urlRouting: { readonly url: string | null };
}

async function listApps(variables: object = {}, as = user) {
  return expectSuccess(await server.as(as).post(list, variables)) as { totalCount: number; list: ToldApp[] };
}

async function findApp(appId: string, as = user): Promise<ToldApp | undefined> {
  return (await listApps({ where: { appId } }, as)).list[0];
}

let count = 0;
/** Host names are unique among all tenants. */
function newHost(ending = 'localhost'): string {
  count += 1;
  return `app${count}-${user.userId.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}.${ending}`;
}

describe('createApp', () => {
  test('adds the app with its host, its configuration and its template', async () => {
    const host = newHost();
    const input = {
      appId: 'travelApp',
      appName: 'Travel 旅遊',
      email: 'hello@insurer.example',
      emailSenderName: 'Harbour 海港',
      appTemplateId: 'distribution_website',
      urlRouting: { url: host, regexPattern: '^/travel(/|$)', order: 2 },
    };
    const made = expectSuccess(await server.as(user).post(create, { input }));
    expect(made).toMatchObject({ createdStatus: { id: 'travelApp' } });
    const { urlRouting, ...fields } = input;
    expect(await findApp('travelApp')).toEqual({
      ...fields,
      urlRouting,
      hosts: [host],
      revision: made['revision'],
      createdBy: { username: user.email },
      lastModifiedBy: { username: user.email },
    });
    expect(expectSuccess(await server.as(user).post(configs, { where: { appId: 'travelApp' } }))).toEqual([
      { appId: 'travelApp', themeJsonString: expect.stringContaining('"colors"') },
    ]);
    const upsert = `mutation { upsertCmsConfig(appId: "travelApp", config: {}) { ${outcome} } }`;
    expectSuccess(await server.as(user).post(upsert));
  });

  test('requires only a name and an id', async () => {
    expectSuccess(await server.as(user).post(create, { input: { appId: 'plain', appName: 'Plain' } }));
    expect(expectSuccess(await server.as(user).post(configs, { where: { appId: 'plain' } }))).toEqual([
      { appId: 'plain', themeJsonString: null },
    ]);
    expect(await findApp('plain')).toMatchObject({ hosts: [], appTemplateId: 'blank', urlRouting: { url: null } });
  });

  test('reports every problem, and stores nothing', async () => {
    const input = {
      appId: '1 app',
      appName: ' ',
      email: 'nobody',
      emailSenderName: 'a\nb',
      appTemplateId: 'other',
      urlRouting: { regexPattern: '(' },
    };
    const result = await server.as(user).post(create, { input });
    for (const path of ['appId', 'email', 'emailSenderName', 'appTemplateId', 'urlRouting.regexPattern']) {
      expectProblem(result, 'INVALID', `input.${path}`);
    }
    expectProblem(result, 'REQUIRED', 'input.appName');
    expect(await findApp('1 app')).toBeUndefined();
  });

  test('accepts a template for the email about requests only if it can be sent by email', async () => {
    const calls = templateCalls(server, user);
    const notice = await calls.create('notification', { name: 'New request' });
    const message = await calls.create('sms', { name: 'Text message' });
    const foreign = await templateCalls(server, await given.user(server)).create('notification', { name: 'Foreign' });
    const input = (appId: string, mail: object) => ({ input: { appId, appName: 'Mailing', ...mail } });
    const mail = { onRequestTemplateId: notice, requestsEmail: 'sales@insurer.test' };
    expectSuccess(await server.as(user).post(create, input('mailing', mail)));
    const read = '{ apps(where: { appId: "mailing" }) { list { onRequestTemplateId requestsEmail } } }';
    expect(expectSuccess(await server.as(user).post(read))).toEqual({ list: [mail] });
    const refused = async (code: string, path: string, fields: object) =>
      expectProblem(await server.as(user).post(create, input('refused', fields)), code, `input.${path}`);
    await refused('INVALID', 'onRequestTemplateId', { onRequestTemplateId: message });
    await refused('NOT_FOUND', 'onRequestTemplateId', { onRequestTemplateId: foreign });
    await refused('INVALID', 'requestsEmail', { requestsEmail: 'nobody' });
    expect(await findApp('refused')).toBeUndefined();
    const set = async (id: string | null) =>
      server.as(user).post(change, { appId: 'mailing', input: { onRequestTemplateId: id } });
    expectProblem(await set(message), 'INVALID', 'input.onRequestTemplateId');
    expectSuccess(await set(null));
    expect(expectSuccess(await server.as(user).post(read))).toEqual({
      list: [{ ...mail, onRequestTemplateId: null }],
    });
  });

  test('accepts any recipient of the email about requests only from those who may send emails', async () => {
    const editor = await given.user(server, { tenantId: user.tenantId, role: 'PRODUCT_EDITOR' });
    const colleague = await given.user(server, { tenantId: user.tenantId, email: 'Sales@insurer.test' });
    const gone = await given.user(server, { tenantId: user.tenantId });
    await server.sql`update users set deactivated_at = now() where id = ${gone.userId}`;
    const foreign = await given.user(server);
    const appId = await given.app(server, user);
    const set = (who: GivenUser, requestsEmail: string | null) =>
      server.as(who).post(change, { appId, input: { requestsEmail } });
    for (const outside of ['me@elsewhere.test', gone.email, foreign.email, `x${colleague.email}`]) {
      expectProblem(await set(editor, outside), 'FORBIDDEN', 'input.requestsEmail');
      const input = { appId: 'refused', appName: 'Refused', requestsEmail: outside };
      expectProblem(await server.as(editor).post(create, { input }), 'FORBIDDEN', 'input.requestsEmail');
    }
    const shown = async () => {
      const query = `{ apps(where: { appId: "${appId}" }) { list { requestsEmail isRequestsEmailOfUser } } }`;
      return expectSuccess(await server.as(editor).post(query));
    };
    expect(await shown()).toEqual({ list: [{ requestsEmail: null, isRequestsEmailOfUser: null }] });
    expectSuccess(await set(editor, 'sales@INSURER.test'));
    expect(await shown()).toEqual({ list: [{ requestsEmail: 'sales@INSURER.test', isRequestsEmailOfUser: true }] });
    expectSuccess(await set(user, 'partner@elsewhere.test'));
    expect(await shown()).toEqual({
      list: [{ requestsEmail: 'partner@elsewhere.test', isRequestsEmailOfUser: false }],
    });
    const unchanged = { appName: 'Renamed', requestsEmail: 'partner@elsewhere.test' };
    expectSuccess(await server.as(editor).post(change, { appId, input: unchanged }));
    expectProblem(await set(editor, 'other@elsewhere.test'), 'FORBIDDEN', 'input.requestsEmail');
    expectSuccess(await set(editor, null));
    expectProblem(await set(editor, 'partner@elsewhere.test'), 'FORBIDDEN', 'input.requestsEmail');
  });

  test("refuses an id that is taken, including the studio's, but not one of another tenant", async () => {
    const appId = await given.app(server, user);
    const input = (id: string) => ({ input: { appId: id, appName: 'Again' } });
    expectProblem(await server.as(user).post(create, input(appId)), 'ALREADY_EXISTS', 'input.appId');
    expectProblem(await server.as(user).post(create, input('coverStudio')), 'ALREADY_EXISTS', 'input.appId');
    expectSuccess(await server.as(await given.user(server)).post(create, input(appId)));
  });

  test('adds nothing when its host cannot be used', async () => {
    const input = { appId: 'homeless', appName: 'Homeless', urlRouting: { url: 'localhost' } };
    expectProblem(await server.as(user).post(create, { input }), 'INVALID', 'input.urlRouting.url');
    expect(await findApp('homeless')).toBeUndefined();
  });
});

describe('apps', () => {
  test('are filtered, sorted, counted and limited to the tenant', async () => {
    const own = await given.user(server);
    await given.app(server, { ...own, appId: 'b', appName: 'Health 10' });
    await given.app(server, { ...own, appId: 'a', appName: 'Health 9' });
    await given.app(server, { ...own, appId: 'c', appName: 'Travel' });
    const ids = async (variables: object) => (await listApps(variables, own)).list.map(({ appId }) => appId);
    expect(await ids({})).toEqual(['c', 'a', 'b']);
    expect(await ids({ sort: { fieldName: 'appName', type: 'ASC' } })).toEqual(['a', 'b', 'c']);
    expect(await ids({ where: { appName_contains: 'HEALTH' } })).toEqual(['a', 'b']);
    expect(await ids({ where: { or: [{ appId: 'c' }, { appId_in: ['b'] }] } })).toEqual(['c', 'b']);
    expect(await listApps({ limit: 1, skip: 1 }, own)).toMatchObject({ totalCount: 3, list: [{ appId: 'a' }] });
    expectProblem(await server.as(own).post(list, { sort: { fieldName: 'host', type: 'ASC' } }), 'INVALID');
  });

  test('are refused without a sign-in, and read by viewers', async () => {
    expect(await server.post(list)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    const viewer = await given.user(server, { tenantId: user.tenantId, role: 'VIEWER' });
    const appId = await given.app(server, user);
    expect(await findApp(appId, viewer)).toBeDefined();
    expectProblem(await server.as(viewer).post(change, { appId, input: {} }), 'FORBIDDEN');
  });
});

describe('updateApp', () => {
  test('changes the given fields and clears those that are null', async () => {
    const host = newHost();
    const urlRouting = { url: host, regexPattern: '^/a', order: 1 };
    const appId = await given.app(server, { ...user, appName: 'Before', email: 'a@b.example', urlRouting });
    expectSuccess(await server.as(user).post(change, { appId, input: { urlRouting: { order: 5 } } }));
    expect(await findApp(appId)).toMatchObject({ appName: 'Before', urlRouting: { ...urlRouting, order: 5 } });
    expectSuccess(
      await server.as(user).post(change, {
        appId,
        input: { appName: 'After', email: null, urlRouting: { url: null, regexPattern: null, order: null } },
      }),
    );
    expect(await findApp(appId)).toMatchObject({
      appName: 'After',
      email: null,
      hosts: [],
      urlRouting: { url: null, regexPattern: null, order: null },
    });
  });

  test('moves the app to another host, and releases the first one', async () => {
    const [first, second] = [newHost(), newHost()];
    const appId = await given.app(server, { ...user, urlRouting: { url: first } });
    expectSuccess(await server.as(user).post(change, { appId, input: { urlRouting: { url: second } } }));
    expect(await findApp(appId)).toMatchObject({ hosts: [second], urlRouting: { url: second } });
    const other = await given.user(server);
    await given.app(server, { ...other, urlRouting: { url: first } });
  });

  test('refuses an older revision and an unknown app', async () => {
    const appId = await given.app(server, user);
    const { revision } = (await findApp(appId)) ?? {};
    expectSuccess(await server.as(user).post(change, { appId, input: { appName: 'First' }, revision }));
    const conflict = await server.as(user).post(change, { appId, input: { appName: 'Second' }, revision });
    expect(expectProblem(conflict, 'CONFLICT', 'expectedRevision').by).toBe(user.email);
    expectProblem(await server.as(user).post(change, { appId: 'none', input: {} }), 'NOT_FOUND', 'appId');
    expectProblem(await server.as(user).post(change, { appId, input: { appName: null } }), 'REQUIRED', 'input.appName');
  });
});

describe('deleteApp', () => {
  test('deletes the app with its configuration, and releases its hosts', async () => {
    const host = newHost();
    const appId = await given.app(server, { ...user, urlRouting: { url: host } });
    const { revision } = (await findApp(appId)) ?? {};
    expectSuccess(await server.as(user).post(change, { appId, input: { appName: 'Changed' } }));
    expectProblem(await server.as(user).post(remove, { appId, revision }), 'CONFLICT');
    expectSuccess(await server.as(user).post(remove, { appId }));
    expect(await findApp(appId)).toBeUndefined();
    expect(expectSuccess(await server.as(user).post(configs, { where: { appId } }))).toEqual([]);
    expect(await server.sql`select host from hosts where host = ${host}`).toEqual([]);
    expectProblem(await server.as(user).post(remove, { appId }), 'NOT_FOUND', 'appId');
  });

  test('deletes every row of the app, and leaves the tenant’s components and texts unchanged', async () => {
    const own = await given.user(server);
    const appId = 'deletedShop';
    const input = { appId, appName: 'Shop', appTemplateId: 'distribution_website', urlRouting: { url: newHost() } };
    expectSuccess(await server.as(own).post(create, { input }));
    const [counted] = await server.sql`select
      (select count(*)::int from components where tenant_id = ${own.tenantId}) as components,
      (select count(*)::int from l10n where tenant_id = ${own.tenantId}) as texts`;
    expect(counted?.['components']).toBeGreaterThan(5);
    expectSuccess(await server.as(own).post(remove, { appId }));
    const [rows] = await server.sql`select
      (select count(*)::int from app_configs where tenant_id = ${own.tenantId}) as configs,
      (select count(*)::int from app_hosts where tenant_id = ${own.tenantId}) as app_hosts,
      (select count(*)::int from app_products where tenant_id = ${own.tenantId}) as products,
      (select count(*)::int from hosts where tenant_id = ${own.tenantId}) as hosts,
      (select count(*)::int from live_items where tenant_id = ${own.tenantId}) as live`;
    expect(rows).toEqual({ configs: 0, app_hosts: 0, products: 0, hosts: 0, live: 0 });
    const [remaining] = await server.sql`select
      (select count(*)::int from components where tenant_id = ${own.tenantId}) as components,
      (select count(*)::int from l10n where tenant_id = ${own.tenantId}) as texts`;
    expect(remaining).toEqual(counted);
  });
});
