// With the compiler that compiles apps for customers.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testRuntime } from '../../../../testing/apps-to-compile.ts';
import { expectProblem, expectSuccess } from '../../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../../testing/given.ts';
import { releaseCalls } from '../../../../testing/releases.ts';
import { startTestServer, type TestServer } from '../../../../testing/start-test-server.ts';

let server: TestServer;
let user: GivenUser;
let calls: ReturnType<typeof releaseCalls>;
beforeAll(async () => {
  server = await startTestServer({ appRuntime: testRuntime });
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

test('a component that does not compile stops the release, with its position', async () => {
  const appId = await given.app(server, user);
  await component('BrokenPage', '<div><p>{{ a b }}</p></div>');
  expectSuccess(await calls.configure(appId, { componentRoutes: [{ path: '/', component: 'BrokenPage' }] }));
  const { message } = expectProblem(await calls.tryToCreate([appId]), 'INVALID');
  expect(message).toContain('BrokenPage');
  expect((await calls.list({ where: { appId } })).list).toEqual([]);
});
