// Files used by the pages of an app, as copied by its releases.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { randomId } from '../../../database/random-id.ts';
import { expectSuccess } from '../../../testing/expect-result.ts';
import { sampleOf } from '../../../testing/files.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { plainCompiler } from '../../../testing/plain-compiler.ts';
import { releaseCalls } from '../../../testing/releases.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

let server: TestServer;
let user: GivenUser;
let calls: ReturnType<typeof releaseCalls>;
beforeAll(async () => {
  server = await startTestServer({ appCompiler: plainCompiler, showsReleases: true });
  user = await given.user(server);
  calls = releaseCalls(server, user);
});
afterAll(async () => server.close());

const newHost = (ending = 'localhost') => `h${randomId().slice(0, 20)}.${ending}`;
const get = async (host: string, key: string, headers: Readonly<Record<string, string>> = {}) =>
  server.http.inject({ url: `/api/v1/files/${key}`, headers: { host: `${host}:4000`, ...headers } });

/** An app with a picture on its page, on a host. */
async function givenPicture({ host = newHost(), content = 'first' } = {}) {
  const name = `pictures/${randomId()} é.txt`;
  const key = await given.file(server, { ...user, key: name, isPublic: true, content });
  const address = encodeURI(name);
  const { appId } = await calls.givenApp({ vueTemplate: `<img src="/api/v1/files/${address}">` });
  const update = `mutation ($appId: String!, $host: String!) {
    addHostToApp(appId: $appId, host: $host) { status errors } }`;
  expectSuccess(await calls.post(update, { appId, host }));
  return { appId, host, key, address };
}

async function remove(key: string): Promise<void> {
  expectSuccess(await calls.post('mutation ($key: String!) { deleteFile(key: $key) { status errors } }', { key }));
}

async function replace(key: string, content: string): Promise<void> {
  await remove(key);
  await given.file(server, { ...user, key, isPublic: true, content });
}

describe('a file of an app', () => {
  test('is shown as of the live release, after it was replaced, made private or deleted', async () => {
    const { appId, host, key, address } = await givenPicture();
    expectSuccess(await calls.publish(await calls.create([appId])));
    await replace(key, 'second');
    expect((await get(host, address)).body).toBe('first');
    const setAcl = 'mutation ($key: String!) { setFileAcl(key: $key, isPublic: false) { status errors } }';
    expectSuccess(await calls.post(setAcl, { key }));
    expect((await get(host, address)).body).toBe('first');
    await remove(key);
    expect((await get(host, address)).body).toBe('first');
    expect((await get(host, encodeURIComponent(key.normalize('NFD')))).body).toBe('first');
    // In the studio it no longer exists.
    const url = `/api/v1/files/${address}?tenantIdIfNoToken=${user.tenantId}`;
    expect((await server.http.inject({ url, headers: { host: 'localhost' } })).statusCode).toBe(404);
  });

  test('changes with the release, and is restored by a rollback', async () => {
    const { appId, host, key, address } = await givenPicture();
    expectSuccess(await calls.publish(await calls.create([appId])));
    const before = await get(host, address);
    await replace(key, 'second');
    const second = await calls.create([appId]);
    expectSuccess(await calls.publish(second));
    const after = await get(host, address, { 'if-none-match': String(before.headers.etag) });
    expect([after.statusCode, after.body]).toEqual([200, 'second']);
    expectSuccess(await calls.rollBack(second));
    const again = await get(host, address, { 'if-none-match': String(before.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('in a preview is that of the previewed release, at its address and by its cookie', async () => {
    const host = newHost('insurer.test');
    const { appId, key, address } = await givenPicture({ host });
    const local = newHost();
    const add =
      'mutation ($appId: String!, $host: String!) { addHostToApp(appId: $appId, host: $host) { status errors } }';
    expectSuccess(await calls.post(add, { appId, host: local }));
    expectSuccess(await calls.publish(await calls.create([appId])));
    await replace(key, 'second');
    const next = await calls.create([appId]);
    await remove(key);
    expect((await get(`${next}--${local}`, address)).body).toBe('second');
    expect((await get(host, address, { cookie: `preview=${next}` })).body).toBe('second');
    expect((await get(host, address, { cookie: `preview=${randomId()}` })).body).toBe('first');
    expect((await get(host, address)).body).toBe('first');
    // The release of another app has nothing at this host.
    const other = await givenPicture();
    expect((await get(`${next}--${other.host}`, address)).statusCode).toBe(404);
  });

  test('is sandboxed, revalidated, and can be read in ranges like any other', async () => {
    const name = `${randomId()}.png`;
    await given.file(server, { ...user, key: name, isPublic: true, content: sampleOf('png') });
    const { appId } = await calls.givenApp({ vueTemplate: `<img src="/api/v1/files/${name}">` });
    const host = newHost();
    const add =
      'mutation ($appId: String!, $host: String!) { addHostToApp(appId: $appId, host: $host) { status errors } }';
    expectSuccess(await calls.post(add, { appId, host }));
    expectSuccess(await calls.publish(await calls.create([appId])));
    await remove(name);
    const whole = await get(host, name);
    expect(whole.headers).toMatchObject({
      'content-type': 'image/png',
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
    });
    expect(whole.rawPayload.equals(Buffer.from(sampleOf('png')))).toBe(true);
    const part = await get(host, name, { range: 'bytes=1-3' });
    expect([part.statusCode, part.headers['content-range'], part.body]).toEqual([
      206,
      `bytes 1-3/${whole.rawPayload.length}`,
      'PNG',
    ]);
    expect((await get(host, name, { range: 'bytes=99999999-' })).statusCode).toBe(416);
  });

  test('that is in no live release is a public file of the tenant, and staff can read their own', async () => {
    const { appId, host, key, address } = await givenPicture();
    expect((await get(host, address)).body).toBe('first');
    expectSuccess(await calls.publish(await calls.create([appId])));
    await replace(key, 'second');
    const { authorization } = await server.as(user).headers();
    expect((await get(host, address, { authorization })).body).toBe('second');
    const guest = await server.asGuest(host).headers();
    expect((await get(host, address, { authorization: guest.authorization })).body).toBe('first');
    for (const absent of ['absent.txt', 'a%00.png', '..%2F..%2Fetc%2Fpasswd', `${'a'.repeat(3000)}.png`]) {
      expect((await get(host, absent)).statusCode).toBe(404);
    }
    expect((await get(host, '%ED%A0%80.png')).statusCode).toBe(400);
  });
});
