import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { exporting, exportOf, givenProduct, previewing } from '../../../testing/product-files.ts';
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

describe('exportProduct', () => {
  test('checks limits by stored sizes, before reading any content', async () => {
    const id = await given.product(server, { ...user, name: 'Long' });
    for (const locale of ['zh-HK', 'fr-FR'])
      await given.text(server, { ...user, key: `${productKey(id)}-description`, locale, value: 'x'.repeat(4_500_000) });
    const { message } = expectProblem(
      await server.as(user).post(exporting, { productId: id }),
      'LIMIT_EXCEEDED',
      'productId',
    );
    expect(message).toContain('more than 8,000,000 bytes');
    const file = JSON.stringify({
      format: 'coverwright.products',
      formatVersion: 1,
      products: [
        {
          productId: id,
          status: null,
          insurer: null,
          underwritingRules: null,
          pricing: null,
          benefits: [],
          codes: [],
          texts: [],
        },
      ],
    });
    expectProblem(await server.as(user).post(previewing, { file }), 'LIMIT_EXCEEDED', 'contentJsonString');
  });

  test('writes a product with everything that belongs to it', async () => {
    const id = await givenProduct(server, user);
    const content = JSON.parse(await exportOf(server, user, { productId: id })) as { products: object[] };
    expect(content).toMatchObject({ format: 'coverwright.products', formatVersion: 1 });
    expect(content.products).toEqual([
      {
        productId: id,
        status: 'active',
        effectiveFrom: null,
        insurer: { id: expect.any(String) as string, name: 'Harbour 1' },
        underwritingRules: '{"if": [true, 1.50, 2]}',
        inputs: expect.stringMatching(/^\[\{"path":"trip.days",.*"level":"refuse"\}\]$/) as string,
        pricing: { amountLogic: '{"+": [1, 2.50]}', currencyCode: 'HKD' },
        benefits: [
          expect.objectContaining({ typeId: 'b', optionKey: null, currencyCode: 'HKD', valueJsonString: '{"x": 1.0}' }),
          expect.objectContaining({ typeId: 'a', optionKey: 'gold', parentTypeId: 'b', parentOptionKeys: ['x'] }),
          expect.objectContaining({ typeId: 'a', optionKey: 'basic', isValueInput: true }),
        ],
        codes: [
          { kind: 'discount', code: 'Z', name: 'Last letter', description: null, calculationLogic: '[1,"HKD"]' },
          { kind: 'loading', code: 'A', name: 'First letter', description: 'Of the alphabet', calculationLogic: '2' },
        ],
        rateTables: [
          {
            name: 'base',
            keys: [{ name: 'key', match: 'exact', type: 'text' }],
            values: [{ name: 'factor', unit: { kind: 'factor' } }],
            rows: 'key,factor\nasia,1.5\neurope,2.25\n',
          },
        ],
        texts: [
          { key: 'benefits-a-options-gold-format', locale: 'zh-HK', value: '金' },
          { key: 'description', locale: 'en-US', value: 'About it' },
          { key: 'name', locale: 'en-US', value: 'Travel' },
          { key: 'name', locale: 'zh-HK', value: '旅遊' },
        ],
      },
    ]);
  });

  test('writes every product of a plan, or of one of its types, in a fixed order', async () => {
    const { plan } = await given.product(server, { ...user, type: 'b', version: '2' });
    for (const [type, version] of [
      ['b', '1'],
      ['a', '9'],
    ] as const) {
      await given.product(server, { ...user, plan, type, version });
    }
    await given.product(server, { ...user, plan: `${plan}-2` });
    const idsOf = async (wanted: object) =>
      (
        expectSuccess(await server.as(user).post(exporting, { plan: wanted })) as { productIds: ProductId[] }
      ).productIds.map(({ type, version }) => `${type} ${version}`);
    expect(await idsOf({ plan })).toEqual(['a 9', 'b 1', 'b 2']);
    expect(await idsOf({ plan, type: 'b' })).toEqual(['b 1', 'b 2']);
  });

  test('refuses missing products, those of another tenant, and a call without a product or with two', async () => {
    const id = await givenProduct(server, user);
    const other = await given.user(server);
    expectProblem(await server.as(other).post(exporting, { productId: id }), 'NOT_FOUND', 'productId');
    expectProblem(await server.as(other).post(exporting, { plan: { plan: id.plan } }), 'NOT_FOUND', 'plan');
    expectProblem(await server.as(user).post(exporting, { plan: { plan: id.plan, type: 'x' } }), 'NOT_FOUND', 'plan');
    expectProblem(await server.as(user).post(exporting, {}), 'REQUIRED', 'productId');
    const both = { productId: id, plan: { plan: id.plan } };
    expectProblem(await server.as(user).post(exporting, both), 'INVALID', 'productId');
    expect((await server.post(exporting, { productId: id })).status).toBe(401);
  });

  test('refuses a product whose file would be too large', async () => {
    const id = await given.product(server, { ...user, underwritingRules: `"${'x'.repeat(1_900_000)}"` });
    await given.text(server, { ...user, key: `${productKey(id)}-name`, locale: 'en-US', value: '文'.repeat(800_000) });
    const { message } = expectProblem(await server.as(user).post(exporting, { productId: id }), 'LIMIT_EXCEEDED');
    expect(message).toMatch(/The file would have 4,300,\d+ bytes; the maximum is 4,000,000/);
  });
});
