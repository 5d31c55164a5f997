import { describe, expect, test } from 'vitest';
import { benefitTests, benefitTextKey } from '../../testing/benefits.ts';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given } from '../../testing/given.ts';

const tests = benefitTests();

const formatted = 'typeId formattedValue formattedDetailedValue';
const read = `query ($plan: String) { products_2(where: { productId: { plan: $plan } }) {
  list { benefitGraph { ${formatted} options { ${formatted} } } } } }`;

async function givenBenefits() {
  const { server, user } = tests;
  const id = await given.product(server, {
    ...user,
    benefitInputs: [
      { typeId: 'baggage', currencyCode: 'HKD', valueJsonString: '20000.5' },
      { typeId: 'delay', currencyCode: 'HKD', valueJsonString: '300' },
      { typeId: 'cover', optionKey: 'gold', valueJsonString: 'true' },
      { typeId: 'trip', isValueInput: true, currencyCode: 'HKD' },
      { typeId: 'notes' },
    ],
  });
  const texts = [
    ['baggage-format', 'en-US', 'Up to {this|C1}'],
    ['baggage-detailedFormat', 'en-US', '{ this } in all, {that}'],
    ['baggage-format', 'zh-HK', '最高 {this|C1}'],
    ['cover-options-gold-detailedFormat', 'en-US', 'Included: {this}'],
    ['trip-format', 'en-US', 'Up to {this|C1}'],
  ] as const;
  for (const [rest, locale, value] of texts) {
    await given.text(server, { ...user, key: benefitTextKey(id, rest), locale, value });
  }
  return id;
}

async function readFormatted(plan: string, locale: string) {
  const result = await tests.server.as(tests.user).post(read, { plan }, { 'accept-language': locale });
  const { list } = expectSuccess(result) as { list: { benefitGraph: Record<string, unknown>[] }[] };
  return list[0]?.benefitGraph;
}

describe('the formatted values of benefits', () => {
  test('replace the placeholders by the value, and no other placeholders', async () => {
    const { plan } = await givenBenefits();
    const none = { formattedValue: null, formattedDetailedValue: null };
    expect(await readFormatted(plan, 'en-US')).toEqual([
      {
        typeId: 'baggage',
        formattedValue: 'Up to HKD 20,000.50',
        formattedDetailedValue: '20,000.5 in all, {that}',
        options: [],
      },
      { typeId: 'delay', formattedValue: 'HKD 300', formattedDetailedValue: null, options: [] },
      {
        ...none,
        typeId: 'cover',
        options: [{ typeId: 'cover', formattedValue: 'Yes', formattedDetailedValue: 'Included: Yes' }],
      },
      { ...none, typeId: 'trip', options: [] },
      { ...none, typeId: 'notes', options: [] },
    ]);
  });

  test('are in the locale of the request', async () => {
    const { plan } = await givenBenefits();
    expect(await readFormatted(plan, 'zh-HK')).toMatchObject([
      { formattedValue: '最高 HKD 20,000.50', formattedDetailedValue: '20,000.5 in all, {that}' },
      { formattedValue: 'HKD 300' },
      { options: [{ formattedValue: '是', formattedDetailedValue: 'Included: 是' }] },
      {},
      {},
    ]);
  });

  test('are refused if they would exceed their limit, and the other fields are returned', async () => {
    const { server, user } = tests;
    const valueJsonString = JSON.stringify('x'.repeat(1000));
    const { plan, type } = await given.product(server, {
      ...user,
      benefitInputs: [{ typeId: 'long', valueJsonString }],
    });
    const key = benefitTextKey({ plan, type, version: '' }, 'long-format');
    await given.text(server, { ...user, key, locale: 'en-US', value: '{this}'.repeat(101) });
    const result = await server.as(user).post(read, { plan });
    expectProblem(result, 'LIMIT_EXCEEDED', 'benefitGraph.long');
    expect(result.data).toMatchObject({
      products_2: {
        list: [{ benefitGraph: [{ typeId: 'long', formattedValue: null, formattedDetailedValue: null }] }],
      },
    });
  });
});
