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
