// What a restored item may do with the files that come back with it: nothing becomes public, and whoever removes a
// file for good at the same moment waits.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectSuccess } from '../../testing/expect-result.ts';
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
async function publicity(): Promise<unknown> {
  const [row] = await server.sql`
    select is_public from files where tenant_id = ${user.tenantId} and folder || name = ${note}`;
  return row?.['is_public'];
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
