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

describe.each(['policies', 'cases', 'transactions'])('a list of %s', (thing) => {
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

  test('still refuses a negative limit', async () => {
    const { code } = await server.as(user).post(`{ ${thing}(limit: -1) { totalCount } }`);
    expect(code).toBe('INVALID');
  });
});
