import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentKinds } from '../../../content-kinds.ts';
import { expectProblem, expectSuccess } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { plainCompiler } from '../../../testing/plain-compiler.ts';
import { releaseCalls } from '../../../testing/releases.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { publishDueReleases } from './schedule.service.ts';

let server: TestServer;
let user: GivenUser;
let calls: ReturnType<typeof releaseCalls>;
beforeAll(async () => {
  server = await startTestServer({ appCompiler: plainCompiler });
  user = await given.user(server);
  calls = releaseCalls(server, user);
});
afterAll(async () => server.close());

const inMinutes = (minutes: number) => new Date(server.clock.now().getTime() + minutes * 60_000);
const told: string[] = [];

/** Runs an instance's job at that time. */
async function runAt(at: Date): Promise<Date | undefined> {
  const changes = {
    isHearing: false,
    moment: () => 0,
    stands: () => false,
    tell: (tenantId: string) => void told.push(tenantId),
  };
  const parts = {
    config: server.config,
    database: server.database,
    log: pino({ level: 'silent' }),
    contentKinds,
    clock: () => at,
    wakeOutbox: () => undefined,
  };
  return publishDueReleases({ ...parts, changes: { ...changes, close: async () => undefined } });
}

test('a release goes live at its time and not before, on behalf of the user who scheduled it', async () => {
  const { appId } = await calls.givenApp();
  const id = await calls.create([appId]);
  const at = inMinutes(90);
  expectSuccess(await calls.schedule(id, at, 'Asia/Hong_Kong'));
  expect(await calls.find(id)).toMatchObject({
    state: 'SCHEDULED',
    scheduledAt: at.toISOString(),
    scheduledZone: 'Asia/Hong_Kong',
  });
  expect(await runAt(new Date(at.getTime() - 30_000))).toEqual(at);
  expect(await calls.find(id)).toMatchObject({ state: 'SCHEDULED' });
  // Several instances simultaneously.
  await Promise.all([runAt(at), runAt(at), runAt(at)]);
  expect(await calls.find(id)).toMatchObject({
    state: 'LIVE',
    scheduledAt: null,
    scheduledZone: null,
    publishedAt: at.toISOString(),
    publishedBy: { username: user.email },
  });
  expect(told).toContain(user.tenantId);
});

test('a cancelled or replaced schedule has no effect', async () => {
  const { appId } = await calls.givenApp();
  const id = await calls.create([appId]);
  expectSuccess(await calls.schedule(id, inMinutes(10)));
  expectSuccess(await calls.schedule(id, inMinutes(60), 'UTC'));
  await runAt(inMinutes(11));
  expect(await calls.find(id)).toMatchObject({ state: 'SCHEDULED', scheduledZone: 'UTC' });
  expectSuccess(await calls.cancel(id));
  await runAt(inMinutes(61));
  expect(await calls.find(id)).toMatchObject({ state: 'READY', scheduledAt: null });
  expectProblem(await calls.cancel(id), 'INVALID', 'releaseId');
});

test('publishing a release manually ends its schedule', async () => {
  const { appId } = await calls.givenApp();
  const id = await calls.create([appId]);
  expectSuccess(await calls.schedule(id, inMinutes(10)));
  expectSuccess(await calls.publish(id));
  expect(await calls.find(id)).toMatchObject({ state: 'LIVE', scheduledAt: null });
});

test('a release that cannot go live shows the reason, and does not delay others', async () => {
  const [gone, other] = [await calls.givenApp(), await calls.givenApp()];
  const [failing, working] = [await calls.create([gone.appId]), await calls.create([other.appId])];
  expectSuccess(await calls.schedule(failing, inMinutes(5)));
  expectSuccess(await calls.schedule(working, inMinutes(6)));
  const remove = 'mutation ($id: String!) { deleteApp(appId: $id) { status errors } }';
  expectSuccess(await calls.post(remove, { id: gone.appId }));
  await runAt(inMinutes(7));
  expect(await calls.find(failing)).toMatchObject({
    state: 'FAILED',
    scheduledAt: null,
    failure: [{ code: 'NOT_FOUND', message: expect.stringContaining('has been deleted') }],
  });
  expect(await calls.find(working)).toMatchObject({ state: 'LIVE' });
  expectSuccess(await calls.schedule(failing, inMinutes(9)));
  expect(await calls.find(failing)).toMatchObject({ state: 'SCHEDULED', failure: null });
  expectSuccess(await calls.cancel(failing));
});

test('past times, distant ones and unknown zones are refused', async () => {
  const { appId } = await calls.givenApp();
  const id = await calls.create([appId]);
  expectProblem(await calls.schedule(id, inMinutes(-1)), 'INVALID', 'at');
  expectProblem(await calls.schedule(id, inMinutes(60 * 24 * 400)), 'INVALID', 'at');
  expectProblem(await calls.schedule(id, inMinutes(5), 'Asia/Nowhere'), 'INVALID', 'zone');
  expectProblem(await calls.schedule('nothing', inMinutes(5)), 'NOT_FOUND', 'releaseId');
  const viewer = await given.user(server, { tenantId: user.tenantId, role: 'VIEWER' });
  expectProblem(await releaseCalls(server, viewer).schedule(id, inMinutes(5)), 'FORBIDDEN');
  const stranger = releaseCalls(server, await given.user(server));
  expectProblem(await stranger.schedule(id, inMinutes(5)), 'NOT_FOUND', 'releaseId');
});
