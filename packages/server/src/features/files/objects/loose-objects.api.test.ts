import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSuccess } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { NoObject, type ObjectStore } from '../../../objects/object-store.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { historyThinning } from '../../history/thinning.service.ts';
import { getDownload } from '../download/download.service.ts';
import { removeDueObjects, writeObject } from './loose-objects.service.ts';
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

/** Also from the trash. */
async function remove(key: string): Promise<void> {
  const document = 'mutation ($key: String!) { deleteFile(key: $key) { status errors } }';
  expectSuccess(await server.as(user).post(document, { key }));
  await server.sql`update deleted_items set is_removed = true where tenant_id = ${user.tenantId}`;
  await historyThinning({ database: server.database, clock: server.clock.now }).run();
}

function add(key: string, object: Awaited<ReturnType<typeof writeContent>>): Promise<void> {
  return server.database.write(user, (transaction) => {
    const bucketName = `${user.tenantId}-documents`;
    const scope = { transaction, caller: user, now: server.clock.now() };
    return addFile({ key, bucketName, isPublic: false }, object, scope);
  });
}

async function* content(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('content');
}

describe('the removal job', () => {
  test('removes the content of a file that was removed from the trash', async () => {
    const [key, kept] = [await given.file(server, user), await given.file(server, user)];
    const [object, keptObject] = [await objectOf(key), await objectOf(kept)];
    await remove(key);
    expect(await hasObject(object)).toBe(true);
    await removeDueObjects(server.objectParts);
    expect([await hasObject(object), await hasObject(keptObject)]).toEqual([false, true]);
    expect(await server.sql`select 1 from loose_objects`).toEqual([]);
  });

  test('removes what an upload left behind in a crash, but not before any upload could have finished', async () => {
    const { objectKey: object } = await writeObject(content(), user, server.objectParts);
    server.clock.pass(3_500_000);
    await removeDueObjects(server.objectParts);
    expect(await hasObject(object)).toBe(true);
    server.clock.pass(200_000);
    await removeDueObjects(server.objectParts);
    expect(await hasObject(object)).toBe(false);
  });

  test('removes what was left of an upload when its disk failed both to write and to delete', async () => {
    let lost = '';
    const failing: ObjectStore = {
      ...server.objects,
      write: async (key, bytes) => {
        lost = key;
        await server.objects.write(key, bytes);
        throw new Error('the disk gave up');
      },
      remove: () => Promise.reject(new Error('the disk is missing')),
    };
    const parts = { ...server.objectParts, objects: failing };
    await expect(writeObject(content(), user, parts)).rejects.toThrow('the disk gave up');
    expect(await hasObject(lost)).toBe(true);
    server.clock.pass(3_700_000);
    await removeDueObjects(server.objectParts);
    expect(await hasObject(lost)).toBe(false);
  });

  test('run by several instances simultaneously removes everything once', async () => {
    const keys = await Promise.all(Array.from({ length: 20 }, () => given.file(server, user)));
    const objects = await Promise.all(keys.map(objectOf));
    for (const key of keys) await remove(key);
    server.clock.pass(6_000);
    await Promise.all([1, 2, 3].map(() => removeDueObjects(server.objectParts)));
    expect(await Promise.all(objects.map(hasObject))).toEqual(objects.map(() => false));
  });

  test('retries failed removals', async () => {
    const key = await given.file(server, user);
    const object = await objectOf(key);
    await remove(key);
    server.clock.pass(6_000);
    const failing = { ...server.objects, remove: () => Promise.reject(new Error('the disk is away')) };
    await expect(removeDueObjects({ ...server.objectParts, objects: failing })).rejects.toThrow('away');
    await removeDueObjects(server.objectParts);
    expect(await hasObject(object)).toBe(false);
  });

  test('holds no transaction during the removal, and prevents files from being added for objects being removed', async () => {
    const object = await writeContent('late.txt', content(), user, server.objectParts);
    server.clock.pass(3_700_000);
    const listOpen = () =>
      server.sql`
        select query from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`;
    const failing: ObjectStore = {
      ...server.objects,
      remove: async () => {
        // One of an earlier request may be about to end; one of the job would last.
        await expect.poll(listOpen).toEqual([]);
        throw new Error('the disk is away');
      },
    };
    await expect(removeDueObjects({ ...server.objectParts, objects: failing })).rejects.toThrow('the disk is away');
    await expect(add('late.txt', object)).rejects.toMatchObject({ problems: [{ code: 'LIMIT_EXCEEDED' }] });
    await removeDueObjects(server.objectParts);
    expect([await hasObject(object.objectKey), await objectOf('late.txt')]).toEqual([false, '']);
  });

  test('leaves no file without content if it runs during an upload', async () => {
    const object = await writeContent('slow.txt', content(), user, server.objectParts);
    server.clock.pass(3_700_000);
    await removeDueObjects(server.objectParts);
    await expect(add('slow.txt', object)).rejects.toMatchObject({ problems: [{ code: 'LIMIT_EXCEEDED' }] });
    expect(await objectOf('slow.txt')).toBe('');
  });
});

describe('a download whose object has been deleted', () => {
  const begin = (key: string) => {
    const reading = { caller: user, isPublicOnly: false, signal: AbortSignal.any([]) };
    return getDownload({ key, bucketName: undefined }, reading, server);
  };

  test('is NOT_FOUND if the file was deleted', async () => {
    const key = await given.file(server, user);
    const download = await begin(key);
    await remove(key);
    server.clock.pass(6_000);
    await removeDueObjects(server.objectParts);
    await expect(download.open()).rejects.toMatchObject({ problems: [{ code: 'NOT_FOUND' }] });
  });

  test('fails if the file still exists', async () => {
    const key = await given.file(server, user);
    const download = await begin(key);
    await server.objects.remove([await objectOf(key)]);
    await expect(download.open()).rejects.toThrow(NoObject);
  });
});
