// Publications and rollbacks that are refused because of what they would take offline, or bring back.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../../testing/expect-result.ts';
import type { GivenUser } from '../../../testing/given.ts';
import { givenReleasingUser, releasingCalls } from '../../../testing/releases-of-everything.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import type { ItemId } from '../../../snapshots/item-history.ts';

let server: TestServer;
let user: GivenUser;
let calls: ReturnType<typeof releasingCalls>;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());
beforeEach(async () => {
  user = await givenReleasingUser(server);
  calls = releasingCalls(server, user);
});

async function remove({ itemId }: ItemId): Promise<void> {
  const deletion = 'mutation ($id: String!) { deleteTemplate(templateId: $id) { status errors } }';
  expectSuccess(await calls.post(deletion, { id: itemId }));
}

test('an item that has been deleted cannot be published', async () => {
  const template = await calls.sms({ logicalId: 'welcome' });
  const id = await calls.create(template);
  await remove(template);
  expect(expectProblem(await calls.publish(id), 'CONFLICT').message).toContain('has been deleted since');
  expect(await calls.stateOf(template)).toBeUndefined();
});

test('the release that releases were switched on with cannot be rolled back', async () => {
  await server.sql`update tenants set change_control = 'AT_ONCE' where tenant_id = ${user.tenantId}`;
  const template = await calls.sms({ logicalId: 'welcome' });
  const switching = 'mutation { updateChangeControl(changeControl: RELEASES) { status errors } }';
  expectSuccess(await calls.post(switching));
  const [row] = await server.sql<{ id: string }>`select id from releases where tenant_id = ${user.tenantId}`;
  const first = await calls.get(row?.id ?? '');
  expect(first).toMatchObject({ cause: 'FIRST', canRollBack: false });
  expectProblem(await calls.rollBack(first.id), 'INVALID', 'releaseId');
  expect(await calls.stateOf(template)).toBe(1);
});
