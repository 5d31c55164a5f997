// Pages of the lists that continue after a cursor.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../testing/expect-result.ts';
import { given, type GivenUser } from '../testing/given.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
let user: GivenUser;
const texts = ['B', 'b', 'ä', 'TP-10', 'TP-9', '保單', null, null];
const times = ['2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z', '2026-01-02T03:04:05.678Z', null];
const days = ['2026-02-28', '2024-02-29', '2026-02-28', null];
const amounts = [10, 9, 0.1, -1e-7, 9_007_199_254_740_991, 10, null];

/** Sixteen of each, with equal and missing values in every field. */
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
  const numbers = Array.from({ length: 16 }, (_, index) => index);
  const pick = <Value>(values: readonly Value[], index: number) => values[index % values.length];
  const things = numbers.map((n) => ({
    id: `${n % 7}-${n}`,
    createdAt: pick(times, n) ?? '2026-01-05T00:00:00Z',
    lastModifiedAt: pick(times, n + 1) ?? '2026-01-06T00:00:00Z',
    status: pick(texts, n + 2) ?? null,
  }));
  const policies = things.map((thing, n) => ({
    ...thing,
    issuerNumber: pick(texts, n) ?? null,
    issueDate: pick(times, n) ?? null,
    startDate: pick(days, n) ?? null,
    endDate: pick(days, n + 1) ?? null,
  }));
  const cases = things.map((thing, n) => ({
    ...thing,
    caseNumber: pick(texts, n) ?? null,
    name: pick(texts, n + 1) ?? null,
  }));
  const transactions = things.map((thing, n) => ({
    ...thing,
    status: pick(['SUCCEED', 'PENDING', null] as const, n) ?? null,
    transactionNumber: pick(texts, n) ?? null,
    dateTime: pick(times, n) ?? null,
    dueDateTime: pick(times, n + 2) ?? null,
    ...(pick(amounts, n) === null ? {} : { amount: pick(amounts, n) ?? 0, currencyCode: 'HKD' as const }),
  }));
  await given.imported(server, user, 'policies', ...policies);
  await given.imported(server, user, 'cases', ...cases);
  await given.imported(server, user, 'transactions', ...transactions);
  await server.sql`update cases set is_request = true where id <> '0-0'`;
  // Times of the database itself have more digits than those of requests.
  await server.sql`update policies set created_at = created_at + (length(id) + 1) * interval '1 microsecond' where id > '3'`;
});
afterAll(async () => server.close());

interface Page {
  readonly totalCount: number;
  readonly endCursor: string | null;
  readonly list: readonly { readonly id: string }[];
}

async function read(thing: string, variables: object): Promise<Page> {
  const wheres: Record<string, string> = { policies: 'policyWhereInput', transactions: 'transactionWhereInput' };
  const query = `query ($after: String, $limit: Int, $skip: Int, $sort: sortInput, $where: ${wheres[thing] ?? 'caseWhere'}) {
    ${thing}(after: $after, limit: $limit, skip: $skip, sort: $sort, where: $where) { totalCount endCursor list { id } } }`;
  return expectSuccess(await server.as(user).post(query, variables)) as unknown as Page;
}

async function readAll(
  thing: string,
  variables: { readonly limit: number; readonly sort?: object; readonly where?: object },
): Promise<string[]> {
  const ids: string[] = [];
  let after: string | null = null;
  do {
    const page: Page = await read(thing, { ...variables, after });
    expect(page.list.length).toBeLessThanOrEqual(variables.limit);
    ids.push(...page.list.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    after = page.endCursor;
  } while (after !== null);
  return ids;
}

const policyFields = [
  'createdAt',
  'lastModifiedAt',
  'id',
  'issuerNumber',
  'status',
  'issueDate',
  'startDate',
  'endDate',
];
const caseFields = ['createdAt', 'lastModifiedAt', 'id', 'caseNumber', 'name', 'status'];
const transactionFields = [
  'createdAt',
  'lastModifiedAt',
  'id',
  'transactionNumber',
  'status',
  'amount',
  'dateTime',
  'dueDateTime',
];

describe.each([
  ['policies', policyFields],
  ['cases', caseFields],
  ['requests', ['createdAt', 'status']],
  ['transactions', transactionFields],
])('a list of %s', (thing, fields) => {
  test.each(fields.flatMap((fieldName) => ['ASC', 'DESC'].map((type) => ({ fieldName, type }))))(
    'has the same items in pages after cursors, sorted by %j',
    async (sort) => {
      const { list, endCursor } = await read(thing, { sort });
      expect(endCursor).toBeNull();
      const whole = list.map(({ id }) => id);
      expect(whole).toHaveLength(thing === 'requests' ? 15 : 16);
      for (const limit of [1, 5]) expect(await readAll(thing, { sort, limit })).toEqual(whole);
    },
  );

  test('counts all of its items on every page', async () => {
    const { totalCount, endCursor: after } = await read(thing, { limit: 12 });
    expect(await read(thing, { limit: 12, after })).toMatchObject({ totalCount, endCursor: null });
  });
});

test('pages after a cursor contain matches only, also of a searched text', async () => {
  for (const where of [{ status_in: ['B', 'TP-9'] }, { text_contains: 'tp' }, { text_contains: 'p-9' }]) {
    const { list } = await read('policies', { where });
    expect(list.length).toBeGreaterThan(1);
    expect(await readAll('policies', { where, limit: 1 })).toEqual(list.map(({ id }) => id));
  }
});

test('a page after a cursor is not shifted by what was added or deleted meanwhile', async () => {
  const owner = await given.user(server);
  const ids = ['p1', 'p2', 'p3', 'p4'];
  await given.imported(server, owner, 'policies', ...ids.map((id) => ({ id })));
  const query = `query ($after: String) { policies(limit: 2, after: $after, sort: { fieldName: "id", type: "ASC" }) {
    endCursor list { id } } }`;
  const first = expectSuccess(await server.as(owner).post(query)) as unknown as Page;
  await given.imported(server, owner, 'policies', { id: 'p0' });
  await server.sql`delete from policies where tenant_id = ${owner.tenantId} and id = 'p2'`;
  const second = expectSuccess(await server.as(owner).post(query, { after: first.endCursor }));
  expect(second).toMatchObject({ list: [{ id: 'p3' }, { id: 'p4' }] });
});

const query = `query ($after: String, $skip: Int, $sort: sortInput) {
  policies(after: $after, skip: $skip, sort: $sort, limit: 1) { endCursor list { id } } }`;

test('a cursor is refused that is invalid or of another order', async () => {
  const { endCursor: after } = await read('policies', { limit: 1 });
  const oldest = { fieldName: 'createdAt', type: 'ASC' };
  const modified = { fieldName: 'lastModifiedAt', type: 'DESC' };
  for (const variables of [{ after: 'n1' }, { after: '' }, { after, sort: oldest }, { after, sort: modified }]) {
    const { message } = expectProblem(await server.as(user).post(query, variables), 'INVALID', 'after');
    expect(message).toContain('Use the endCursor of the previous page with the same sort');
  }
  expectProblem(await server.as(user).post(query, { after: 'n1', skip: 1 }), 'INVALID', 'skip');
  expectProblem(await server.as(user).post(query, { after, skip: 1 }), 'INVALID', 'skip');
  expectSuccess(await server.as(user).post(query, { after, skip: 0 }));
  expectSuccess(await server.as(user).post(query, { after: null, skip: 1 }));
});

test('a cursor of another tenant only names a position', async () => {
  const { endCursor: after } = await read('policies', { limit: 1 });
  const other = await given.user(server);
  expect(expectSuccess(await server.as(other).post(query, { after }))).toEqual({ endCursor: null, list: [] });
});
