import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { plainCompiler } from '../../testing/plain-compiler.ts';
import { releaseCalls } from '../../testing/releases.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let user: GivenUser;
let calls: ReturnType<typeof releaseCalls>;
beforeAll(async () => {
  server = await startTestServer({ appCompiler: plainCompiler });
  user = await given.user(server);
  calls = releaseCalls(server, user);
});
afterAll(async () => server.close());

async function assetsOf(releaseId: string) {
  return server.sql<{ path: string; encoding: string; object_key: string }>`
    select a.path, a.encoding, o.object_key from release_assets a
    join release_objects o on o.tenant_id = a.tenant_id and o.sha256 = a.sha256
    where a.release_id = ${releaseId} order by a.path, a.encoding`;
}

async function readObject(key: string): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await server.objects.read(key)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

describe('createRelease', () => {
  test('stores the app with its components, texts, theme and products, and the bytes of its assets', async () => {
    const { appId, component } = await calls.givenApp({ vueTemplate: '<div>{{ 價 }}<InnerBox/></div>' });
    await given.component(server, { ...user, name: 'InnerBox', vueTemplate: '<b/>' });
    await given.component(server, { ...user, name: 'NotUsed', vueTemplate: '{{ broken' });
    await given.text(server, { ...user, key: 'greeting', locale: 'zh-HK', value: '你好' });
    await given.text(server, { ...user, key: 'templates-x-html', locale: 'zh-HK', value: 'secret' });
    await given.text(server, { ...user, key: 'apps-other-title', locale: 'zh-HK', value: 'of another app' });
    expectSuccess(
      await calls.configure(appId, {
        allowedLocales: ['en-US', 'zh-HK'],
        themeJsonString: '{"colors":[]}',
        endpointsJsonString: '{"api":"https://api.example"}',
      }),
    );
    const id = await calls.create([appId, appId], { name: 'First', description: 'The first one' });
    expect(await calls.find(id)).toMatchObject({
      name: 'First',
      description: 'The first one',
      state: 'READY',
      liveRevision: '',
      createdBy: { username: user.email },
      items: [
        {
          kind: 'app',
          itemId: appId,
          isLive: false,
          outsideOrigins: ['https://api.example'],
          changes: [{ part: 'APP', action: 'ADDED', count: 1 }],
        },
      ],
    });
    const assets = await assetsOf(id);
    const contents = await Promise.all(
      assets.filter(({ encoding }) => encoding === 'identity').map(({ object_key: key }) => readObject(key)),
    );
    expect(contents.join('\n')).toContain('{{ 價 }}<InnerBox/>');
    expect(contents.join('\n')).toContain('你好');
    expect(contents.join('\n')).not.toMatch(/secret|broken/);
    expect(assets.some(({ path, encoding }) => path.includes(component) && encoding === 'br')).toBe(true);
    const [item] = await server.sql`select compiled from release_items where release_id = ${id}`;
    expect(item?.['compiled']).toMatchObject({ headers: { 'x-robots-tag': 'noindex' }, pages: [{ path: '/' }] });
  });

  test('reports every problem of every app, and stores nothing', async () => {
    const first = await calls.givenApp();
    const second = await calls.givenApp();
    const routes = [
      { path: '/', component: first.component },
      { path: '/gone', component: 'GoneComponent' },
    ];
    expectSuccess(await calls.configure(first.appId, { componentRoutes: routes }));
    const productId = await given.product(server, user);
    const setProducts = `mutation ($appId: String!, $ids: [productIdInput!]!) {
      setAppProducts(appId: $appId, productIds: $ids) { status errors } }`;
    expectSuccess(await calls.post(setProducts, { appId: second.appId, ids: [productId] }));
    const remove = 'mutation ($id: productIdInput!) { deleteProduct(productId: $id) { status errors } }';
    expectSuccess(await calls.post(remove, { id: productId }));
    const result = await calls.tryToCreate([first.appId, second.appId, 'nothing']);
    const { message } = expectProblem(result, 'NOT_FOUND', `input.apps.${first.appId}.config.componentRoutes`);
    expect(message).toContain('The page /gone shows the component GoneComponent, which does not exist.');
    expectProblem(result, 'NOT_FOUND', `input.apps.${second.appId}.products`);
    expectProblem(result, 'NOT_FOUND', 'input.appIds');
    expect((await calls.list({ where: { appId: first.appId } })).list).toEqual([]);
  });

  test('is refused when an app has no pages, a deprecated component, or one for another version of Vue', async () => {
    const appId = await given.app(server, user);
    expectProblem(await calls.tryToCreate([appId]), 'REQUIRED', `input.apps.${appId}.config.componentRoutes`);
    const { appId: other, component, componentId } = await calls.givenApp();
    const change = `mutation ($id: String!, $input: updateComponentInput!) {
      updateComponent(id: $id, input: $input) { status errors } }`;
    expectSuccess(await calls.post(change, { id: componentId, input: { status: 'DEPRECATED' } }));
    expectProblem(await calls.tryToCreate([other]), 'INVALID', `input.apps.${other}.components.${component}`);
    const version = { framework: 'vue', version: '3.5.0' };
    expectSuccess(await calls.post(change, { id: componentId, input: { status: 'DRAFT', version } }));
    const { message } = expectProblem(await calls.tryToCreate([other]), 'INVALID');
    expect(message).toContain('There is no compiler for Vue of version 3.5.0 available');
  });

  test('is refused when a component does not compile, and leaves no rows and no objects in use', async () => {
    const good = await calls.givenApp();
    const bad = await calls.givenApp({ vueTemplate: '{{ broken' });
    const result = await calls.tryToCreate([good.appId, bad.appId]);
    expectProblem(result, 'INVALID', `input.apps.${bad.appId}.components.${bad.component}.vueTemplate`);
    expect((await calls.list({ where: { appId: good.appId } })).list).toEqual([]);
  });

  test('copies public files, and is refused if one is missing or private', async () => {
    const template = `<img src="/api/v1/files/pictures/a%20b.txt"><p>{{ $insurance.fileUrl('brochure.txt') }}</p>`;
    const { appId } = await calls.givenApp({ vueTemplate: template });
    const key = await given.file(server, { ...user, key: 'pictures/a b.txt', isPublic: true, content: 'picture' });
    await given.file(server, { ...user, key: 'brochure.txt', isPublic: false, content: 'private' });
    const result = await calls.tryToCreate([appId]);
    expect(expectProblem(result, 'NOT_FOUND', `input.apps.${appId}.files`).message).toContain('brochure.txt');
    const setAcl = 'mutation { setFileAcl(key: "brochure.txt", isPublic: true) { status errors } }';
    expectSuccess(await calls.post(setAcl));
    const id = await calls.create([appId]);
    expectSuccess(await calls.post('mutation ($key: String!) { deleteFile(key: $key) { status errors } }', { key }));
    const picture = (await assetsOf(id)).find(({ path }) => path === `/api/v1/files/${key}`);
    expect(await readObject(picture?.object_key ?? '')).toBe('picture');
  });

  test('copies public files used in the theme’s custom CSS', async () => {
    const { appId } = await calls.givenApp();
    const cssString = '.hero { background: url("/api/v1/files/hero.txt") }';
    const themeJsonString = JSON.stringify({ customCss: { cssString } });
    expectSuccess(await calls.configure(appId, { themeJsonString }));
    expect(expectProblem(await calls.tryToCreate([appId]), 'NOT_FOUND', `input.apps.${appId}.files`).message).toContain(
      'hero.txt',
    );
    await given.file(server, { ...user, key: 'hero.txt', isPublic: true, content: 'hero' });
    const paths = (await assetsOf(await calls.create([appId]))).map(({ path }) => path);
    expect(paths).toContain('/api/v1/files/hero.txt');
  });

  test('writes content that releases share only once', async () => {
    const { appId, componentId } = await calls.givenApp({ vueTemplate: '<p>one</p>' });
    const first = await calls.create([appId]);
    await calls.changeComponent(componentId, '<p>two</p>');
    const second = await calls.create([appId]);
    const keys = async (id: string) => new Map((await assetsOf(id)).map((asset) => [asset.path, asset.object_key]));
    const [before, after] = [await keys(first), await keys(second)];
    expect([...after].filter(([path, key]) => before.get(path) !== key)).toHaveLength(1);
    const [loose] = await server.sql`select count(*)::int as count from loose_objects l
      join release_objects o on o.object_key = l.object_key`;
    expect(loose).toEqual({ count: 0 });
  });

  test('describes what changed since the previous release', async () => {
    const { appId, component, componentId } = await calls.givenApp();
    await given.component(server, { ...user, name: `Second${appId}` });
    await calls.create([appId]);
    await calls.changeComponent(componentId, '<p>changed</p>');
    const componentRoutes = [
      { path: '/new', component: `Second${appId}` },
      { path: '/', component },
    ];
    expectSuccess(await calls.configure(appId, { componentRoutes, themeJsonString: '{}', head: { title: 'T' } }));
    const release = await calls.find(await calls.create([appId]));
    expect(release?.items[0]?.changes).toEqual([
      { part: 'PAGE', action: 'ADDED', count: 1, names: ['/new'] },
      { part: 'COMPONENT', action: 'ADDED', count: 1, names: [`Second${appId}`] },
      { part: 'COMPONENT', action: 'CHANGED', count: 1, names: [component] },
      { part: 'THEME', action: 'ADDED', count: 1, names: [] },
      { part: 'HEAD', action: 'ADDED', count: 1, names: [] },
    ]);
    expect((await calls.find(await calls.create([appId])))?.items[0]?.changes).toEqual([]);
  });

  test('stores both of two releases that are created at the same time', async () => {
    const { appId } = await calls.givenApp({ vueTemplate: `<p>${user.userId}</p>` });
    const ids = await Promise.all([calls.create([appId]), calls.create([appId]), calls.create([appId])]);
    for (const id of ids) {
      for (const { object_key: key } of await assetsOf(id)) expect(await readObject(key)).not.toBeUndefined();
    }
    const { totalCount } = await calls.list({ where: { appId } });
    expect(totalCount).toBe(3);
  });

  test('requires a name and apps, the right, and apps of the tenant', async () => {
    const { appId } = await calls.givenApp();
    expectProblem(await calls.tryToCreate([appId], { name: ' ' }), 'REQUIRED', 'input.name');
    expectProblem(await calls.tryToCreate([], {}), 'REQUIRED', 'input.appIds');
    const many = Array.from({ length: 21 }, (_, index) => `a${index}`);
    expectProblem(await calls.tryToCreate(many), 'LIMIT_EXCEEDED', 'input.appIds');
    expectProblem(await calls.tryToCreate([appId], { name: 'n'.repeat(201) }), 'TOO_LONG', 'input.name');
    const viewer = await given.user(server, { tenantId: user.tenantId, role: 'VIEWER' });
    expectProblem(await releaseCalls(server, viewer).tryToCreate([appId]), 'FORBIDDEN');
    const other = releaseCalls(server, await given.user(server));
    expectProblem(await other.tryToCreate([appId]), 'NOT_FOUND', 'input.appIds');
    const create = 'mutation { createRelease(input: { name: "n", appIds: [] }) { status } }';
    expect(await server.post(create)).toMatchObject({ status: 401 });
  });
});
