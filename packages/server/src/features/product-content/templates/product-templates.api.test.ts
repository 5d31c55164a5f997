import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productTemplate } from '../../../graphql/generated/schema-types.ts';
import { expectProblem, expectSuccess } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { exportOf } from '../../../testing/product-files.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
});
afterAll(async () => server.close());

const create = `mutation ($product: createProductInput) { createProduct(product: $product) {
  name underwritingRules pricing { amountLogic currencyCode } inputs { inputsJsonString }
  rateTables { name rowCount problems { code } } benefitGraph { typeId } } }`;

const quote = `query ($where: productWhereInput, $values: String!) { products_2(where: $where) { list {
  pricing(valuesJsonString: $values) { formattedPrice missingVariables }
  underwritingDecision(valuesJsonString: $values) { decision rejectionCodes } } } }`;

const newId = () => ({ plan: 'from_template', type: 'new', version: crypto.randomUUID() });

interface Sample {
  readonly values: object;
  readonly price: string;
  /** The rejection codes; without them, the template has no underwriting logic. */
  readonly codes?: readonly string[];
}

const samples: Readonly<Record<productTemplate, readonly Sample[]>> = {
  BY_AGE: [
    { values: { insured: { age: 35 } }, price: 'HKD 1,900.00', codes: [] },
    { values: { insured: { age: 17, smoker: true } }, price: 'HKD 1,500.00', codes: [] },
    { values: { insured: { age: 18 } }, price: 'HKD 1,500.00', codes: [] },
    { values: { insured: { age: 66, smoker: true } }, price: 'HKD 7,750.00', codes: ['SMOKER_ABOVE_AGE_65'] },
    { values: { insured: { age: 76 } }, price: 'HKD 9,800.00', codes: ['AGE_ABOVE_LIMIT'] },
  ],
  BY_ZONE_AND_DURATION: [
    { values: { trip: { zone: 'asia', days: 7 } }, price: 'HKD 118.00', codes: [] },
    { values: { trip: { zone: 'europe', days: 8, travelers: 3 } }, price: 'HKD 756.00', codes: [] },
    { values: { trip: { zone: 'worldwide', days: 91 } }, price: 'HKD 860.00', codes: ['TRIP_TOO_LONG'] },
    { values: { trip: { zone: 'asia', days: 181 } }, price: 'HKD 520.00', codes: ['TRIP_TOO_LONG'] },
  ],
  FLAT: [
    { values: {}, price: 'HKD 480.00' },
    { values: { cover: { plan: 'plus' } }, price: 'HKD 720.00' },
  ],
};

describe.each(Object.values(productTemplate))('a product of the template %s', (template) => {
  test('has inputs, a table without problems, and logic, and gives prices and decisions', async () => {
    const productId = newId();
    const product = expectSuccess(
      await server.as(user).post(create, { product: { productId, template, name: 'Begun' } }),
    );
    expect(product).toMatchObject({ name: 'Begun', pricing: { currencyCode: 'HKD' }, benefitGraph: [] });
    const { rateTables, inputs } = product as { rateTables: object[]; inputs: { inputsJsonString: string } };
    expect(rateTables).toEqual([{ name: expect.any(String), rowCount: expect.any(Number), problems: [] }]);
    expect(JSON.parse(inputs.inputsJsonString)).not.toEqual([]);
    for (const { values, price, codes } of samples[template]) {
      const asked = { where: { id_in: [productId] }, values: JSON.stringify(values) };
      expect(expectSuccess(await server.as(user).post(quote, asked)), asked.values).toEqual({
        list: [
          {
            pricing: { formattedPrice: price, missingVariables: [] },
            underwritingDecision:
              codes === undefined
                ? { decision: null, rejectionCodes: null }
                : { decision: codes.length > 0 ? 'decline' : 'accept', rejectionCodes: codes },
          },
        ],
      });
    }
  });

  test('has labels in both languages, and is exported with its table', async () => {
    const productId = newId();
    expectSuccess(await server.as(user).post(create, { product: { productId, template } }));
    const file = await exportOf(server, user, { productId });
    expect(file).toContain('zh-HK');
    expect(file).toContain('rateTables');
  });
});

describe('createProduct with a template', () => {
  test('prefers underwriting rules that are sent, and adds benefits', async () => {
    const product = {
      productId: newId(),
      template: 'BY_AGE',
      underwritingRules: 'true',
      benefitInputs: [{ typeId: 'a' }],
    };
    const created = expectSuccess(await server.as(user).post(create, { product }));
    expect(created).toMatchObject({ underwritingRules: 'true', benefitGraph: [{ typeId: 'a' }] });
  });

  test('is empty without one', async () => {
    const created = expectSuccess(await server.as(user).post(create, { product: { productId: newId() } }));
    expect(created).toMatchObject({ underwritingRules: null, pricing: null, inputs: null, rateTables: [] });
  });

  test('refuses a template for a copy, and stores nothing', async () => {
    const [source, productId] = [await given.product(server, user), newId()];
    const product = { productId, copyOf: source, template: 'FLAT' };
    expectProblem(await server.as(user).post(create, { product }), 'INVALID', 'product.template');
    expect(await server.sql`select 1 from products where version = ${productId.version}`).toEqual([]);
  });

  test('refuses a template that does not exist', async () => {
    const result = await server.as(user).post(create, { product: { productId: newId(), template: 'BY_MOON' } });
    expect(result.errors).not.toEqual([]);
  });
});
