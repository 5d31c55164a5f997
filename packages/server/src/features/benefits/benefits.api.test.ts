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

const create = 'mutation ($product: createProductInput) { createProduct(product: $product) { revision } }';
const leaf = `typeId optionKey name description value detailedValue rawData isOptional isValueInput currencyCode
  parentOptionKeys value2 { numberValue stringValue booleanValue arrayValue { numberValue } objectValue { key value { stringValue } } }`;
const graph = (children: string) => `query ($plan: String) { products_2(where: { productId: { plan: $plan } }) {
  list { benefitGraph { ${leaf} options { ${leaf} } ${children} } } } }`;

async function readGraph(plan: string, locale = 'en-US', children = 'children { typeId }') {
  const result = await server.as(user).post(graph(children), { plan }, { 'accept-language': locale });
  const { list } = expectSuccess(result) as { list: { benefitGraph: Record<string, unknown>[] }[] };
  return list[0]?.benefitGraph;
}

describe('benefits', () => {
  test('set on creation are returned as a tree with options, values and texts', async () => {
    const id = await given.product(server, {
      ...user,
      benefitInputs: [
        { typeId: 'baggage', currencyCode: 'HKD', valueJsonString: '20000', value: { stringValue: 'loses' } },
        { typeId: 'article', parentTypeId: 'baggage', value: { numberValue: 3000 } },
        { typeId: 'accident', optionKey: 'option_0', parentOptionKeys: ['a', 'b'], value: { stringValue: '中文 "x"' } },
        { typeId: 'accident', optionKey: 'option_1', valueJsonString: '{ "a" : "b" }' },
        { typeId: 'sports', isValueInput: true, valueJsonString: '[1, 2]' },
      ],
    });
    const key = `products-${id.plan}||${id.type}-benefits`;
    const texts = [
      [`${key}-baggage-name`, 'Baggage'],
      [`${key}-baggage-description`, 'What you carry'],
      [`${key}-baggage-format`, '{this|C1}'],
      [`${key}-baggage-detailedFormat`, 'Up to {this|C1}'],
      [`${key}-accident-options-option_1-format`, 'Plan B'],
    ] as const;
    for (const [name, value] of texts) {
      await given.text(server, { ...user, key: name, locale: 'en-US', value });
    }
    await given.text(server, { ...user, key: `${key}-baggage-name`, locale: 'zh-HK', value: '行李' });

    const benefits = await readGraph(id.plan);
    expect(benefits).toHaveLength(3);
    expect(benefits?.[0]).toMatchObject({
      typeId: 'baggage',
      name: 'Baggage',
      description: 'What you carry',
      rawData: '20000',
      currencyCode: 'HKD',
      value: '{this|C1}',
      detailedValue: 'Up to {this|C1}',
      isOptional: false,
      options: [],
      children: [{ typeId: 'article' }],
      value2: { numberValue: 20000, stringValue: null },
    });
    expect(benefits?.[1]).toMatchObject({
      typeId: 'accident',
      name: null,
      isOptional: true,
      rawData: null,
      parentOptionKeys: ['a', 'b'],
      options: [
        { optionKey: 'option_0', rawData: '"中文 \\"x\\""', value: null, value2: { stringValue: '中文 "x"' } },
        { optionKey: 'option_1', rawData: '{ "a" : "b" }', value: 'Plan B', value2: { objectValue: [{ key: 'a' }] } },
      ],
    });
    expect(benefits?.[2]).toMatchObject({
      isOptional: true,
      isValueInput: true,
      value2: { arrayValue: [{ numberValue: 1 }, { numberValue: 2 }] },
    });
    expect((await readGraph(id.plan, 'zh-HK'))?.[0]).toMatchObject({ name: '行李', description: 'What you carry' });
  });

  test('nest to seven levels and not to eight', async () => {
    const chain = (levels: number) =>
      Array.from({ length: levels }, (_, n) => ({ typeId: `b${n}`, parentTypeId: n === 0 ? null : `b${n - 1}` }));
    const id = await given.product(server, { ...user, benefitInputs: chain(7) });
    const children = Array.from({ length: 6 }).reduce((inner: string) => `children { typeId ${inner} }`, '');
    const found = JSON.stringify(await readGraph(id.plan, 'en-US', children));
    expect(found).toContain('"typeId":"b6"');
    const product = { productId: { plan: 'deep', type: 't' }, benefitInputs: chain(8) };
    const refused = await server.as(user).post(create, { product });
    expectProblem(refused, 'LIMIT_EXCEEDED', 'product.benefitInputs.7.parentTypeId');
    expect((await server.as(user).post(graph(''), { plan: 'deep' })).data).toEqual({ products_2: { list: [] } });
  });

  test('are refused when they contradict each other, each at its path', async () => {
    const benefitInputs = [
      { typeId: 'a', parentTypeId: 'b' },
      { typeId: 'b', parentTypeId: 'a' },
      { typeId: 'c', optionKey: 'o' },
      { typeId: 'c', optionKey: 'o' },
      { typeId: 'd', parentTypeId: 'gone' },
      { typeId: 'e', parentTypeId: 'e' },
      null,
      { typeId: 't'.repeat(101) },
    ];
    const result = await server
      .as(user)
      .post(create, { product: { productId: { plan: 'no', type: 't' }, benefitInputs } });
    expectProblem(result, 'INVALID', 'product.benefitInputs.0.parentTypeId');
    expectProblem(result, 'INVALID', 'product.benefitInputs.1.parentTypeId');
    expectProblem(result, 'ALREADY_EXISTS', 'product.benefitInputs.3.typeId');
    expectProblem(result, 'NOT_FOUND', 'product.benefitInputs.4.parentTypeId');
    expectProblem(result, 'INVALID', 'product.benefitInputs.5.parentTypeId');
    expectProblem(result, 'REQUIRED', 'product.benefitInputs.6');
    expectProblem(result, 'TOO_LONG', 'product.benefitInputs.7.typeId');
  });

  test('with two thousand entries are stored and returned in order', async () => {
    const benefitInputs = Array.from({ length: 2000 }, (_, n) => ({ typeId: `benefit_${n}` }));
    const id = await given.product(server, { ...user, benefitInputs });
    const found = await readGraph(id.plan);
    expect(found?.map(({ typeId }) => typeId)).toEqual(benefitInputs.map(({ typeId }) => typeId));
  });
});
