import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess, hasSucceeded } from '../../../testing/expect-result.ts';
import { type FileClient, openFileClient } from '../../../testing/files.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { historyThinning } from '../../history/thinning.service.ts';
import { removeDueObjects } from '../objects/loose-objects.service.ts';

let server: TestServer;
let files: FileClient;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  files = await openFileClient(server);
});
beforeEach(async () => {
  user = await given.user(server);
});
afterAll(async () => server.close());

const outcome = '{ status errors errors_2 { code message path reason } }';
const post = async (document: string, variables: object, as = user) => server.as(as).post(document, variables);
const deleteFile = async (key: string) =>
  expectSuccess(await post(`mutation ($key: String!) { deleteFile(key: $key) ${outcome} }`, { key }));
const createFolder = async (key: string) =>
  expectSuccess(await post(`mutation ($key: String!) { createFolder(key: $key) ${outcome} }`, { key }));
const deleteFolder = async (key: string) =>
  expectSuccess(await post(`mutation ($key: String!) { deleteFolder(key: $key) ${outcome} }`, { key }));
const restore = async (kind: string, itemId: string, name: string | null = null, as = user) =>
  post(
    `mutation ($kind: String!, $itemId: String!, $name: String) {
      restoreItem(kind: $kind, itemId: $itemId, name: $name) ${outcome} }`,
    { kind, itemId, name },
    as,
  );
const removeForGood = async (kind: string, itemId: string, as = user) =>
  post(
    `mutation ($kind: String!, $itemId: String!) { removeDeletedItem(kind: $kind, itemId: $itemId) ${outcome} }`,
    { kind, itemId },
    as,
  );

async function listTrash(as = user): Promise<{ kind: string; itemId: string; name: string }[]> {
  const found = expectSuccess(await post('{ deletedItems { list { kind itemId name } } }', {}, as));
  return found['list'] as { kind: string; itemId: string; name: string }[];
}

async function onlyInTrash(): Promise<string> {
  const list = await listTrash();
  expect(list).toHaveLength(1);
  return list[0]?.itemId ?? '';
}

const listFiles = async () => server.sql`
  select folder || name as key, object_key, size, is_public, created_by, last_modified_at, font_family
  from files where tenant_id = ${user.tenantId} order by 1`;
const listFolders = async () =>
  server.sql`select key, parent from folders where tenant_id = ${user.tenantId} order by key`;

async function emptyTrash(): Promise<void> {
  await historyThinning({ database: server.database, clock: server.clock.now }).run();
  await removeDueObjects(server.objectParts);
}

const contentOf = async (key: string) => (await files.get(user, `/${encodeURI(key)}`)).text();

async function hasObject(objectKey: unknown): Promise<boolean> {
  const names = await readdir(server.objectFolder, { recursive: true });
  return names.some((name) => name.includes(String(objectKey)));
}

describe('a deleted file', () => {
  test('is restored with its content, also when its folder is gone', async () => {
    await given.file(server, { ...user, key: 'claims/2027/note.txt', content: 'Flight delayed' });
    const before = await listFiles();
    await deleteFile('claims/2027/note.txt');
    const itemId = await onlyInTrash();
    await deleteFolder('claims');
    expect(await listFiles()).toEqual([]);
    expectSuccess(await restore('file', itemId));
    expect(await listFiles()).toEqual(before);
    expect((await listFolders()).map(({ key }) => key)).toEqual(['claims/', 'claims/2027/']);
    expect(await contentOf('claims/2027/note.txt')).toBe('Flight delayed');
    expectProblem(await restore('file', itemId), 'NOT_FOUND', 'itemId');
  });

  test('overwrites nothing: it gets another name of the same type', async () => {
    await given.file(server, { ...user, key: 'note.txt', content: 'one' });
    await deleteFile('note.txt');
    const itemId = await onlyInTrash();
    await given.file(server, { ...user, key: 'note.txt', content: 'two' });
    expectProblem(await restore('file', itemId), 'ALREADY_EXISTS', 'name');
    expectProblem(await restore('file', itemId, 'note.pdf'), 'INVALID', 'name');
    expectProblem(await restore('file', itemId, '../note.txt'), 'INVALID', 'name');
    expectSuccess(await restore('file', itemId, 'old/note 1.txt'));
    expect(await contentOf('old/note 1.txt')).toBe('one');
    expect(await contentOf('note.txt')).toBe('two');
    expect(await listTrash()).toEqual([]);
  });

  test('does not count towards the limit of its tenant, and needs room to be restored', async () => {
    await given.file(server, { ...user, key: 'note.txt', content: 'x'.repeat(600) });
    await deleteFile('note.txt');
    const itemId = await onlyInTrash();
    await server.sql`insert into tenant_limits (tenant_id, name, max) values (${user.tenantId}, 'fileBytes', 1000)`;
    await given.file(server, { ...user, key: 'other.txt', content: 'y'.repeat(600) });
    expectProblem(await restore('file', itemId), 'LIMIT_EXCEEDED');
    await server.sql`update tenant_limits set max = 2000 where tenant_id = ${user.tenantId}`;
    expectSuccess(await restore('file', itemId));
  });

  test('makes room for later ones when the trash has as much as the tenant may store', async () => {
    await server.sql`insert into tenant_limits (tenant_id, name, max) values (${user.tenantId}, 'fileBytes', 1000)`;
    for (const key of ['a.txt', 'b.txt', 'c.txt']) {
      await given.file(server, { ...user, key, content: 'x'.repeat(400) });
      await deleteFile(key);
      server.clock.pass(1000);
    }
    expect((await listTrash()).map(({ name }) => name)).toEqual(['c.txt', 'b.txt']);
  });

  test('is of its tenant alone', async () => {
    await given.file(server, { ...user, key: 'note.txt', content: 'one' });
    await deleteFile('note.txt');
    const itemId = await onlyInTrash();
    const other = await given.user(server);
    expect(await listTrash(other)).toEqual([]);
    expectProblem(await restore('file', itemId, null, other), 'NOT_FOUND', 'itemId');
    expectProblem(await removeForGood('file', itemId, other), 'NOT_FOUND', 'itemId');
    expectProblem(await restore('folder', itemId), 'NOT_FOUND', 'itemId');
  });

  test('restored twice at the same moment is restored once', async () => {
    await given.file(server, { ...user, key: 'note.txt', content: 'one' });
    await deleteFile('note.txt');
    const itemId = await onlyInTrash();
    const results = await Promise.all([restore('file', itemId), restore('file', itemId, 'second.txt')]);
    expect(results.filter(hasSucceeded)).toHaveLength(1);
    expect(await listFiles()).toHaveLength(1);
  });
});

describe('a deleted folder', () => {
  test('is restored with everything in it, empty folders too', async () => {
    await given.file(server, { ...user, key: 'claims/2027/a_%.txt', content: 'a' });
    await given.file(server, { ...user, key: 'claims/b.txt', content: 'b' });
    await given.file(server, { ...user, key: 'claims2/c.txt', content: 'c' });
    await createFolder('claims/empty');
    const [before, folders] = [await listFiles(), await listFolders()];
    await deleteFolder('claims/');
    expect((await listFiles()).map(({ key }) => key)).toEqual(['claims2/c.txt']);
    expect(await listTrash()).toEqual([expect.objectContaining({ kind: 'folder', name: 'claims/' })]);
    expectSuccess(await restore('folder', await onlyInTrash()));
    expect([await listFiles(), await listFolders()]).toEqual([before, folders]);
  });

  test('gets another name if there is one meanwhile', async () => {
    await given.file(server, { ...user, key: 'claims/2027/a.txt', content: 'a' });
    await deleteFolder('claims');
    const itemId = await onlyInTrash();
    await createFolder('claims');
    expectProblem(await restore('folder', itemId), 'ALREADY_EXISTS', 'name');
    expectProblem(await restore('folder', itemId, 'f/'.repeat(510)), 'TOO_LONG', 'name');
    expectSuccess(await restore('folder', itemId, 'old/claims'));
    expect((await listFiles()).map(({ key }) => key)).toEqual(['old/claims/2027/a.txt']);
    expect(await listFolders()).toEqual([
      { key: 'claims/', parent: '' },
      { key: 'old/', parent: '' },
      { key: 'old/claims/', parent: 'old/' },
      { key: 'old/claims/2027/', parent: 'old/claims/' },
    ]);
  });
});

describe('the trash', () => {
  test('keeps the contents of files for 30 days', async () => {
    await given.file(server, { ...user, key: 'note.txt', content: 'one' });
    const [{ object_key: object } = { object_key: '' }] = await listFiles();
    await deleteFile('note.txt');
    const deletedAt = server.clock.now().getTime();
    const emptyTrashAt = async (days: number) => {
      server.clock.set(new Date(deletedAt + days * 86_400_000));
      await emptyTrash();
    };
    await emptyTrashAt(29);
    expect([await hasObject(object), await listTrash()]).toEqual([true, [expect.anything()]]);
    await emptyTrashAt(31);
    expect([await hasObject(object), await listTrash()]).toEqual([false, []]);
    server.clock.set(new Date(deletedAt));
  });

  test('is emptied of what a user removed for good', async () => {
    await given.file(server, { ...user, key: 'claims/note.txt', content: 'one' });
    const [{ object_key: object } = { object_key: '' }] = await listFiles();
    await deleteFolder('claims');
    const itemId = await onlyInTrash();
    expectSuccess(await removeForGood('folder', itemId));
    expect(await listTrash()).toEqual([]);
    expectProblem(await restore('folder', itemId), 'NOT_FOUND', 'itemId');
    expectProblem(await removeForGood('folder', itemId), 'NOT_FOUND', 'itemId');
    await emptyTrash();
    expect(await hasObject(object)).toBe(false);
    expect(
      await server.sql`select key from deleted_folders union all select name from deleted_files
        union all select name from deleted_items where is_removed`,
    ).toEqual([]);
  });
});
