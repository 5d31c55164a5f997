import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
  const holder = (id: string) => ({ id, entityType: 'individual' }) as const;
  await given.imported(
    server,
    user,
    'cases',
    {
      id: 'c1',
      caseNumber: 'CS-9',
      name: 'Ada',
      status: 'OPEN',
      holder: holder('h1'),
      createdAt: '2026-01-01T00:00:00Z',
    },
    { id: 'c2', caseNumber: 'CS-10', name: 'bob_', holder: holder('h2'), createdAt: '2026-01-02T00:00:00Z' },
    { id: 'c3', name: '50%', status: 'CLOSED', createdAt: '2026-01-03T00:00:00Z' },
  );
  await given.imported(server, await given.user(server), 'cases', { id: 'theirs' });
});
afterAll(async () => server.close());

const list = `query ($where: caseWhere, $sort: sortInput, $limit: Int, $skip: Int, $asOf: DateTimeOffset) {
  cases(where: $where, sort: $sort, limit: $limit, skip: $skip, asOf: $asOf) { totalCount list { id } } }`;

async function ids(variables: object): Promise<string[]> {
  const found = expectSuccess(await server.as(user).post(list, variables)) as { list: { id: string }[] };
  return found.list.map(({ id }) => id);
}

describe('cases', () => {
  test('are newest first, limited to the tenant, paged and counted', async () => {
    expect(await ids({})).toEqual(['c3', 'c2', 'c1']);
    const page = await server.as(user).post(list, { limit: 1, skip: 1 });
    expect(expectSuccess(page)).toEqual({ totalCount: 3, list: [{ id: 'c2' }] });
    expect(await ids({ asOf: '2026-01-02T00:00:00Z' })).toEqual(['c2', 'c1']);
  });

  test.each([
    [{ id: 'c1' }, ['c1']],
    [{ id_in: ['c1', 'c3'] }, ['c3', 'c1']],
    [{ id_in: [] }, []],
    [{ caseNumber: 'CS-9' }, ['c1']],
    [{ caseNumber_contains: 'cs-' }, ['c2', 'c1']],
    [{ name_contains: '_' }, ['c2']],
    [{ name_contains: '%' }, ['c3']],
    [{ name_contains: 'BOB' }, ['c2']],
    [{ status: 'OPEN' }, ['c1']],
    [{ createdAt_gt: '2026-01-02T00:00:00Z' }, ['c3']],
    [{ createdAt_lt: '2026-01-02T08:00:00+08:00' }, ['c1']],
    [{ holderId: 'h1' }, ['c1']],
    [{ holderId_in: ['h1', 'h2'] }, ['c2', 'c1']],
    [{ or: [{ holderId: 'h2' }, { and: [{ status: 'CLOSED' }, { name_contains: '5' }] }] }, ['c3', 'c2']],
  ] satisfies [object, string[]][])('are filtered by %j', async (where, expected) => {
    expect(await ids({ where })).toEqual(expected);
  });

  test.each([
    ['caseNumber', ['c1', 'c2', 'c3']],
    ['name', ['c3', 'c1', 'c2']],
    ['status', ['c3', 'c1', 'c2']],
    ['lastModifiedAt', ['c1', 'c2', 'c3']],
  ])('are sorted by %s', async (fieldName, expected) => {
    expect(await ids({ sort: { fieldName, type: 'ASC' } })).toEqual(expected);
  });

  test('report their sortable fields, and are refused without a sign-in', async () => {
    const result = await server.as(user).post(list, { sort: { fieldName: 'holder', type: 'ASC' } });
    const { message } = expectProblem(result, 'INVALID', 'sort.fieldName');
    expect(message).toContain('Use one of createdAt, lastModifiedAt, id, caseNumber, name, status');
    expect(await server.post(list)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});
