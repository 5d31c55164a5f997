// What remains of a release whose creation was interrupted.
import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../../testing/expect-result.ts';
import { given } from '../../../testing/given.ts';
import { plainCompiler } from '../../../testing/plain-compiler.ts';
import { releaseCalls } from '../../../testing/releases.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { removeDueObjects } from '../../files/objects/loose-objects.service.ts';

let server: TestServer;
/** The number of objects that can still be written before the store fails. */
let remaining = Infinity;
beforeAll(async () => {
  server = await startTestServer({
    appCompiler: plainCompiler,
    wrapObjects: (objects) => ({
      ...objects,
      write: async (key, content) => {
        remaining -= 1;
        if (remaining < 0) throw new Error('The disk is full.');
        return objects.write(key, content);
      },
    }),
  });
});
afterAll(async () => server.close());

const objectsOnDisk = async () =>
  (await readdir(server.objectFolder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
    .length;

const afterHours = async () =>
  removeDueObjects({ ...server.objectParts, clock: () => new Date(Date.now() + 2 * 3_600_000) });

test('a store that fails halfway leaves no release, and the job removes what was written', async () => {
  const user = await given.user(server);
  const calls = releaseCalls(server, user);
  const { appId } = await calls.givenApp();
  const before = await objectsOnDisk();
  remaining = 2;
  expectProblem(await calls.tryToCreate([appId]), 'INTERNAL');
  remaining = Infinity;
  expect((await calls.list()).totalCount).toBe(0);
  const rows = await server.sql`select 1 from release_objects where tenant_id = ${user.tenantId}`;
  expect(rows).toEqual([]);
  await afterHours();
  expect(await objectsOnDisk()).toBe(before);
  const id = await calls.create([appId]);
  expectSuccess(await calls.publish(id));
});

test('objects that a release uses are not loose, however much later the job runs', async () => {
  const calls = releaseCalls(server, await given.user(server));
  const { appId } = await calls.givenApp({ vueTemplate: '<p>kept</p>' });
  await calls.create([appId]);
  const before = await objectsOnDisk();
  await afterHours();
  expect(await objectsOnDisk()).toBe(before);
});
