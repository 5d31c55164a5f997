// What a restored item may do with the files that come back with it: nothing becomes public, the tenant's limit holds, and
// whoever removes a file for good at the same moment waits.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { type FileClient, openFileClient } from '../../testing/files.ts';
import { given, type GivenUser, toScope } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { templateCalls } from '../../testing/templates.ts';
import { removeDueObjects } from '../files/objects/loose-objects.service.ts';
import { returnFiles } from '../files/trash/state-files.service.ts';
import { historyThinning } from './thinning.service.ts';

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

const note = 'brand/note.txt';
const outcome = '{ status errors errors_2 { code message path } }';
const post = async (document: string, variables: object) => server.as(user).post(document, variables);
const givenNaming = async () =>
  templateCalls(server, user).create('sms', { bodyLiquid: `<a href="/api/v1/files/${note}">note</a>` });
const deleteFile = async (key: string) =>
  expectSuccess(await post(`mutation ($key: String!) { deleteFile(key: $key) ${outcome} }`, { key }));
const setPublic = async (isPublic: boolean) =>
  expectSuccess(
    await post(
      `mutation ($key: String!, $isPublic: Boolean!) { setFileAcl(key: $key, isPublic: $isPublic) ${outcome} }`,
      { key: note, isPublic },
    ),
  );
const restoreFirst = async (id: string) =>
  post(`mutation ($id: String!) { restoreSnapshot(kind: "template", itemId: $id, number: 1) ${outcome} }`, { id });
const deleteTemplate = async (id: string) =>
  expectSuccess(await post(`mutation ($id: String!) { deleteTemplate(templateId: $id) ${outcome} }`, { id }));
const restoreItem = async (id: string) =>
  post(`mutation ($id: String!) { restoreItem(kind: "template", itemId: $id) ${outcome} }`, { id });

async function publicity(): Promise<unknown> {
  const [row] = await server.sql`
    select is_public from files where tenant_id = ${user.tenantId} and folder || name = ${note}`;
  return row?.['is_public'];
}

async function setLimit(bytes: number): Promise<void> {
  await server.sql`
    insert into tenant_limits (tenant_id, name, max) values (${user.tenantId}, 'fileBytes', ${bytes})
    on conflict (tenant_id, name) do update set max = excluded.max`;
}

describe('a file that comes back', () => {
  test('is as public as it was last', async () => {
    await given.file(server, { ...user, key: note, isPublic: true });
    const id = await givenNaming();
    await setPublic(false);
    await deleteFile(note);
    expectSuccess(await restoreFirst(id));
    expect(await publicity()).toBe(false);
    await setPublic(true);
    server.clock.pass(1_000);
    await deleteFile(note);
    expectSuccess(await restoreFirst(id));
    expect(await publicity()).toBe(true);
  });

  test('is private if it was moved and is private there', async () => {
    await given.file(server, { ...user, key: note, isPublic: true });
    const id = await givenNaming();
    await setPublic(false);
    const move = `mutation ($key: String!) { moveFile(key: $key, newKey: "moved.txt") ${outcome} }`;
    expectSuccess(await post(move, { key: note }));
    expectSuccess(await restoreFirst(id));
    expect(await publicity()).toBe(false);
  });

  test('is left out if the tenant has no room, and the item is restored', async () => {
    await given.file(server, { ...user, key: note, content: 'x'.repeat(600) });
    const id = await givenNaming();
    await deleteFile(note);
    await setLimit(1_000);
    await given.file(server, { ...user, key: 'other.txt', content: 'y'.repeat(600) });
    expectSuccess(await restoreFirst(id));
    await deleteTemplate(id);
    expectSuccess(await restoreItem(id));
    expect(await publicity()).toBeUndefined();
    await setLimit(1_200);
    expectSuccess(await restoreFirst(id));
    expect(await publicity()).toBe(false);
  });

  test('has the room of the file that it replaces', async () => {
    await given.file(server, { ...user, key: note, content: 'x'.repeat(600) });
    const id = await givenNaming();
    await deleteFile(note);
    await setLimit(1_000);
    await given.file(server, { ...user, key: note, content: 'y'.repeat(700) });
    expectSuccess(await restoreFirst(id));
    expect(await (await files.get(user, `/${note}`)).text()).toBe('x'.repeat(600));
  });

  test('reports a folder that can no longer be created by an argument that both mutations have', async () => {
    await given.file(server, { ...user, key: note });
    const id = await givenNaming();
    await server.sql`update snapshot_files set folder = ${'br\u{200b}and/'} where tenant_id = ${user.tenantId}`;
    expectProblem(await restoreFirst(id), 'INVALID', 'itemId');
    await deleteTemplate(id);
    expectProblem(await restoreItem(id), 'INVALID', 'itemId');
  });

  test('has its content, even if a user removes it for good at the same moment', async () => {
    await given.file(server, { ...user, key: note, content: 'A' });
    const id = await givenNaming();
    await deleteFile(note);
    const [deleted] = await server.sql`select item_id from deleted_items where tenant_id = ${user.tenantId}`;
    const removal = async () => {
      const document = `mutation ($itemId: String!) { removeDeletedItem(kind: "file", itemId: $itemId) ${outcome} }`;
      expectSuccess(await post(document, { itemId: deleted?.['item_id'] }));
      await historyThinning({ database: server.database, clock: server.clock.now }).run();
      await removeDueObjects(server.objectParts);
    };
    let [isRemoved, removing] = [false, Promise.resolve()];
    await server.database.write(user, async (transaction) => {
      const scope = toScope(user.tenantId, transaction, { userId: user.userId });
      await returnFiles({ kind: 'template', itemId: id, number: 1 }, { isReplacing: true }, scope);
      removing = removal().then(() => void (isRemoved = true));
      const countWaiting = async () => {
        const waiting = await server.sql`
          select 1 from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`;
        return waiting.length;
      };
      await expect.poll(async () => isRemoved || (await countWaiting()) > 0).toBe(true);
    });
    await removing;
    expect(await (await files.get(user, `/${note}`)).text()).toBe('A');
  });
});
