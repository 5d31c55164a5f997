// A tenant begins to work with releases, and stops: nothing changes for customers.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { plainCompiler } from '../../../testing/plain-compiler.ts';
import { releaseCalls } from '../../../testing/releases.ts';
import { productItem, releasingCalls } from '../../../testing/releases-of-everything.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

let server: TestServer;
let user: GivenUser;
let calls: ReturnType<typeof releasingCalls>;
beforeAll(async () => {
  server = await startTestServer({ appCompiler: plainCompiler });
});
afterAll(async () => server.close());
beforeEach(async () => {
  user = await given.user(server);
  calls = releasingCalls(server, user);
});

const switchTo = (changeControl: string) =>
  calls.post(
    `mutation ($to: changeControlEnumeration!) {
      updateChangeControl(changeControl: $to) { status errors errors_2 { code message path } } }`,
    { to: changeControl },
  );
const listedLive = async () => {
  const live = { 'x-perspective': 'live' };
  return [
    expectSuccess(await calls.post('{ products_2 { totalCount } }', {}, live)),
    expectSuccess(await calls.post('{ templates { totalCount } }', {}, live)),
  ];
};
const mode = async () => expectSuccess(await calls.post('{ tenantSettings { changeControl } }'))['changeControl'];

test('releases are switched on with everything as it is, and off when nothing differs', async () => {
  const item = productItem(await given.product(server, { ...user, name: 'Travel' }));
  const template = await calls.sms({ logicalId: 'welcome' });
  expect(await mode()).toBe('AT_ONCE');
  expectSuccess(await switchTo('RELEASES'));
  expect(await mode()).toBe('RELEASES');
  expect([await calls.stateOf(item), await calls.stateOf(template)]).toEqual([1, 1]);
  expect(await listedLive()).toEqual([{ totalCount: 1 }, { totalCount: 1 }]);

  await calls.changeSms(template, { bodyLiquid: 'Changed' });
  expect(await calls.stateOf(template)).toBe(1);
  const refused = expectProblem(await switchTo('AT_ONCE'), 'CONFLICT', 'changeControl');
  expect(refused.message).toContain('Text welcome');
  await calls.release(template);
  expectSuccess(await switchTo('AT_ONCE'));
  expect(await mode()).toBe('AT_ONCE');
  expect(await server.sql`select 1 from live_items where tenant_id = ${user.tenantId}`).toEqual([]);

  const [first] = (
    expectSuccess(await calls.post('{ releases { list { id cause items { itemId } } } }')) as {
      list: { id: string; cause: string; items: object[] }[];
    }
  ).list.toReversed();
  expect(first).toMatchObject({ cause: 'FIRST' });
  expect(first?.items).toHaveLength(2);
  // Where changes take effect at once, only apps are released, and anything can be deleted.
  expectProblem(await calls.publish(first?.id ?? ''), 'INVALID');
  const deletion = 'mutation ($id: String!) { deleteTemplate(templateId: $id) { status errors } }';
  expectSuccess(await calls.post(deletion, { id: template.itemId }));
  expectSuccess(await switchTo('RELEASES'));
  expect([await calls.stateOf(item), await calls.stateOf(template)]).toEqual([1, undefined]);
  expect(await listedLive()).toEqual([{ totalCount: 1 }, { totalCount: 0 }]);
});

test('switching to the mode that the tenant has changes nothing, and others may not switch', async () => {
  expectSuccess(await switchTo('AT_ONCE'));
  expectSuccess(await switchTo('RELEASES'));
  expectSuccess(await switchTo('RELEASES'));
  expect(await server.sql`select 1 from releases where tenant_id = ${user.tenantId}`).toHaveLength(1);
  const editor = await given.user(server, { tenantId: user.tenantId, role: 'PRODUCT_EDITOR' });
  const query =
    'mutation { updateChangeControl(changeControl: AT_ONCE) { status errors errors_2 { code message path } } }';
  expectProblem(await server.as(editor).post(query), 'FORBIDDEN');
});

test('many items, and such without history, are live afterwards in their states', async () => {
  const ids: string[] = [];
  for (let index = 0; index < 60; index += 1) {
    ids.push((await calls.component(`Card${index}`, `<p>${index}</p>`)).itemId);
  }
  expectSuccess(await switchTo('RELEASES'));
  const live = await server.sql`select 1 from live_items where tenant_id = ${user.tenantId} and kind = 'component'`;
  expect(live).toHaveLength(ids.length);
  expect(expectSuccess(await calls.post('{ changedItems { totalCount } }'))).toEqual({ totalCount: 0 });
});

test('a live app remains live, also without the numbers that earlier versions lacked, and is rolled back with its pages', async () => {
  const apps = releaseCalls(server, user);
  const { appId, componentId } = await apps.givenApp();
  const first = await apps.create([appId]);
  expectSuccess(await apps.publish(first));
  await server.sql`update release_items set number = null, needs = null, keys = null, names = null
    where tenant_id = ${user.tenantId}`;
  expectSuccess(await switchTo('RELEASES'));
  const shown = async () =>
    server.sql<{ release_id: string }>`select release_id from live_items where tenant_id = ${user.tenantId}
      and kind = 'app'`;
  expect(await shown()).toEqual([{ release_id: first }]);
  const query = '{ apps { list { liveState } } }';
  expect(expectSuccess(await calls.post(query))).toEqual({ list: [{ liveState: 'LIVE' }] });

  await apps.changeComponent(componentId, '<p>Second</p>');
  const second = await apps.create([appId]);
  expectSuccess(await apps.publish(second));
  expectSuccess(await calls.rollBack(second));
  const rollback = await calls.rollbackOf(second);
  expect(await shown()).toEqual([{ release_id: rollback.id }]);
  const assets = async (id: string) =>
    server.sql`select path, encoding, sha256 from release_assets where tenant_id = ${user.tenantId} and release_id = ${id}
      order by path, encoding`;
  expect(await assets(rollback.id)).toEqual(await assets(first));
  const app = { kind: 'app', itemId: appId };
  await calls.release({ ...app, action: 'RETIRE' });
  expect(expectSuccess(await calls.post(query))).toEqual({ list: [{ liveState: 'RETIRED' }] });
  expect(expectSuccess(await calls.post('{ apps { list { liveRelease { id } } } }'))).toEqual({
    list: [{ liveRelease: null }],
  });
  expectSuccess(await calls.rollBack(await releaseOfApp()));
  // The app itself is as it was; its component has a history of its own.
  expect(expectSuccess(await calls.post(query))).toEqual({ list: [{ liveState: 'LIVE' }] });
});

async function releaseOfApp(): Promise<string> {
  const [row] = await server.sql<{ release_id: string }>`
    select release_id from live_items where tenant_id = ${user.tenantId} and kind = 'app'`;
  return row?.release_id ?? '';
}
