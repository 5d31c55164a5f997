import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outlineOf, readBenefits } from '../../testing/benefits.ts';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { type ProductId, productKey } from './products.service.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
});
afterAll(async () => server.close());

const create = `mutation ($product: createProductInput) { createProduct(product: $product) {
  name status underwritingRules inputs { inputsJsonString revision } pricing { amountLogic currencyCode } discountCodes { code name calculationLogic }
  loadingCodes { code } } }`;

async function givenSource(): Promise<ProductId> {
  const benefitInputs = [
    { typeId: 'a', valueJsonString: '1000', currencyCode: 'HKD' as const },
    { typeId: 'b', parentTypeId: 'a', optionKey: 'o' },
  ];
  const id = await given.product(server, {
    ...user,
    version: '1',
    name: 'Source',
    status: 'active',
    underwritingRules: 'true',
    benefitInputs,
  });
  await given.priceLogic(server, { ...user, productId: id, amountLogic: '{"+":[1,2]}' });
  for (const [rest, locale, value] of [
    ['-name', 'zh-HK', '來源'],
    ['-description', 'en-US', 'About it'],
    ['-benefits-a-name', 'zh-HK', '行李'],
    ['-benefits-b-options-o-format', 'en-US', 'Gold'],
  ] as const) {
    await given.text(server, { ...user, key: `${productKey(id)}${rest}`, locale, value });
  }
  return id;
}

async function textsUnder(prefix: string) {
  const rows = await server.sql<{ key: string; locale: string; value: string }>`
    select key, locale, value from l10n where tenant_id = ${user.tenantId} and starts_with(key, ${prefix}) order by 1, 2`;
  return rows.map(({ key, locale, value }) => `${key.slice(prefix.length)} ${locale} ${value}`);
}

describe('createProduct as a copy', () => {
  test('copies benefits, logic, inputs, codes and texts, under the given name', async () => {
    const source = await givenSource();
    await given.codeRules(server, {
      ...user,
      productId: source,
      discount: [{ code: 'EARLY', name: 'Early bird', calculationLogic: '[1,"HKD"]' }],
      loading: [{ code: 'SPORTS', name: 'Sports', calculationLogic: '[2,"HKD"]' }],
    });
    await given.inputs(server, { ...user, productId: source, inputs: [{ path: 'days', type: 'integer' }] });
    const productId = { ...source, version: '2' };
    const copied = await server.as(user).post(create, { product: { productId, copyOf: source, name: 'Copy' } });
    expect(expectSuccess(copied)).toEqual({
      name: 'Copy',
      status: null,
      underwritingRules: 'true',
      inputs: { inputsJsonString: '[{"path":"days","type":"integer"}]', revision: expect.any(String) as string },
      pricing: { amountLogic: '{"+":[1,2]}', currencyCode: 'HKD' },
      discountCodes: [{ code: 'EARLY', name: 'Early bird', calculationLogic: '[1,"HKD"]' }],
      loadingCodes: [{ code: 'SPORTS' }],
    });
    const benefits = await readBenefits(server, user, productId, 'zh-HK');
    expect(outlineOf(benefits)).toBe('a(b[o])');
    expect(benefits[0]).toMatchObject({ rawData: '1000', currencyCode: 'HKD', name: '行李' });
    expect(benefits[0]?.revision).not.toBe((await readBenefits(server, user, source))[0]?.revision);
    expect(await textsUnder(productKey(productId))).toEqual([
      '-benefits-a-name zh-HK 行李',
      '-benefits-b-options-o-format en-US Gold',
      '-description en-US About it',
      '-name en-US Copy',
      '-name zh-HK 來源',
    ]);
    expect(await textsUnder(productKey(source))).toContain('-name en-US Source');
  });

  test('retains the other given fields, and does not change its source', async () => {
    const source = await givenSource();
    const productId = { ...source, plan: `${source.plan}-copy` };
    const product = { productId, copyOf: source, underwritingRules: 'false', status: 'draft' };
    expect(expectSuccess(await server.as(user).post(create, { product }))).toMatchObject({
      underwritingRules: 'false',
      status: 'draft',
      name: 'Source',
    });
  });

  test('leaves out the texts of products with similar keys', async () => {
    const source = await givenSource();
    await given.product(server, { ...user, ...source, type: `${source.type}-benefits-z`, name: 'Neighbour' });
    const productId = { ...source, version: '2' };
    expectSuccess(await server.as(user).post(create, { product: { productId, copyOf: source } }));
    expect((await textsUnder(productKey(productId))).join()).not.toContain('Neighbour');
  });

  test('refuses itself, additional benefits, and a source that does not exist', async () => {
    const source = await givenSource();
    const productId = { ...source, version: '2' };
    const ask = async (product: object) => server.as(user).post(create, { product: { productId, ...product } });
    const itself = { ...source, version: '2' };
    expectProblem(await ask({ copyOf: itself }), 'INVALID', 'product.copyOf');
    expectProblem(await ask({ copyOf: source, benefitInputs: [{ typeId: 'x' }] }), 'INVALID', 'product.copyOf');
    expectProblem(await ask({ copyOf: { ...source, version: '9' } }), 'NOT_FOUND', 'product.copyOf');
    const stranger = await given.user(server);
    const theirs = await given.product(server, stranger);
    expectProblem(await ask({ copyOf: theirs }), 'NOT_FOUND', 'product.copyOf');
    const taken = await ask({ productId: source, copyOf: { plan: 'none', type: 't' } });
    expectProblem(taken, 'ALREADY_EXISTS', 'product.productId');
    expectProblem(taken, 'NOT_FOUND', 'product.copyOf');
    expect(await textsUnder(productKey(productId))).toEqual([]);
  });

  test('is created completely or not at all', async () => {
    const source = await givenSource();
    await given.text(server, {
      ...user,
      key: `${productKey(source)}-note`,
      locale: 'en-US',
      value: 'not to be copied',
    });
    await server.sql`create or replace function refuse_copy() returns trigger language plpgsql as $$
      begin
        if new.value = 'not to be copied' then raise exception 'no space left'; end if;
        return new;
      end $$`;
    await server.sql`create trigger refuse_copy before insert on l10n for each row execute function refuse_copy()`;
    const productId = { ...source, version: '2' };
    const result = await server.as(user).post(create, { product: { productId, copyOf: source, name: 'Copy' } });
    expect(result.code).toBe('INTERNAL');
    await server.sql`drop trigger refuse_copy on l10n`;
    expect(await textsUnder(productKey(productId))).toEqual([]);
    expectSuccess(await server.as(user).post(create, { product: { productId } }));
    expect(await readBenefits(server, user, productId)).toEqual([]);
  });

  test('explains why keys that would be too long are refused', async () => {
    const source = await givenSource();
    const note = `${productKey(source)}-${'n'.repeat(600)}`;
    await given.text(server, { ...user, key: note, locale: 'en-US', value: 'v' });
    const productId = { plan: 'p'.repeat(100), type: 't'.repeat(100), version: '1' };
    const result = await server.as(user).post(create, { product: { productId, copyOf: source } });
    expectProblem(result, 'TOO_LONG', 'product.productId');
  });
});
