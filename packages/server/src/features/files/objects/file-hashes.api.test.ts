// The SHA-256 of every file is with its row, wherever the row goes.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectSuccess } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { hashFiles } from './file-hashes.service.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());
beforeEach(async () => {
  user = await given.user(server);
});

const bytes = Buffer.from('A note about nothing in particular.');
const expected = createHash('sha256').update(bytes).digest('hex');
const logged: object[] = [];

const hash = () => hashFiles({ ...server.objectParts, log: { error: (line: object) => logged.push(line) } });

/** By key, of files in the bucket and in the trash. */
async function hashes(): Promise<Record<string, string | null>> {
  const rows = await server.sql<{ key: string; sha256: string | null }>`
    select folder || name as key, sha256 from files where tenant_id = ${user.tenantId}
    union all select 'trash: ' || folder || name, sha256 from deleted_files where tenant_id = ${user.tenantId}`;
  return Object.fromEntries(rows.map(({ key, sha256 }) => [key, sha256]));
}

const forget = (table: string) =>
  table === 'files'
    ? server.sql`update files set sha256 = null where tenant_id = ${user.tenantId}`
    : server.sql`update deleted_files set sha256 = null where tenant_id = ${user.tenantId}`;

async function call(query: string, variables: object): Promise<void> {
  expectSuccess(await server.as(user).post(query, variables));
}

const remove = (key: string) => call('mutation ($key: String!) { deleteFile(key: $key) { status errors } }', { key });

test('a file has the hash of its content, also after it was moved, deleted and restored', async () => {
  const key = await given.file(server, { ...user, content: bytes });
  expect(await hashes()).toEqual({ [key]: expected });
  const move = 'mutation ($key: String!) { moveFile(key: $key, newKey: "moved.txt") { status errors } }';
  await call(move, { key });
  expect(await hashes()).toEqual({ 'moved.txt': expected });
  await remove('moved.txt');
  expect(await hashes()).toEqual({ 'trash: moved.txt': expected });
  const [item] = await server.sql<{ id: string }>`
    select item_id as id from deleted_items where tenant_id = ${user.tenantId}`;
  const restore = 'mutation ($id: String!) { restoreItem(kind: "file", itemId: $id) { status errors } }';
  await call(restore, { id: item?.id });
  expect(await hashes()).toEqual({ 'moved.txt': expected });
});

test('the job computes those that are missing, and reports missing contents without stopping', async () => {
  const [lost, kept, deleted] = await Promise.all([
    given.file(server, { ...user, content: bytes }),
    given.file(server, { ...user, content: bytes }),
    given.file(server, { ...user, content: bytes }),
  ]);
  await remove(deleted);
  await forget('files');
  await forget('deleted_files');
  const [row] = await server.sql<{ object_key: string }>`
    select object_key from files where tenant_id = ${user.tenantId} and folder || name = ${lost}`;
  await server.objects.remove([row?.object_key ?? '']);
  expect(await hash()).toBeUndefined();
  expect(await hashes()).toEqual({ [lost]: null, [kept]: expected, [`trash: ${deleted}`]: expected });
  expect(logged).toContainEqual({ tenantId: user.tenantId, objectKey: row?.object_key });
});
