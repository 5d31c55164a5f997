import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
});
afterAll(async () => server.close());

const outcome = 'status errors errors_2 { code message path line by }';
const create = `mutation ($input: createComponentInput!) {
  createComponent(input: $input) { ${outcome} revision createdStatus { id } } }`;
const change = `mutation ($id: String!, $input: updateComponentInput!, $revision: String) {
  updateComponent(id: $id, input: $input, expectedRevision: $revision) { ${outcome} revision } }`;
const remove = `mutation ($id: String!, $revision: String) {
  deleteComponent(id: $id, expectedRevision: $revision) { ${outcome} } }`;
const list = `query ($where: componentWhereInput, $sort: sortInput, $limit: Int) {
  components(where: $where, sort: $sort, limit: $limit) { totalCount list { id name vueTemplate componentJson status
    revision version { framework version } createdBy { username }
    usage { apps { appId pages } components { id name } } } } }`;

async function listOf(variables: object = {}, as = user) {
  return expectSuccess(await server.as(as).post(list, variables)) as {
    totalCount: number;
    list: { id: string; name: string; revision: string; usage: object; [field: string]: unknown }[];
  };
}

const find = async (id: string, as = user) => (await listOf({ where: { id } }, as)).list[0];

describe('createComponent', () => {
  test('stores the source as written, including keys that the server does not know', async () => {
    const input = {
      name: 'QuoteForm',
      vueTemplate: '<div>\r\n {{ 價 }} </div>',
      componentJsonString: '{ "editorAst": [], "editorScript": "export default {}", "other": 1.50 }',
      status: 'PUBLISHED',
      version: { framework: 'vue', version: '2.6.11' },
    };
    const made = expectSuccess(await server.as(user).post(create, { input }));
    const { id } = (made as { createdStatus: { id: string } }).createdStatus;
    const { componentJsonString: componentJson, ...fields } = input;
    expect(await find(id)).toEqual({
      ...fields,
      id,
      componentJson,
      revision: made['revision'],
      createdBy: { username: user.email },
      usage: { apps: [], components: [] },
    });
  });

  test('requires only a name and JSON', async () => {
    const made = await server.as(user).post(create, { input: { name: 'Plain', componentJsonString: '{}' } });
    const { id } = (expectSuccess(made) as { createdStatus: { id: string } }).createdStatus;
    expect(await find(id)).toMatchObject({
      status: 'DRAFT',
      vueTemplate: '',
      version: { framework: 'vue', version: '2.6.11' },
    });
  });

  test('reports every problem', async () => {
    const input = {
      name: 'Button',
      componentJsonString: '{\n"a" }',
      vueTemplate: 'x'.repeat(1024 * 1024 + 1),
      version: { framework: '', version: '2' },
    };
    const result = await server.as(user).post(create, { input });
    expectProblem(result, 'INVALID', 'input.name');
    expect(expectProblem(result, 'INVALID', 'input.componentJsonString')).toMatchObject({ line: 2 });
    expectProblem(result, 'TOO_LONG', 'input.vueTemplate');
    expectProblem(result, 'REQUIRED', 'input.version.framework');
    for (const json of ['[]', 'null', '{"editorScript":1}']) {
      const other = await server.as(user).post(create, { input: { name: 'Other', componentJsonString: json } });
      expectProblem(other, 'INVALID', 'input.componentJsonString');
    }
    const many = Array.from({ length: 1001 }, (_, index) => `<Part${index}/>`).join('');
    const wide = { name: 'Wide', componentJsonString: '{}', vueTemplate: many };
    expectProblem(await server.as(user).post(create, { input: wide }), 'LIMIT_EXCEEDED', 'input.vueTemplate');
  });

  test('refuses a name that is taken, ignoring case, but not one of another tenant', async () => {
    await given.component(server, { ...user, name: 'PriceBox' });
    const input = (name: string) => ({ input: { name, componentJsonString: '{}' } });
    expectProblem(await server.as(user).post(create, input('PriceBox')), 'ALREADY_EXISTS', 'input.name');
    expectProblem(await server.as(user).post(create, input('Pricebox')), 'ALREADY_EXISTS', 'input.name');
    expectSuccess(await server.as(await given.user(server)).post(create, input('PriceBox')));
  });
});

describe('updateComponent', () => {
  test('changes the given fields', async () => {
    const id = await given.component(server, { ...user, name: 'Before', vueTemplate: '<p/>' });
    expectSuccess(await server.as(user).post(change, { id, input: { name: 'After', status: 'DEPRECATED' } }));
    expect(await find(id)).toMatchObject({ name: 'After', status: 'DEPRECATED', vueTemplate: '<p/>' });
    expectSuccess(await server.as(user).post(change, { id, input: { vueTemplate: null } }));
    expect(await find(id)).toMatchObject({ name: 'After', vueTemplate: '' });
  });

  test('refuses a taken name, an older revision and an unknown id', async () => {
    const own = await given.user(server);
    const id = await given.component(server, { ...own, name: 'Inner' });
    await given.component(server, { ...own, name: 'Outer' });
    const post = async (input: object, revision?: string) => server.as(own).post(change, { id, input, revision });
    expectProblem(await post({ name: 'OUTER' }), 'ALREADY_EXISTS', 'input.name');
    expectSuccess(await post({ name: 'Inner', vueTemplate: '<b/>' }));
    expectProblem(await post({}, 'older'), 'CONFLICT', 'expectedRevision');
    expectProblem(await server.as(user).post(change, { id, input: {} }), 'NOT_FOUND', 'id');
  });
});

describe('a new name for a component', () => {
  const upsert = `mutation ($appId: String!, $routes: [cmsComponentRouteInput!], $revision: String) {
    upsertCmsConfig(appId: $appId, config: { componentRoutes: $routes }, expectedRevision: $revision) {
      ${outcome} revision } }`;
  const pagesOf = `query ($appId: String) { cmsConfigs(where: { appId: $appId }) {
    revision defaultLocale componentRoutes { path component children { path component } } } }`;

  test('replaces it in components, pages and its own source, each with a new revision', async () => {
    const own = await given.user(server);
    const id = await given.component(server, {
      ...own,
      name: 'QuoteForm',
      vueTemplate: '<div><quote-form v-if="more"/></div>',
    });
    const script =
      "import QuoteForm from './QuoteForm.vue';\nexport default { components: { QuoteForm } }; // QuoteForm";
    const tree = { id: 'a', component: 'QuoteForm', label: 'QuoteForm', content: '', children: [], own: 1 };
    const user1 = await given.component(server, {
      ...own,
      name: 'Landing',
      vueTemplate: '<QuoteForm\n  class="p-4" />',
      componentJsonString: JSON.stringify({ editorAst: tree, editorScript: script, other: [1] }),
    });
    const unrelated = await given.component(server, { ...own, name: 'Other', vueTemplate: '<QuoteFormLine/>' });
    const stranger = await given.user(server);
    const foreign = await given.component(server, { ...stranger, name: 'Landing', vueTemplate: '<QuoteForm/>' });
    const [appId, otherApp] = [await given.app(server, own), await given.app(server, own)];
    const routes = [{ path: '/shop', component: 'Landing', children: { path: 'quote', component: 'QuoteForm' } }];
    expectSuccess(await server.as(own).post(upsert, { appId, routes }));
    expectSuccess(
      await server.as(own).post(upsert, { appId: otherApp, routes: [{ path: '/', component: 'Landing' }] }),
    );
    const read = async (app: string) =>
      (expectSuccess(await server.as(own).post(pagesOf, { appId: app })) as unknown as { revision: string }[])[0];
    const before = {
      user: await find(user1, own),
      unrelated: await find(unrelated, own),
      foreign: await find(foreign, stranger),
      app: await read(appId),
      otherApp: await read(otherApp),
    };
    expectSuccess(await server.as(own).post(change, { id, input: { name: 'PriceBox' } }));

    expect(await find(id, own)).toMatchObject({
      name: 'PriceBox',
      vueTemplate: '<div><price-box v-if="more"/></div>',
      usage: { apps: [{ appId, pages: ['/shop/quote'] }], components: [{ id: user1, name: 'Landing' }] },
    });
    const changed = await find(user1, own);
    expect(changed).toMatchObject({ vueTemplate: '<PriceBox\n  class="p-4" />' });
    expect(JSON.parse(String(changed?.['componentJson']))).toEqual({
      editorAst: { ...tree, component: 'PriceBox' },
      editorScript: "import PriceBox from './PriceBox.vue';\nexport default { components: { PriceBox } }; // QuoteForm",
      other: [1],
    });
    expect(changed?.revision).not.toBe(before.user?.revision);
    expect(await find(unrelated, own)).toEqual(before.unrelated);
    expect(await find(foreign, stranger)).toEqual(before.foreign);
    expect(await read(appId)).toMatchObject({
      componentRoutes: [{ path: '/shop', component: 'Landing', children: { path: 'quote', component: 'PriceBox' } }],
    });
    expect(await read(otherApp)).toEqual(before.otherApp);

    // A user who opened them before gets a conflict.
    const stale = { id: user1, input: { vueTemplate: '<QuoteForm/>' }, revision: before.user?.revision };
    expectProblem(await server.as(own).post(change, stale), 'CONFLICT', 'expectedRevision');
    const stalePages = { appId, routes, revision: before.app?.revision };
    expectProblem(await server.as(own).post(upsert, stalePages), 'CONFLICT', 'expectedRevision');
  });

  test('can be saved together with the source', async () => {
    const own = await given.user(server);
    const id = await given.component(server, { ...own, name: 'Tree' });
    const input = {
      name: 'Branch',
      vueTemplate: '<ul><tree/></ul>',
      componentJsonString: JSON.stringify({ editorScript: "export default { name: 'Tree' }" }),
    };
    expectSuccess(await server.as(own).post(change, { id, input }));
    expect(await find(id, own)).toMatchObject({
      vueTemplate: '<ul><branch/></ul>',
      componentJson: JSON.stringify({ editorScript: "export default { name: 'Branch' }" }),
    });
  });

  test('changes nothing if a usage in one of the components cannot be renamed', async () => {
    const own = await given.user(server);
    const id = await given.component(server, { ...own, name: 'QuoteForm' });
    const good = await given.component(server, { ...own, name: 'Good', vueTemplate: '<QuoteForm/>' });
    await given.component(server, { ...own, name: 'Broken', vueTemplate: '<p>\n<QuoteForm></p>' });
    const withScript = async (name: string, editorScript: string, vueTemplate = '<div/>') =>
      given.component(server, { ...own, name, vueTemplate, componentJsonString: JSON.stringify({ editorScript }) });
    await withScript('Unreadable', "import QuoteForm from './QuoteForm.vue'; export default {");
    await withScript('Taken', "import QuoteForm from './QuoteForm.vue'; const PriceBox = QuoteForm; export default {}");
    await withScript(
      'Computed',
      "import QuoteForm from './QuoteForm.vue'; export default { data: () => ({ kind: 'QuoteForm' }) }",
      '<component :is="kind" />',
    );
    const result = await server.as(own).post(change, { id, input: { name: 'PriceBox' } });
    const { errors_2: problems } = Object.values(result.data as object)[0] as { errors_2: { message: string }[] };
    expect(problems.map(({ message }) => message).toSorted()).toEqual([
      'Computed computes which component it shows, and its script contains the text QuoteForm. Change that text first.',
      'The script of Taken uses the name PriceBox for something else. Choose another name.',
      'The script of Unreadable cannot be read, so the new name cannot be entered there. Correct that script first.',
      'The template of Broken cannot be read (line 2), so the new name cannot be entered there. Correct that template first.',
    ]);
    expect(await find(good, own)).toMatchObject({ vueTemplate: '<QuoteForm/>' });
    expect(await find(id, own)).toMatchObject({ name: 'QuoteForm' });
  });

  test('is limited to 500 components that use it', async () => {
    const own = await given.user(server);
    const id = await given.component(server, { ...own, name: 'QuoteForm' });
    for (let at = 0; at < 500; at += 1) {
      await given.component(server, { ...own, name: `Page${at}`, vueTemplate: '<QuoteForm/>' });
    }
    expectSuccess(await server.as(own).post(change, { id, input: { name: 'PriceBox' } }));
    expect(await listOf({ where: { name: 'Page499' } }, own)).toMatchObject({ list: [{ vueTemplate: '<PriceBox/>' }] });
    await given.component(server, { ...own, name: 'Last', vueTemplate: '<PriceBox/>' });
    const refused = await server.as(own).post(change, { id, input: { name: 'QuoteForm' } });
    expectProblem(refused, 'LIMIT_EXCEEDED', 'input.name');
  });
});

describe('componentPreview', () => {
  const preview = `query ($names: [String!]!, $locale: String!) { componentPreview(names: $names, locale: $locale) {
    components { name vueTemplate script } texts { key value } } }`;

  test('returns the named components, all that they use, and the texts of apps in the locale', async () => {
    const own = await given.user(server);
    const script = 'export default {};';
    const componentJsonString = JSON.stringify({ editorScript: script });
    await given.component(server, { ...own, name: 'PlanName', vueTemplate: '<b/>', componentJsonString });
    await given.component(server, { ...own, name: 'PlanCard', vueTemplate: '<div><PlanName/></div>' });
    await given.component(server, { ...own, name: 'Unrelated' });
    await given.text(server, { ...own, key: 'apps-shop-title', locale: 'zh-HK', value: '旅遊保險' });
    await given.text(server, { ...own, key: 'apps-shop-title', locale: 'en-US', value: 'Travel insurance' });
    const names = ['PlanCard', 'Missing'];
    expect(expectSuccess(await server.as(own).post(preview, { names, locale: 'zh-HK' }))).toEqual({
      components: [
        { name: 'PlanCard', vueTemplate: '<div><PlanName/></div>', script: '' },
        { name: 'PlanName', vueTemplate: '<b/>', script },
      ],
      texts: [{ key: 'apps-shop-title', value: '旅遊保險' }],
    });
    const other = await given.user(server);
    const seen = expectSuccess(await server.as(other).post(preview, { names, locale: 'zh-HK' }));
    expect(seen).toEqual({ components: [], texts: [] });
  });

  test('refuses an invalid locale', async () => {
    expectProblem(await server.as(user).post(preview, { names: [], locale: 'no locale' }), 'INVALID', 'locale');
  });
});

describe('deleteComponent', () => {
  test('is refused while pages or components use it, and lists them', async () => {
    const own = await given.user(server);
    const id = await given.component(server, { ...own, name: 'QuoteForm', vueTemplate: '<div><QuoteForm/></div>' });
    const json = JSON.stringify({ editorScript: "import QuoteForm from 'QuoteForm'; export default {}" });
    const outer = await given.component(server, { ...own, name: 'Landing', componentJsonString: json });
    const appId = await given.app(server, own);
    const upsert = `mutation ($appId: String!, $routes: [cmsComponentRouteInput!]) {
      upsertCmsConfig(appId: $appId, config: { componentRoutes: $routes }) { ${outcome} } }`;
    const routes = [{ path: '/shop', children: { path: 'quote', component: 'QuoteForm' } }];
    expectSuccess(await server.as(own).post(upsert, { appId, routes }));
    expect((await find(id, own))?.usage).toEqual({
      apps: [{ appId, pages: ['/shop/quote'] }],
      components: [{ id: outer, name: 'Landing' }],
    });
    const { message } = expectProblem(await server.as(own).post(remove, { id }), 'INVALID', 'id');
    expect(message).toBe(
      `QuoteForm is used by the app ${appId} (/shop/quote), the component Landing. Remove it there first.`,
    );
    expectSuccess(await server.as(own).post(remove, { id: outer }));
    expectSuccess(await server.as(own).post(upsert, { appId, routes: [] }));
    expectSuccess(await server.as(own).post(remove, { id }));
    expectProblem(await server.as(own).post(remove, { id }), 'NOT_FOUND', 'id');
  });

  test('is refused to viewers, to other tenants and without a sign-in', async () => {
    const id = await given.component(server, user);
    const viewer = await given.user(server, { tenantId: user.tenantId, role: 'VIEWER' });
    expectProblem(await server.as(viewer).post(remove, { id }), 'FORBIDDEN');
    expectProblem(await server.as(await given.user(server)).post(remove, { id }), 'NOT_FOUND', 'id');
    expect(await server.post(remove, { id })).toMatchObject({ status: 401 });
    expect(await find(id, viewer)).toBeDefined();
  });
});

test('components are filtered, sorted and counted', async () => {
  const own = await given.user(server);
  for (const [name, status, at] of [
    ['Step10', 'DRAFT', '2026-11-01'],
    ['Step9', 'PUBLISHED', '2026-11-02'],
    ['Landing', 'DRAFT', '2026-11-03'],
  ] as const) {
    await given.component(server, { ...own, name, status, now: new Date(at) });
  }
  const names = async (variables: object) => (await listOf(variables, own)).list.map(({ name }) => name);
  expect(await names({})).toEqual(['Landing', 'Step9', 'Step10']);
  expect(await names({ sort: { fieldName: 'name', type: 'ASC' } })).toEqual(['Landing', 'Step9', 'Step10']);
  expect(await names({ where: { status: 'DRAFT', name_contains: 'step' } })).toEqual(['Step10']);
  expect(await names({ where: { or: [{ name: 'Step9' }, { name: 'Landing' }] } })).toEqual(['Landing', 'Step9']);
  expect(await listOf({ limit: 1 }, own)).toMatchObject({ totalCount: 3, list: [{ name: 'Landing' }] });
});
