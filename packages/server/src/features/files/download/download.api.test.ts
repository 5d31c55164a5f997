import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FileClient, openFileClient, sampleOf } from '../../../testing/files.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

let server: TestServer;
let files: FileClient;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  files = await openFileClient(server);
  user = await given.user(server);
});
afterAll(async () => server.close());

const get = (path: string, headers: Record<string, string> = {}, by: GivenUser | undefined = user) =>
  files.get(by, path, { headers });
const getAsNobody = (path: string) => files.get(undefined, path);

describe('a download', () => {
  test.each([
    '/claims/保 單/note.txt',
    '/claims%2F%E4%BF%9D%20%E5%96%AE%2Fnote.txt',
    '/claims/%e4%bf%9d%20單/note.txt',
  ])('resolves the address %s to its key', async (path) => {
    const owner = await given.user(server);
    await given.file(server, { ...owner, key: 'claims/保 單/note.txt', content: 'found' });
    const response = await get(path, {}, owner);
    expect([response.status, await response.text()]).toEqual([200, 'found']);
  });

  test.each([
    ['png', 'image/png'],
    ['jpg', 'image/jpeg'],
    ['jpeg', 'image/jpeg'],
    ['gif', 'image/gif'],
    ['webp', 'image/webp'],
    ['pdf', 'application/pdf'],
  ])('of a .%s may be displayed, in a sandbox', async (extension, type) => {
    const key = await given.file(server, { ...user, key: `shown.${extension}`, content: sampleOf(extension) });
    const { headers } = await get(`/${key}`);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('content-disposition')).toBe(`inline; filename="${key}"; filename*=UTF-8''${key}`);
    expect(headers.get('content-security-policy')).toBe('sandbox');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toContain('private');
  });

  test.each([
    'tiff',
    'doc',
    'docx',
    'xdoc',
    'csv',
    'xls',
    'xlsx',
    'zip',
    'rar',
    'txt',
    'md',
    'xml',
    'json',
    'js',
    'ttf',
    'woff2',
  ])('of a .%s is an attachment', async (extension) => {
    const key = await given.file(server, { ...user, key: `保單.${extension}`, content: sampleOf(extension) });
    const { headers } = await get(`/${encodeURIComponent(key)}`);
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="__.${extension}"; filename*=UTF-8''${encodeURIComponent(key)}`,
    );
  });

  test('responds to HEAD with only its headers', async () => {
    const key = await given.file(server, { ...user, content: 'twelve bytes' });
    const response = await files.get(user, `/${key}`, { method: 'HEAD' });
    expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([200, '12', '']);
    expect((await files.get(user, '/absent.txt', { method: 'HEAD' })).status).toBe(404);
  });

  test('is not sent again to a client that already has it', async () => {
    const key = await given.file(server, user);
    const tag = (await get(`/${key}`)).headers.get('etag') ?? '';
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      expect((await get(`/${key}`, { 'if-none-match': known })).status).toBe(304);
    }
    expect((await get(`/${key}`, { 'if-none-match': '"other"' })).status).toBe(200);
    const another = await given.file(server, user);
    expect((await get(`/${another}`)).headers.get('etag')).not.toBe(tag);
  });

  test('may be of a part', async () => {
    const key = await given.file(server, { ...user, content: '0123456789' });
    const part = async (range: string, others = {}) => {
      const response = await get(`/${key}`, { range, ...others });
      return [response.status, response.headers.get('content-range'), await response.text()];
    };
    expect(await part('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234']);
    expect(await part('bytes=-2')).toEqual([206, 'bytes 8-9/10', '89']);
    expect(await part('bytes=7-')).toEqual([206, 'bytes 7-9/10', '789']);
    expect(await part('bytes=0-1,3-4')).toEqual([200, null, '0123456789']);
    expect(await part('bytes=10-')).toEqual([416, 'bytes */10', '']);
    const tag = (await get(`/${key}`)).headers.get('etag') ?? '';
    expect(await part('bytes=2-4', { 'if-range': tag })).toEqual([206, 'bytes 2-4/10', '234']);
    expect(await part('bytes=2-4', { 'if-range': '"older"' })).toEqual([200, null, '0123456789']);
  });

  test('of an empty file is empty', async () => {
    const key = await given.file(server, { ...user, content: '' });
    const response = await get(`/${key}`);
    expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([200, '0', '']);
  });

  test('is read from the named bucket, or else from the first', async () => {
    const owner = await given.user(server);
    await given.file(server, { ...owner, key: 'a.txt' });
    await server.sql`insert into buckets (tenant_id, name, provider_id) values (${owner.tenantId}, 'second', 'disk')`;
    await files.upload(owner, { path: '/?bucketName=second', fileName: 'a.txt', content: 'second' });
    expect(await (await get('/a.txt?bucketName=second', {}, owner)).text()).toBe('second');
    expect(await (await get('/a.txt', {}, owner)).text()).toBe('A note.');
    expect((await get('/a.txt?bucketName=third', {}, owner)).status).toBe(404);
  });

  test('whose object is missing is an internal error that reveals nothing', async () => {
    const key = await given.file(server, user);
    const [row] = await server.sql<{ object_key: string }>`select object_key from files where name = ${key}`;
    await server.objects.remove([row?.object_key ?? '']);
    const response = await get(`/${key}`);
    expect(response.status).toBe(500);
    expect(response.headers.get('content-disposition')).toBeNull();
    expect(await response.json()).toMatchObject({ status: 'failure', errors_2: [{ code: 'INTERNAL' }] });
  });
});

describe('a missing file', () => {
  test.each([
    '/absent.txt',
    '/',
    '',
    '/folder',
    '/a%00b.txt',
    '/..%2F..%2Fetc%2Fpasswd',
    `/${'a'.repeat(5000)}.txt`,
    '/%ED%A0%80.txt',
  ])('at %j is reported with an explanation', async (path) => {
    const response = await get(path);
    expect([400, 404]).toContain(response.status);
    expect(await response.json()).toMatchObject({ status: 'failure', errors: [expect.any(String)] });
  });

  test('includes a file of another tenant', async () => {
    const other = await given.user(server);
    const key = await given.file(server, { ...other, key: 'theirs.txt', isPublic: true });
    expect((await get(`/${key}`)).status).toBe(404);
    expect((await get(`/${key}?bucketName=${other.tenantId}-documents`)).status).toBe(404);
    expect((await get(`/${key}?tenantIdIfNoToken=${other.tenantId}`)).status).toBe(404);
  });

  test('is not named in logs or metrics', async () => {
    await get('/secret-name-of-a-claim.txt');
    const figures = await server.http.inject('/metrics');
    expect([...server.logLines, figures.body].join('\n')).not.toContain('secret-name-of-a-claim');
    expect(figures.body).toContain('route="/api/v1/files/*"');
  });
});

describe('without a token', () => {
  test('public files of the named tenant can be read', async () => {
    const key = await given.file(server, { ...user, key: 'public/logo.png', content: sampleOf('png'), isPublic: true });
    const response = await getAsNobody(`/${encodeURIComponent(key)}?tenantIdIfNoToken=${user.tenantId}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  test('a private file is reported as missing, like any key that a stranger guesses', async () => {
    const owner = await given.user(server);
    await given.file(server, { ...owner, key: 'private.txt' });
    const known = `tenantIdIfNoToken=${owner.tenantId}`;
    const answers = [];
    for (const path of [
      `private.txt?${known}`,
      `absent.txt?${known}`,
      `private.txt?${known}&bucketName=absent`,
      `private.txt?${known}&bucketName=${owner.tenantId}-documents`,
      'private.txt?tenantIdIfNoToken=absent',
    ]) {
      const response = await getAsNobody(`/${path}`);
      const text = (await response.text()).replaceAll(/private|absent/g, 'NAME');
      answers.push([response.status, text, [...response.headers.keys()].toSorted()]);
    }
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.[0]).toBe(404);
  });

  test.each(['absent', '%00', "'", '%ED%A0%80'])('there is nothing of the tenant %s', async (tenantId) => {
    expect((await getAsNobody(`/a.txt?tenantIdIfNoToken=${tenantId}`)).status).toBe(404);
  });

  test.each(['', '?tenantIdIfNoToken=', '?bucketName=x'])(
    'and without a tenant a sign-in is needed: %j',
    async (query) => {
      const response = await getAsNobody(`/a.txt${query}`);
      expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    },
  );

  test.each(['Bearer nonsense', 'Basic YTpi', ''])('of use, none is better: %j', async (authorization) => {
    const key = await given.file(server, { ...user, isPublic: true });
    const url = `/api/v1/files/${key}?tenantIdIfNoToken=${user.tenantId}`;
    const response = await server.http.inject({ url, headers: { authorization } });
    expect(response.statusCode).toBe(401);
  });
});

test('pages of hosts that are not in the table may not read files', async () => {
  const key = await given.file(server, { ...user, isPublic: true });
  const path = `/api/v1/files/${key}?tenantIdIfNoToken=${user.tenantId}`;
  const host = await given.host(server, { tenantId: user.tenantId });
  const from = (origin: string) => server.http.inject({ url: path, headers: { origin } });
  expect((await from('https://evil.example')).statusCode).toBe(403);
  const allowed = await from(`https://${host}`);
  expect([allowed.statusCode, allowed.headers['access-control-allow-origin']]).toEqual([200, `https://${host}`]);
});
