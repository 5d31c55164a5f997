import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compileApp } from '../../publishing/compile-app.ts';
import { randomId } from '../../database/random-id.ts';
import { anonymousRequestsMax } from '../../request/address-allowances.ts';
import { component, manyComponents, snapshotOf, testRuntime } from '../../testing/apps-to-compile.ts';
import * as look from '../../testing/app-runtime/look.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { createTestPublishedApps } from '../../testing/published-apps.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import type { CompiledApp } from '../../publishing/app-snapshot.ts';

const publishedApps = createTestPublishedApps();
let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer({ publishedApps });
  user = await given.user(server);
});
afterAll(() => server.close());

async function compiled(title: string): Promise<CompiledApp> {
  const snapshot = snapshotOf({
    components: [component('Home', `<h1>${title}</h1>`), ...manyComponents(1)],
    config: {
      componentRoutes: [
        { path: '/', component: 'Home' },
        { path: '/quotes/:id(\\d+)', component: 'Part0' },
      ],
      head: { title },
      httpHeaders: { 'x-robots-tag': 'noarchive' },
    },
  });
  const { outcome } = await compileApp(
    { snapshot, known: [] },
    { ...testRuntime, entry: testRuntime.runtimeEntry, look },
  );
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.app;
}

/** A host of an app with a release, live by default. */
async function givenApp({ host = `${randomId().slice(0, 12)}.localhost`, title = 'Shop', isLive = true } = {}) {
  await given.host(server, { tenantId: user.tenantId, host, appId: 'shop' });
  const releaseId = randomId();
  return { ...(await givenRelease({ host, title, releaseId, isLive })), host, releaseId };
}

async function givenRelease({ host = '', title = '', releaseId = randomId(), isLive = true }) {
  const app = await compiled(title);
  publishedApps.add({ tenantId: user.tenantId, appId: 'shop', releaseId, host, compiled: app });
  if (isLive) publishedApps.publish(releaseId);
  return { app, releaseId };
}

const get = (host: string, url = '/', headers: Readonly<Record<string, string>> = {}) =>
  server.http.inject({ url, headers: { host: `${host}:4000`, ...headers } });

describe('at the host of an app', () => {
  test('its pages are complete, protected and never cached', async () => {
    const { host } = await givenApp({ title: 'Travel' });
    const page = await get(host);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<title>Travel</title>');
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(/^default-src 'none'.*frame-ancestors 'none'$/),
      'cross-origin-opener-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-robots-tag': 'noarchive',
    });
    expect(page.headers['set-cookie']).toBeUndefined();
    const again = await get(host, '/?x=1', { 'if-none-match': String(page.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const packed = await get(host, '/QUOTES/7', { 'accept-encoding': 'gzip, br' });
    expect([packed.statusCode, packed.headers['content-encoding']]).toEqual([200, 'br']);
    expect(brotliDecompressSync(packed.rawPayload).toString()).toContain('<title>Travel</title>');
  });

  test('a path without a page returns 404 with the app’s not-found page', async () => {
    const { host } = await givenApp({ title: 'Travel' });
    for (const path of ['/nothing', '/quotes/x', '/quotes/7/x', `/${'x'.repeat(5000)}`]) {
      const page = await get(host, path);
      expect([path.slice(0, 20), page.statusCode, page.body.includes('<title>Travel</title>')]).toEqual([
        path.slice(0, 20),
        404,
        true,
      ]);
    }
    expect(await get(host, '/%zz')).toMatchObject({ statusCode: 302, headers: { location: '/' } });
  });

  test('assets are cached permanently, in the requested encoding', async () => {
    const { host, app } = await givenApp();
    const asset = app.assets.find(({ path }) => path.includes('/style-'));
    const plain = await get(host, asset?.path);
    expect([plain.statusCode, plain.rawPayload.equals(Buffer.from(asset?.bytes ?? []))]).toEqual([200, true]);
    expect(plain.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    const packed = await get(host, asset?.path, { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect((await get(host, '/assets/style-none.css')).statusCode).toBe(404);
    const head = await server.http.inject({ method: 'HEAD', url: asset?.path ?? '', headers: { host } });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  test('nothing of the studio is available, and only those routes of the server that apps use', async () => {
    const { host } = await givenApp();
    const paths = [
      '/healthz',
      '/readyz',
      '/metrics',
      '/dev/mailbox',
      '/api/v1/render/x',
      '/api/v1/products/a/b/c/openapi.json',
      '/api',
      '/graphql',
      '/assets/index.js',
      '/favicon.ico',
    ];
    for (const path of paths) expect([path, (await get(host, path)).statusCode]).toEqual([path, 404]);
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const) {
      const { statusCode } = await server.http.inject({ method, url: '/api/v1/files', headers: { host } });
      expect([method, statusCode]).toEqual([method, 404]);
    }
    const graphql = await server.post('{ __typename }', {}, { host });
    expect(graphql.data).toEqual({ __typename: 'Query' });
    expect((await get(host, '/api/v1/files/none.png')).headers['content-type']).toContain('json');
    const open = await given.file(server, { ...user, key: `${randomId()}.txt`, isPublic: true });
    const closed = await given.file(server, { ...user, key: `${randomId()}.txt` });
    const statusOf = async (key: string) => (await get(host, `/api/v1/files/${key}`)).statusCode;
    expect([await statusOf(open), await statusOf(closed)]).toEqual([200, 404]);
  });

  test('requests that are not served from the cache are limited per address, and pages are still served', async () => {
    const { host } = await givenApp();
    // The allowance grows with time.
    server.clock.stop();
    const ask = (url: string) =>
      server.http.inject({ url, headers: { host }, remoteAddress: '203.0.113.9' }).then(({ statusCode }) => statusCode);
    const statuses = new Set<number>();
    for (let asked = 0; asked < anonymousRequestsMax && !statuses.has(429); asked += 100) {
      const group = Array.from({ length: 101 }, (_, index) => ask(`/assets/none-${asked + index}.js`));
      for (const status of await Promise.all(group)) statuses.add(status);
    }
    expect(statuses).toEqual(new Set([404, 429]));
    expect(await ask('/')).toBe(200);
  });

  test('a failure returns a plain page, and its cause is only logged', async () => {
    const broken = createTestPublishedApps();
    const own = await startTestServer({ publishedApps: broken });
    try {
      await given.host(own, { tenantId: (await given.user(own)).tenantId, host: 'a.localhost', appId: 'shop' });
      broken.break(new Error('the secret cause'));
      const page = await own.http.inject({ url: '/', headers: { host: 'a.localhost' } });
      expect([page.statusCode, page.headers['cache-control']]).toEqual([500, 'no-store']);
      expect(page.body).toContain('This page cannot be shown right now.');
      expect(page.body).not.toContain('secret');
      expect(own.logLines.join('')).toContain('the secret cause');
    } finally {
      await own.close();
    }
  });

  test('another release is shown as soon as it is live, and the assets of the earlier one remain', async () => {
    const { host, app } = await givenApp({ title: 'Before' });
    await givenRelease({ host, title: 'After' });
    expect((await get(host)).body).toContain('<title>After</title>');
    const chunk = app.assets.find(({ path }) => path.includes('/Home-'));
    expect((await get(host, chunk?.path)).statusCode).toBe(200);
  });
});

describe('a release that is not live', () => {
  test('is shown only at its own address', async () => {
    const { host } = await givenApp({ title: 'Live' });
    const { releaseId, app } = await givenRelease({ host, title: 'Next', isLive: false });
    const page = await get(`${releaseId}--${host}`);
    expect(page.body).toContain('<title>Next</title>');
    expect(page.headers['x-robots-tag']).toBe('noindex');
    expect((await get(`${releaseId}--${host}`, app.assets[0]?.path)).statusCode).toBe(200);
    expect((await get(host)).body).toContain('<title>Live</title>');
    expect((await get(`${randomId()}--${host}`)).statusCode).toBe(404);
    const { host: other } = await givenApp();
    expect((await get(`${releaseId}--${other}`)).statusCode).toBe(404);
  });

  test('is shown at a public host in the browser that opened its link, until it ends the preview', async () => {
    const { host } = await givenApp({ host: `${randomId()}.insurer.test`, title: 'Live' });
    const { releaseId } = await givenRelease({ host, title: 'Next', isLive: false });
    const link = await get(host, `/.preview/${releaseId}`);
    expect([link.statusCode, link.headers.location]).toEqual([303, '/']);
    const [cookie = ''] = String(link.headers['set-cookie']).split(';');
    expect(link.headers['set-cookie']).toMatch(/; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax$/);
    const previewed = await get(host, '/', { cookie });
    expect(previewed.body).toContain('<title>Next</title>');
    expect(previewed.headers['x-robots-tag']).toBe('noindex');
    expect((await get(host)).body).toContain('<title>Live</title>');
    expect((await get(host, '/', { cookie: `preview=${randomId()}` })).body).toContain('<title>Live</title>');
    expect((await get(host, `/.preview/${randomId()}`)).headers['set-cookie']).toBeUndefined();
    const end = await get(host, '/.preview/end');
    expect(end.headers['set-cookie']).toMatch(/^preview=; Path=\/; Max-Age=0/);
    // The preview and the live app share an origin here.
    for (const { headers } of [link, end]) expect(headers['clear-site-data']).toBe('"storage"');
    const asPicture = await get(host, `/.preview/${releaseId}`, { 'sec-fetch-mode': 'no-cors' });
    expect(asPicture.headers['clear-site-data']).toBeUndefined();
  });
});

test('over https only the prefixed preview cookie is accepted', async () => {
  const { host } = await givenApp({ host: `${randomId()}.insurer.test`, title: 'Live' });
  const { releaseId } = await givenRelease({ host, title: 'Next', isLive: false });
  const titleWith = async (cookie: string) => {
    const { body } = await get(host, '/', { cookie, 'x-forwarded-proto': 'https', 'x-forwarded-host': host });
    return /<title>(.*?)</.exec(body)?.[1];
  };
  expect(await titleWith(`__Host-preview=${releaseId}`)).toBe('Next');
  expect(await titleWith(`preview=${releaseId}`)).toBe('Live');
});

describe('at any other host', () => {
  test('NAME.localhost without an app returns 404 for everything', async () => {
    for (const path of ['/', '/graphql', '/config.json', '/healthz', '/assets/x.js']) {
      expect([path, (await get('nobody.localhost', path)).statusCode]).toEqual([path, 404]);
    }
    const posted = await server.http.inject({ method: 'POST', url: '/graphql', headers: { host: 'nobody.localhost' } });
    expect([posted.statusCode, posted.body]).toEqual([404, expect.stringContaining('此網址沒有任何頁面')]);
  });

  test('an app without a live release returns 404', async () => {
    const { host } = await givenApp({ isLive: false });
    expect((await get(host)).statusCode).toBe(404);
  });

  test('no app is shown, and a preview cookie is ignored', async () => {
    const { releaseId } = await givenApp({ title: 'Shop' });
    const studio = await given.host(server, { tenantId: user.tenantId });
    for (const host of ['localhost', '127.0.0.1', '[::1]', studio]) {
      const page = await get(host, '/', { cookie: `preview=${releaseId}` });
      expect(page.body).not.toContain('<title>Shop</title>');
      expect((await get(host, '/healthz')).statusCode).toBe(200);
      expect((await get(host, `/.preview/${releaseId}`)).headers['set-cookie']).toBeUndefined();
    }
  });

  test('a host becomes an app within a second', async () => {
    const host = `${randomId()}.insurer.test`;
    expect((await get(host, '/healthz')).statusCode).toBe(200);
    await givenApp({ host });
    server.clock.pass(1_000);
    expect((await get(host, '/healthz')).statusCode).toBe(404);
    expect((await get(host)).body).toContain('<title>Shop</title>');
  });
});

test('pages of an unknown NAME.localhost may not call the studio', async () => {
  const call = (origin: string) =>
    server.http.inject({ method: 'OPTIONS', url: '/graphql', headers: { host: 'localhost:4000', origin } });
  expect((await call('http://nobody.localhost:4000')).statusCode).toBe(403);
  expect((await call('http://localhost:5173')).statusCode).toBe(204);
});
