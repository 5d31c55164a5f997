import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { historyThinning } from './thinning.service.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  user = await given.user(server);
});
afterAll(async () => server.close());

const start = new Date('2027-03-01T08:00:00Z');
const minute = 60_000;
const day = 1440 * minute;
const at = (ms: number) => server.clock.set(new Date(start.getTime() + ms));
const thinAt = async (ms: number) => {
  at(ms);
  await historyThinning({ database: server.database, clock: server.clock.now }).run();
};

const save = async (id: string, text: string, as = user) =>
  expectSuccess(
    await server
      .as(as)
      .post(
        'mutation ($id: String!, $input: updateComponentInput!) { updateComponent(id: $id, input: $input) { status errors } }',
        {
          id,
          input: { vueTemplate: `<p>${text}</p>` },
        },
      ),
  );

const numbersOf = async (itemId: string) => {
  const query = 'query ($where: itemSnapshotWhereInput) { itemSnapshots(where: $where) { list { number } } }';
  const found = expectSuccess(await server.as(user).post(query, { where: { kind: 'component', itemId } }));
  return (found['list'] as { number: number }[]).map(({ number }) => number).toReversed();
};

const countParts = async () => {
  const [row] = await server.sql`select count(*)::int as count from snapshot_parts where tenant_id = ${user.tenantId}`;
  return Number((row as { count: number } | undefined)?.count);
};

async function givenComponent(): Promise<string> {
  at(0);
  return given.component(server, { ...user, name: 'HomePage', vueTemplate: '<p>first</p>' });
}

describe('thinning', () => {
  test('of the saves of one user within ten minutes, the last one remains', async () => {
    const id = await givenComponent();
    for (let index = 0; index < 12; index += 1) {
      at(index * minute);
      await save(id, `a${index}`);
    }
    const before = await numbersOf(id);
    await thinAt(25 * minute);
    const kept = await numbersOf(id);
    expect(kept.length).toBeLessThan(before.length);
    expect(kept).toContain(1);
    expect(kept.at(-1)).toBe(before.at(-1));
    expect(kept).toHaveLength(3);
  });

  test('a series that may still go on is complete', async () => {
    const id = await givenComponent();
    await save(id, 'a');
    await save(id, 'b');
    const before = await numbersOf(id);
    await thinAt(9 * minute);
    expect(await numbersOf(id)).toEqual(before);
  });

  test('the saves of two users remain', async () => {
    const other = await given.user(server, { tenantId: user.tenantId });
    const id = await givenComponent();
    await save(id, 'a');
    await save(id, 'b', other);
    await save(id, 'c');
    const before = await numbersOf(id);
    await thinAt(60 * minute);
    expect(await numbersOf(id)).toEqual(before);
  });

  test('named and restored states remain', async () => {
    const id = await givenComponent();
    await save(id, 'a');
    await save(id, 'b');
    await save(id, 'c');
    await save(id, 'd');
    const [, second, third] = await numbersOf(id);
    const name = `mutation ($itemId: String!, $number: Int!) {
      nameSnapshot(kind: "component", itemId: $itemId, number: $number, name: "Filed rates 2027") { status errors } }`;
    expectSuccess(await server.as(user).post(name, { itemId: id, number: second }));
    const restore = `mutation ($itemId: String!, $number: Int!) {
      restoreSnapshot(kind: "component", itemId: $itemId, number: $number) { status errors } }`;
    expectSuccess(await server.as(user).post(restore, { itemId: id, number: third }));
    await thinAt(60 * minute);
    expect(await numbersOf(id)).toEqual(expect.arrayContaining([1, second, third]));
  });

  test('after 30 days one state of each day remains, after a year one of each month', async () => {
    const id = await givenComponent();
    for (let index = 0; index < 8; index += 1) {
      at((index * day) / 4 + minute);
      await save(id, `a${index}`);
    }
    await thinAt(40 * day);
    const daily = await numbersOf(id);
    await thinAt(380 * day);
    const monthly = await numbersOf(id);
    expect(daily).toEqual([1, 4, 8, 9]);
    expect(monthly).toEqual([1, 9]);
  });

  test('a tenant has its own times', async () => {
    const set = async (input: object) =>
      server
        .as(user)
        .post(
          'mutation ($input: historySettingsInput!) { updateHistorySettings(input: $input) { status errors errors_2 { code path } } }',
          { input },
        );
    const id = await givenComponent();
    for (let index = 0; index < 8; index += 1) {
      at((index * day) / 4 + minute);
      await save(id, `a${index}`);
    }
    expectProblem(await set({ allDays: 0 }), 'INVALID', 'input.allDays');
    expectProblem(await set({ trashDays: 366 }), 'INVALID', 'input.trashDays');
    expectProblem(await set({ allDays: 400 }), 'INVALID', 'input.dailyDays');
    expectSuccess(await set({ allDays: 60 }));
    await thinAt(40 * day);
    expect(await numbersOf(id)).toHaveLength(9);
    expectSuccess(await set({ allDays: 1, dailyDays: 2, trashDays: 5 }));
    await thinAt(40 * day);
    expect(await numbersOf(id)).toEqual([1, 9]);
    const other = await given.user(server);
    const read = '{ historySettings { allDays dailyDays trashDays stateCount deletedFileBytes } }';
    expect(expectSuccess(await server.as(user).post(read, {}))).toEqual({
      allDays: 1,
      dailyDays: 2,
      trashDays: 5,
      stateCount: 2,
      deletedFileBytes: 0,
    });
    expect(expectSuccess(await server.as(other).post(read, {}))).toMatchObject({ allDays: 30, trashDays: 30 });
    expectSuccess(
      await server.as(user).post('mutation ($id: String!) { deleteComponent(id: $id) { status errors } }', { id }),
    );
    await thinAt(46 * day);
    expect(expectSuccess(await server.as(user).post('{ deletedItems { totalCount } }', {}))).toEqual({ totalCount: 0 });
  });

  test('parts that no state has are removed, others stay', async () => {
    const id = await givenComponent();
    for (const text of ['a', 'b', 'c']) await save(id, text);
    const before = await countParts();
    await server.sql`update snapshot_parts set used_at = ${start.toISOString()} where tenant_id = ${user.tenantId}`;
    await thinAt(2 * 60 * minute);
    expect(await countParts()).toBe(before - 2);
  });

  test('what was deleted is removed for good after 30 days', async () => {
    const id = await givenComponent();
    await save(id, 'a');
    const remove = 'mutation ($id: String!) { deleteComponent(id: $id) { status errors } }';
    expectSuccess(await server.as(user).post(remove, { id }));
    const trash = async () =>
      expectSuccess(await server.as(user).post('{ deletedItems { totalCount } }', {}))['totalCount'];
    await thinAt(29 * day);
    expect(await trash()).toBe(1);
    await thinAt(31 * day);
    expect(await trash()).toBe(0);
    expect(await numbersOf(id)).toEqual([]);
  });
});
