import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { expectSuccess } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import type { ObjectStore } from '../../../objects/object-store.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { removeDueObjects, startObjectSweep, writeObject } from './loose-objects.service.ts';
import { addFile, writeContent } from '../upload/upload.service.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
});
afterAll(async () => server.close());

async function hasObject(objectKey: string): Promise<boolean> {
  const names = await readdir(server.objectFolder, { recursive: true });
  return names.some((name) => name.includes(objectKey));
}

async function objectOf(key: string): Promise<string> {
  const [row] = await server.sql<{ object_key: string }>`
    select object_key from files where tenant_id = ${user.tenantId} and folder || name = ${key}`;
  return row?.object_key ?? '';
}

const remove = (key: string) =>
  server.as(user).post('mutation ($key: String!) { deleteFile(key: $key) { status errors } }', { key });

async function* content(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('content');
}

describe('the sweep', () => {
  test('removes the content of a removed file, after downloads had time to begin', async () => {
    const [key, kept] = [await given.file(server, user), await given.file(server, user)];
    const [object, keptObject] = [await objectOf(key), await objectOf(kept)];
    expectSuccess(await remove(key));
    await removeDueObjects(server.objectParts);
    expect(await hasObject(object)).toBe(true);
    server.clock.pass(61_000);
    await removeDueObjects(server.objectParts);
    expect([await hasObject(object), await hasObject(keptObject)]).toEqual([false, true]);
    expect(await server.sql`select 1 from loose_objects`).toEqual([]);
  });

  test('removes what an upload left that a crash has ended, and no sooner than any upload can last', async () => {
    const object = await writeObject(content(), user, server.objectParts);
    server.clock.pass(3_500_000);
    await removeDueObjects(server.objectParts);
    expect(await hasObject(object)).toBe(true);
    server.clock.pass(200_000);
    await removeDueObjects(server.objectParts);
    expect(await hasObject(object)).toBe(false);
  });

  test('removes what was left of an upload when its disk failed, and would not remove it either', async () => {
    let lost = '';
    const failing: ObjectStore = {
      ...server.objects,
      write: async (key, bytes) => {
        lost = key;
        await server.objects.write(key, bytes);
        throw new Error('the disk gave up');
      },
      remove: () => Promise.reject(new Error('the disk is gone')),
    };
    const parts = { ...server.objectParts, objects: failing };
    await expect(writeObject(content(), user, parts)).rejects.toThrow('the disk gave up');
    expect(await hasObject(lost)).toBe(true);
    server.clock.pass(3_700_000);
    await removeDueObjects(server.objectParts);
    expect(await hasObject(lost)).toBe(false);
  });

  test('of several instances at once removes everything once', async () => {
    const keys = await Promise.all(Array.from({ length: 20 }, () => given.file(server, user)));
    const objects = await Promise.all(keys.map(objectOf));
    for (const key of keys) expectSuccess(await remove(key));
    server.clock.pass(61_000);
    await Promise.all([1, 2, 3].map(() => removeDueObjects(server.objectParts)));
    expect(await Promise.all(objects.map(hasObject))).toEqual(objects.map(() => false));
  });

  test('tries again what could not be removed', async () => {
    const key = await given.file(server, user);
    const object = await objectOf(key);
    expectSuccess(await remove(key));
    server.clock.pass(61_000);
    const failing = { ...server.objects, remove: () => Promise.reject(new Error('the disk is away')) };
    await expect(removeDueObjects({ ...server.objectParts, objects: failing })).rejects.toThrow('away');
    await removeDueObjects(server.objectParts);
    expect(await hasObject(object)).toBe(false);
  });

  test('leaves no file without content where it overtook an upload', async () => {
    const object = await writeContent('slow.txt', content(), user, server.objectParts);
    server.clock.pass(3_700_000);
    await removeDueObjects(server.objectParts);
    const adding = server.database.write(user, (transaction) => {
      const bucketName = `${user.tenantId}-documents`;
      const scope = { transaction, caller: user, now: server.clock.now() };
      return addFile({ key: 'slow.txt', bucketName, isPublic: false }, object, scope);
    });
    await expect(adding).rejects.toMatchObject({ problems: [{ code: 'LIMIT_EXCEEDED' }] });
    expect(await objectOf('slow.txt')).toBe('');
  });
});

test('the sweep runs by itself, and goes on after a failure', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const asOwner = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('away')));
    const warn = vi.fn<() => void>();
    const database = { ...server.database, asOwner };
    const sweep = startObjectSweep({ ...server.objectParts, database, log: { warn } as never });
    await vi.advanceTimersByTimeAsync(120_000);
    expect([asOwner.mock.calls.length, warn.mock.calls.length]).toEqual([2, 2]);
    await sweep.close();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(asOwner).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});
