import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import type { ProductId } from '../products/products.service.ts';

let server: TestServer;
let user: GivenUser;
let productId: ProductId;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());
beforeEach(async () => {
  user = await given.user(server);
  productId = await pricedProduct(user);
});

async function pricedProduct(owner: GivenUser): Promise<ProductId> {
  const underwritingRules = '{"if":[{">":[{"var":"age"},80]},["AGE"],[]]}';
  const id = await given.product(server, { ...owner, underwritingRules });
  await given.priceLogic(server, { ...owner, productId: id, amountLogic: '{"*":[{"var":"days"},20]}' });
  await given.codeRules(server, {
    ...owner,
    productId: id,
    discount: [{ code: 'EARLY', name: 'Early', calculationLogic: '{"*":[{"var":"premium"},{"var":["early",0]}]}' }],
  });
  return id;
}

const create = 'mutation ($input: caseInput!) { createCase(input: $input) { status errors } }';

async function request(values: object, id = productId, owner = user): Promise<void> {
  const holder = { name: 'Chan Tai Man', email: 'chan@customer.test' };
  const offer = { valuesJsonString: JSON.stringify(values) };
  const input = { idempotencyKey: randomUUID(), productId: id, holder, offer };
  expectSuccess(await server.as(owner).post(create, { input }));
}

const ask = `query ($where: productWhereInput, $inputs: String!) { products_2(where: $where) { list {
  inputProposals { path inputJsonString isDeclared seen { place use table valueJsonString count } closedBy }
  inputTrial(inputsJsonString: $inputs) { checkedCount mismatchedCount mismatches { path count valuesJsonStrings } } } } }`;

async function askAbout(id: ProductId, inputs: unknown) {
  return server.as(user).post(ask, { where: { id_in: [id] }, inputs: JSON.stringify(inputs) });
}

const days = { path: 'days', type: 'integer', minimum: 1, maximum: 30 };

test('inputs are proposed from the logic and the requests, and a declaration is tried with the requests', async () => {
  await request({ days: 7, age: 40 });
  await request({ days: 90, age: 40 });
  await request({ days: 91, age: 41 });
  await request({ days: 300, age: 40 }, await pricedProduct(user));
  const stranger = await given.user(server);
  await request({ days: 400, age: 40 }, await pricedProduct(stranger), stranger);
  await given.inputs(server, { ...user, productId, inputs: [{ path: 'age', type: 'integer' }] });
  const { list } = expectSuccess(await askAbout(productId, [days])) as unknown as { list: object[] };
  const ofRequests = { place: 'requests', use: null, table: null };
  expect(list).toEqual([
    {
      inputProposals: [
        {
          path: 'days',
          inputJsonString: '{"path":"days","type":"number"}',
          isDeclared: false,
          seen: expect.arrayContaining(
            [7, 90, 91].map((value) => ({ ...ofRequests, valueJsonString: String(value), count: 1 })),
          ) as unknown,
          closedBy: [],
        },
        {
          path: 'age',
          inputJsonString: '{"path":"age","type":"number"}',
          isDeclared: true,
          seen: [
            { place: 'underwriting', use: 'comparison', table: null, valueJsonString: '80', count: 1 },
            { ...ofRequests, valueJsonString: '40', count: 2 },
            { ...ofRequests, valueJsonString: '41', count: 1 },
          ],
          closedBy: [],
        },
        {
          path: 'early',
          inputJsonString: '{"path":"early","type":"number","default":0}',
          isDeclared: false,
          seen: [{ place: 'codes', use: 'fallback', table: null, valueJsonString: '0', count: 1 }],
          closedBy: [],
        },
      ],
      inputTrial: {
        checkedCount: 3,
        mismatchedCount: 2,
        mismatches: [{ path: 'days', count: 2, valuesJsonStrings: expect.arrayContaining(['90', '91']) as unknown }],
      },
    },
  ]);
});

test('what the keys of rate tables have is proposed, and by which table it is closed', async () => {
  const id = await given.product(server, user);
  await given.rateTable(server, {
    ...user,
    productId: id,
    rows: [
      ['gold', 1.5],
      ['silver', 2],
    ],
  });
  const amountLogic = JSON.stringify({ table: ['base', { eachKey: { key: { var: 'tier' } } }, 'factor'] });
  await given.priceLogic(server, { ...user, productId: id, amountLogic });
  const { list } = expectSuccess(await askAbout(id, [])) as unknown as { list: object[] };
  const seen = { place: 'tables', use: 'equality', table: 'base', count: 1 };
  expect(list[0]).toMatchObject({
    inputProposals: [
      {
        path: 'tier',
        inputJsonString: '{"path":"tier","type":"text","choices":[{"value":"gold"},{"value":"silver"}]}',
        seen: [
          { ...seen, valueJsonString: '"gold"' },
          { ...seen, valueJsonString: '"silver"' },
        ],
        closedBy: ['base'],
      },
    ],
  });
});

test('a declaration that is not valid is not tried', async () => {
  expectProblem(await askAbout(productId, [{ path: 'a' }]), 'INVALID', 'inputsJsonString.0.type');
});

test('a guest may use neither', async () => {
  const host = given.liveApp(server, { ...user, soldProducts: [productId] });
  const result = await server.asGuest(host).post(ask, { where: {}, inputs: '[]' });
  expect(result.data).toBeUndefined();
  expect(result.errors[0]?.message).toMatch(/^Cannot query field "inputProposals"/);
});

test('nothing is proposed without a token', async () => {
  expectProblem(await server.post(ask, { where: {}, inputs: '[]' }), 'UNAUTHENTICATED');
});
