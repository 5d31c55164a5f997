import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { plainCompiler } from '../../../testing/plain-compiler.ts';
import { releaseCalls, type ToldRelease } from '../../../testing/releases.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

let server: TestServer;
let user: GivenUser;
let calls: ReturnType<typeof releaseCalls>;
let appId: string;
beforeAll(async () => {
  server = await startTestServer({ appCompiler: plainCompiler });
});
beforeEach(async () => {
  user = await given.user(server);
  calls = releaseCalls(server, user);
  ({ appId } = await calls.givenApp());
});
afterAll(async () => server.close());

async function find(id: string): Promise<ToldRelease> {
  const release = await calls.find(id);
  if (release === undefined) throw new Error('The release does not exist.');
  return release;
}

describe('rollBackRelease', () => {
  test('keeps the dates and authors of both releases, and shows who did it and when', async () => {
    const [first, second] = [await calls.create([appId]), await calls.create([appId])];
    expectSuccess(await calls.publish(first));
    server.clock.pass(60_000);
    expectSuccess(await calls.publish(second));
    const dates = ({ publishedAt, publishedBy, lastModifiedAt, revision }: ToldRelease) => ({
      publishedAt,
      publishedBy,
      lastModifiedAt,
      revision,
    });
    const before = [dates(await find(first)), dates(await find(second))];
    server.clock.pass(60_000);
    const colleague = await given.user(server, { tenantId: user.tenantId, role: 'PRODUCT_EDITOR' });
    const at = server.clock.now().getTime();
    expectSuccess(await releaseCalls(server, colleague).rollBack(second));
    expect([dates(await find(first)), dates(await find(second))]).toEqual(before);
    expect(await find(first)).toMatchObject({ state: 'LIVE', rolledBackAt: null, rolledBackBy: null });
    const rolledBack = await find(second);
    expect(rolledBack).toMatchObject({ state: 'SUPERSEDED', rolledBackBy: { username: colleague.email } });
    expect(new Date(String(rolledBack['rolledBackAt'])).getTime()).toBeGreaterThanOrEqual(at);
    expectSuccess(await calls.publish(second));
    expect(await find(second)).toMatchObject({ state: 'LIVE', rolledBackAt: null, rolledBackBy: null });
  });

  test('ends a schedule of the release that is live again', async () => {
    const [first, second] = [await calls.create([appId]), await calls.create([appId])];
    expectSuccess(await calls.publish(first));
    expectSuccess(await calls.publish(second));
    expectSuccess(await calls.schedule(first, new Date(server.clock.now().getTime() + 3_600_000)));
    expectSuccess(await calls.rollBack(second));
    expect(await find(first)).toMatchObject({ state: 'LIVE', scheduledAt: null, scheduledZone: null });
  });
});

describe('contents of an item', () => {
  test('lists what the first release consists of, and later ones too', async () => {
    const product = await given.product(server, user);
    const sell = `mutation ($appId: String!, $ids: [productIdInput!]!) {
      setAppProducts(appId: $appId, productIds: $ids) { status errors } }`;
    expectSuccess(await calls.post(sell, { appId, ids: [product] }));
    const query = `query ($id: String!) { releases(where: { id: $id }, limit: 1) { list { items {
      itemId contents { part action count names } } } } }`;
    for (const id of [await calls.create([appId]), await calls.create([appId])]) {
      const found = expectSuccess(await calls.post(query, { id })) as { list: { items: { contents: object[] }[] }[] };
      expect(found.list[0]?.items[0]?.contents).toEqual([
        { part: 'PAGE', action: 'ADDED', count: 1, names: ['/'] },
        { part: 'COMPONENT', action: 'ADDED', count: 1, names: [`Page${appId}`] },
        { part: 'PRODUCT', action: 'ADDED', count: 1, names: [expect.stringContaining(product.plan)] },
      ]);
    }
  });
});

describe('liveRevision', () => {
  test('does not repeat when a release is live again, so that an outdated decision is refused', async () => {
    const [a, b] = [await calls.create([appId]), await calls.create([appId])];
    const revisions: string[] = [];
    const note = async () => revisions.push((await find(a)).liveRevision);
    await note();
    for (const id of [a, b, a, a]) {
      expectSuccess(await calls.publish(id, revisions.at(-1)));
      await note();
    }
    expectSuccess(await calls.rollBack(a, revisions.at(-1)));
    await note();
    expect(new Set(revisions).size).toBe(revisions.length);
    for (const outdated of revisions.slice(0, -1)) {
      expectProblem(await calls.publish(b, outdated), 'CONFLICT', 'expectedLive');
      expectProblem(await calls.rollBack(b, outdated), 'CONFLICT', 'expectedLive');
    }
    expectSuccess(await calls.publish(b, revisions.at(-1)));
  });

  test('of several apps changes with each of them, and not with others', async () => {
    const [other, unrelated] = [(await calls.givenApp()).appId, (await calls.givenApp()).appId];
    const both = await calls.create([appId, other]);
    expectSuccess(await calls.publish(both));
    const { liveRevision } = await find(both);
    expectSuccess(await calls.publish(await calls.create([unrelated])));
    expect((await find(both)).liveRevision).toBe(liveRevision);
    const one = await calls.create([other]);
    expectSuccess(await calls.publish(one));
    expectSuccess(await calls.rollBack(one));
    expect((await find(both)).liveRevision).not.toBe(liveRevision);
  });

  test('of two simultaneous decisions on the same state lets one through', async () => {
    const [a, b] = [await calls.create([appId]), await calls.create([appId])];
    expectSuccess(await calls.publish(a));
    const { liveRevision } = await find(a);
    const results = await Promise.all([a, b].map((id) => calls.publish(id, liveRevision)));
    const refused = results.filter((result) => JSON.stringify(result.data).includes('"failure"'));
    expect(refused).toHaveLength(1);
    for (const result of refused) expectProblem(result, 'CONFLICT', 'expectedLive');
  });
});
