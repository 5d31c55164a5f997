import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let user: GivenUser;
/** Five policies, the oldest first; the last two are created at the same time. */
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
  const journey = { plan: 'single_trip', type: 'travel', version: '1' };
  const made = (day: number) => `2026-01-0${day}T00:00:00Z`;
  await given.imported(
    server,
    user,
    'policies',
    {
      id: 'a_b',
      issuerNumber: 'TP-9',
      status: 'ISSUED',
      issueDate: made(1),
      startDate: '2026-02-01',
      endDate: '2026-02-28',
      createdAt: made(1),
      product: journey,
      description: 'To Japan',
    },
    {
      id: 'axb',
      issuerNumber: 'TP-10',
      status: 'CANCELLED',
      issueDate: made(2),
      startDate: '2026-03-01',
      endDate: '2026-03-09',
      createdAt: made(2),
      product: { ...journey, version: '2' },
    },
    {
      id: 'pct',
      issuerNumber: '100%_\\x',
      status: 'DRAFT',
      startDate: '2026-02-15',
      createdAt: made(3),
      product: { plan: 'flexi', type: 'health' },
      description: '往日本的旅程',
    },
    { id: 'n1', createdAt: made(4), product: { ...journey, version: '3' } },
    { id: 'n2', issuerNumber: 'hf-1', status: 'ISSUED', endDate: '2027-01-01', createdAt: made(4) },
  );
  const other = await given.user(server);
  await given.imported(server, other, 'policies', { id: 'theirs', issuerNumber: 'TP-9' });
});
afterAll(async () => server.close());

const list = `query ($where: policyWhereInput, $sort: sortInput, $limit: Int, $skip: Int, $asOf: DateTimeOffset) {
  policies(where: $where, sort: $sort, limit: $limit, skip: $skip, asOf: $asOf) { totalCount list { id } } }`;

async function ids(variables: object): Promise<string[]> {
  const found = expectSuccess(await server.as(user).post(list, variables)) as { list: { id: string }[] };
  return found.list.map(({ id }) => id);
}

describe('policies', () => {
  test('are complete and newest first, with ties broken by the id, and limited to the tenant', async () => {
    expect(expectSuccess(await server.as(user).post(list))).toMatchObject({ totalCount: 5 });
    expect(await ids({})).toEqual(['n1', 'n2', 'pct', 'axb', 'a_b']);
    expect(await ids({ where: { id: 'theirs' } })).toEqual([]);
  });

  test('are paged by limit and skip, and all are counted', async () => {
    const page = expectSuccess(await server.as(user).post(list, { limit: 2, skip: 1 }));
    expect(page).toEqual({ totalCount: 5, list: [{ id: 'n2' }, { id: 'pct' }] });
    expect(expectSuccess(await server.as(user).post(list, { skip: 9 }))).toEqual({ totalCount: 5, list: [] });
    expect(expectSuccess(await server.as(user).post(list, { limit: 0 }))).toEqual({ totalCount: 5, list: [] });
    const filtered = await server.as(user).post(list, { limit: 1, where: { status_in: ['ISSUED'] } });
    expect(expectSuccess(filtered)).toMatchObject({ totalCount: 2 });
  });

  test('are limited to those that existed at a given time', async () => {
    expect(await ids({ asOf: '2026-01-02T08:00:00+08:00' })).toEqual(['axb', 'a_b']);
    const counted = await server.as(user).post(list, { asOf: '2026-01-02T07:59:59+08:00', limit: 5 });
    expect(expectSuccess(counted)).toEqual({ totalCount: 1, list: [{ id: 'a_b' }] });
  });

  test.each([
    ['createdAt', ['a_b', 'axb', 'pct', 'n1', 'n2'], ['n1', 'n2', 'pct', 'axb', 'a_b']],
    ['id', ['a_b', 'axb', 'n1', 'n2', 'pct'], ['pct', 'n2', 'n1', 'axb', 'a_b']],
    ['issuerNumber', ['pct', 'n2', 'a_b', 'axb', 'n1'], ['axb', 'a_b', 'n2', 'pct', 'n1']],
    ['status', ['axb', 'pct', 'a_b', 'n2', 'n1'], ['a_b', 'n2', 'pct', 'axb', 'n1']],
    ['issueDate', ['a_b', 'axb', 'n1', 'n2', 'pct'], ['axb', 'a_b', 'n1', 'n2', 'pct']],
    ['startDate', ['a_b', 'pct', 'axb', 'n1', 'n2'], ['axb', 'pct', 'a_b', 'n1', 'n2']],
    ['endDate', ['a_b', 'axb', 'n2', 'n1', 'pct'], ['n2', 'axb', 'a_b', 'n1', 'pct']],
  ])('are sorted by %s, missing values last', async (fieldName, ascending, descending) => {
    expect(await ids({ sort: { fieldName, type: 'asc' } })).toEqual(ascending);
    expect(await ids({ sort: { fieldName, type: 'DSC' } })).toEqual(descending);
  });

  test.each(['createdAt', 'status', 'issueDate'])(
    'are neither repeated nor missed by pages sorted by %s',
    async (fieldName) => {
      const sort = { fieldName, type: 'desc' };
      const pages = [];
      for (let skip = 0; skip < 5; skip += 1) pages.push(...(await ids({ sort, skip, limit: 1 })));
      expect(pages).toEqual(await ids({ sort }));
    },
  );

  test('are refused with a negative limit or skip, an unknown field and an unknown direction together', async () => {
    const result = await server
      .as(user)
      .post(list, { limit: -1, skip: -2, sort: { fieldName: 'tenant_id', type: 'up' } });
    expectProblem(result, 'INVALID', 'limit');
    expectProblem(result, 'INVALID', 'skip');
    expectProblem(result, 'INVALID', 'sort.type');
    const { message } = expectProblem(result, 'INVALID', 'sort.fieldName');
    expect(message).toContain('createdAt, lastModifiedAt, id, issuerNumber, status, issueDate, startDate, endDate');
  });

  test.each([
    [{ id: 'a_b' }, ['a_b']],
    [{ id_in: ['a_b', null, 'n1', 'none'] }, ['n1', 'a_b']],
    [{ id_in: [] }, []],
    [{ id: null, id_in: null, and: null }, ['n1', 'n2', 'pct', 'axb', 'a_b']],
    [{ issuerNumber_contains: 'tp-' }, ['axb', 'a_b']],
    [{ issuerNumber_contains: 'HF' }, ['n2']],
    [{ issuerNumber_contains: '%' }, ['pct']],
    [{ issuerNumber_contains: '_' }, ['pct']],
    [{ issuerNumber_contains: '\\' }, ['pct']],
    [{ issuerNumber_contains: '%_\\X' }, ['pct']],
    [{ issuerNumber_contains: '' }, ['n2', 'pct', 'axb', 'a_b']],
    [{ issuerNumber_contains: "' or 1=1 --" }, []],
    [{ issuerNumber_in: ['TP-9', 'tp-10'] }, ['a_b']],
    [{ status_in: ['ISSUED', 'DRAFT'] }, ['n2', 'pct', 'a_b']],
    [{ status_not_in: ['ISSUED', null] }, ['n1', 'pct', 'axb']],
    [{ status_not_in: [] }, ['n1', 'n2', 'pct', 'axb', 'a_b']],
    [{ description_contains: 'JAPAN' }, ['a_b']],
    [{ description_contains: '日本' }, ['pct']],
    [{ isIssued: true }, ['axb', 'a_b']],
    [{ isIssued: false }, ['n1', 'n2', 'pct']],
    [{ startDate: '2026-02-01' }, ['a_b']],
    [{ startDate: '2026-02-02T07:59:00+08:00' }, ['a_b']],
    [{ startDate_gt: '2026-02-01T00:00:00Z' }, ['pct', 'axb']],
    [{ startDate_gt: '2026-02-01T00:00:00+08:00' }, ['pct', 'axb', 'a_b']],
    [{ startDate_lt: '2026-02-01T00:00:00Z' }, []],
    [{ startDate_lt: '2026-02-01T00:00:01Z' }, ['a_b']],
    [{ endDate_gt: '2026-03-01T00:00:00Z' }, ['n2', 'axb']],
    [{ endDate_lt: '2026-03-09T00:00:00Z' }, ['a_b']],
    [{ createdAt_gt: '2026-01-03T08:00:00+08:00' }, ['n1', 'n2']],
    [{ createdAt_lt: '2026-01-02T00:00:00Z' }, ['a_b']],
    [{ productId: { plan: 'single_trip' } }, ['n1', 'axb', 'a_b']],
    [{ productId: { plan_in: ['flexi'] } }, ['pct']],
    [{ productId: { plan_contains: 'LE_T' } }, ['n1', 'axb', 'a_b']],
    [{ productId: { type: 'health', version: '' } }, ['pct']],
    [{ productId: { type_in: ['travel'], version_in: ['1', '3'] } }, ['n1', 'a_b']],
    [{ productId: {} }, ['n1', 'n2', 'pct', 'axb', 'a_b']],
    [{ or: [{ id: 'a_b' }, { status_in: ['DRAFT'] }] }, ['pct', 'a_b']],
    [{ or: [], and: [] }, ['n1', 'n2', 'pct', 'axb', 'a_b']],
    [{ and: [{ or: [{ isIssued: true }, { id: 'n1' }] }, { productId: { version: '3' } }] }, ['n1']],
  ] satisfies [object, string[]][])('are filtered by %j', async (where, expected) => {
    expect(await ids({ where })).toEqual(expected);
    const counted = expectSuccess(await server.as(user).post(list, { where, limit: 0 }));
    expect(counted).toMatchObject({ totalCount: expected.length });
  });

  test('refuse a filter that is nested too deeply or contains a NUL', async () => {
    let where: object = { id: 'x' };
    for (let level = 0; level < 12; level += 1) where = { and: [where] };
    expectProblem(await server.as(user).post(list, { where }), 'LIMIT_EXCEEDED', 'where');
    const nul = await server.as(user).post(list, { where: { issuerNumber_contains: 'a\0' } });
    expectProblem(nul, 'INVALID', 'where.issuerNumber_contains');
  });

  test('are refused without a sign-in', async () => {
    expect(await server.post(list)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});

test('premiums are formatted for the locale, and products have their names', async () => {
  const owner = await given.user(server);
  const productId = await given.product(server, { ...owner, name: 'Single trip' });
  await given.imported(server, owner, 'policies', {
    id: 'p',
    product: productId,
    premium: {
      amount: 1234.5,
      currencyCode: 'EUR',
      loadings: [{ codeName: { code: 'SKI', name: 'Skiing' }, originalPrice: 1000, newPrice: 1234.5 }],
      appliedTaxes: [{ code: 'LEVY', flat: 1.2 }],
    },
  });
  const query = `{ policies { list { product { name } premium { formattedPrice formattedOriginalPrice
    loadings { id order formattedNewPrice currencyCode } appliedTaxes { code order formattedFlat } } } } }`;
  const result = await server.as(owner).post(query, {}, { 'accept-language': 'de-DE' });
  expect(expectSuccess(result)).toEqual({
    list: [
      {
        product: { name: 'Single trip' },
        premium: {
          formattedPrice: '1.234,50 EUR',
          formattedOriginalPrice: null,
          loadings: [{ id: 'SKI', order: 1, formattedNewPrice: '1.234,50 EUR', currencyCode: 'EUR' }],
          appliedTaxes: [{ code: 'LEVY', order: 1, formattedFlat: '1,20 EUR' }],
        },
      },
    ],
  });
});
