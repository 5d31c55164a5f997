import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
  const made = (day: number) => `2026-01-0${day}T00:00:00Z`;
  await given.imported(server, user, 'policies', { id: 'p1', issuerNumber: 'TP-1' });
  await given.imported(
    server,
    user,
    'transactions',
    {
      id: 't1',
      transactionNumber: 'PAY-9',
      amount: 100.5,
      currencyCode: 'HKD',
      status: 'SUCCEED',
      dateTime: '2026-01-01T08:00:00+08:00',
      policy: { id: 'p1' },
      createdAt: made(1),
    },
    {
      id: 't2',
      transactionNumber: 'PAY-10',
      amount: 20,
      currencyCode: 'HKD',
      policy: { id: 'gone' },
      createdAt: made(2),
    },
    { id: 't3', transactionNumber: '%_', status: 'PENDING', dateTime: '2026-02-01T00:00:00Z', createdAt: made(3) },
  );
  await given.imported(server, await given.user(server), 'transactions', { id: 'theirs' });
});
afterAll(async () => server.close());

const list = `query ($where: transactionWhereInput, $sort: sortInput, $limit: Int, $skip: Int, $asOf: DateTimeOffset) {
  transactions(where: $where, sort: $sort, limit: $limit, skip: $skip, asOf: $asOf) { totalCount list { id } } }`;

async function ids(variables: object): Promise<string[]> {
  const found = expectSuccess(await server.as(user).post(list, variables)) as { list: { id: string }[] };
  return found.list.map(({ id }) => id);
}

describe('transactions', () => {
  test('are newest first, limited to the tenant, paged and counted', async () => {
    expect(await ids({})).toEqual(['t3', 't2', 't1']);
    const page = await server.as(user).post(list, { limit: 1, skip: 1 });
    expect(expectSuccess(page)).toEqual({ totalCount: 3, list: [{ id: 't2' }] });
    expect(await ids({ asOf: '2026-01-01T00:00:00Z' })).toEqual(['t1']);
  });

  test.each([
    [{ id: 't1' }, ['t1']],
    [{ id_in: ['t1', 't3'] }, ['t3', 't1']],
    [{ policyId: 'p1' }, ['t1']],
    [{ policyId_in: ['p1', 'gone'] }, ['t2', 't1']],
    [{ policyId_in: [] }, []],
    [{ status: 'PENDING' }, ['t3']],
    [{ transactionNumber: 'PAY-9' }, ['t1']],
    [{ transactionNumber_contains: 'pay' }, ['t2', 't1']],
    [{ transactionNumber_contains: '_' }, ['t3']],
    [{ dateTime_gt: '2026-01-01T00:00:00Z' }, ['t3']],
    [{ dateTime_lt: '2026-01-01T08:00:01+08:00' }, ['t1']],
    [{ or: [{ policyId: 'gone' }, { and: [{ status: 'SUCCEED' }, { policyId: 'p1' }] }] }, ['t2', 't1']],
  ] satisfies [object, string[]][])('are filtered by %j', async (where, expected) => {
    expect(await ids({ where })).toEqual(expected);
  });

  test.each([
    ['transactionNumber', ['t3', 't1', 't2']],
    ['amount', ['t2', 't1', 't3']],
    ['dateTime', ['t1', 't3', 't2']],
    ['status', ['t3', 't1', 't2']],
  ])('are sorted by %s', async (fieldName, expected) => {
    expect(await ids({ sort: { fieldName, type: 'ASC' } })).toEqual(expected);
  });

  test('load their policies together, and format amounts for the locale', async () => {
    const query = '{ transactions { list { formattedTransaction policy { issuerNumber } } } }';
    const result = await server.as(user).post(query, {}, { 'accept-language': 'zh-HK' });
    expect(expectSuccess(result)).toEqual({
      list: [
        { formattedTransaction: null, policy: null },
        { formattedTransaction: 'HKD 20.00', policy: null },
        { formattedTransaction: 'HKD 100.50', policy: { issuerNumber: 'TP-1' } },
      ],
    });
  });

  test('report their sortable fields, and are refused without a sign-in', async () => {
    const result = await server.as(user).post(list, { sort: { fieldName: 'method', type: 'ASC' } });
    const { message } = expectProblem(result, 'INVALID', 'sort.fieldName');
    expect(message).toContain('transactionNumber, status, amount, dateTime, dueDateTime');
    expect(await server.post(list)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});
