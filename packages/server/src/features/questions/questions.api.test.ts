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

const ask = `query ($where: productWhereInput, $values: String) { products_2(where: $where) { list { questionnaire(valuesJsonString: $values) {
  hasPrice questions { name label type fallbackJsonString choices { value name } hasOtherAnswers items { name }
  declaredType help exampleJsonString minimum maximum unit unitText }
  inputs { path isAsked isRequired isRefused message } } } } }`;

interface Asked {
  readonly list: {
    readonly questionnaire: {
      readonly hasPrice: boolean;
      readonly questions: { name: string }[];
      readonly inputs: object[];
    };
  }[];
}

async function questionsOf(id: ProductId, guestHost?: string, values?: object, headers = {}) {
  const caller = guestHost === undefined ? server.as(user) : server.asGuest(guestHost);
  const variables = { where: { id_in: [id] }, values: values && JSON.stringify(values) };
  const { list } = expectSuccess(await caller.post(ask, variables, headers)) as unknown as Asked;
  return list[0]?.questionnaire;
}

const undeclared = {
  declaredType: null,
  help: null,
  exampleJsonString: null,
  minimum: null,
  maximum: null,
  unit: null,
  unitText: null,
};
const none = {
  ...undeclared,
  label: null,
  fallbackJsonString: null,
  choices: [],
  hasOtherAnswers: false,
  items: null,
};

test('a guest is asked what the logic of a sold product reads', async () => {
  const underwritingRules = '{"if":[{">":[{"var":"age"},80]},["AGE"],[]]}';
  const productId = await given.product(server, { ...user, underwritingRules });
  await given.priceLogic(server, { ...user, productId, amountLogic: '{"*":[{"var":"days"},20]}' });
  const host = given.liveApp(server, { ...user, soldProducts: [productId] });
  expect(await questionsOf(productId, host)).toEqual({
    hasPrice: true,
    questions: [
      { name: 'days', type: 'number', ...none },
      { name: 'age', type: 'number', ...none },
    ],
    inputs: [],
  });
  const other = await given.product(server, user);
  expect(await questionsOf(other, host)).toBeUndefined();
  expect(await questionsOf(other)).toEqual({ hasPrice: false, questions: [], inputs: [] });
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
  const names = [
    { value: 'asia', name: 'Asia' },
    { value: 'mars', name: null },
  ];
  expect((await questionsOf(productId, host))?.questions).toEqual([
    { ...none, name: 'zone', type: 'string', declaredType: 'choice', label: 'Zone', choices: names },
    { ...none, name: 'days', type: 'number', declaredType: 'integer', fallbackJsonString: '3' },
    { ...none, name: 'other', type: 'number' },
  ]);
  await given.inputs(server, { ...user, productId, inputs: [{ ...inputs[0], type: 'text' }] });
  expect((await questionsOf(productId, host))?.questions[0]).toMatchObject({ choices: names, hasOtherAnswers: true });
});

const ward = { path: 'ward', type: 'choice', level: 'refuse', choices: [{ value: 'general' }, { value: 'private' }] };
const deductible = {
  path: 'deductible',
  type: 'amount',
  minimum: 0,
  requiredWhen: { '==': [{ var: 'ward' }, 'private'] },
};

test('a guest is asked and told what the present values need, in the language of the request', async () => {
  const productId = await given.product(server, user);
  await given.inputs(server, { ...user, productId, inputs: [ward, deductible] });
  const host = given.liveApp(server, { ...user, soldProducts: [productId] });
  const inputsOf = async (values?: object, headers = {}) =>
    (await questionsOf(productId, host, values, headers))?.inputs;
  const open = { isAsked: true, isRequired: false, isRefused: false, message: null };
  expect(await inputsOf()).toEqual([
    { ...open, path: 'ward' },
    { ...open, path: 'deductible', isAsked: false },
  ]);
  expect(await inputsOf({ ward: 'privat', deductible: -1 })).toEqual([
    { ...open, path: 'ward', isRefused: true, message: 'Select one of the choices.' },
    { ...open, path: 'deductible', isAsked: false },
  ]);
  expect(await inputsOf({ ward: 'private', deductible: -1 }, { 'accept-language': 'zh-HK' })).toEqual([
    { ...open, path: 'ward' },
    { ...open, path: 'deductible', isRequired: true, message: '請輸入 0 或以上的數字。' },
  ]);
  expect(await inputsOf({ ward: 'private' })).toMatchObject([{}, { isRequired: true, message: 'Fill in this field.' }]);
});

test('a form whose conditions are many is checked in a thread, with the same result', async () => {
  const productId = await given.product(server, user);
  const items = [ward, deductible];
  await given.inputs(server, { ...user, productId, inputs: [{ path: 'people', type: 'list', items }] });
  const people = Array.from({ length: 700 }, (_, index) => ({ ward: index === 699 ? 'private' : 'x' }));
  const inputs = (await questionsOf(productId, undefined, { people }))?.inputs;
  expect(inputs).toHaveLength(1 + 2 * 700);
  expect(inputs?.at(-1)).toMatchObject({ path: 'people.699.deductible', isAsked: true, isRequired: true });
});

test('values that are not JSON are refused', async () => {
  const productId = await given.product(server, user);
  const result = await server.as(user).post(ask, { where: { id_in: [productId] }, values: '{' });
  expectProblem(result, 'INVALID', 'valuesJsonString');
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
