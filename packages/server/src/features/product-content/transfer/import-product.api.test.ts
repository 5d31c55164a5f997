import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outlineOf, readBenefits } from '../../../testing/benefits.ts';
import { expectProblem, expectSuccess, payloadOf } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import {
  exporting,
  exportOf,
  givenProduct,
  importing,
  type Item,
  previewing,
  previewOf,
} from '../../../testing/product-files.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { type ProductId, productKey } from '../../products/products.service.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  user = await given.user(server);
});
afterAll(async () => server.close());

const preview = (whose: GivenUser, file: string) => previewOf(server, whose, file);
const importFile = (whose: GivenUser, file: string, revision?: string) =>
  server.as(whose).post(importing, { file, revision });

/** Every row of the tenant that belongs to products, with its revision and authors. */
async function rowsOf({ tenantId }: GivenUser): Promise<unknown> {
  return Promise.all([
    server.sql`select * from products where tenant_id = ${tenantId} order by plan, type, version`,
    server.sql`select * from price_logics where tenant_id = ${tenantId} order by plan, type, version`,
    server.sql`select * from product_inputs where tenant_id = ${tenantId} order by plan, type, version`,
    server.sql`select * from benefits where tenant_id = ${tenantId} order by plan, type, version, position`,
    server.sql`select * from code_rules where tenant_id = ${tenantId} order by plan, type, version, code`,
    server.sql`select * from l10n where tenant_id = ${tenantId} order by key, locale`,
    server.sql`select * from insurers where tenant_id = ${tenantId} order by id`,
  ]);
}

function changed(file: string, change: (product: Record<string, unknown>) => void): string {
  const content = JSON.parse(file) as { products: Record<string, unknown>[] };
  content.products.forEach(change);
  return JSON.stringify(content);
}

describe('importProduct', () => {
  test('changes nothing when importing its own export', async () => {
    const { plan } = await givenProduct(server, user);
    await givenProduct(server, user, '2', plan);
    const before = await rowsOf(user);
    const file = await exportOf(server, user, { plan: { plan } });
    server.clock.pass(1000);
    const unchanged = { action: 'UNCHANGED', changes: [], problems: [] };
    expect((await preview(user, file)).products).toMatchObject([unchanged, unchanged]);
    expect(expectSuccess(await importFile(user, file))).toMatchObject({ products: [unchanged, unchanged] });
    expect(await rowsOf(user)).toEqual(before);
  });

  test('adds the products to another tenant, whose export is the same file', async () => {
    const id = await givenProduct(server, user);
    const file = await exportOf(server, user, { productId: id });
    const before = await rowsOf(user);
    const target = await given.user(server);
    const added = (await preview(target, file)).products;
    expect(added).toMatchObject([{ productId: id, action: 'ADDED', problems: [] }]);
    expect(added[0]?.changes).toEqual([
      { part: 'NEW_INSURER', action: 'ADDED', count: 1, names: ['Harbour 1'] },
      { part: 'STATUS', action: 'ADDED', count: 1, names: ['active'] },
      { part: 'INSURER', action: 'ADDED', count: 1, names: ['Harbour 1'] },
      { part: 'UNDERWRITING_LOGIC', action: 'ADDED', count: 1, names: [] },
      { part: 'PRICING_LOGIC', action: 'ADDED', count: 1, names: [] },
      { part: 'INPUT', action: 'ADDED', count: 2, names: ['trip.days', 'trip.zone'] },
      { part: 'BENEFIT', action: 'ADDED', count: 3, names: ['b', 'a / gold', 'a / basic'] },
      { part: 'DISCOUNT_CODE', action: 'ADDED', count: 1, names: ['Z'] },
      { part: 'LOADING_CODE', action: 'ADDED', count: 1, names: ['A'] },
      expect.objectContaining({ part: 'TEXT', action: 'ADDED', count: 4 }),
      { part: 'RATE_TABLE', action: 'ADDED', count: 1, names: ['base'] },
    ]);
    expect(await exportCount(target)).toBe(0);
    expectSuccess(await importFile(target, file));
    const withoutInsurerId = (text: string) => text.replace(/"insurer": \{\s*"id": "[^"]*"/, '"insurer": {');
    expect(withoutInsurerId(await exportOf(server, target, { productId: id }))).toBe(withoutInsurerId(file));
    expect(outlineOf(await readBenefits(server, target, id))).toBe('b(a[gold basic])');
    expect((await preview(target, file)).products).toMatchObject([{ action: 'UNCHANGED' }]);
    expect(await rowsOf(user)).toEqual(before);
  });

  test('lists the differences with their values in a preview, as many as requested', async () => {
    const id = await givenProduct(server, user);
    const file = changed(await exportOf(server, user, { productId: id }), (product) => {
      product['status'] = 'closed';
      product['pricing'] = { amountLogic: '{"+": [1, 3]}', currencyCode: 'HKD' };
      product['texts'] = Array.from({ length: 30 }, (_, index) => ({ key: `n${index}`, locale: 'en-US', value: 'n' }));
    });
    const query = `query ($file: String!, $limit: Int) {
      previewProductImport(contentJsonString: $file) { products {
        changes { count }
        differences(limit: $limit) { part action name before after(maxLength: 5) edits { message } }
      } }
    }`;
    const list = async (limit: number | undefined) => {
      const answer = expectSuccess(await server.as(user).post(query, { file, limit }));
      const { products } = answer as unknown as { products: { differences: object[] }[] };
      return products[0]?.differences ?? [];
    };
    const differences = await list(undefined);
    expect(differences.length).toBeGreaterThan(30);
    expect(differences.slice(0, 2)).toMatchObject([
      { part: 'STATUS', action: 'CHANGED', before: 'active', after: 'close…', edits: [] },
      { part: 'PRICING_LOGIC', action: 'CHANGED', edits: [{ message: expect.stringContaining('changed') }] },
    ]);
    expect(await list(1)).toEqual(differences.slice(0, 1));
    expect(await list(-1)).toEqual([]);
    expect(await list(1000)).toEqual(differences);
  });

  test('makes a product equal to the file, and leaves equal parts and other products unchanged', async () => {
    const id = await givenProduct(server, user);
    const file = await exportOf(server, user, { productId: id });
    const neighbour = await given.product(server, { ...user, plan: id.plan, version: '10', name: 'Neighbour' });
    const neighbourFile = await exportOf(server, user, { productId: neighbour });
    const wanted = changed(file, (product) => {
      const [b, gold] = product['benefits'] as object[];
      const [discount, loading] = product['codes'] as object[];
      product['status'] = null;
      product['pricing'] = null;
      product['inputs'] =
        '[{"path":"trip.zone","type":"text"},{"path":"trip.days","type":"integer","minimum":1,"label":{"en-US":"Days"}}]';
      product['benefits'] = [b, { ...gold, optionKey: 'silver' }, gold];
      product['codes'] = [loading, { ...discount, kind: 'loading' }];
      product['texts'] = [{ key: 'name', locale: 'zh-hk', value: '新' }];
    });
    const benefitsBefore = await readBenefits(server, user, id);
    expect((await preview(user, wanted)).products[0]?.changes.map(({ part, action }) => `${action} ${part}`)).toEqual([
      'REMOVED STATUS',
      'REMOVED PRICING_LOGIC',
      'CHANGED INPUT',
      'CHANGED INPUT_ORDER',
      'ADDED BENEFIT',
      'REMOVED BENEFIT',
      'REMOVED DISCOUNT_CODE',
      'ADDED LOADING_CODE',
      'CHANGED CODE_ORDER',
      'CHANGED TEXT',
      'REMOVED TEXT',
    ]);
    expectSuccess(await importFile(user, wanted));
    const after = JSON.parse(await exportOf(server, user, { productId: id })) as {
      products: Record<string, unknown>[];
    };
    expect(after.products[0]).toMatchObject({
      status: null,
      pricing: null,
      inputs: expect.stringMatching(/^\[\{"path":"trip.zone","type":"text"\},/) as string,
      benefits: [{ typeId: 'b' }, { optionKey: 'silver' }, { optionKey: 'gold' }],
      codes: [
        { kind: 'loading', code: 'A' },
        { kind: 'loading', code: 'Z' },
      ],
      texts: [{ key: 'name', locale: 'zh-HK', value: '新' }],
    });
    expect((await readBenefits(server, user, id))[0]?.revision).toBe(benefitsBefore[0]?.revision);
    expect(await exportOf(server, user, { productId: neighbour })).toBe(neighbourFile);
    expect((await preview(user, wanted)).products).toMatchObject([{ action: 'UNCHANGED' }]);
  });

  test('writes nothing when any part of the file is refused, and reports every reason', async () => {
    const { plan } = await givenProduct(server, user);
    await givenProduct(server, user, '2', plan);
    const file = changed(await exportOf(server, user, { plan: { plan } }), (product) => {
      product['status'] = 'changed';
      if ((product['productId'] as ProductId).version === '1') return;
      product['underwritingRules'] = '{';
      product['inputs'] = '[{"path":"days"}]';
      (product['benefits'] as Record<string, unknown>[]).forEach((benefit) => (benefit['parentTypeId'] = 'nowhere'));
      (product['codes'] as Record<string, unknown>[]).forEach((code) => (code['code'] = 'SAME'));
      (product['texts'] as Record<string, unknown>[]).forEach((text) => (text['locale'] = 'nonsense'));
    });
    const before = await rowsOf(user);
    const [first, second] = (await preview(user, file)).products;
    expect(first).toMatchObject({ action: 'CHANGED', problems: [] });
    expect(second).toMatchObject({ action: 'REFUSED', changes: [] });
    const result = await importFile(user, file);
    expect(payloadOf(result)['status']).toBe('failure');
    for (const [code, path] of [
      ['INVALID', 'products.1.underwritingRules'],
      ['INVALID', 'products.1.inputs.0.type'],
      ['NOT_FOUND', 'products.1.benefits.0.parentTypeId'],
      ['ALREADY_EXISTS', 'products.1.codes.1.code'],
      ['INVALID', 'products.1.texts.0.locale'],
    ] as const) {
      expectProblem(result, code, path);
      expect(second?.problems).toContainEqual(expect.objectContaining({ code, path }));
    }
    expect(await rowsOf(user)).toEqual(before);
  });

  test('reads a file of an earlier version, whose products have no inputs and no rate tables', async () => {
    const id = await givenProduct(server, user);
    const file = changed(await exportOf(server, user, { productId: id }), (product) => {
      delete product['inputs'];
      delete product['rateTables'];
    });
    expect((await preview(user, file)).products[0]?.changes).toEqual([
      { part: 'INPUT', action: 'REMOVED', count: 2, names: ['trip.days', 'trip.zone'] },
      { part: 'RATE_TABLE', action: 'REMOVED', count: 1, names: ['base'] },
    ]);
    expectSuccess(await importFile(user, file));
    expect((await preview(user, file)).products).toMatchObject([{ action: 'UNCHANGED' }]);
  });

  test('refuses a product or a text that occurs twice', async () => {
    const id = await givenProduct(server, user);
    const content = JSON.parse(await exportOf(server, user, { productId: id })) as { products: object[] };
    const twice = JSON.stringify({ ...content, products: [...content.products, ...content.products] });
    const result = await importFile(user, twice);
    expectProblem(result, 'ALREADY_EXISTS', 'products.1.productId');
    expectProblem(result, 'ALREADY_EXISTS', 'products.1.texts.0.key');
  });

  test('refuses a text that belongs to a product with a similar key', async () => {
    const id = await given.product(server, { ...user, type: 'a', name: 'Short' });
    const file = changed(await exportOf(server, user, { productId: id }), (product) => {
      product['texts'] = [{ key: 'benefits-x-name', locale: 'en-US', value: 'Mine' }];
    });
    await given.product(server, { ...user, plan: id.plan, type: 'a-benefits-x', name: 'Long' });
    expectProblem(await importFile(user, file), 'CONFLICT', 'products.0.texts.0.key');
  });

  test('assigns a text to a product of the file that takes it over from a later one', async () => {
    const short = await given.product(server, { ...user, type: 'a', name: 'Short' });
    const full = `${productKey({ ...short, type: 'a-benefits-x' })}-name`;
    const textKey = full.slice(productKey(short).length + 1);
    await given.text(server, { ...user, key: full, locale: 'en-US', value: 'Of the benefit' });
    const content = JSON.parse(await exportOf(server, user, { productId: short })) as {
      products: { productId: ProductId; texts: { key: string }[] }[];
    };
    const [product] = content.products;
    expect(product?.texts.map(({ key }) => key)).toContain(textKey);
    const long = { ...short, type: 'a-benefits-x' };
    const file = JSON.stringify({
      ...content,
      products: [
        { ...product, productId: long, texts: [{ key: 'name', locale: 'en-US', value: 'Long' }] },
        { ...product, texts: [{ key: 'name', locale: 'en-US', value: 'Short' }] },
      ],
    });
    expectSuccess(await importFile(user, file));
    expect(JSON.parse(await exportOf(server, user, { productId: long }))).toMatchObject({
      products: [{ texts: [{ key: 'name', value: 'Long' }] }],
    });
  });

  test.each([
    ['damaged', '{"format": "coverwright.products", ', 'INVALID'],
    ['of another format', '{"format": "other"}', 'INVALID'],
    ['too large', ' '.repeat(4_000_001), 'TOO_LONG'],
    ['too large in bytes', `"${'文'.repeat(1_500_000)}"`, 'TOO_LONG'],
    ['nested too deep', '['.repeat(100_000), 'LIMIT_EXCEEDED'],
  ])('refuses a file that is %s, as its preview does', async (_what, file, code) => {
    expectProblem(await server.as(user).post(previewing, { file }), code, 'contentJsonString');
    expectProblem(await importFile(user, file), code, 'contentJsonString');
  });

  test('refuses to overwrite a change that was made after the preview', async () => {
    const id = await givenProduct(server, user);
    const file = changed(
      await exportOf(server, user, { productId: id }),
      (product) => (product['status'] = 'imported'),
    );
    const { revision } = await preview(user, file);
    await given.text(server, { ...user, key: `${productKey(id)}-name`, locale: 'en-US', value: 'Meanwhile' });
    expectProblem(await importFile(user, file, revision), 'CONFLICT', 'expectedRevision');
    expectSuccess(await importFile(user, file, (await preview(user, file)).revision));
  });

  test('adds everything once when the same file is imported twice at the same time', async () => {
    const id = await givenProduct(server, user);
    const target = await given.user(server);
    const file = await exportOf(server, user, { productId: id });
    const results = await Promise.all([importFile(target, file), importFile(target, file)]);
    const actions = results.map((result) => (expectSuccess(result) as { products: Item[] }).products[0]?.action);
    expect(new Set(actions)).toEqual(new Set(['ADDED', 'UNCHANGED']));
    expect(await server.sql`select 1 from insurers where tenant_id = ${target.tenantId}`).toHaveLength(1);
    expect((await preview(target, file)).products).toMatchObject([{ action: 'UNCHANGED' }]);
  });

  test('adds an insurer only if permitted, and refuses an ambiguous name', async () => {
    const id = await givenProduct(server, user);
    const file = await exportOf(server, user, { productId: id });
    const target = await given.user(server);
    const editor = await given.user(server, { tenantId: target.tenantId, role: 'PRODUCT_EDITOR' });
    const [refused] = (await preview(editor, file)).products;
    expect(refused?.problems).toMatchObject([{ code: 'NOT_FOUND', path: 'products.0.insurer.name' }]);
    expectProblem(await importFile(editor, file), 'NOT_FOUND', 'products.0.insurer.name');
    const known = await given.insurer(server, { ...target, name: 'Harbour 1' });
    expectSuccess(await importFile(editor, file));
    expect(await exportOf(server, target, { productId: id })).toContain(known.id);
    await server.sql`delete from products where tenant_id = ${target.tenantId}`;
    await given.insurer(server, { ...target, name: 'Harbour 1' });
    expectProblem(await importFile(target, file), 'CONFLICT', 'products.0.insurer.name');
  });

  test('requires the right to write products in the target tenant', async () => {
    const id = await givenProduct(server, user);
    const file = await exportOf(server, user, { productId: id });
    const viewer = await given.user(server, { tenantId: user.tenantId, role: 'VIEWER' });
    expect(await exportOf(server, viewer, { productId: id })).toBe(file);
    expectProblem(await server.as(viewer).post(previewing, { file }), 'FORBIDDEN');
    expectProblem(await importFile(viewer, file), 'FORBIDDEN');
    const client = await given.user(server, { tenantId: user.tenantId, role: 'API_CLIENT' });
    expectProblem(await server.as(client).post(exporting, { productId: id }), 'FORBIDDEN');
    expect((await server.post(importing, { file })).status).toBe(401);
  });

  test('respects the limits of the tenant', async () => {
    const id = await givenProduct(server, user);
    const file = await exportOf(server, user, { productId: id });
    const target = await given.user(server);
    await server.sql`insert into tenant_limits (tenant_id, name, max) values (${target.tenantId}, 'records', 5)`;
    expectProblem(await importFile(target, file), 'LIMIT_EXCEEDED');
    expect(await exportCount(target)).toBe(0);
  });
});

async function exportCount(whose: GivenUser): Promise<number> {
  const counted = await server.as(whose).post('{ products_2 { totalCount } }');
  return (expectSuccess(counted) as { totalCount: number }).totalCount;
}
