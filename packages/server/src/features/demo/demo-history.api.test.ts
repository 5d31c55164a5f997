// The demo is stored without history, as the data of an earlier version is.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readUnreadReferences } from '../../recording/reference-reading.ts';
import { contentKinds } from '../../content-kinds.ts';
import { expectSuccess } from '../../testing/expect-result.ts';
import { given } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { seedDemo } from './demo.service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.database.asOwner((transaction) => seedDemo(transaction, server.clock.now(), server.objectParts));
});
afterAll(async () => server.close());

test('the first change of an item of the demo also stores what it was', async () => {
  const [template] = await server.sql<{ tenant_id: string; id: string; name: string }>`
    select tenant_id, id, name from templates where type = 'sms' limit 1`;
  const { tenant_id: tenantId = '', id = '', name = '' } = template ?? {};
  const user = await given.user(server, { tenantId });
  const update = `mutation ($id: String!) {
    updateSmsTemplate(templateId: $id, input: { name: "Changed" }) { status errors } }`;
  expectSuccess(await server.as(user).post(update, { id }));
  const states = `query ($id: String!) {
    itemSnapshots(where: { kind: "template", itemId: $id }) { list { number cause name createdBy { id } } } }`;
  expect(expectSuccess(await server.as(user).post(states, { id }))['list']).toEqual([
    { number: 2, cause: 'SAVE', name: 'Changed', createdBy: { id: user.userId } },
    { number: 1, cause: 'FIRST', name, createdBy: null },
  ]);
});

test('what the items of the demo name is read by the job', async () => {
  const count = async () => {
    const [row] = await server.sql`select count(*)::int as count from item_references`;
    return Number(row?.['count']);
  };
  await readUnreadReferences({ database: server.database, contentKinds, clock: server.clock.now });
  expect(await count()).toBeGreaterThan(20);
});
