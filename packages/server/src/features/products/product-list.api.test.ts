import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let user: GivenUser;
/** Five products, the oldest first: names are A… in English, two of them also Chinese. */
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
  const { tenantId } = user;
  const alpha = await given.insurer(server, { tenantId, name: 'Alpha' });
  const beta = await given.insurer(server, { tenantId, name: 'Beta' });
  const products = [
    { plan: 'a_b', type: 'travel', version: '1', name: 'Cedar', insurerId: beta.id, status: 'active' },
    { plan: 'axb', type: 'travel', version: '10', name: 'Alder', insurerId: alpha.id, status: 'draft' },
    { plan: '100%', type: 'health', version: '', name: 'Birch', insurerId: alpha.id },
    { plan: 'health', type: 'health', version: '2', status: 'active' },
    { plan: 'same', type: 'home', version: '1', name: 'Elm' },
  ];
  for (const [index, product] of products.entries()) {
    // The last two are created at the same time: only their ids order them.
    await given.product(server, { ...user, ...product, now: new Date(Date.UTC(2026, 0, Math.min(index, 3) + 1)) });
  }
  await given.text(server, { tenantId, key: 'products-a_b|1|travel-name', locale: 'zh-HK', value: '雪松' });
  await given.text(server, { tenantId, key: 'products-health|2|health-name', locale: 'zh-HK', value: '樺樹' });
  await given.product(server, await given.user(server));
});
afterAll(async () => server.close());

const list = `query ($where: productWhereInput, $sort: sortInput, $limit: Int, $skip: Int) {
  products_2(where: $where, sort: $sort, limit: $limit, skip: $skip) { totalCount list { name productId { plan } } } }`;

async function plans(variables: object, locale = 'en-US'): Promise<string[]> {
  const result = await server.as(user).post(list, variables, { 'accept-language': locale });
  const found = expectSuccess(result) as { list: { productId: { plan: string } }[] };
  return found.list.map(({ productId }) => productId.plan);
}

describe('products_2', () => {
  test('is complete and newest first, with ties broken by the id, and limited to its tenant', async () => {
    const result = expectSuccess(await server.as(user).post(list));
    expect(result).toMatchObject({ totalCount: 5 });
    expect(await plans({})).toEqual(['health', 'same', '100%', 'axb', 'a_b']);
  });

  test('pages by limit and skip and counts all', async () => {
    const page = expectSuccess(await server.as(user).post(list, { limit: 2, skip: 1 }));
    expect(page).toMatchObject({
      totalCount: 5,
      list: [{ productId: { plan: 'same' } }, { productId: { plan: '100%' } }],
    });
    expect(expectSuccess(await server.as(user).post(list, { skip: 9 }))).toEqual({ totalCount: 5, list: [] });
    expect(expectSuccess(await server.as(user).post(list, { limit: 0 }))).toEqual({ totalCount: 5, list: [] });
    const filtered = await server.as(user).post(list, { limit: 1, where: { name_contains: 'L' } });
    expect(expectSuccess(filtered)).toMatchObject({ totalCount: 3 });
  });

  test.each([
    ['createdAt', ['a_b', 'axb', '100%', 'health', 'same']],
    ['lastModifiedAt', ['a_b', 'axb', '100%', 'health', 'same']],
    ['type', ['100%', 'health', 'same', 'a_b', 'axb']],
    ['name', ['axb', '100%', 'a_b', 'same', 'health']],
    ['insurer', ['100%', 'axb', 'a_b', 'health', 'same']],
    ['status', ['a_b', 'health', 'axb', '100%', 'same']],
  ])('sorts by %s', async (fieldName, ascending) => {
    expect(await plans({ sort: { fieldName, type: 'asc' } })).toEqual(ascending);
  });

  test.each(['version', 'productId.version'])('sorts by %s with ten after nine', async (fieldName) => {
    const owner = await given.user(server);
    for (const version of ['10', '2026.9', '9', '', '2', '2026.10', 'v2', 'v10']) {
      await given.product(server, { ...owner, plan: 'travel', type: 'single', version });
    }
    const query = `query ($sort: sortInput) { products_2(sort: $sort) { list { productId { version } } } }`;
    const result = await server.as(owner).post(query, { sort: { fieldName, type: 'ASC' } });
    const { list: found } = expectSuccess(result) as { list: { productId: { version: string } }[] };
    expect(found.map(({ productId }) => productId.version)).toEqual([
      '',
      '2',
      '9',
      '10',
      '2026.9',
      '2026.10',
      'v2',
      'v10',
    ]);
  });

  test('sorts by plan, even if only punctuation differs', async () => {
    const sorted = await plans({ sort: { fieldName: 'plan', type: 'ASC' } });
    expect(sorted.filter((plan) => /^[a-z]+$/.test(plan))).toEqual(['axb', 'health', 'same']);
    expect(await plans({ sort: { fieldName: 'plan', type: 'DSC' } })).toEqual(sorted.toReversed());
  });

  test.each(['DESC', 'dsc', 'Desc'])('sorts downwards by %s, what has no value last', async (type) => {
    expect(await plans({ sort: { fieldName: 'status', type } })).toEqual(['axb', 'a_b', 'health', '100%', 'same']);
  });

  test.each(['name_contains', 'plan_contains'])('finds either form of Unicode by %s', async (field) => {
    const other = await given.user(server);
    const id = { type: 'unicode', version: '1' };
    await given.product(server, { ...other, ...id, plan: 'caf\u00e9 A', name: 'Caf\u00e9 A' });
    await given.product(server, { ...other, ...id, plan: 'cafe\u0301 B', name: 'Cafe\u0301 B' });
    await given.product(server, { ...other, ...id, plan: 'cafe C', name: 'Cafe C' });
    for (const text of ['CAF\u00c9', 'CAFE\u0301']) {
      const where = field === 'name_contains' ? { name_contains: text } : { productId: { plan_contains: text } };
      const found = expectSuccess(await server.as(other).post(list, { where })) as unknown as { totalCount: number };
      expect(found.totalCount, text).toBe(2);
    }
  });

  test('refuses a negative limit or skip, an unknown field and an unknown direction together', async () => {
    const sort = { fieldName: 'tenant_id; drop table products', type: 'up' };
    const result = await server.as(user).post(list, { limit: -1, skip: -2, sort });
    expectProblem(result, 'INVALID', 'limit');
    expectProblem(result, 'INVALID', 'skip');
    expectProblem(result, 'INVALID', 'sort.type');
    const { message } = expectProblem(result, 'INVALID', 'sort.fieldName');
    expect(message).toContain('createdAt, lastModifiedAt, plan, type, version, name, insurer, status');
  });

  test.each([
    [{ productId: { plan: 'a_b' } }, ['a_b']],
    [{ productId: { plan_contains: '_' } }, ['a_b']],
    [{ productId: { plan_contains: '%' } }, ['100%']],
    [{ productId: { plan_contains: '\\' } }, []],
    [{ productId: { plan_contains: 'B' } }, ['axb', 'a_b']],
    [{ productId: { plan_in: ['axb', 'same', null] } }, ['same', 'axb']],
    [{ productId: { plan_in: [] } }, []],
    [{ productId: { version: '' } }, ['100%']],
    [{ productId: { version: '1' } }, ['same', 'a_b']],
    [{ productId: { version_in: ['', '10'] } }, ['100%', 'axb']],
    [{ productId: { type: 'travel', version: '10' } }, ['axb']],
    [{ productId: { type_in: ['home'] } }, ['same']],
    [
      {
        id_in: [
          { plan: '100%', type: 'health' },
          { plan: 'same', type: 'home', version: '2' },
        ],
      },
      ['100%'],
    ],
    [{ id_in: [] }, []],
    [{ status: 'active' }, ['health', 'a_b']],
    [{ status_in: ['active', 'draft'] }, ['health', 'axb', 'a_b']],
    [{ name_contains: 'CEDAR' }, ['a_b']],
    [{ name_contains: '%' }, []],
    [{ insurer: { id_contains: '%' } }, []],
    [{ insurer: { id: 'nobody' } }, []],
    [{ insurer: { id_in: [] } }, []],
    [{ or: [], and: [] }, ['health', 'same', '100%', 'axb', 'a_b']],
    [{ or: [{ status: 'draft' }, { productId: { plan: 'same' } }] }, ['same', 'axb']],
    [{ and: [{ status: 'active' }, { productId: { type: 'travel' } }] }, ['a_b']],
    [
      {
        and: [{ or: [{ status: 'active' }, { status: 'draft' }] }, { name_contains: 'r' }],
        productId: { type: 'travel' },
      },
      ['axb', 'a_b'],
    ],
    [{ productId: { plan: "' or 1=1 --" } }, []],
  ] satisfies [object, string[]][])('filters by %j', async (where, expected) => {
    expect(await plans({ where })).toEqual(expected);
  });

  test('searches the name that the reader sees', async () => {
    expect(await plans({ where: { name_contains: '雪' } }, 'zh-HK')).toEqual(['a_b']);
    expect(await plans({ where: { name_contains: '雪' } }, 'en-US')).toEqual([]);
    expect(await plans({ where: { name_contains: 'Cedar' } }, 'zh-HK')).toEqual([]);
  });

  test('returns names in the requested locales, then the default one, then the key', async () => {
    const names = async (locale: string) => {
      const result = await server.as(user).post(list, {}, { 'accept-language': locale });
      const found = expectSuccess(result) as { list: { name: string }[] };
      return found.list.map(({ name }) => name);
    };
    expect(await names('zh-HK')).toEqual(['樺樹', 'Elm', 'Birch', 'Alder', '雪松']);
    expect(await names('fr-FR, zh-HK;q=0.5')).toEqual(['樺樹', 'Elm', 'Birch', 'Alder', '雪松']);
    expect(await names('fr-FR')).toEqual(['products-health|2|health-name', 'Elm', 'Birch', 'Alder', 'Cedar']);
  });

  test('refuses a filter that is nested too deeply or too large', async () => {
    let where: object = { status: 'x' };
    for (let level = 0; level < 12; level += 1) where = { and: [where] };
    expectProblem(await server.as(user).post(list, { where }), 'LIMIT_EXCEEDED', 'where');
    const wide = { or: Array.from({ length: 501 }, () => ({ status: 'x' })) };
    expectProblem(await server.as(user).post(list, { where: wide }), 'LIMIT_EXCEEDED', 'where');
  });

  test('explains why a NUL in a filter is refused', async () => {
    expectProblem(await server.as(user).post(list, { where: { status: 'a\0' } }), 'INVALID', 'where.status');
  });

  test('products returns the same', async () => {
    const document = list.replace('products_2(', 'products(');
    expect(expectSuccess(await server.as(user).post(document))).toEqual(
      expectSuccess(await server.as(user).post(list)),
    );
  });

  test('is refused without a sign-in', async () => {
    expect(await server.post(list)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});
