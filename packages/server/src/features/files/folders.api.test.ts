import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess, hasSucceeded } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());

const envelope = '{ status errors errors_2 { code message path } }';
const createFolder = `mutation ($key: String!, $bucketName: String) {
  createFolder(key: $key, bucketName: $bucketName) ${envelope} }`;
const deleteFolder = `mutation ($key: String!, $bucketName: String) {
  deleteFolder(key: $key, bucketName: $bucketName) ${envelope} }`;

const create = (by: GivenUser, key: string, bucketName?: string) =>
  server.as(by).post(createFolder, { key, bucketName });
const remove = (by: GivenUser, key: string, bucketName?: string) =>
  server.as(by).post(deleteFolder, { key, bucketName });

async function keysOf({ tenantId }: GivenUser): Promise<string[]> {
  const rows = await server.sql<{ key: string }>`
    select folder || name as key from files where tenant_id = ${tenantId}
    union all select key from folders where tenant_id = ${tenantId} order by 1`;
  return rows.map(({ key }) => key);
}

describe('createFolder', () => {
  test('creates the folder and its parents, with or without a trailing slash', async () => {
    const user = await given.user(server);
    expectSuccess(await create(user, 'claims/2027'));
    expectSuccess(await create(user, 'claims/2028/'));
    expect(await keysOf(user)).toEqual(['claims/', 'claims/2027/', 'claims/2028/']);
  });

  test('refuses one that exists', async () => {
    const user = await given.user(server);
    expectSuccess(await create(user, 'Café'));
    for (const key of ['Café', 'Café/', 'Cafe\u0301']) {
      expectProblem(await create(user, key), 'ALREADY_EXISTS', 'key');
    }
    expectSuccess(await create(user, 'café'));
  });

  test.each([
    ['', 'REQUIRED'],
    ['/', 'REQUIRED'],
    ['..', 'INVALID'],
    ['a/../b', 'INVALID'],
    ['/a', 'INVALID'],
    ['a//', 'INVALID'],
    ['a\0b', 'INVALID'],
    ['a\tb', 'INVALID'],
    ['保'.repeat(86), 'TOO_LONG'],
  ])('refuses the key %j', async (key, code) => {
    const user = await given.user(server);
    expectProblem(await create(user, key), code, 'key');
    expect(await keysOf(user)).toEqual([]);
  });

  test('accepts only one of several simultaneous creations of the same folder', async () => {
    const user = await given.user(server);
    const results = await Promise.all(Array.from({ length: 5 }, () => create(user, 'a/b')));
    expect(results.filter(hasSucceeded)).toHaveLength(1);
    expect(await keysOf(user)).toEqual(['a/', 'a/b/']);
  });

  test('works only in the named bucket', async () => {
    const user = await given.user(server);
    await server.sql`insert into buckets (tenant_id, name, provider_id) values (${user.tenantId}, 'second', 'disk')`;
    expectSuccess(await create(user, 'a', 'second'));
    expect(await server.sql`select bucket_name from folders where tenant_id = ${user.tenantId}`).toEqual([
      { bucket_name: 'second' },
    ]);
    expectProblem(await create(user, 'a', 'third'), 'NOT_FOUND', 'bucketName');
    const other = await given.user(server);
    expectProblem(await create(user, 'a', `${other.tenantId}-documents`), 'NOT_FOUND', 'bucketName');
  });

  test('requires a sign-in', async () => {
    expect(await server.post(createFolder, { key: 'a' })).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});

describe('deleteFolder', () => {
  test.each(['a', 'a/'])('removes everything under %j and no neighbour', async (key) => {
    const user = await given.user(server);
    const other = await given.user(server);
    const neighbours = ['a.txt', 'a b/1.txt', 'a-b/1.txt', 'a0/1.txt', 'ab/1.txt', 'b/a/1.txt', 'A/1.txt'];
    for (const file of [...neighbours, 'a/1.txt', 'a/b/2.txt', 'a/b/c/3.txt'])
      await given.file(server, { ...user, key: file });
    await given.file(server, { ...other, key: 'a/1.txt' });
    expectSuccess(await create(user, 'a/empty'));
    expectSuccess(await remove(user, key));
    const folders = neighbours
      .map((file) => file.slice(0, file.lastIndexOf('/') + 1))
      .filter((folder) => folder !== '');
    expect(await keysOf(user)).toEqual([...neighbours, ...folders, 'b/'].toSorted());
    expect(await keysOf(other)).toEqual(['a/', 'a/1.txt']);
  });

  test.each([
    ['a_b', 'axb'],
    ['a%', 'abc'],
    ['a*', 'abc'],
    ['a\\', 'a\\b'],
    ['保', '保單'],
  ])('of %j leaves %j unchanged', async (folder, neighbour) => {
    const user = await given.user(server);
    await given.file(server, { ...user, key: `${folder}/1.txt` });
    await given.file(server, { ...user, key: `${neighbour}/1.txt` });
    expectSuccess(await remove(user, folder));
    expect(await keysOf(user)).toEqual([`${neighbour}/`, `${neighbour}/1.txt`]);
  });

  test.each(['', '/'])('refuses the key %j, which would be the entire bucket', async (key) => {
    const user = await given.user(server);
    await given.file(server, { ...user, key: 'a.txt' });
    expectProblem(await remove(user, key), 'REQUIRED', 'key');
    expect(await keysOf(user)).toEqual(['a.txt']);
  });

  test('is NOT_FOUND for a folder that does not exist, and for a file', async () => {
    const user = await given.user(server);
    const other = await given.user(server);
    await given.file(server, { ...user, key: 'a.txt' });
    await given.file(server, { ...other, key: 'theirs/a.txt' });
    for (const key of ['b', 'a.txt', 'theirs']) expectProblem(await remove(user, key), 'NOT_FOUND', 'key');
    expectProblem(await remove(user, 'theirs', `${other.tenantId}-documents`), 'NOT_FOUND', 'bucketName');
    expect(await keysOf(other)).toEqual(['theirs/', 'theirs/a.txt']);
  });

  test('and simultaneous uploads leave no file without a folder', async () => {
    const user = await given.user(server);
    await given.file(server, { ...user, key: 'busy/first.txt' });
    const uploads = Array.from({ length: 4 }, (_value, index) =>
      given.file(server, { ...user, key: `busy/deep/${index}.txt` }),
    );
    await Promise.all([...uploads, remove(user, 'busy')]);
    const keys = await keysOf(user);
    for (const key of keys.filter((one) => one.endsWith('.txt'))) {
      expect(keys).toContain(key.slice(0, key.lastIndexOf('/') + 1));
    }
  });

  test('of ten thousand files is one step, and so is their return', async () => {
    const user = await given.user(server);
    await given.file(server, { ...user, key: 'many/real.txt' });
    await server.sql`
      insert into files (tenant_id, bucket_name, folder, name, object_key, size, is_public, revision)
      select tenant_id, bucket_name, folder, n || '.txt', md5('object ' || n), 1, false, 'r'
      from files, generate_series(1, 10000) n where tenant_id = ${user.tenantId}`;
    expectSuccess(await remove(user, 'many'));
    expect(await keysOf(user)).toEqual([]);
    const [item] = await server.sql`select item_id from deleted_items where tenant_id = ${user.tenantId}`;
    const restore = `mutation ($itemId: String!) { restoreItem(kind: "folder", itemId: $itemId) ${envelope} }`;
    expectSuccess(await server.as(user).post(restore, { itemId: item?.['item_id'] }));
    expect(await keysOf(user)).toHaveLength(10_002);
  });

  test('requires a sign-in', async () => {
    expect(await server.post(deleteFolder, { key: 'a' })).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});
