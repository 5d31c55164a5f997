// Uses the production compiler.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { releaseCalls } from '../../testing/releases.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let user: GivenUser;
let calls: ReturnType<typeof releaseCalls>;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
  calls = releaseCalls(server, user);
});
afterAll(async () => server.close());

const component = async (name: string, vueTemplate: string, script?: string) =>
  given.component(server, {
    ...user,
    name,
    vueTemplate,
    componentJsonString: JSON.stringify({ ...(script !== undefined && { editorScript: script }) }),
  });

test('an app with every part of its configuration is compiled, published and shown', async () => {
  const host = 'travel-shop.localhost';
  const appId = await given.app(server, { ...user, appName: 'Travel', urlRouting: { url: host } });
  await component(
    'LandingPage',
    '<div class="p-4"><h1>{{ title }}</h1><quote-form /></div>',
    'export default { data: () => ({ title: "Go" }) }',
  );
  await component(
    'QuoteForm',
    '<form @submit.prevent="send"><input v-model="age"></form>',
    'export default { data: () => ({ age: 1 }), methods: { send() {} } }',
  );
  await component('AccountShell', '<section><router-view /></section>');
  await given.text(server, { ...user, key: 'greeting', locale: 'zh-HK', value: '你好' });
  const config = {
    allowedLocales: ['en-US', 'zh-HK'],
    defaultLocale: 'en-US',
    themeJsonString: JSON.stringify({
      colors: [{ id: 'c0', name: 'Ink', value: '16 32 48' }],
      customCss: { cssString: '.a{color:red}' },
    }),
    baseComponentsVariantsJsonString: '{}',
    endpointsJsonString: '{"api":"https://api.example"}',
    httpHeadersJsonString: '{"X-Robots-Tag":"noarchive"}',
    head: {
      title: 'Travel insurance',
      metaJsonString: '[{"name":"description","content":"Cover for trips"}]',
      linkJsonString: '[{"rel":"icon","href":"/icon.png"}]',
      script: [{ innerHTML: 'window.started = true' }],
      noScript: [{ innerHTML: 'Switch on scripts.' }],
    },
    componentRoutes: [
      { path: '/', name: 'Landing', component: 'LandingPage', metaJsonString: '{"title":"Home"}' },
      { path: '/shop/:type(travel|health)', component: 'QuoteForm', propsJsonString: '{"a":1}' },
      { path: '/account', component: 'AccountShell', children: { path: 'quote', component: 'QuoteForm' } },
      { path: '/old', redirect: '/' },
    ],
  };
  expectSuccess(await calls.configure(appId, config));
  const id = await calls.create([appId]);
  expect((await calls.find(id))?.items[0]).toMatchObject({ outsideOrigins: ['https://api.example'] });
  expectSuccess(await calls.publish(id));
  const get = async (url: string) => server.http.inject({ url, headers: { host } });
  const page = await get('/');
  expect(page.statusCode).toBe(200);
  expect(page.headers).toMatchObject({ 'x-robots-tag': 'noarchive' });
  expect(page.body).toContain('Cover for trips');
  const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(page.body) ?? [];
  expect((await get(script)).statusCode).toBe(200);
  expect((await get('/shop/health')).statusCode).toBe(200);
  expect((await get('/nothing')).statusCode).toBe(404);
});

test('a component that does not compile prevents the release, with its position', async () => {
  const appId = await given.app(server, user);
  await component('BrokenPage', '<div><p>{{ a b }}</p></div>');
  expectSuccess(await calls.configure(appId, { componentRoutes: [{ path: '/', component: 'BrokenPage' }] }));
  const { message } = expectProblem(await calls.tryToCreate([appId]), 'INVALID');
  expect(message).toContain('BrokenPage');
  expect((await calls.list({ where: { appId } })).list).toEqual([]);
});

test('an app of 500 components is listed, published and shown', async () => {
  const own = await given.user(server);
  const ownCalls = releaseCalls(server, own);
  const create = `mutation ($input: createComponentInput!) { createComponent(input: $input) { status errors } }`;
  const parts = Array.from({ length: 499 }, (_, at) => `Part${at}`);
  const templates = [
    ['HomePage', `<main><h1>All parts</h1>${parts.map((name) => `<${name}/>`).join('')}</main>`] as const,
    ...parts.map((name) => [name, `<p class="p-4">This is ${name}.</p>`] as const),
  ];
  for (const [name, vueTemplate] of templates) {
    const input = { name, vueTemplate, componentJsonString: '{}' };
    expectSuccess(await ownCalls.post(create, { input }));
  }
  const list = '{ components { totalCount list { name usage { components { name } } } } }';
  const { totalCount, list: listed } = expectSuccess(await ownCalls.post(list)) as {
    totalCount: number;
    list: { name: string; usage: object }[];
  };
  expect([totalCount, listed.length]).toEqual([500, 500]);
  expect(listed.find(({ name }) => name === 'Part498')?.usage).toEqual({ components: [{ name: 'HomePage' }] });

  const host = 'all-parts.localhost';
  const appId = await given.app(server, { ...own, urlRouting: { url: host } });
  expectSuccess(await ownCalls.configure(appId, { componentRoutes: [{ path: '/', component: 'HomePage' }] }));
  expectSuccess(await ownCalls.publish(await ownCalls.create([appId])));
  const page = await server.http.inject({ url: '/', headers: { host } });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('This is Part498.');
  const [, chunk = ''] = /modulepreload" href="(\/assets\/HomePage-[^"]+)"/.exec(page.body) ?? [];
  expect((await server.http.inject({ url: chunk, headers: { host } })).body).toContain('This is Part498.');
});

test('a theme of 1 MB is stored, published and served', async () => {
  const host = 'large-theme.localhost';
  const appId = await given.app(server, { ...user, urlRouting: { url: host } });
  await component('ThemedPage', '<h1 class="text-color-15400">Welcome</h1>');
  const colors = Array.from({ length: 15_500 }, (_, at) => ({
    id: `color-${at}`,
    name: `Color number ${at}`,
    value: `#${(at * 997).toString(16).padStart(6, '0')}`,
  }));
  const themeJsonString = JSON.stringify({ colors });
  expect(themeJsonString.length).toBeGreaterThan(1_000_000);
  const componentRoutes = [{ path: '/', component: 'ThemedPage' }];
  expectSuccess(await calls.configure(appId, { themeJsonString, componentRoutes }));
  expectSuccess(await calls.publish(await calls.create([appId])));
  const get = async (url: string) => server.http.inject({ url, headers: { host } });
  const [, style = ''] = /href="(\/assets\/style-[^"]+)"/.exec((await get('/')).body) ?? [];
  expect((await get(style)).body).toMatch(/--color-15400:\s*\d+ \d+ \d+/);
  const tooLarge = { themeJsonString: JSON.stringify({ colors: [...colors, ...colors] }) };
  expectProblem(await calls.configure(appId, tooLarge), 'TOO_LONG', 'config.themeJsonString');
});

test('a component of another tenant is treated as missing, in pages, templates and scripts', async () => {
  const stranger = await given.user(server);
  await given.component(server, { ...stranger, name: 'ForeignBox', vueTemplate: '<p>Confidential</p>' });
  const appId = await given.app(server, user);
  const show = async (...pages: readonly string[]) => {
    const componentRoutes = pages.map((name) => ({ path: `/${name}`, component: name }));
    expectSuccess(await calls.configure(appId, { componentRoutes }));
    const result = await calls.tryToCreate([appId]);
    expect(JSON.stringify(result)).not.toContain('Confidential');
    return result;
  };
  const imports = (name: string) => `import ${name} from './${name}.vue'; export default { components: { ${name} } };`;
  await component('ShowsForeign', '<div><ForeignBox/></div>');
  await component('ShowsNothing', '<div><NobodysBox/></div>');
  await component('ImportsForeign', '<div/>', imports('ForeignBox'));
  await component('ImportsNothing', '<div/>', imports('NobodysBox'));
  for (const [foreign, nothing] of [
    ['ForeignBox', 'NobodysBox'],
    ['ShowsForeign', 'ShowsNothing'],
    ['ImportsForeign', 'ImportsNothing'],
  ] as const) {
    const [ofForeign, ofNothing] = [await show(foreign), await show(nothing)];
    expectProblem(ofForeign, foreign === 'ForeignBox' ? 'NOT_FOUND' : 'INVALID');
    const words = JSON.stringify(ofNothing.data).replaceAll(nothing, foreign).replaceAll('NobodysBox', 'ForeignBox');
    expect(JSON.stringify(ofForeign.data)).toBe(words);
  }
});
