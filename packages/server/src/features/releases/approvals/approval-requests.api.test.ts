// Requests for approvals by mail.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Role } from '../../../request/rights.ts';
import type { ItemId } from '../../../snapshots/item-history.ts';
import { expectProblem, expectSuccess } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { givenReleasingUser, releasingCalls } from '../../../testing/releases-of-everything.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { mailedDifferencesMax, requestPauseMs } from './approval-requests.service.ts';

const envelope = 'status errors errors_2 { code message path }';

let server: TestServer;
let user: GivenUser;
let approver: GivenUser;
let calls: ReturnType<typeof releasingCalls>;
let item: ItemId;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());
beforeEach(async () => {
  user = await givenReleasingUser(server);
  calls = releasingCalls(server, user);
  approver = await colleague('APPROVER');
  item = await calls.sms({ logicalId: 'welcome' });
});

function colleague(role: Role): Promise<GivenUser> {
  return given.user(server, { tenantId: user.tenantId, role });
}

const requireOne = async () =>
  expectSuccess(
    await calls.post(`mutation { updateApprovals(approvals: [{ kind: "template", count: 1 }]) { ${envelope} } }`),
  );
const request = (id: string, comment = '', by = user) =>
  server
    .as(by)
    .post(
      `mutation ($id: String!, $comment: String) { requestApproval(releaseId: $id, comment: $comment) { ${envelope} } }`,
      { id, comment },
    );
const mails = async () =>
  server.sql<{ recipient: string; text: string }>`
    select recipient, text from mails where tenant_id = ${user.tenantId} order by created_at, recipient`;

test('everyone who may approve is mailed what changes, and the release is in review', async () => {
  await calls.release(item);
  await requireOne();
  const author = await colleague('ADMINISTRATOR');
  await releasingCalls(server, author).changeSms(item, { bodyLiquid: 'Bonjour' });
  const fresh = await calls.sms({ logicalId: 'goodbye' });
  const id = await calls.create(item, fresh);
  expectSuccess(await request(id, 'Please look at the greeting'));
  const sent = await mails();
  // Neither the author of a change nor whoever created the release.
  expect(sent.map(({ recipient }) => recipient)).toEqual([approver.email]);
  const text = sent[0]?.text ?? '';
  expect(text).toContain('Please look at the greeting');
  expect(text).toContain('“Text goodbye” is new.');
  expect(text).toContain('「Text goodbye」是新項目。');
  expect(text).toMatch(/“Text welcome”.* is changed|“Text welcome”, /);
  expect(text).toContain(`${server.config.publicUrl.replace(/\/+$/, '')}/releases/${id}`);
  expect((await calls.get(id)).state).toBe('IN_REVIEW');
});

test('the same items are requested once a minute, and other ones at once', async () => {
  await requireOne();
  const id = await calls.create(item);
  expectSuccess(await request(id));
  expectProblem(await request(id), 'LIMIT_EXCEEDED', 'releaseId');
  await calls.changeSms(item, { bodyLiquid: 'Changed' });
  expectSuccess(await calls.takeAnew(id, item));
  expect((await calls.get(id)).state).toBe('READY');
  expectSuccess(await request(id));
  await server.sql`update releases set approval_requested_at = approval_requested_at
    - make_interval(secs => ${requestPauseMs / 1000}) where id = ${id}`;
  expectSuccess(await request(id));
  expect(await mails()).toHaveLength(3);
});

test('a mail names at most so many differences', async () => {
  await requireOne();
  const items = [item];
  for (let index = 0; index <= mailedDifferencesMax; index += 1) {
    items.push(await calls.component(`Card${index}`, '<p/>'));
  }
  expectSuccess(await request(await calls.create(...items)));
  const [mail] = await mails();
  expect(mail?.text.match(/ is new\./g)).toHaveLength(mailedDifferencesMax);
  expect(mail?.text).toContain('There are more differences.');
});

test('it is refused without need, without anyone to approve, for others, and once it is live', async () => {
  const id = await calls.create(item);
  expectProblem(await request(id), 'INVALID', 'releaseId');
  await requireOne();
  expectProblem(await request(id, '', await colleague('PRODUCT_EDITOR')), 'FORBIDDEN');
  expectProblem(await request('unknown'), 'NOT_FOUND', 'releaseId');
  expectProblem(await request(id, 'x'.repeat(3_000)), 'TOO_LONG', 'comment');
  await server.sql`update users set deactivated_at = now() where id = ${approver.userId}`;
  expect(expectProblem(await request(id), 'INVALID', 'releaseId').message).toContain('Nobody else');
  expectSuccess(await calls.publish(id, { reason: 'Urgent' }));
  expectProblem(await request(id), 'CONFLICT', 'releaseId');
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([user.email]);
});
