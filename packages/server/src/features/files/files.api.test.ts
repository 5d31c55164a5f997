import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess, hasSucceeded } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
});
afterAll(async () => server.close());

const envelope = '{ status errors errors_2 { code message path by at } revision }';
const operations = {
  deleteFile: `mutation ($key: String!, $revision: String, $bucketName: String) {
    deleteFile(key: $key, bucketName: $bucketName, expectedRevision: $revision) ${envelope} }`,
  moveFile: `mutation ($key: String!, $newKey: String!, $revision: String, $bucketName: String) {
    moveFile(key: $key, newKey: $newKey, bucketName: $bucketName, expectedRevision: $revision) ${envelope} }`,
  setFileAcl: `mutation ($key: String!, $isPublic: Boolean!, $revision: String, $bucketName: String) {
    setFileAcl(key: $key, isPublic: $isPublic, bucketName: $bucketName, expectedRevision: $revision) ${envelope} }`,
};

interface Change {
  readonly key: string;
  readonly newKey?: string;
  readonly isPublic?: boolean;
  readonly revision?: string;
  readonly bucketName?: string;
}

const change = (operation: keyof typeof operations, variables: Change, by = user) =>
  server.as(by).post(operations[operation], { newKey: 'new/name.txt', isPublic: true, ...variables });

interface Row {
  readonly key: string;
  readonly object_key: string;
  readonly is_public: boolean;
  readonly revision: string;
  readonly last_modified_at: Date;
}

async function find(key: string, by = user): Promise<Row | undefined> {
  const [row] = await server.sql<Row & Record<string, unknown>>`
    select folder || name as key, object_key, is_public, revision, last_modified_at from files
    where tenant_id = ${by.tenantId} and folder || name = ${key}`;
  return row;
}

describe.each(['deleteFile', 'moveFile', 'setFileAcl'] as const)('%s', (operation) => {
  test('does not find missing files, or those of another tenant', async () => {
    const other = await given.user(server);
    const key = await given.file(server, other);
    for (const absent of ['absent.txt', 'absent/a.txt', '', key, `${key}/`]) {
      expectProblem(await change(operation, { key: absent }), 'NOT_FOUND', 'key');
    }
    expectProblem(
      await change(operation, { key, bucketName: `${other.tenantId}-documents` }),
      'NOT_FOUND',
      'bucketName',
    );
    expect(await find(key, other)).toMatchObject({ is_public: false });
  });

  test('refuses a folder with an explanation', async () => {
    await given.file(server, { ...user, key: `${operation}/a.txt` });
    for (const key of [operation, `${operation}/`]) {
      const { message } = expectProblem(await change(operation, { key }), 'INVALID', 'key');
      expect(message).toContain('is a folder');
    }
  });

  test('reports who has changed the file since it was read', async () => {
    const key = await given.file(server, user);
    const before = await find(key);
    expectSuccess(await change('setFileAcl', { key, isPublic: true }));
    const problem = expectProblem(await change(operation, { key, revision: before?.revision ?? '' }), 'CONFLICT');
    expect(problem).toMatchObject({ path: 'expectedRevision', by: user.email, at: expect.any(String) });
    const now = await find(key);
    expectSuccess(await change(operation, { key, newKey: `new/${key}`, revision: now?.revision ?? '' }));
  });

  test('requires a sign-in', async () => {
    const variables = { key: 'a.txt', newKey: 'b.txt', isPublic: true };
    expect(await server.post(operations[operation], variables)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});

describe('deleteFile', () => {
  test('deletes only that file, whose content stays in the trash', async () => {
    const folder = 'neighbours/';
    for (const name of ['a_b.txt', 'axb.txt', 'a_b.txt.txt']) await given.file(server, { ...user, key: folder + name });
    const object = (await find(`${folder}a_b.txt`))?.object_key ?? '';
    expectSuccess(await change('deleteFile', { key: `${folder}a_b.txt` }));
    expect(await find(`${folder}a_b.txt`)).toBeUndefined();
    expect([await find(`${folder}axb.txt`), await find(`${folder}a_b.txt.txt`)]).not.toContain(undefined);
    expect(await server.sql`select tenant_id from deleted_files where object_key = ${object}`).toHaveLength(1);
  });
});

describe('setFileAcl', () => {
  test('makes a file public and private again, with a revision for the next change', async () => {
    const key = await given.file(server, user);
    const { revision } = expectSuccess(await change('setFileAcl', { key, isPublic: true }));
    expect(await find(key)).toMatchObject({ is_public: true, revision });
    expectSuccess(await change('setFileAcl', { key, isPublic: false, revision: String(revision) }));
    expect(await find(key)).toMatchObject({ is_public: false });
  });
});

describe('moveFile', () => {
  test('renames it into a new folder, and preserves content, privacy and time', async () => {
    const key = await given.file(server, { ...user, isPublic: true });
    const before = await find(key);
    const { revision } = expectSuccess(await change('moveFile', { key, newKey: '新/資料夾/保單 "2027".txt' }));
    expect(await find(key)).toBeUndefined();
    const after = await find('新/資料夾/保單 "2027".txt');
    expect(after).toMatchObject({
      object_key: before?.object_key,
      is_public: true,
      revision,
      last_modified_at: before?.last_modified_at,
    });
    const folders =
      await server.sql`select key from folders where tenant_id = ${user.tenantId} and key like '新%' order by key`;
    expect(folders).toEqual([{ key: '新/' }, { key: '新/資料夾/' }]);
  });

  test('onto itself changes nothing', async () => {
    const key = await given.file(server, user);
    const before = await find(key);
    expectSuccess(await change('moveFile', { key, newKey: key }));
    expect(await find(key)).toEqual(before);
  });

  test('never overwrites', async () => {
    const [key, taken] = [await given.file(server, user), await given.file(server, user)];
    const before = [await find(key), await find(taken)];
    expectProblem(await change('moveFile', { key, newKey: taken }), 'ALREADY_EXISTS', 'newKey');
    expect([await find(key), await find(taken)]).toEqual(before);
  });

  test.each([
    ['', 'REQUIRED'],
    ['folder/', 'INVALID'],
    ['../up.txt', 'INVALID'],
    ['/a.txt', 'INVALID'],
    ['a\nb.txt', 'INVALID'],
    ['a.pdf', 'INVALID'],
    ['a', 'INVALID'],
    ['a.exe', 'INVALID'],
    [`${'a'.repeat(252)}.txt`, 'TOO_LONG'],
  ])('refuses the new key %j', async (newKey, code) => {
    const key = await given.file(server, user);
    expectProblem(await change('moveFile', { key, newKey }), code, 'newKey');
    expect(await find(key)).toBeDefined();
  });

  test('allows another extension if the content matches it', async () => {
    const key = await given.file(server, { ...user, key: 'rates.txt' });
    expectSuccess(await change('moveFile', { key, newKey: 'rates.CSV' }));
  });

  test('of several files to one target concurrently moves one of them', async () => {
    const keys = await Promise.all(Array.from({ length: 5 }, () => given.file(server, user)));
    const results = await Promise.all(keys.map((key) => change('moveFile', { key, newKey: 'race/one.txt' })));
    expect(results.filter(hasSucceeded)).toHaveLength(1);
    for (const result of results.filter((one) => !hasSucceeded(one))) expectProblem(result, 'ALREADY_EXISTS', 'newKey');
    const left = await Promise.all(keys.map((key) => find(key)));
    expect(left.filter((row) => row !== undefined)).toHaveLength(4);
  });

  test('of one file to several targets concurrently moves it once', async () => {
    const key = await given.file(server, user);
    const targets = Array.from({ length: 5 }, (_value, index) => `race/to/${index}.txt`);
    const results = await Promise.all(targets.map((newKey) => change('moveFile', { key, newKey })));
    expect(results.filter(hasSucceeded)).toHaveLength(1);
    for (const result of results.filter((one) => !hasSucceeded(one))) expectProblem(result, 'NOT_FOUND', 'key');
    const found = await Promise.all(targets.map((target) => find(target)));
    expect(found.filter((row) => row !== undefined)).toHaveLength(1);
  });
});
