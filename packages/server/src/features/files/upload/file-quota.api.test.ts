import { Turns } from '@coverwright/render/turns';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSuccess } from '../../../testing/expect-result.ts';
import { expectRefusal, type FileClient, leftovers, openFileClient } from '../../../testing/files.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { removeDueObjects } from '../objects/loose-objects.service.ts';
import { uploadFile, uploadLimits } from './upload.service.ts';

const log = pino({ level: 'silent' });

let server: TestServer;
let files: FileClient;
beforeAll(async () => {
  server = await startTestServer();
  files = await openFileClient(server);
});
afterAll(async () => server.close());

async function givenUser(fileBytes: number): Promise<GivenUser> {
  const user = await given.user(server);
  await server.sql`insert into tenant_limits (tenant_id, name, max)
    values (${user.tenantId}, 'fileBytes', ${fileBytes})`;
  return user;
}

async function storedBytes({ tenantId }: GivenUser): Promise<number> {
  const [row] = await server.sql<{ bytes: number }>`
    select coalesce(sum(size), 0)::int as bytes from files where tenant_id = ${tenantId}`;
  return row?.bytes ?? 0;
}

const deleteFile = 'mutation ($key: String!) { deleteFile(key: $key) { status errors } }';
const moveFile =
  'mutation ($key: String!, $newKey: String!) { moveFile(key: $key, newKey: $newKey) { status errors } }';

test('an upload that does not fit is refused with the limit and the remaining space, and leaves nothing behind', async () => {
  const user = await givenUser(4_096);
  expect((await files.upload(user, { fileName: 'a.txt', content: 'x'.repeat(3_072) })).status).toBe(200);
  const message = expectRefusal(
    await files.upload(user, { fileName: 'b.txt', content: 'x'.repeat(1_025) }),
    'LIMIT_EXCEEDED',
    'file',
  );
  expect(message).toContain('stored files is reached: 4 KB allowed, 3 KB used, 1 KB remaining');
  expect(await leftovers(server)).toEqual({ objects: 0, loose: 0 });
  expect((await files.upload(user, { fileName: 'b.txt', content: 'x'.repeat(1_024) })).status).toBe(200);
  // A full tenant can still move files, and deleting frees space.
  expectSuccess(await server.as(user).post(moveFile, { key: 'b.txt', newKey: 'folder/b.txt' }));
  expectSuccess(await server.as(user).post(deleteFile, { key: 'a.txt' }));
  expect((await files.upload(user, { fileName: 'c.txt', content: 'x'.repeat(3_072) })).status).toBe(200);
  const other = await givenUser(4_096);
  expect((await files.upload(other, { fileName: 'a.txt', content: 'x'.repeat(4_096) })).status).toBe(200);
  server.clock.pass(61_000);
  await removeDueObjects(server.objectParts);
});

test('concurrent uploads cannot exceed the limit together, and the refused ones leave nothing behind', async () => {
  const user = await givenUser(100_000);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      files.upload(user, { fileName: `${index}.txt`, content: 'x'.repeat(30_000) }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  for (const answer of answers.filter(({ status }) => status !== 200)) expectRefusal(answer, 'LIMIT_EXCEEDED');
  expect(await storedBytes(user)).toBe(90_000);
  expect(await leftovers(server)).toEqual({ objects: 0, loose: 0 });
});

test('an upload stops at the first byte that no longer fits', async () => {
  const user = await givenUser(100_000);
  let sent = 0;
  async function* content() {
    for (; sent < 14_000_000; sent += 65_536) yield Buffer.alloc(65_536, 'x');
  }
  const form = (async function* () {
    yield { kind: 'file', name: 'file', fileName: 'a.txt', content: content() } as const;
  })();
  const target = { bucketName: undefined, prefix: '' };
  const { signal } = new AbortController();
  const parts = { ...server.objectParts, log, uploadTurns: new Turns(uploadLimits) };
  const upload = uploadFile({ form, target, caller: user, signal }, parts);
  await expect(upload).rejects.toThrow('97.66 KB remaining');
  expect(sent).toBeLessThan(200_000);
  expect(await leftovers(server)).toEqual({ objects: 0, loose: 0 });
});
