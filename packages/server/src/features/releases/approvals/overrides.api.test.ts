// Publishing without approvals for a reason, and scheduled releases that lack them.
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contentKinds } from '../../../content-kinds.ts';
import type { Role } from '../../../request/rights.ts';
import type { ItemId } from '../../../snapshots/item-history.ts';
import { expectProblem, expectSuccess } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { givenReleasingUser, releasingCalls } from '../../../testing/releases-of-everything.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { publishDueReleases } from '../publishing/schedule.service.ts';
import { overrideReasonMaxLength } from '../release.ts';

const envelope = 'status errors errors_2 { code message path }';

let server: TestServer;
let user: GivenUser;
let calls: ReturnType<typeof releasingCalls>;
let item: ItemId;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());
beforeEach(async () => {
  user = await givenReleasingUser(server);
  calls = releasingCalls(server, user);
  await colleague('APPROVER');
  const query = `mutation { updateApprovals(approvals: [{ kind: "template", count: 1 }]) { ${envelope} } }`;
  expectSuccess(await calls.post(query));
  item = await calls.sms({ logicalId: 'welcome' });
  id = await calls.create(item);
});

function colleague(role: Role): Promise<GivenUser> {
  return given.user(server, { tenantId: user.tenantId, role });
}

const mails = async () =>
  server.sql<{ recipient: string; subject: string; text: string }>`
    select recipient, subject, text from mails where tenant_id = ${user.tenantId} order by recipient`;

async function reasonOf(): Promise<unknown> {
  const query = 'query ($id: String) { releases(where: { id: $id }) { list { overrideReason } } }';
  const { list } = expectSuccess(await calls.post(query, { id })) as { list: { overrideReason: string | null }[] };
  return list[0]?.overrideReason;
}

test('an administrator publishes without approvals for a reason, and all administrators are mailed', async () => {
  const other = await colleague('ADMINISTRATOR');
  expectSuccess(await calls.publish(id, { reason: 'The rates are wrong' }));
  expect(await calls.stateOf(item)).toBe(1);
  expect(await reasonOf()).toBe('The rates are wrong');
  const sent = await mails();
  expect(sent.map(({ recipient }) => recipient)).toEqual([user.email, other.email].toSorted());
  expect(sent[0]?.text).toContain('Reason: The rates are wrong');
  expect(sent[0]?.text).toContain('0 of 1 required approvals');
  expect(sent[0]?.text).toContain('原因：The rates are wrong');
});

test('a reason is not empty, too long or of somebody without the right, and overrides no other gate', async () => {
  expectProblem(await calls.publish(id, { reason: ' ' }), 'REQUIRED', 'overrideReason');
  const long = 'x'.repeat(overrideReasonMaxLength + 1);
  expectProblem(await calls.publish(id, { reason: long }), 'TOO_LONG', 'overrideReason');
  const editor = releasingCalls(server, await colleague('DOCUMENT_EDITOR'));
  expectProblem(await editor.publish(id, { reason: 'Urgent' }), 'FORBIDDEN');
  const twin = await calls.sms({ logicalId: 'twin' });
  const later = await calls.create(twin);
  await calls.changeSms(twin, { bodyLiquid: 'Changed' });
  expectSuccess(await calls.publish(await calls.create(twin), { reason: 'Urgent' }));
  const before = await mails();
  expectProblem(await calls.publish(later, { reason: 'Urgent' }), 'CONFLICT', `items.${twin.itemId}`);
  expect(await calls.stateOf(twin)).toBe(2);
  expect(await mails()).toEqual(before);
});

test('a reason that overrides nothing is neither stored nor mailed', async () => {
  const component = await calls.create(await calls.component('Card', '<p/>'));
  id = component;
  expectSuccess(await calls.publish(component, { reason: 'Urgent' }));
  expect(await reasonOf()).toBeNull();
  expect(await mails()).toEqual([]);
});

test('a scheduled release without approvals does not go live, and its scheduler is mailed why', async () => {
  const at = new Date(server.clock.now().getTime() + 60 * 60_000);
  const schedule = `mutation ($id: String!, $at: DateTimeOffset!) {
    scheduleRelease(releaseId: $id, at: $at, zone: "Asia/Hong_Kong") { ${envelope} } }`;
  expectSuccess(await calls.post(schedule, { id, at: at.toISOString() }));
  const unheard = { isHearing: false, moment: () => 0, stands: () => false, tell: () => undefined };
  const run = () =>
    publishDueReleases({
      config: server.config,
      database: server.database,
      log: pino({ level: 'silent' }),
      contentKinds,
      clock: () => at,
      wakeOutbox: () => undefined,
      changes: { ...unheard, close: async () => undefined },
    });
  // Several instances simultaneously.
  await Promise.all([run(), run()]);
  expect(await calls.stateOf(item)).toBeUndefined();
  expect((await calls.get(id)).state).toBe('FAILED');
  const sent = await mails();
  expect(sent).toMatchObject([{ recipient: user.email, subject: 'Not live as scheduled: Release' }]);
  expect(sent[0]?.text).toContain('0 of 1 required approvals');
});

test('an override succeeds, and is mailed, although the tenant may send no more mails today', async () => {
  await server.sql`insert into tenant_limits (tenant_id, name, max) values (${user.tenantId}, 'mailsPerDay', 0)`;
  expectSuccess(await calls.publish(id, { reason: 'The rates are wrong' }));
  expect(await calls.stateOf(item)).toBe(1);
  expect(await mails()).toHaveLength(1);
});

const lower = (count: number, overrideReason?: string, as = user) =>
  server.as(as).post(
    `mutation ($count: Int!, $overrideReason: String) {
      updateApprovals(approvals: [{ kind: "template", count: $count }], overrideReason: $overrideReason) { ${envelope} } }`,
    { count, overrideReason },
  );
const switchOff = (overrideReason?: string) =>
  calls.post(
    `mutation ($overrideReason: String) {
      updateChangeControl(changeControl: AT_ONCE, overrideReason: $overrideReason) { ${envelope} } }`,
    { overrideReason },
  );

test('fewer approvals need a reason, which all administrators are mailed', async () => {
  const other = await colleague('ADMINISTRATOR');
  expectProblem(await lower(0), 'REQUIRED', 'overrideReason');
  expectProblem(await lower(0, ' '), 'REQUIRED', 'overrideReason');
  expectProblem(await calls.publish(id), 'REQUIRED', 'approvals');
  expect(await mails()).toEqual([]);
  expectSuccess(await lower(0, 'Nobody is in the office'));
  const sent = await mails();
  expect(sent.map(({ recipient }) => recipient)).toEqual([user.email, other.email].toSorted());
  expect(sent[0]?.text).toContain('Reason: Nobody is in the office');
  expect(sent[0]?.text).toContain('template: 1 → 0');
  expectSuccess(await calls.publish(id));
  expectSuccess(await lower(1));
  expect(await mails()).toHaveLength(2);
});

test('releases that need approvals are switched off for a reason, which all administrators are mailed', async () => {
  expectSuccess(await calls.publish(id, { reason: 'Urgent' }));
  const before = await mails();
  expectProblem(await switchOff(), 'REQUIRED', 'overrideReason');
  expect(expectSuccess(await calls.post('{ tenantSettings { changeControl } }', {}))).toEqual({
    changeControl: 'RELEASES',
  });
  expect(await mails()).toEqual(before);
  expectSuccess(await switchOff('We build a new product'));
  const sent = (await mails()).filter(({ subject }) => subject.startsWith('Releases were switched off'));
  expect(sent).toMatchObject([{ recipient: user.email }]);
  expect(sent[0]?.text).toContain('Reason: We build a new product');
  // Nothing is approved where changes take effect at once.
  expectSuccess(await lower(0));
});
