import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import type { ProductId } from '../products/products.service.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
});
afterAll(async () => server.close());

const ask = `query ($where: productWhereInput) { products_2(where: $where) { list { questionnaire {
  hasPrice questions { name label type fallbackJsonString choices { value name } hasOtherAnswers items { name } } } } } }`;

interface Asked {
  readonly list: { readonly questionnaire: { readonly hasPrice: boolean; readonly questions: { name: string }[] } }[];
}

async function questionsOf(id: ProductId, guestHost?: string) {
  const caller = guestHost === undefined ? server.as(user) : server.asGuest(guestHost);
  const { list } = expectSuccess(await caller.post(ask, { where: { id_in: [id] } })) as unknown as Asked;
  return list[0]?.questionnaire;
}

test('a guest is asked what the logic of a sold product reads', async () => {
  const underwritingRules = '{"if":[{">":[{"var":"age"},80]},["AGE"],[]]}';
  const productId = await given.product(server, { ...user, underwritingRules });
  await given.priceLogic(server, { ...user, productId, amountLogic: '{"*":[{"var":"days"},20]}' });
  const host = given.liveApp(server, { ...user, soldProducts: [productId] });
  const none = { label: null, fallbackJsonString: null, choices: [], hasOtherAnswers: false, items: null };
  expect(await questionsOf(productId, host)).toEqual({
    hasPrice: true,
    questions: [
      { name: 'days', type: 'number', ...none },
      { name: 'age', type: 'number', ...none },
    ],
  });
  const other = await given.product(server, user);
  expect(await questionsOf(other, host)).toBeUndefined();
  expect(await questionsOf(other)).toEqual({ hasPrice: false, questions: [] });
});

test('declared inputs determine types, choices, labels and defaults, in the locale of the request', async () => {
  const productId = await given.product(server, user);
  const zone = { if: [{ '==': [{ var: 'zone' }, 'asia'] }, 1, 2] };
  const amountLogic = JSON.stringify({ '+': [zone, { var: 'days' }, { var: 'other' }] });
  await given.priceLogic(server, { ...user, productId, amountLogic });
  const choices = [{ value: 'asia', label: { 'en-US': 'Asia', 'zh-HK': '亞洲' } }, { value: 'mars' }];
  const inputs = [
    { path: 'zone', type: 'choice', label: { 'en-US': 'Zone', 'zh-HK': '地區' }, choices },
    { path: 'days', type: 'integer', default: 3 },
    { path: 'unread', type: 'text' },
  ];
  await given.inputs(server, { ...user, productId, inputs });
  const host = given.liveApp(server, { ...user, soldProducts: [productId] });
  const none = { label: null, fallbackJsonString: null, choices: [], hasOtherAnswers: false, items: null };
  const names = [
    { value: 'asia', name: 'Asia' },
    { value: 'mars', name: null },
  ];
  expect((await questionsOf(productId, host))?.questions).toEqual([
    { ...none, name: 'zone', type: 'string', label: 'Zone', choices: names },
    { ...none, name: 'days', type: 'number', fallbackJsonString: '3' },
    { ...none, name: 'other', type: 'number' },
  ]);
  await given.inputs(server, { ...user, productId, inputs: [{ ...inputs[0], type: 'text' }] });
  expect((await questionsOf(productId, host))?.questions[0]).toMatchObject({ choices: names, hasOtherAnswers: true });
});

test('large logic is read in a thread', async () => {
  const productId = await given.product(server, user);
  const names = Array.from({ length: 5_000 }, (_, index) => `v${index}`);
  const amountLogic = JSON.stringify({ '+': names.map((name) => ({ var: name })) });
  await given.priceLogic(server, { ...user, productId, amountLogic });
  expect((await questionsOf(productId))?.questions.map(({ name }) => name)).toEqual(names);
});

test('without a token, nothing is asked', async () => {
  expectProblem(await server.post(ask, { where: {} }), 'UNAUTHENTICATED');
});
