import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changesChannel } from '../../database/announced-changes.ts';
import { removeDueObjects } from '../files/objects/loose-objects.service.ts';
import { expectProblem, expectSuccess, hasSucceeded } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { plainCompiler } from '../../testing/plain-compiler.ts';
import { releaseCalls, releasedContent } from '../../testing/releases.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { whileLocked } from '../../testing/while-locked.ts';

let server: TestServer;
let user: GivenUser;
let calls: ReturnType<typeof releaseCalls>;
beforeAll(async () => {
  server = await startTestServer({ appCompiler: plainCompiler, poolSize: 12 });
  user = await given.user(server);
  calls = releaseCalls(server, user);
});
afterAll(async () => server.close());

async function liveOf(appId: string) {
  const query = 'query ($id: String) { apps(where: { appId: $id }) { list { liveRelease { id state } } } }';
  const { list } = expectSuccess(await calls.post(query, { id: appId })) as { list: { liveRelease: object | null }[] };
  return list[0]?.liveRelease;
}

describe('publishRelease', () => {
  test('makes a release live, and supersedes the previous one', async () => {
    const { appId } = await calls.givenApp();
    const [first, second] = [await calls.create([appId]), await calls.create([appId])];
    expect(await liveOf(appId)).toBeNull();
    expectSuccess(await calls.publish(first, ''));
    expect(await liveOf(appId)).toEqual({ id: first, state: 'LIVE' });
    expectSuccess(await calls.publish(second, first));
    expect(await liveOf(appId)).toEqual({ id: second, state: 'LIVE' });
    expect(await calls.find(first)).toMatchObject({ state: 'SUPERSEDED', liveRevision: second });
    expect(await calls.find(second)).toMatchObject({
      publishedBy: { username: user.email },
      items: [{ isLive: true }],
    });
  });

  test('refuses when another release has gone live since', async () => {
    const { appId } = await calls.givenApp();
    const [first, second] = [await calls.create([appId]), await calls.create([appId])];
    expectSuccess(await calls.publish(first));
    expectProblem(await calls.publish(second, ''), 'CONFLICT', 'expectedLive');
    expect(await liveOf(appId)).toMatchObject({ id: first });
  });

  test('accepts one of several simultaneous publications with the same expectation', async () => {
    const { appId } = await calls.givenApp();
    const ids = [await calls.create([appId]), await calls.create([appId]), await calls.create([appId])];
    const lock = {
      text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
      values: [`releases ${user.tenantId}`],
    };
    const results = await whileLocked(
      server,
      lock,
      ids.map((id) => () => calls.publish(id, '')),
    );
    expect(results.filter(hasSucceeded)).toHaveLength(1);
  });

  test('moves all apps of the release in one step, or none', async () => {
    const [first, second] = [await calls.givenApp(), await calls.givenApp()];
    const id = await calls.create([first.appId, second.appId]);
    const remove = 'mutation ($id: String!) { deleteApp(appId: $id) { status errors } }';
    expectSuccess(await calls.post(remove, { id: second.appId }));
    const { message } = expectProblem(await calls.publish(id), 'NOT_FOUND', `items.${second.appId}`);
    expect(message).toContain('has been deleted');
    expect(await liveOf(first.appId)).toBeNull();
    expect(await calls.find(id)).toMatchObject({ state: 'READY', publishedAt: null });
  });

  test('notifies other instances', async () => {
    const { appId } = await calls.givenApp();
    const id = await calls.create([appId]);
    const heard: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const hearing = Promise.withResolvers<void>();
    const listening = server.database.listen(changesChannel, {
      onNotice: (tenantId) => {
        heard.push(tenantId);
        if (tenantId === user.tenantId) resolve();
      },
      onHearing: hearing.resolve,
      onLost: () => undefined,
    });
    await hearing.promise;
    expectSuccess(await calls.publish(id));
    await promise;
    await listening.close();
    expect(heard).toContain(user.tenantId);
  });

  test('is refused to users without the right, to other tenants and for an unknown release', async () => {
    const { appId } = await calls.givenApp();
    const id = await calls.create([appId]);
    const editor = await given.user(server, { tenantId: user.tenantId, role: 'DOCUMENT_EDITOR' });
    expectProblem(await releaseCalls(server, editor).publish(id), 'FORBIDDEN');
    expectProblem(await releaseCalls(server, await given.user(server)).publish(id), 'NOT_FOUND', 'releaseId');
    expectProblem(await calls.publish('nothing'), 'NOT_FOUND', 'releaseId');
    const manager = await given.user(server, { tenantId: user.tenantId, role: 'PRODUCT_EDITOR' });
    expectSuccess(await releaseCalls(server, manager).publish(id));
  });
});

describe('rollBackRelease', () => {
  test('makes the previous release live again, and then the one before that', async () => {
    const { appId } = await calls.givenApp();
    const [first, draft] = [await calls.create([appId]), await calls.create([appId])];
    const [second, third] = [await calls.create([appId]), await calls.create([appId])];
    for (const id of [first, second, third]) expectSuccess(await calls.publish(id));
    expectProblem(await calls.rollBack(third, second), 'CONFLICT', 'expectedLive');
    expectSuccess(await calls.rollBack(third, third));
    expect(await liveOf(appId)).toMatchObject({ id: second });
    expectSuccess(await calls.rollBack(second));
    expect(await liveOf(appId)).toMatchObject({ id: first });
    expectProblem(await calls.rollBack(first), 'INVALID', 'releaseId');
    expectProblem(await calls.rollBack(draft), 'INVALID', 'releaseId');
    expectProblem(await calls.rollBack('nothing'), 'NOT_FOUND', 'releaseId');
  });

  test('is possible if canRollBack: each app that shows the release has an earlier one', async () => {
    const [one, two] = [await calls.givenApp(), await calls.givenApp()];
    const first = await calls.create([one.appId]);
    const canRollBack = async (id: string) => (await calls.find(id))?.canRollBack;
    expect(await canRollBack(first)).toBe(false);
    expectSuccess(await calls.publish(first));
    expect(await canRollBack(first)).toBe(false);
    expectProblem(await calls.rollBack(first), 'INVALID', 'releaseId');
    const second = await calls.create([one.appId]);
    expectSuccess(await calls.publish(second));
    expect([await canRollBack(first), await canRollBack(second)]).toEqual([false, true]);
    // The other app of this release has no earlier one.
    const both = await calls.create([one.appId, two.appId]);
    expectSuccess(await calls.publish(both));
    expect(await canRollBack(both)).toBe(false);
    expectProblem(await calls.rollBack(both), 'INVALID', 'releaseId');
    // Another release replaces the app, so the rest of this release can be rolled back.
    expectSuccess(await calls.publish(await calls.create([two.appId])));
    expect(await canRollBack(both)).toBe(true);
    expectSuccess(await calls.remove(second));
    expect(await canRollBack(both)).toBe(false);
    expectProblem(await calls.rollBack(both), 'INVALID', 'releaseId');
  });

  test('returns each app of a release to its own previous release', async () => {
    const [one, two] = [await calls.givenApp(), await calls.givenApp()];
    const ofOne = await calls.create([one.appId]);
    const ofTwo = await calls.create([two.appId]);
    const both = await calls.create([one.appId, two.appId]);
    for (const id of [ofOne, ofTwo, both]) expectSuccess(await calls.publish(id));
    expectSuccess(await calls.rollBack(both));
    expect([await liveOf(one.appId), await liveOf(two.appId)]).toMatchObject([{ id: ofOne }, { id: ofTwo }]);
  });
});

test('content of a live release is retained when it is deleted or changed', async () => {
  const { appId, componentId } = await calls.givenApp({ vueTemplate: '<p>as released</p>' });
  const id = await calls.create([appId]);
  expectSuccess(await calls.publish(id));
  expectSuccess(await calls.configure(appId, { componentRoutes: [] }));
  const remove = 'mutation ($id: String!) { deleteComponent(id: $id) { status errors } }';
  expectSuccess(await calls.post(remove, { id: componentId }));
  const content = await releasedContent(server, user, { releaseId: id, appId });
  expect(content.components).toMatchObject([{ id: componentId, vueTemplate: '<p>as released</p>' }]);
  const [item] = await server.sql`select compiled from release_items where release_id = ${id}`;
  expect(item?.['compiled']).toMatchObject({ pages: [{ path: '/' }] });
  expect(await liveOf(appId)).toMatchObject({ id });
});

test('a deleted app is no longer live, even if a new one has the same id', async () => {
  const { appId } = await calls.givenApp();
  const id = await calls.create([appId]);
  expectSuccess(await calls.publish(id));
  const remove = 'mutation ($id: String!) { deleteApp(appId: $id) { status errors } }';
  expectSuccess(await calls.post(remove, { id: appId }));
  await given.app(server, { ...user, appId });
  expect(await liveOf(appId)).toBeNull();
  expect(await calls.find(id)).toMatchObject({ state: 'SUPERSEDED' });
});

describe('updateRelease and deleteRelease', () => {
  test('change only the name and description of a release', async () => {
    const { appId } = await calls.givenApp();
    const id = await calls.create([appId], { description: 'Before' });
    const { revision } = (await calls.find(id)) ?? {};
    expectSuccess(await calls.update(id, { name: 'After' }, revision));
    expect(await calls.find(id)).toMatchObject({ name: 'After', description: 'Before', state: 'READY' });
    expectSuccess(await calls.update(id, { description: null }));
    expect(await calls.find(id)).toMatchObject({ name: 'After', description: null });
    expectProblem(await calls.update(id, { name: '' }), 'REQUIRED', 'input.name');
    expectProblem(await calls.update(id, {}, revision), 'CONFLICT', 'expectedRevision');
    expectProblem(await calls.update('nothing', {}), 'NOT_FOUND', 'releaseId');
    expectProblem(await releaseCalls(server, await given.user(server)).update(id, {}), 'NOT_FOUND', 'releaseId');
  });

  test('delete a release with the objects that only it uses, but not a live one', async () => {
    const own = await given.user(server);
    const ownCalls = releaseCalls(server, own);
    const { appId, componentId } = await ownCalls.givenApp({ vueTemplate: '<p>one</p>' });
    const first = await ownCalls.create([appId]);
    await ownCalls.changeComponent(componentId, '<p>two</p>');
    const second = await ownCalls.create([appId]);
    const objectKeys = async () =>
      (await server.sql`select object_key as key from release_objects where tenant_id = ${own.tenantId}`).map((row) =>
        String(row['key']),
      );
    const before = await objectKeys();
    expectSuccess(await ownCalls.publish(first));
    expectProblem(await ownCalls.remove(first), 'CONFLICT', 'releaseId');
    expectSuccess(await ownCalls.publish(second));
    expectProblem(await ownCalls.remove(first, 'older'), 'CONFLICT', 'expectedRevision');
    expectSuccess(await ownCalls.remove(first));
    expect(await ownCalls.find(first)).toBeUndefined();
    const after = await objectKeys();
    const unused = before.filter((key) => !after.includes(key));
    expect(unused).toHaveLength(1);
    await removeDueObjects({ ...server.objectParts, clock: () => new Date(Date.now() + 60_000) });
    await expect(server.objects.read(unused[0] ?? '')).rejects.toThrow('There is no object');
    for (const key of after) await expect(server.objects.read(key)).resolves.toBeDefined();
    expectProblem(await ownCalls.remove(first), 'NOT_FOUND', 'releaseId');
  });
});

test('releases are filtered, sorted and counted', async () => {
  const ownCalls = releaseCalls(server, await given.user(server));
  const [one, two] = [await ownCalls.givenApp(), await ownCalls.givenApp()];
  await ownCalls.create([one.appId], { name: 'Spring 10' });
  await ownCalls.create([two.appId], { name: 'Spring 9' });
  await ownCalls.create([one.appId, two.appId], { name: 'Autumn' });
  const names = async (variables: object) => (await ownCalls.list(variables)).list.map(({ name }) => name);
  expect(await names({})).toEqual(['Autumn', 'Spring 9', 'Spring 10']);
  expect(await names({ sort: { fieldName: 'name', type: 'ASC' } })).toEqual(['Autumn', 'Spring 9', 'Spring 10']);
  expect(await names({ where: { appId: one.appId } })).toEqual(['Autumn', 'Spring 10']);
  expect(await names({ where: { name_contains: 'SPRING' } })).toEqual(['Spring 9', 'Spring 10']);
  expect(await ownCalls.list({ limit: 1, skip: 1 })).toMatchObject({ totalCount: 3, list: [{ name: 'Spring 9' }] });
});
