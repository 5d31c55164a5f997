import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectRefusal, type FileClient, formOf, leftovers, openFileClient, sampleOf } from '../../../testing/files.ts';
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

async function textOf(key: string): Promise<string> {
  const response = await files.get(user, `/${encodeURIComponent(key)}`);
  expect(response.status).toBe(200);
  return response.text();
}

describe('an upload', () => {
  test('is a private file in the folder, and its content is unchanged', async () => {
    const answer = await files.upload(user, { path: '/claims/2027', fileName: 'note.txt', content: 'A claim.' });
    expect(answer).toEqual({ status: 200, body: { key: 'claims/2027/note.txt' } });
    expect(await textOf('claims/2027/note.txt')).toBe('A claim.');
    const rows = await server.sql`
      select folder, name, size::int, is_public, created_by from files where tenant_id = ${user.tenantId} and name = 'note.txt'`;
    expect(rows).toEqual([
      { folder: 'claims/2027/', name: 'note.txt', size: 8, is_public: false, created_by: user.userId },
    ]);
    expect(await leftovers(server)).toEqual({ objects: 0, loose: 0 });
  });

  test.each([
    ['', ''],
    ['/', ''],
    ['/raw/a%20b', 'raw/a b/'],
    ['/raw/a%20b/', 'raw/a b/'],
    ['/coded%2Fa%2520b', 'coded/a%20b/'],
    ['/coded%2Fa%20b%2F', 'coded/a b/'],
    ['/%E4%BF%9D/%E5%96%AE', '保/單/'],
  ])('to the address %j is in the folder %j', async (path, folder) => {
    const fileName = `${folder.length}-${path.length}.txt`;
    expect(await files.upload(user, { path, fileName })).toMatchObject({
      status: 200,
      body: { key: folder + fileName },
    });
    const rows = await server.sql`select folder from files where tenant_id = ${user.tenantId} and name = ${fileName}`;
    expect(rows).toEqual([{ folder }]);
  });

  test.each([
    '保單條款.txt',
    `"quoted" 'it'.txt`,
    'שלום\u200f.txt',
    '😀 🏥.txt',
    'a%2Fb 100%.txt',
    '__proto__.txt',
    "'; drop table files; --.txt",
    '<img src=x onerror=alert(1)>.txt',
    'COM1.txt',
    '~$lock.txt',
    'ﾟ･✿ヾ╲(｡◕‿◕｡)╱✿･ﾟ.txt',
    'ثم نفس.txt',
    ' blanks .txt',
    'a\\b.txt',
  ])('may be called %s', async (fileName) => {
    const { status, body } = await files.upload(user, { path: '/named', fileName, content: fileName });
    expect({ status, body }).toEqual({ status: 200, body: { key: `named/${fileName}` } });
    expect(await textOf(`named/${fileName}`)).toBe(fileName);
  });

  test('in either Unicode form of a letter is one file', async () => {
    expect((await files.upload(user, { fileName: 'Caf\u0065\u0301.txt' })).body.key).toBe('Café.txt');
    expect(expectRefusal(await files.upload(user, { fileName: 'Café.txt' }), 'ALREADY_EXISTS')).toBe(
      'Specified Object Already Exists in the Bucket',
    );
    expect(await textOf('Caf\u0065\u0301.txt')).toBe('A note.');
  });

  test.each([
    'jpg',
    'jpeg',
    'png',
    'gif',
    'tiff',
    'webp',
    'pdf',
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
  ])('may be a .%s', async (extension) => {
    const file = { path: '/kinds', fileName: `a.${extension}`, content: sampleOf(extension) };
    expect(await files.upload(user, file)).toMatchObject({ status: 200 });
  });

  test('is public if the form says so, before or after the file', async () => {
    for (const isFirst of [true, false]) {
      const form = new FormData();
      if (isFirst) form.set('isPublic', 'true');
      form.set('file', new Blob(['x']), `public-${isFirst}.txt`);
      if (!isFirst) form.set('isPublic', 'True');
      expect(await files.send(user, '/either', form)).toMatchObject({ status: 200 });
    }
    const rows = await server.sql`select is_public from files where folder = 'either/'`;
    expect(rows).toEqual([{ is_public: true }, { is_public: true }]);
  });

  test('is stored only in the named bucket', async () => {
    const owner = await given.user(server);
    await server.sql`insert into buckets (tenant_id, name, provider_id) values (${owner.tenantId}, 'second', 'disk')`;
    expect(await files.upload(owner, { path: '?bucketName=second' })).toMatchObject({ status: 200 });
    const rows = await server.sql`select bucket_name from files where tenant_id = ${owner.tenantId}`;
    expect(rows).toEqual([{ bucket_name: 'second' }]);
    for (const bucketName of ['absent', `${user.tenantId}-documents`]) {
      expectRefusal(await files.upload(owner, { path: `?bucketName=${bucketName}` }), 'NOT_FOUND', 'bucketName');
    }
  });

  test('requires a valid sign-in', async () => {
    const form = formOf({ fileName: 'a.txt', content: 'x', isPublic: undefined });
    expect(await files.send(undefined, '', form)).toMatchObject({ status: 401, body: { status: 'failure' } });
    const refused = await server.http.inject({
      method: 'POST',
      url: `/api/v1/files/?tenantIdIfNoToken=${user.tenantId}`,
      headers: { authorization: 'Bearer nonsense' },
    });
    expect(refused.statusCode).toBe(401);
  });
});
