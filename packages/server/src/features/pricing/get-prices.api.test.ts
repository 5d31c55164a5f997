// The query with which existing product websites request prices.
import { afterAll, beforeAll, expect, test } from 'vitest';
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

const figures = 'originalPrice formattedOriginalPrice formattedFlat';
const codes = `appliedDiscounts { calculationLogic code ratio flat order ${figures} }
  appliedTaxes { code name ratio flat order ${figures} }`;
const getPrices = `query getPrices($where: productWhereInput, $values: [keyValueInput], $discountCodes: [String],
    $benefitOptions: [benefitOptionInput], $benefitTypeIds: [String], $hasAdvisorId: Boolean = false) {
  products: products_2(where: $where, values: $values) {
    list {
      name
      productId { plan type version }
      pricing(values: $values, benefitOptions: $benefitOptions, discountCodes: $discountCodes) {
        formattedPrice originalPrice formattedOriginalPrice amount currencyCode ${codes}
        indicativePrices @include(if: $hasAdvisorId) {
          type amount currencyCode formattedOriginalPrice formattedPrice originalPrice ${codes}
        }
      }
      insurer { id name detailedName logoUrls { typeC } }
      benefits(typeIds: $benefitTypeIds) {
        options { benefitTypeId key detailedValue }
        parentTypeId rawData typeId value detailedValue
      }
    }
  }
}`;

interface Listed {
  readonly pricing: Record<string, unknown>;
  readonly insurer: Record<string, unknown>;
  readonly benefits: readonly { readonly typeId: string }[];
}

const logic = '{"+":[{"var":"days"},{"if":[{"==":[{"var":"benefitOptions.medical"},"high"]},100,0]}]}';

async function soldProduct(): Promise<object> {
  const insurer = await given.insurer(server, user);
  const productId = await given.product(server, { ...user, insurerId: insurer.id });
  await given.priceLogic(server, { ...user, productId, amountLogic: logic });
  const add = `mutation ($productId: productIdInput!, $inputs: [benefitInput!]!) {
    addBenefits(productId: $productId, inputs: $inputs) { status errors } }`;
  const inputs = [
    { typeId: 'medical', optionKey: 'low', valueJsonString: '1000' },
    { typeId: 'medical', optionKey: 'high', valueJsonString: '5000' },
    { typeId: 'dental', parentTypeId: 'medical', valueJsonString: '50' },
  ];
  expectSuccess(await server.as(user).post(add, { productId, inputs }));
  const change = `mutation ($id: String!, $input: updateInsurerInput!) {
    updateInsurer(id: $id, input: $input) { status errors } }`;
  const input = { detailedName: 'Pearl Insurance Ltd', logoUrls: { typeC: 'https://pearl.example/c.svg' } };
  expectSuccess(await server.as(user).post(change, { id: insurer.id, input }));
  return productId;
}

const values = [{ key: 'days', value: { numberValue: 7 } }];
const pricesOf = async (productId: object, variables: object = {}) =>
  server.as(user).post(getPrices, { where: { id_in: [productId] }, values, ...variables });

test('returns the price, the insurer with its logo, and the benefits as a list', async () => {
  const productId = await soldProduct();
  const result = await pricesOf(productId, { hasAdvisorId: true });
  const { list } = expectSuccess(result) as unknown as { list: Listed[] };
  expect(list).toMatchObject([
    {
      pricing: { amount: 7, formattedPrice: 'HKD 7.00', appliedDiscounts: [], appliedTaxes: [], indicativePrices: [] },
      insurer: { detailedName: 'Pearl Insurance Ltd', logoUrls: { typeC: 'https://pearl.example/c.svg' } },
      benefits: [
        {
          typeId: 'medical',
          parentTypeId: null,
          options: [
            { benefitTypeId: 'medical', key: 'low' },
            { benefitTypeId: 'medical', key: 'high' },
          ],
        },
        { typeId: 'dental', parentTypeId: 'medical', rawData: '50', options: [] },
      ],
    },
  ]);
});

test('returns only the requested benefits', async () => {
  const result = await pricesOf(await soldProduct(), { benefitTypeIds: ['dental', 'none', null] });
  const { list } = expectSuccess(result) as unknown as { list: Listed[] };
  expect(list[0]?.benefits.map(({ typeId }) => typeId)).toEqual(['dental']);
});

test('prices the chosen options, and refuses those that the product does not have', async () => {
  const productId = await soldProduct();
  const chosen = [{ benefitTypeId: 'medical', key: 'high' }, null];
  const { list } = expectSuccess(await pricesOf(productId, { benefitOptions: chosen })) as unknown as {
    list: Listed[];
  };
  expect(list[0]?.pricing['amount']).toBe(107);
  const unknown = [{ benefitTypeId: 'medical', key: 'gold' }];
  expectProblem(await pricesOf(productId, { benefitOptions: unknown }), 'NOT_FOUND', 'benefitOptions.0');
  const several = { where: { id_in: [productId, await soldProduct()] } };
  const all = expectSuccess(await pricesOf(productId, { ...several, benefitOptions: unknown })) as unknown as {
    list: Listed[];
  };
  expect(all.list.map(({ pricing }) => pricing['amount'])).toEqual([7, 7]);
});
