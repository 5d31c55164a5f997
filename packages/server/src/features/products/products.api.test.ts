import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
});
afterAll(async () => server.close());

const create = `mutation ($product: createProductInput) { createProduct(product: $product) {
  productId { plan type version } name status revision insurer { id name } underwritingRules underwritingRulesJson
  createdAt createdBy { id username email } lastModifiedAt lastModifiedBy { username }
} }`;
const read = `query ($where: productWhereInput) { products_2(where: $where) { totalCount list {
  productId { plan type version } name status revision insurer { id } description underwritingRules
} } }`;

/** The number of the tenant's rows in each table. */
async function countRows(tenantId: string) {
  const [row] = await server.database.asOwner((transaction) =>
    transaction.execute<Record<string, number>>(sql`
      select (select count(*)::integer from products where tenant_id = ${tenantId}) as products,
        (select count(*)::integer from benefits where tenant_id = ${tenantId}) as benefits,
        (select count(*)::integer from price_logics where tenant_id = ${tenantId}) as "priceLogics",
        (select count(*)::integer from code_rules where tenant_id = ${tenantId}) as codes,
        (select count(*)::integer from l10n where tenant_id = ${tenantId}) as texts`),
  );
  return row;
}

describe('createProduct', () => {
  test.each(['plan', 'type', 'version'])(
    'refuses the same %s in another form of Unicode, but not for another tenant',
    async (part) => {
      const base = { plan: 'unicode', type: part, version: '1' };
      const composed = { ...base, [part]: `caf\u00e9 ${part}` };
      const decomposed = { ...base, [part]: `cafe\u0301 ${part}` };
      expectSuccess(await server.as(user).post(create, { product: { productId: decomposed } }));
      const again = await server.as(user).post(create, { product: { productId: composed } });
      expectProblem(again, 'ALREADY_EXISTS', 'product.productId');
      const plain = { ...base, [part]: `cafe ${part}` };
      expectSuccess(await server.as(user).post(create, { product: { productId: plain } }));
      expectSuccess(await server.as(await given.user(server)).post(create, { product: { productId: composed } }));
    },
  );

  test('compares names in one form of Unicode, however the characters of each are composed', async () => {
    const id = (plan: string) => ({ productId: { plan, type: 'mixed', version: '1' } });
    for (const [first, again] of [
      ['\u00e9te\u0301', '\u00e9t\u00e9'],
      ['\u212a1', 'K1'],
    ] as const) {
      expectSuccess(await server.as(user).post(create, { product: id(first) }));
      const result = await server.as(user).post(create, { product: id(again) });
      expectProblem(result, 'ALREADY_EXISTS', 'product.productId');
    }
  });

  test('returns the complete product and stores it', async () => {
    const insurer = await given.insurer(server, user);
    const productId = { plan: 'travel_plus', type: 'single_trip', version: '2027.1' };
    const underwritingRules = '{ ">" : [1,\t2] }';
    const product = { productId, name: ' Travel Plus ', insurerId: insurer.id, status: 'draft', underwritingRules };
    const result = expectSuccess(await server.as(user).post(create, { product }));
    expect(result).toMatchObject({
      productId,
      name: ' Travel Plus ',
      status: 'draft',
      underwritingRules,
      underwritingRulesJson: underwritingRules,
      insurer: { id: insurer.id, name: insurer.name },
      createdBy: { id: user.userId, username: user.email, email: user.email },
      lastModifiedBy: { username: user.email },
    });
    expect(result['revision']).toMatch(/^[0-9a-f]{32}$/);
    expect(result['createdAt']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const found = expectSuccess(await server.as(user).post(read, { where: { productId } }));
    expect(found).toMatchObject({ totalCount: 1, list: [{ productId, name: ' Travel Plus ', underwritingRules }] });
  });

  test('without a version uses the empty version, and without a name shows its key', async () => {
    const result = await server.as(user).post(create, { product: { productId: { plan: 'bare', type: 'home' } } });
    expect(expectSuccess(result)).toMatchObject({
      productId: { plan: 'bare', type: 'home', version: '' },
      name: 'products-bare||home-name',
      insurer: null,
      status: null,
    });
  });

  test('reports all problems together, each at its path', async () => {
    const result = await server.as(user).post(create, {
      product: {
        productId: { plan: '', type: 'a|b', version: 'v'.repeat(101) },
        name: 'n'.repeat(1001),
        status: 's'.repeat(1001),
        underwritingRules: '{ "if": ]',
        benefitInputs: [
          { typeId: '' },
          { typeId: 'x', parentTypeId: 'nowhere' },
          { typeId: 'y', valueJsonString: '{' },
        ],
      },
    });
    expectProblem(result, 'REQUIRED', 'product.productId.plan');
    expectProblem(result, 'INVALID', 'product.productId.type');
    expectProblem(result, 'TOO_LONG', 'product.productId.version');
    expectProblem(result, 'TOO_LONG', 'product.name');
    expectProblem(result, 'TOO_LONG', 'product.status');
    expectProblem(result, 'INVALID', 'product.underwritingRules');
    expectProblem(result, 'REQUIRED', 'product.benefitInputs.0.typeId');
    expectProblem(result, 'NOT_FOUND', 'product.benefitInputs.1.parentTypeId');
    expectProblem(result, 'INVALID', 'product.benefitInputs.2.valueJsonString');
    expect(result.data).toEqual({ createProduct: null });
    expect(result.code).toBe('REQUIRED');
  });

  test('requires a product', async () => {
    expectProblem(await server.as(user).post(create, {}), 'REQUIRED', 'product');
  });

  test.each(['a|b', 'a/b', 'a\u0007b', 'a\u0085b', 'line\nbreak', '.', '..'])('refuses %j in an id', async (part) => {
    const result = await server
      .as(user)
      .post(create, { product: { productId: { plan: part, type: part, version: part } } });
    expectProblem(result, 'INVALID', 'product.productId.plan');
    expectProblem(result, 'INVALID', 'product.productId.type');
    expectProblem(result, 'INVALID', 'product.productId.version');
  });

  test('refuses the version that addresses use for none', async () => {
    const result = await server
      .as(user)
      .post(create, { product: { productId: { plan: 'p', type: 't', version: '-' } } });
    expectProblem(result, 'INVALID', 'product.productId.version');
  });

  test('explains why a NUL is refused', async () => {
    const result = await server.as(user).post(create, { product: { productId: { plan: 'a\0b', type: 't' } } });
    expectProblem(result, 'INVALID', 'product.productId.plan');
  });

  test('refuses an id that exists, including the empty version sent as null', async () => {
    const productId = await given.product(server, user);
    const again = { productId: { ...productId, version: null } };
    expectProblem(await server.as(user).post(create, { product: again }), 'ALREADY_EXISTS', 'product.productId');
  });

  test('accepts one of many concurrent creations of an id and refuses the others', async () => {
    const product = { productId: { plan: 'race', type: 't' }, name: 'Race', benefitInputs: [{ typeId: 'x' }] };
    const asked = Array.from({ length: 6 }, () => server.as(user).post(create, { product }));
    const results = await Promise.all(asked);
    const failed = results.filter((result) => result.errors.length > 0);
    expect(failed).toHaveLength(5);
    for (const result of failed) expectProblem(result, 'ALREADY_EXISTS', 'product.productId');
  });

  test('reports an unknown insurer and a taken id together', async () => {
    const productId = await given.product(server, user);
    const result = await server.as(user).post(create, { product: { productId, insurerId: 'nobody' } });
    expectProblem(result, 'NOT_FOUND', 'product.insurerId');
    expectProblem(result, 'ALREADY_EXISTS', 'product.productId');
  });

  test("cannot see another tenant's insurer, and may use another tenant's id", async () => {
    const stranger = await given.user(server);
    const insurer = await given.insurer(server, stranger);
    const productId = await given.product(server, stranger);
    const refused = await server.as(user).post(create, { product: { productId, insurerId: insurer.id } });
    expectProblem(refused, 'NOT_FOUND', 'product.insurerId');
    expectSuccess(await server.as(user).post(create, { product: { productId } }));
  });

  test('writes the name in the first locale of the request', async () => {
    const product = { productId: { plan: 'zh', type: 't' }, name: '旅遊樂' };
    const result = await server.as(user).post(create, { product }, { 'accept-language': 'zh-HK,en-US;q=0.8' });
    expect(expectSuccess(result)).toMatchObject({ name: '旅遊樂' });
    const inEnglish = await server.as(user).post(read, { where: { productId: { plan: 'zh' } } });
    expect(expectSuccess(inEnglish)).toMatchObject({ list: [{ name: 'products-zh||t-name' }] });
  });

  test('stores nothing when its texts cannot be written', async () => {
    const tenantId = await given.tenant(server);
    const owner = await given.user(server, { tenantId });
    await server.database.asOwner(async (transaction) => {
      await transaction.execute(sql`
        create or replace function refuse_text() returns trigger language plpgsql as $$
        begin
          if new.value = 'a text that cannot be written' then raise exception 'no space left'; end if;
          return new;
        end $$`);
      await transaction.execute(
        sql`create or replace trigger refuse_text before insert on l10n for each row execute function refuse_text()`,
      );
    });
    const product = {
      productId: { plan: 'half', type: 't' },
      name: 'a text that cannot be written',
      benefitInputs: [{ typeId: 'x' }],
    };
    const result = await server.as(owner).post(create, { product });
    expect(result.code).toBe('INTERNAL');
    expect(JSON.stringify(result.errors)).not.toContain('no space left');
    expect(await countRows(tenantId)).toEqual({ products: 0, benefits: 0, priceLogics: 0, codes: 0, texts: 0 });
  });

  test('is refused without a sign-in', async () => {
    const result = await server.post(create, { product: { productId: { plan: 'p', type: 't' } } });
    expect(result).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});

const remove = `mutation ($id: productIdInput!, $revision: String) {
  deleteProduct(productId: $id, expectedRevision: $revision) { status errors errors_2 { code message path } } }`;

describe('deleteProduct', () => {
  test('deletes everything that belongs to the product', async () => {
    const owner = await given.user(server);
    const id = await given.product(server, { ...owner, name: 'N', benefitInputs: [{ typeId: 'x' }] });
    await given.priceLogic(server, { ...owner, productId: id });
    const code = { name: 'N', calculationLogic: '[1,"HKD"]' };
    await given.codeRules(server, {
      ...owner,
      productId: id,
      discount: [{ ...code, code: 'D' }],
      loading: [{ ...code, code: 'L' }],
    });
    const product = `products-${id.plan}||${id.type}`;
    for (const key of [
      `${product}-benefits-x-name`,
      `${product}-benefits-x-options-o-format`,
      `${product}-description`,
    ]) {
      await given.text(server, { ...owner, key, locale: 'zh-HK', value: 'v' });
    }
    expect(await countRows(owner.tenantId)).toEqual({ products: 1, benefits: 1, priceLogics: 1, codes: 2, texts: 4 });
    expectSuccess(await server.as(owner).post(remove, { id }));
    expect(await countRows(owner.tenantId)).toEqual({ products: 0, benefits: 0, priceLogics: 0, codes: 0, texts: 0 });
  });

  test.each([
    ['a pattern', { plan: 'a_b', type: 't', version: '1' }, { plan: 'axb', type: 't', version: '1' }],
    ['a percent sign', { plan: '%', type: 't', version: '1' }, { plan: 'all', type: 't', version: '1' }],
    ['a longer version', { plan: 'p', type: 't', version: '1' }, { plan: 'p', type: 't', version: '10' }],
    ['a longer type', { plan: 'p', type: 't', version: '1' }, { plan: 'p', type: 't-benefits-x', version: '1' }],
    ['a longer type without a dash', { plan: 'p', type: 't', version: '1' }, { plan: 'p', type: 'tt', version: '1' }],
    ['a longer plan', { plan: 'p', type: 't', version: '1' }, { plan: 'pp', type: 't', version: '1' }],
    ['no version', { plan: 'p', type: 't', version: '' }, { plan: 'p', type: 't', version: '1' }],
    ['a shorter type', { plan: 'p', type: 't-benefits-y', version: '1' }, { plan: 'p', type: 't', version: '1' }],
  ])('leaves a product with %s unchanged', async (_what, id, neighbour) => {
    const owner = await given.user(server);
    for (const productId of [id, neighbour]) {
      await given.product(server, { ...owner, ...productId, name: 'Named', benefitInputs: [{ typeId: 'y' }] });
      await given.priceLogic(server, { ...owner, productId });
      const key = `products-${productId.plan}|${productId.version}|${productId.type}-benefits-y-name`;
      await given.text(server, { ...owner, key, locale: 'en-US', value: 'Benefit' });
    }
    expectSuccess(await server.as(owner).post(remove, { id }));
    expect(await countRows(owner.tenantId)).toEqual({ products: 1, benefits: 1, priceLogics: 1, codes: 0, texts: 2 });
    const left = await server
      .as(owner)
      .post('{ products_2 { list { productId { plan type version } name benefitGraph { name } } } }');
    expect(expectSuccess(left)).toEqual({
      list: [{ productId: neighbour, name: 'Named', benefitGraph: [{ name: 'Benefit' }] }],
    });
  });

  test('refuses a revision that is not the current one', async () => {
    const id = await given.product(server, user);
    expectProblem(await server.as(user).post(remove, { id, revision: 'old' }), 'CONFLICT', 'expectedRevision');
  });

  test("treats another tenant's product and a deleted one as not found", async () => {
    const stranger = await given.user(server);
    const id = await given.product(server, stranger);
    expectProblem(await server.as(user).post(remove, { id }), 'NOT_FOUND', 'productId');
    expectSuccess(await server.as(stranger).post(remove, { id }));
    expectProblem(await server.as(stranger).post(remove, { id }), 'NOT_FOUND', 'productId');
  });

  test('is refused without a sign-in', async () => {
    const result = await server.post(remove, { id: { plan: 'p', type: 't' } });
    expect(result).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});
