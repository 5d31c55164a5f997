// Releases that need approvals: of exactly these items, by people who changed nothing in them.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '../../../request/rights.ts';
import type { ItemId } from '../../../snapshots/item-history.ts';
import { expectProblem, expectSuccess } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { givenReleasingUser, productItem, releasingCalls } from '../../../testing/releases-of-everything.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { commentMaxLength } from './approval.ts';

const envelope = 'status errors errors_2 { code message path }';

interface Shown {
  readonly state: string;
  readonly manifest: string;
  readonly requiredApprovals: number;
  readonly approvals: readonly { readonly verdict: string; readonly isCurrent: boolean; readonly comment: string }[];
}

let server: TestServer;
let maker: GivenUser;
let approver: GivenUser;
let calls: ReturnType<typeof releasingCalls>;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());
beforeEach(async () => {
  maker = await givenReleasingUser(server);
  approver = await colleague('APPROVER');
  calls = releasingCalls(server, maker);
});

function colleague(role: Role): Promise<GivenUser> {
  return given.user(server, { tenantId: maker.tenantId, role });
}

const require = (approvals: readonly object[], user = maker) =>
  server
    .as(user)
    .post(`mutation ($approvals: [kindApprovalsInput!]!) { updateApprovals(approvals: $approvals) { ${envelope} } }`, {
      approvals,
    });
const requireOfTemplates = async (count: number) => expectSuccess(await require([{ kind: 'template', count }]));

async function shown(id: string): Promise<Shown> {
  const query = `query ($id: String) { releases(where: { id: $id }) { list { state manifest requiredApprovals
    approvals { verdict isCurrent comment } } } }`;
  const { list } = expectSuccess(await server.as(approver).post(query, { id })) as { list: Shown[] };
  const [release] = list;
  if (release === undefined) throw new Error('The release does not exist.');
  return release;
}

async function decide(name: 'approve' | 'reject', id: string, user: GivenUser, more: object = {}) {
  const { manifest } = await shown(id);
  return server.as(user).post(
    `mutation ($id: String!, $manifest: String!, $comment: String) {
      ${name}Release(releaseId: $id, manifest: $manifest, comment: $comment) { ${envelope} } }`,
    { id, manifest, ...more },
  );
}

const approve = (id: string, user = approver, more: object = {}) => decide('approve', id, user, more);
const reject = (id: string, user = approver, more: object = {}) => decide('reject', id, user, more);
const gateOf = async (id: string) => (await calls.get(id)).gates.find(({ name }) => name === 'APPROVALS');

describe('a release that needs an approval', () => {
  let item: ItemId;
  let id: string;
  beforeEach(async () => {
    await requireOfTemplates(1);
    item = await calls.sms({ logicalId: 'welcome' });
    id = await calls.create(item);
  });

  test('goes live once somebody else has approved it', async () => {
    expect(expectProblem(await calls.publish(id), 'REQUIRED', 'approvals').message).toContain(
      '0 of 1 required approvals',
    );
    expect(await calls.stateOf(item)).toBeUndefined();
    expect(await gateOf(id)).toMatchObject({ state: 'FAILED' });
    expect(await shown(id)).toMatchObject({ state: 'READY', requiredApprovals: 1, approvals: [] });
    expectSuccess(await approve(id, approver, { comment: 'Checked' }));
    expect(await shown(id)).toMatchObject({
      state: 'APPROVED',
      approvals: [{ verdict: 'APPROVED', isCurrent: true, comment: 'Checked' }],
    });
    expect(await gateOf(id)).toMatchObject({ state: 'PASSED', problems: [] });
    expectSuccess(await calls.publish(id));
    expect(await calls.stateOf(item)).toBe(1);
    expectProblem(await reject(id), 'CONFLICT', 'releaseId');
  });

  test('is not approved by whoever made it, in whatever session, even as an administrator', async () => {
    expectProblem(await approve(id, maker), 'FORBIDDEN', 'releaseId');
    const [second] = [server.as({ ...maker })];
    const { manifest } = await shown(id);
    const query = `mutation ($id: String!, $manifest: String!) {
      approveRelease(releaseId: $id, manifest: $manifest) { ${envelope} } }`;
    expectProblem(await second.post(query, { id, manifest }), 'FORBIDDEN', 'releaseId');
    expect((await shown(id)).approvals).toEqual([]);
  });

  test('shows whoever made it or changed an item in it that others must approve it', async () => {
    const isOwnOf = async (release: string, user: GivenUser) => {
      const query = 'query ($id: String) { releases(where: { id: $id }) { list { isOwn } } }';
      const { list } = expectSuccess(await server.as(user).post(query, { id: release })) as { list: object[] };
      return list;
    };
    expect(await isOwnOf(id, maker)).toEqual([{ isOwn: true }]);
    expect(await isOwnOf(id, approver)).toEqual([{ isOwn: false }]);
    const author = await colleague('ADMINISTRATOR');
    await releasingCalls(server, author).changeSms(item, { bodyLiquid: 'Theirs' });
    const next = await calls.create(item);
    expect(await isOwnOf(next, author)).toEqual([{ isOwn: true }]);
  });

  test('is compared with what is live, not with a release that never was, and afterwards with what it replaced', async () => {
    const previousOf = async (release: string) => {
      const query = 'query ($id: String) { releases(where: { id: $id }) { list { items { number previousNumber } } } }';
      const { list } = expectSuccess(await server.as(approver).post(query, { id: release })) as { list: object[] };
      return list;
    };
    expect(await previousOf(id)).toEqual([{ items: [{ number: 1, previousNumber: null }] }]);
    expectSuccess(await approve(id));
    expectSuccess(await calls.publish(id));
    await calls.changeSms(item, { bodyLiquid: 'Never live' });
    await calls.create(item);
    await calls.changeSms(item, { bodyLiquid: 'Live next' });
    const next = await calls.create(item);
    expect(await previousOf(next)).toEqual([{ items: [{ number: 3, previousNumber: 1 }] }]);
    expectSuccess(await approve(next));
    expectSuccess(await calls.publish(next));
    expect(await previousOf(next)).toEqual([{ items: [{ number: 3, previousNumber: 1 }] }]);
    expect(await previousOf(id)).toEqual([{ items: [{ number: 1, previousNumber: null }] }]);
  });

  test('is not approved by the author of a change between the live state and the released one', async () => {
    expectSuccess(await approve(id));
    expectSuccess(await calls.publish(id));
    const [author, other] = [await colleague('ADMINISTRATOR'), await colleague('ADMINISTRATOR')];
    await releasingCalls(server, author).changeSms(item, { bodyLiquid: 'Theirs' });
    await calls.changeSms(item, { bodyLiquid: 'Mine' });
    const next = await releasingCalls(server, maker).create(item);
    expectProblem(await approve(next, author), 'FORBIDDEN', 'releaseId');
    expectSuccess(await approve(next, other));
    expectSuccess(await calls.publish(next));
    // What is live already is no change of the next release.
    await calls.changeSms(item, { bodyLiquid: 'Mine again' });
    expectSuccess(await approve(await calls.create(item), author));
  });

  test('needs another approval once its items are taken anew, and not of whoever took them', async () => {
    expectSuccess(await approve(id));
    const editor = await colleague('ADMINISTRATOR');
    const old = (await shown(id)).manifest;
    await calls.changeSms(item, { bodyLiquid: 'Changed' });
    expectSuccess(await releasingCalls(server, editor).takeAnew(id, item));
    expect(await shown(id)).toMatchObject({ state: 'READY', approvals: [{ isCurrent: false }] });
    expectProblem(await calls.publish(id), 'REQUIRED', 'approvals');
    expectProblem(await approve(id, approver, { manifest: old }), 'CONFLICT', 'manifest');
    expectProblem(await approve(id, editor), 'FORBIDDEN', 'releaseId');
    expectSuccess(await approve(id));
    expectSuccess(await calls.publish(id));
  });

  test('does not go live while somebody rejects it, which they may take back', async () => {
    expectSuccess(await approve(id, await colleague('APPROVER')));
    expectSuccess(await reject(id, approver, { comment: 'Wrong rates' }));
    expect((await shown(id)).state).toBe('REJECTED');
    expect(expectProblem(await calls.publish(id), 'CONFLICT', 'approvals').message).toContain(approver.email);
    expectSuccess(await approve(id));
    expect((await shown(id)).approvals).toHaveLength(2);
    expectSuccess(await calls.publish(id));
  });

  test('counts the approval of a user who has since been removed, and reports when too few are left', async () => {
    expectSuccess(await approve(id));
    await server.sql`delete from users where id = ${approver.userId}`;
    expect((await gateOf(id))?.state).toBe('PASSED');
    approver = await colleague('APPROVER');
    const other = await calls.create(await calls.sms({ logicalId: 'other' }));
    expect((await gateOf(other))?.problems).toHaveLength(1);
    await server.sql`update users set deactivated_at = now() where id = ${approver.userId}`;
    const problems = (await gateOf(other))?.problems ?? [];
    expect(problems.map(({ message }) => message).join(' ')).toContain('approve it or have done so (0)');
  });

  test('returns to what was live without an approval', async () => {
    expectSuccess(await approve(id));
    expectSuccess(await calls.publish(id));
    expectSuccess(await calls.rollBack(id));
    expect(await calls.stateOf(item)).toBeUndefined();
  });
});

describe('the number of approvals', () => {
  test('is the largest of the kinds in a release', async () => {
    await colleague('APPROVER');
    expectSuccess(
      await require([
        { kind: 'template', count: 2 },
        { kind: 'product', count: 1 },
      ]),
    );
    const product = productItem(await given.product(server, { ...maker, name: 'Travel' }));
    expect((await shown(await calls.create(product))).requiredApprovals).toBe(1);
    const both = await calls.create(product, await calls.sms({ logicalId: 'welcome' }));
    expect((await shown(both)).requiredApprovals).toBe(2);
    expectSuccess(await approve(both));
    expect((await shown(both)).state).toBe('IN_REVIEW');
    expectProblem(await calls.publish(both), 'REQUIRED', 'approvals');
    const component = await calls.create(await calls.component('Card', '<p/>'));
    expect(await gateOf(component)).toBeUndefined();
    expectSuccess(await calls.publish(component));
  });

  test('is at most that of the other people who may approve, and malformed ones are refused at their positions', async () => {
    expect(
      expectProblem(await require([{ kind: 'template', count: 2 }]), 'INVALID', 'approvals.0.count').message,
    ).toContain('approve releases (1)');
    const refused = await require([
      { kind: 'policy', count: 1 },
      { kind: 'app', count: 4 },
      { kind: 'product', count: -1 },
    ]);
    expectProblem(refused, 'INVALID', 'approvals.0.kind');
    expectProblem(refused, 'INVALID', 'approvals.1.count');
    expectProblem(refused, 'INVALID', 'approvals.2.count');
    const twice = [
      { kind: 'app', count: 1 },
      { kind: 'app', count: 0 },
    ];
    expectProblem(await require(twice), 'INVALID', 'approvals.1.kind');
    const many = Array.from({ length: 50 }, () => ({ kind: 'app', count: 0 }));
    expectProblem(await require(many), 'INVALID', 'approvals');
    const query = '{ tenantSettings { approvals { kind count } } }';
    const { approvals } = expectSuccess(await server.as(approver).post(query)) as { approvals: { count: number }[] };
    expect(approvals.map(({ count }) => count)).toEqual(approvals.map(() => 0));
    await requireOfTemplates(1);
    expect(expectSuccess(await server.as(approver).post(query))['approvals']).toContainEqual({
      kind: 'template',
      count: 1,
    });
    expectProblem(await require([{ kind: 'template', count: 0 }], approver), 'FORBIDDEN');
  });
});

test('an unknown release, a long comment and a release of a tenant without releases are refused', async () => {
  const id = await calls.create(await calls.sms({ logicalId: 'welcome' }));
  const comment = 'x'.repeat(commentMaxLength + 1);
  expectProblem(await approve(id, approver, { comment }), 'TOO_LONG', 'comment');
  expectProblem(await reject(id, approver, { manifest: '' }), 'CONFLICT', 'manifest');
  const stranger = await givenReleasingUser(server);
  expectProblem(await approve(id, stranger), 'NOT_FOUND', 'releaseId');
  expectProblem(await approve(id, await colleague('PRODUCT_EDITOR')), 'FORBIDDEN');
  const other = await given.user(server);
  await server.sql`insert into releases (tenant_id, id, name, revision, created_at, last_modified_at)
    values (${other.tenantId}, 'theirs', 'Theirs', 'r', now(), now())`;
  const query = `mutation { approveRelease(releaseId: "theirs", manifest: "") { ${envelope} } }`;
  expectProblem(await server.as(other).post(query), 'INVALID', 'releaseId');
});
