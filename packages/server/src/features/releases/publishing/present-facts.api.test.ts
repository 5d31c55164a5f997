// What decides whether something goes live or is deleted is read in the transaction that does it.
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentKinds } from '../../../content-kinds.ts';
import { expectProblem, expectSuccess } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { plainCompiler } from '../../../testing/plain-compiler.ts';
import { releaseCalls } from '../../../testing/releases.ts';
import { givenReleasingUser, productItem, releasingCalls } from '../../../testing/releases-of-everything.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { publishDueReleases } from './schedule.service.ts';

const envelope = 'status errors errors_2 { code message path }';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ appCompiler: plainCompiler });
});
afterAll(async () => server.close());

/** Without an announcement, as if the instance had not been notified yet. */
const switchSilently = async ({ tenantId }: GivenUser, mode: 'AT_ONCE' | 'RELEASES') =>
  server.sql`update tenants set change_control = ${mode} where tenant_id = ${tenantId}`;

const remember = async (user: GivenUser) =>
  expectSuccess(await server.as(user).post('{ changedItems { totalCount } }', {}));

const schedule = async (user: GivenUser, id: string, at: Date) =>
  expectSuccess(
    await server.as(user).post(
      `mutation ($id: String!, $at: DateTimeOffset!) {
        scheduleRelease(releaseId: $id, at: $at, zone: "Asia/Hong_Kong") { ${envelope} } }`,
      { id, at: at.toISOString() },
    ),
  );

async function runAt(at: Date): Promise<void> {
  const unheard = { isHearing: false, moment: () => 0, stands: () => false, tell: () => undefined };
  await publishDueReleases({
    config: server.config,
    database: server.database,
    log: pino({ level: 'silent' }),
    contentKinds,
    clock: () => at,
    wakeOutbox: () => undefined,
    changes: { ...unheard, close: async () => undefined },
  });
}

const inAnHour = () => new Date(server.clock.now().getTime() + 60 * 60_000);

const failureOf = async (user: GivenUser, id: string) => {
  const query = 'query ($id: String) { releases(where: { id: $id }) { list { state failure { code message } } } }';
  const { list } = expectSuccess(await server.as(user).post(query, { id })) as { list: object[] };
  return list[0];
};

test('a publication needs its approvals although the instance remembers that changes take effect at once', async () => {
  const user = await given.user(server);
  const calls = releaseCalls(server, user);
  const { appId } = await calls.givenApp();
  const id = await calls.create([appId]);
  await remember(user);
  await server.sql`update tenants set approvals = '{"app": 1}' where tenant_id = ${user.tenantId}`;
  await switchSilently(user, 'RELEASES');
  expectProblem(await calls.publish(id), 'REQUIRED', 'approvals');
});

test('a live item is not deleted although the instance remembers that changes take effect at once', async () => {
  const user = await givenReleasingUser(server);
  const calls = releasingCalls(server, user);
  const item = await calls.sms({ logicalId: 'welcome' });
  await calls.release(item);
  await switchSilently(user, 'AT_ONCE');
  // Announces a change of the tenant.
  await given.product(server, { ...user, name: 'Travel' });
  await remember(user);
  await switchSilently(user, 'RELEASES');
  const remove = `mutation ($id: String!) { deleteTemplate(templateId: $id) { ${envelope} } }`;
  expectProblem(await calls.post(remove, { id: item.itemId }), 'CONFLICT');
  expect(await calls.stateOf(item)).toBe(1);
});

test('a release whose items are taken again is no longer scheduled', async () => {
  const user = await givenReleasingUser(server);
  const calls = releasingCalls(server, user);
  const item = await calls.sms({ logicalId: 'welcome' });
  const id = await calls.create(item);
  const at = inAnHour();
  await schedule(user, id, at);
  await calls.changeSms(item, { bodyLiquid: 'Not for customers yet' });
  expectSuccess(await calls.takeAnew(id, item));
  expect((await calls.get(id)).state).toBe('READY');
  await runAt(at);
  expect(await calls.stateOf(item)).toBeUndefined();
});

test('a scheduled release goes live only if its scheduler may still publish what it holds', async () => {
  const user = await givenReleasingUser(server);
  const editor = await given.user(server, { tenantId: user.tenantId, role: 'DOCUMENT_EDITOR' });
  const calls = releasingCalls(server, user);
  const item = await calls.sms({ logicalId: 'welcome' });
  const id = await calls.create(item);
  const at = inAnHour();
  await schedule(editor, id, at);
  const assign = `mutation ($id: String!) { assignRole(loginId: $id, role: VIEWER) { ${envelope} } }`;
  expectSuccess(await calls.post(assign, { id: editor.userId }));
  await runAt(at);
  expect(await calls.stateOf(item)).toBeUndefined();
  expect(await failureOf(user, id)).toMatchObject({
    state: 'FAILED',
    failure: [{ code: 'FORBIDDEN', message: expect.stringContaining('may no longer publish') }],
  });
});

test('two versions of a product with the same effective date cannot be live together', async () => {
  const user = await givenReleasingUser(server);
  const calls = releasingCalls(server, user);
  const version = async (name: string, plan: string, effectiveFrom: string) =>
    given.product(server, { ...user, name: 'Travel', plan, version: name, effectiveFrom });
  const first = await version('1', 'travel', '2028-01-01');
  await calls.release(productItem(first), productItem(await version('1', 'home', '2028-01-01')));
  const change = `mutation ($productId: productIdInput!, $input: updateProductInput!) {
    updateProduct(productId: $productId, input: $input) { productId { plan } } }`;
  expectSuccess(await calls.post(change, { productId: first, input: { effectiveFrom: '2028-02-01' } }));
  const second = productItem(await version('2', 'travel', '2028-01-01'));
  const refused = await calls.publish(await calls.create(second));
  expect(expectProblem(refused, 'ALREADY_EXISTS', `items.${second.itemId}`).message).toContain('effective date');
  await calls.release(second, productItem(first));
});
