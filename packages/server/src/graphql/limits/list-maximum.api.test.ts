// Lists of policies, cases and transactions are limited to a maximum, whatever the request says.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

const max = 10_000;
let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
  const documents = Array.from({ length: max + 3 }, (_, index) => ({ id: `n${String(index).padStart(5, '0')}` }));
  for (const thing of ['policies', 'cases', 'transactions'] as const) {
    await given.imported(server, user, thing, ...documents);
  }
});
afterAll(async () => server.close());

interface Listed {
  readonly totalCount: number;
  readonly list: readonly { readonly id: string }[];
}

async function listed(thing: string, variables: object): Promise<Listed> {
  const query = `query ($limit: Int, $skip: Int) {
    listed: ${thing}(limit: $limit, skip: $skip, sort: { fieldName: "id", type: "ASC" }) { totalCount list { id } } }`;
  const { data, errors } = await server.as(user).post(query, variables);
  expect(errors).toEqual([]);
  return data?.['listed'] as Listed;
}

const whereTypes: Readonly<Record<string, string>> = {
  policies: 'policyWhereInput',
  cases: 'caseWhere',
  transactions: 'transactionWhereInput',
};

describe.each(Object.keys(whereTypes))('a list of %s', (thing) => {
  test.each([[{}], [{ limit: null }], [{ limit: 2_147_483_647 }], [{ limit: max + 1 }]])(
    'ends at the maximum and still has the true total: %j',
    async (variables) => {
      const { totalCount, list } = await listed(thing, variables);
      expect({ totalCount, length: list.length }).toEqual({ totalCount: max + 3, length: max });
    },
  );

  test('continues where the maximum was reached', async () => {
    const { totalCount, list } = await listed(thing, { skip: max });
    expect({ totalCount, ids: list.map(({ id }) => id) }).toEqual({
      totalCount: max + 3,
      ids: ['n10000', 'n10001', 'n10002'],
    });
  });

  test('includes its total even if it ends exactly at the limit', async () => {
    expect(await listed(thing, { limit: 2 })).toMatchObject({ totalCount: max + 3, list: [{}, {}] });
  });

  test.each([
    ['before it', '{ totalCount totalCountIsLowerBound }'],
    ['after it, in a fragment', '{ ... { totalCountIsLowerBound } totalCount }'],
  ])('counts only up to the maximum if the flag is selected %s', async (_name, selection) => {
    const { data } = await server.as(user).post(`{ all: ${thing}(limit: 1) ${selection}
      few: ${thing}(limit: 1, where: { id_in: ["n00000", "n00001"] }) ${selection} exact: ${thing} { totalCount } }`);
    expect(data).toEqual({
      all: { totalCount: max, totalCountIsLowerBound: true },
      few: { totalCount: 2, totalCountIsLowerBound: false },
      exact: { totalCount: max + 3 },
    });
  });

  test.each([
    ['exactly the maximum', max, false],
    ['one more', max + 1, true],
  ])('is exact up to the maximum: %s', async (_name, count, isLowerBound) => {
    const ids = Array.from({ length: count }, (_, index) => `n${String(index).padStart(5, '0')}`);
    const or = Array.from({ length: Math.ceil(count / 1000) }, (_, index) => ({
      id_in: ids.slice(index * 1000, (index + 1) * 1000),
    }));
    const { data } = await server.as(user).post(
      `query ($where: ${whereTypes[thing]}) {
        page: ${thing}(limit: 1, where: $where) { totalCount totalCountIsLowerBound } }`,
      { where: { or } },
    );
    expect(data?.['page']).toEqual({ totalCount: max, totalCountIsLowerBound: isLowerBound });
  });

  test('still refuses a negative limit', async () => {
    const { code } = await server.as(user).post(`{ ${thing}(limit: -1) { totalCount } }`);
    expect(code).toBe('INVALID');
  });
});
