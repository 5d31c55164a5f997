import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomId } from '../../../database/random-id.ts';
import { expectSuccess } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { plainCompiler } from '../../../testing/plain-compiler.ts';
import { releaseCalls } from '../../../testing/releases.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

let server: TestServer;
let user: GivenUser;
let calls: ReturnType<typeof releaseCalls>;
beforeAll(async () => {
  server = await startTestServer({ appCompiler: plainCompiler });
  user = await given.user(server);
  calls = releaseCalls(server, user);
});
afterAll(async () => server.close());

/** Short enough to be combined with a release id in one label. */
const newHost = () => `h${randomId().slice(0, 20)}.localhost`;

/** An app with that name and one page, on a host. */
async function givenServed({ host = newHost(), regexPattern = '', order = 1, name = 'Shop', as = user } = {}) {
  const ofUser = releaseCalls(server, as);
  const { appId } = await ofUser.givenApp();
  const update = `mutation ($appId: String!, $input: updateAppInput!) {
    updateApp(appId: $appId, input: $input) { status errors } }`;
  const input = { appName: name, urlRouting: { url: host, regexPattern, order } };
  expectSuccess(await ofUser.post(update, { appId, input }));
  expectSuccess(await ofUser.configure(appId, { componentRoutes: [{ path: '/', redirect: '/a' }, { path: '/a' }] }));
  return { appId, host };
}

async function rename(appId: string, appName: string): Promise<void> {
  const update = `mutation ($appId: String!, $name: String) {
    updateApp(appId: $appId, input: { appName: $name }) { status errors } }`;
  expectSuccess(await calls.post(update, { appId, name: appName }));
}

const get = async (host: string, url = '/') => server.http.inject({ url, headers: { host: `${host}:4000` } });
const titleAt = async (host: string, url = '/') => /<title>(.*?)<\/title>/.exec((await get(host, url)).body)?.[1];

test('customers see the live release, the next one after publishing, and the previous one after a rollback', async () => {
  const { appId, host } = await givenServed({ name: 'First' });
  expect((await get(host)).statusCode).toBe(404);
  const first = await calls.create([appId]);
  expect((await get(host)).statusCode).toBe(404);
  expectSuccess(await calls.publish(first));
  expect(await titleAt(host)).toBe('First');
  await rename(appId, 'Second');
  const second = await calls.create([appId]);
  expect(await titleAt(host)).toBe('First');
  expectSuccess(await calls.publish(second));
  expect(await titleAt(host)).toBe('Second');
  expectSuccess(await calls.rollBack(second));
  expect(await titleAt(host)).toBe('First');
});

test('a rollback shows what was live before, and not a release that was itself rolled back', async () => {
  const { appId, host } = await givenServed({ name: 'Good' });
  expectSuccess(await calls.publish(await calls.create([appId])));
  await rename(appId, 'Bad');
  const bad = await calls.create([appId]);
  expectSuccess(await calls.publish(bad));
  expectSuccess(await calls.rollBack(bad));
  await rename(appId, 'Worse');
  const worse = await calls.create([appId]);
  expectSuccess(await calls.publish(worse));
  expectSuccess(await calls.rollBack(worse));
  expect(await titleAt(host)).toBe('Good');
});

test('assets of every release are served, in the requested encoding', async () => {
  const { appId, host } = await givenServed({ name: 'Shop' });
  expectSuccess(await calls.configure(appId, { themeJsonString: '{"colors":["old"]}' }));
  expectSuccess(await calls.publish(await calls.create([appId])));
  expectSuccess(await calls.configure(appId, { themeJsonString: '{"colors":["new"]}' }));
  expectSuccess(await calls.publish(await calls.create([appId])));
  const paths = await server.sql<{ path: string }>`
    select distinct path from release_assets where item_id = ${appId} and path like '/assets/theme-%'`;
  const bodies = await Promise.all(paths.map(async ({ path }) => (await get(host, path)).body));
  expect(bodies.toSorted()).toEqual(['{"colors":["new"]}', '{"colors":["old"]}']);
  const headers = { host, 'accept-encoding': 'br' };
  const packed = await server.http.inject({ url: paths[0]?.path ?? '', headers });
  expect(packed.headers['content-encoding']).toBe('br');
  expect((await get(host, '/assets/none.js')).statusCode).toBe(404);
});

test('with several apps at one host, the path decides in their order', async () => {
  const { appId: staff, host } = await givenServed({ name: 'Staff', regexPattern: '^/staff(/|$)', order: 1 });
  const { appId: shop } = await givenServed({ host, name: 'Shop', order: 2 });
  for (const appId of [staff, shop]) expectSuccess(await calls.publish(await calls.create([appId])));
  expect(await titleAt(host, '/')).toBe('Shop');
  expectSuccess(await calls.configure(staff, { componentRoutes: [{ path: '/staff', redirect: '/' }] }));
  expectSuccess(await calls.publish(await calls.create([staff])));
  expect(await titleAt(host, '/staff')).toBe('Staff');
});

test('a release is previewed at a separate address before it is live', async () => {
  const { appId, host } = await givenServed({ name: 'Live' });
  expectSuccess(await calls.publish(await calls.create([appId])));
  await rename(appId, 'Next');
  const next = await calls.create([appId]);
  expect(await titleAt(`${next}--${host}`)).toBe('Next');
  expect(await titleAt(host)).toBe('Live');
  const { host: other } = await givenServed({ as: await given.user(server) });
  expect((await get(`${next}--${other}`)).statusCode).toBe(404);
});

test('another instance serves the new release once it has been notified', async () => {
  const { appId, host } = await givenServed({ name: 'First' });
  expectSuccess(await calls.publish(await calls.create([appId])));
  expect(await titleAt(host)).toBe('First');
  await rename(appId, 'Second');
  const second = await calls.create([appId]);
  // Like another instance, notifies this one only through the database.
  await server.sql`update live_items set release_id = ${second} where item_id = ${appId}`;
  await expect.poll(async () => titleAt(host), { interval: 20 }).toBe('Second');
});

test('a deleted app is no longer shown', async () => {
  const { appId, host } = await givenServed();
  expectSuccess(await calls.publish(await calls.create([appId])));
  expect((await get(host)).statusCode).toBe(200);
  expectSuccess(await calls.post('mutation ($id: String!) { deleteApp(appId: $id) { status errors } }', { id: appId }));
  server.clock.pass(2_000);
  expect((await get(host)).statusCode).toBe(404);
});

test('assets of a deleted release are removed unless other releases use them', async () => {
  const { appId, host } = await givenServed();
  expectSuccess(await calls.configure(appId, { themeJsonString: '{"colors":["first"]}' }));
  const first = await calls.create([appId]);
  expectSuccess(await calls.publish(first));
  const pathsOf = async (id: string) =>
    (
      await server.sql<{
        path: string;
      }>`select distinct path from release_assets where release_id = ${id} order by path`
    ).map(({ path }) => path);
  const before = await pathsOf(first);
  for (const path of before) expect((await get(host, path)).statusCode).toBe(200);
  expectSuccess(await calls.configure(appId, { themeJsonString: '{"colors":["second"]}' }));
  const second = await calls.create([appId]);
  expectSuccess(await calls.publish(second));
  const after = await pathsOf(second);
  const only = before.filter((path) => !after.includes(path));
  expect(only).toHaveLength(1);
  expect((await get(host, only[0])).statusCode).toBe(200);
  expectSuccess(await calls.remove(first));
  expect((await get(host, only[0])).statusCode).toBe(404);
  for (const path of after) expect((await get(host, path)).statusCode).toBe(200);
});

test('search engines find the pages of the live releases at a host, but no previews', async () => {
  const { appId, host } = await givenServed({ order: 2 });
  for (const path of ['/robots.txt', '/sitemap.xml']) expect((await get(host, path)).statusCode).toBe(404);
  const componentRoutes = [
    { path: '/' },
    { path: '/a&b' },
    { path: '/保單' },
    { path: '/quotes/:id' },
    { path: '/staff/x' },
  ];
  expectSuccess(await calls.configure(appId, { componentRoutes }));
  expectSuccess(await calls.publish(await calls.create([appId])));
  const { appId: staff } = await givenServed({ host, regexPattern: '^/staff(/|$)', order: 1 });
  expectSuccess(await calls.configure(staff, { componentRoutes: [{ path: '/staff' }, { path: '/never' }] }));
  const next = await calls.create([staff]);
  expectSuccess(await calls.publish(next));

  const robots = await get(host, '/robots.txt');
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(robots.body).toBe(`User-agent: *\nAllow: /\nSitemap: http://${host}:4000/sitemap.xml\n`);
  const sitemap = await get(host, '/sitemap.xml');
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
  const listed = [...sitemap.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  const origin = `http://${host}:4000`;
  expect(listed.toSorted((a = '', b = '') => (a < b ? -1 : 1))).toEqual(
    ['/', '/%E4%BF%9D%E5%96%AE', '/a&amp;b', '/staff'].map((path) => `${origin}${path}`),
  );
  const preview = `${next}--${host}`;
  expect((await get(preview, '/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
  expect((await get(preview, '/sitemap.xml')).statusCode).toBe(404);
  const headers = { host: `${host}:4000`, cookie: `preview=${next}` };
  expect((await server.http.inject({ url: '/robots.txt', headers })).body).toContain('Disallow: /');
});
