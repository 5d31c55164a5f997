// The files that states name: their contents last as long as the states, and come back with them.
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentKinds } from '../../content-kinds.ts';
import type { Database } from '../../database/database.ts';
import { type Right, rightsOf } from '../../request/rights.ts';
import { expectSuccess } from '../../testing/expect-result.ts';
import { type FileClient, openFileClient } from '../../testing/files.ts';
import { given, type GivenUser, toScope } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { templateCalls } from '../../testing/templates.ts';
import { ratingWorkbook, workbookFile } from '../../testing/workbook-file.ts';
import { removeDueObjects } from '../files/objects/loose-objects.service.ts';
import { historyThinning } from './thinning.service.ts';

let server: TestServer;
let files: FileClient;
let user: GivenUser;
let lacking: Right | undefined;
beforeAll(async () => {
  server = await startTestServer({
    rightsOf: (role) => new Set([...rightsOf(role)].filter((right) => right !== lacking)),
  });
  files = await openFileClient(server);
});
beforeEach(async () => {
  user = await given.user(server);
});
afterAll(async () => server.close());

const day = 86_400_000;
const call = async (document: string, variables: object) =>
  expectSuccess(await server.as(user).post(document, variables));
const deleteFile = async (key: string) =>
  call('mutation ($key: String!) { deleteFile(key: $key) { status errors } }', { key });
const addFile = async (key: string, content: string | Uint8Array) => given.file(server, { ...user, key, content });
const replaceFile = async (key: string, content: string | Uint8Array) => {
  await deleteFile(key);
  await addFile(key, content);
};
const deleteTemplate = async (id: string) =>
  call('mutation ($id: String!) { deleteTemplate(templateId: $id) { status errors } }', { id });
const restoreState = async (id: string, number: number) =>
  call(
    `mutation ($id: String!, $number: Int!) {
      restoreSnapshot(kind: "template", itemId: $id, number: $number) { status errors } }`,
    { id, number },
  );
const restoreItem = async (kind: string, id: string) =>
  call('mutation ($kind: String!, $id: String!) { restoreItem(kind: $kind, itemId: $id) { status errors } }', {
    kind,
    id,
  });
const listTrash = async (kind = 'file') =>
  (await call('query ($kind: String!) { deletedItems(where: { kind: $kind }) { list { itemId name } } }', { kind }))[
    'list'
  ] as { itemId: string; name: string }[];

const note = 'brand/note.txt';
const naming = (text: string) => `${text}: <a href="/api/v1/files/${note}">note</a>`;
const contentOf = async (key: string) => (await files.get(user, `/${encodeURI(key)}`)).text();

/** A template whose state 1 names the file. */
async function givenNaming(text = 'First'): Promise<string> {
  return templateCalls(server, user).create('sms', { bodyLiquid: naming(text) });
}
const save = async (id: string, text: string) =>
  call(
    `mutation ($id: String!, $text: String!) {
      updateSmsTemplate(templateId: $id, input: { bodyLiquid: $text }) { status errors } }`,
    { id, text: naming(text) },
  );

async function cleanUp(afterMs = 0): Promise<void> {
  server.clock.pass(afterMs);
  await historyThinning({ database: server.database, clock: server.clock.now }).run();
  await removeDueObjects(server.objectParts);
}

const removeForGood = async (itemId: string | undefined) =>
  call('mutation ($itemId: String!) { removeDeletedItem(kind: "file", itemId: $itemId) { status errors } }', {
    itemId,
  });

async function givenFunction(fileKey: string): Promise<string> {
  const inputs = ['age', 'smoker', 'start', 'sum'].map((name) => ({ name }));
  return templateCalls(server, user).create('function', { fileKey, inputs, outputs: [{ name: 'premium' }] });
}
const selectFile = async (id: string, fileKey: string) =>
  call(
    `mutation ($id: String!, $fileKey: String!) {
      updateFunctionTemplate(id: $id, input: { fileKey: $fileKey }) { status errors } }`,
    { id, fileKey },
  );

async function checkOf(id: string): Promise<unknown> {
  const [check] = await server.sql`select object_key from function_workbooks where template_id = ${id}`;
  return check?.['object_key'];
}

async function objectOf(key: string): Promise<string> {
  const [row] = await server.sql<{ object_key: string }>`
    select object_key from files where tenant_id = ${user.tenantId} and folder || name = ${key}`;
  return row?.object_key ?? '';
}

async function hasObject(objectKey: string): Promise<boolean> {
  const names = await readdir(server.objectFolder, { recursive: true });
  return objectKey !== '' && names.some((name) => name.includes(objectKey));
}

describe('a restored state', () => {
  test('has the content of its file, which was replaced and removed from the trash since', async () => {
    await addFile(note, 'A');
    const id = await givenNaming();
    await replaceFile(note, 'B');
    server.clock.pass(day);
    await save(id, 'Second');
    await cleanUp(31 * day);
    expect(await listTrash()).toEqual([]);
    await restoreState(id, 1);
    expect(await contentOf(note)).toBe('A');
    expect((await listTrash()).map(({ name }) => name)).toEqual([note]);
    await cleanUp(31 * day);
    await restoreState(id, 2);
    expect(await contentOf(note)).toBe('B');
  });

  test('of a function calculates with the workbook that it had, once that is checked again', async () => {
    const fileKey = 'rates.xlsx';
    await addFile(fileKey, workbookFile(ratingWorkbook));
    const object = await objectOf(fileKey);
    const id = await givenFunction(fileKey);
    await replaceFile(fileKey, workbookFile(ratingWorkbook));
    await cleanUp(31 * day);
    await restoreState(id, 1);
    expect([await objectOf(fileKey), await hasObject(object)]).toEqual([object, true]);
    expect(await checkOf(id)).toBe(object);
    await replaceFile(fileKey, workbookFile(ratingWorkbook));
    await selectFile(id, fileKey);
    expect(await checkOf(id)).toBe(await objectOf(fileKey));
    await restoreState(id, 1);
    expect(await objectOf(fileKey)).toBe(object);
    expect(await checkOf(id)).toBeUndefined();
  });

  test('of a function never calculates with the workbook of a later state, even if its own no longer exists', async () => {
    for (const key of ['old.xlsx', 'new.xlsx']) await addFile(key, workbookFile(ratingWorkbook));
    const id = await givenFunction('old.xlsx');
    await selectFile(id, 'new.xlsx');
    await deleteFile('old.xlsx');
    await removeForGood((await listTrash())[0]?.itemId);
    await restoreState(id, 1);
    expect(await checkOf(id)).toBeUndefined();
  });

  test('has its file again if that was deleted, with its folder', async () => {
    await addFile(note, 'A');
    const id = await givenNaming();
    await call('mutation { deleteFolder(key: "brand") { status errors } }', {});
    await cleanUp(31 * day);
    await restoreState(id, 1);
    expect(await contentOf(note)).toBe('A');
  });

  test('leaves a file as it is that another item names', async () => {
    await addFile(note, 'A');
    const id = await givenNaming();
    await givenNaming('Other');
    await replaceFile(note, 'B');
    await restoreState(id, 1);
    expect(await contentOf(note)).toBe('B');
  });

  test('changes no file without the right to', async () => {
    await addFile(note, 'A');
    const id = await givenNaming();
    await replaceFile(note, 'B');
    lacking = 'files:write';
    try {
      await restoreState(id, 1);
    } finally {
      lacking = undefined;
    }
    expect(await contentOf(note)).toBe('B');
  });

  test('of an item that is older than its history has the file that it named before its first change', async () => {
    await addFile(note, 'A');
    const id = randomUUID();
    await server.database.write(user, async (transaction) => {
      const general = { type: 'sms', name: 'Reminder', description: null, logicalId: null, graphQlQuery: null };
      const parts = { general, content: { bodyLiquid: naming('First') }, texts: [] };
      await contentKinds.template.history.write(
        id,
        parts,
        toScope(user.tenantId, transaction, { userId: user.userId }),
      );
    });
    await call(
      `mutation ($id: String!) {
        updateSmsTemplate(templateId: $id, input: { bodyLiquid: "Without" }) { status errors } }`,
      { id },
    );
    await deleteFile(note);
    await cleanUp(31 * day);
    await restoreState(id, 1);
    expect(await contentOf(note)).toBe('A');
  });
});

test('a restored item has its missing files again, and leaves others in their place', async () => {
  await addFile(note, 'A');
  const id = await givenNaming();
  await replaceFile(note, 'B');
  await deleteTemplate(id);
  await restoreItem('template', id);
  expect(await contentOf(note)).toBe('B');
  await deleteTemplate(id);
  await deleteFile(note);
  await restoreItem('template', id);
  expect(await contentOf(note)).toBe('A');
});

describe('the content of a file that states name', () => {
  test('is removed with the last of them', async () => {
    await addFile(note, 'A');
    const object = await objectOf(note);
    const id = await givenNaming();
    await deleteFile(note);
    await cleanUp(31 * day);
    expect(await hasObject(object)).toBe(true);
    await deleteTemplate(id);
    await cleanUp(31 * day);
    expect(await hasObject(object)).toBe(false);
    expect(await server.sql`select 1 from snapshot_files where tenant_id = ${user.tenantId}`).toEqual([]);
  });

  test('is removed with the last of them, whatever happens to the job after that', async () => {
    await addFile(note, 'A');
    const object = await objectOf(note);
    const id = await givenNaming();
    await deleteFile(note);
    await cleanUp(31 * day);
    await deleteTemplate(id);
    server.clock.pass(31 * day);
    const asOwner: Database['asOwner'] = async (work) => {
      const states = await server.sql`select 1 from snapshots where tenant_id = ${user.tenantId}`;
      if (states.length === 0) throw new Error('The server stops.');
      return server.database.asOwner(work);
    };
    const job = historyThinning({ database: { ...server.database, asOwner }, clock: server.clock.now });
    await expect(job.run()).rejects.toThrow('The server stops.');
    expect(await server.sql`select 1 from snapshot_files where tenant_id = ${user.tenantId}`).toEqual([]);
    await removeDueObjects(server.objectParts);
    expect(await hasObject(object)).toBe(false);
  });

  test('is removed at once if a user removes the file for good', async () => {
    await addFile(note, 'A');
    const object = await objectOf(note);
    const id = await givenNaming();
    await deleteFile(note);
    await removeForGood((await listTrash())[0]?.itemId);
    await cleanUp();
    expect(await hasObject(object)).toBe(false);
    await restoreState(id, 1);
    expect(await objectOf(note)).toBe('');
  });

  test('remains while a file restored from a state has it, whatever happens to the state and the trash', async () => {
    await addFile(note, 'A');
    const id = await givenNaming();
    await deleteFile(note);
    await restoreState(id, 1);
    await deleteTemplate(id);
    await cleanUp(31 * day);
    expect(await contentOf(note)).toBe('A');
  });

  test('makes room for that of later states when it is more than the tenant may store', async () => {
    await server.sql`insert into tenant_limits (tenant_id, name, max) values (${user.tenantId}, 'fileBytes', 1000)`;
    const id = await givenNaming();
    for (const text of ['a', 'b', 'c']) {
      await addFile(note, text.repeat(400));
      server.clock.pass(day);
      await save(id, text);
      await deleteFile(note);
    }
    await cleanUp(31 * day);
    const [row] =
      await server.sql`select count(*)::int as count from snapshot_files where tenant_id = ${user.tenantId}`;
    expect(row?.['count']).toBe(2);
    await restoreState(id, 4);
    expect(await contentOf(note)).toBe('c'.repeat(400));
  });
});
