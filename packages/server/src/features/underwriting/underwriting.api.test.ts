import type { Json } from '@coverwright/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { type GraphqlResult, startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
});
afterAll(async () => server.close());

const decide = `query ($where: productWhereInput, $values: String!) { products_2(where: $where) { list {
  underwritingDecision(valuesJsonString: $values) {
    status errors errors_2 { code message path } decision outcome rejectionCodes referrals { code reason } firedRules { path valueJsonString }
    resultJsonString } } } }`;

const ageLimits: Json = {
  merge: [
    { if: [{ '>': [{ var: 'insured.age' }, 85] }, ['AGE_ABOVE_LIMIT'], []] },
    { if: [{ '>': [{ var: 'trip.days' }, 180] }, ['TRIP_TOO_LONG'], []] },
  ],
};

async function productWith(logic: Json | undefined) {
  const underwritingRules = logic === undefined ? {} : { underwritingRules: JSON.stringify(logic) };
  return given.product(server, { ...user, ...underwritingRules });
}

/** The decision of the only product in the list, in the shape of a separate operation. */
async function decision(id: object, values: Json | string, by = user): Promise<GraphqlResult> {
  const text = typeof values === 'string' ? values : JSON.stringify(values);
  const result = await server.as(by).post(decide, { where: { id_in: [id] }, values: text });
  const { list } = expectSuccess(result) as { list: Record<string, unknown>[] };
  return { ...result, data: list[0] ?? {} };
}

describe('product.underwritingDecision', () => {
  test.each([
    ['true', true],
    ['a result of null', { if: [false, 1] }],
    ['null', null],
    ['an empty list', ageLimits],
  ])('accepts by %s', async (_what, logic) => {
    const result = await decision(await productWith(logic), { insured: { age: 41 }, trip: { days: 5 } });
    expect(expectSuccess(result)).toMatchObject({
      errors_2: null,
      decision: 'accept',
      rejectionCodes: [],
      firedRules: [],
    });
  });

  test('declines with its codes, its result and the paths of the rules that fired', async () => {
    const id = await productWith(ageLimits);
    const result = expectSuccess(await decision(id, { insured: { age: 90 }, trip: { days: 200 } }));
    expect(result).toMatchObject({
      decision: 'decline',
      rejectionCodes: ['AGE_ABOVE_LIMIT', 'TRIP_TOO_LONG'],
      resultJsonString: '["AGE_ABOVE_LIMIT","TRIP_TOO_LONG"]',
      firedRules: [
        { path: 'merge.0.if.1', valueJsonString: '["AGE_ABOVE_LIMIT"]' },
        { path: 'merge.1.if.1', valueJsonString: '["TRIP_TOO_LONG"]' },
      ],
    });
  });

  test('refers with a reason, as a decline with a code of its own', async () => {
    const referral = { refer: 'AGE', reason: 'Over 60 needs a medical report.' };
    const result = expectSuccess(await decision(await productWith({ preserve: [referral] }), {}));
    expect(result).toMatchObject({
      decision: 'decline',
      outcome: 'refer',
      rejectionCodes: ['REFER_AGE'],
      referrals: [{ code: 'REFER_AGE', reason: 'Over 60 needs a medical report.' }],
      firedRules: [{ path: '', valueJsonString: JSON.stringify([referral]) }],
    });
  });

  test.each([
    [false, [], 'false'],
    [{ if: [true, 'TOO_OLD', null] }, ['TOO_OLD'], '"TOO_OLD"'],
  ])('declines by %j', async (logic, rejectionCodes, resultJsonString) => {
    const result = expectSuccess(await decision(await productWith(logic), {}));
    expect(result).toMatchObject({ decision: 'decline', rejectionCodes, resultJsonString });
  });

  test('reports every missing variable that is read, and makes no decision', async () => {
    const result = await decision(await productWith(ageLimits), { insured: {} });
    expect(expectProblem(result, 'REQUIRED', 'values.insured.age').message).toContain('merge.0.if.0.>.0.var');
    expectProblem(result, 'REQUIRED', 'values.trip.days');
    expect(result.data?.['underwritingDecision']).toMatchObject({ status: 'failure', decision: null });
  });

  test.each<[Json, 'REQUIRED' | 'INVALID']>([
    [null, 'REQUIRED'],
    ['', 'REQUIRED'],
    [' ', 'REQUIRED'],
    [true, 'INVALID'],
    ['abc', 'INVALID'],
    [[31], 'INVALID'],
  ])('makes no decision on an age of %j, at its path', async (age, code) => {
    const id = await productWith(ageLimits);
    const result = await decision(id, { insured: { age }, trip: { days: 5 } });
    const { message } = expectProblem(result, code, 'values.insured.age');
    if (code === 'INVALID') expect(message).toMatch(/^The variable insured.age must be a number and is /);
    expect(expectSuccess(await decision(id, { insured: { age: '86' }, trip: { days: 5 } }))).toMatchObject({
      rejectionCodes: ['AGE_ABOVE_LIMIT'],
    });
  });

  test.each([
    ['a number', { '+': [1, 1] }],
    ['a list with a number', ['A', 1]],
    ['an unknown operator', { reject: [1] }],
    ['a calculation with a text', { '+': ['x', 1] }],
  ])('makes no decision by %s', async (_what, logic) => {
    const result = await decision(await productWith(logic), {});
    const { path } = expectProblem(result, 'INVALID');
    expect(path).toMatch(/^underwritingRules/);
  });

  test('makes no decision with logic that does not end', async () => {
    const list = Array.from({ length: 300 }, (_, n) => n);
    const loop = (inner: Json): Json => ({ map: [list, inner] });
    const result = await decision(await productWith(loop(loop(loop({ '+': [1, 1] })))), {});
    expectProblem(result, 'LIMIT_EXCEEDED');
  });

  test.each([[undefined], [{}]])('requires logic when it is %j', async (logic) => {
    const result = await decision(await productWith(logic), {});
    expect(expectProblem(result, 'NOT_FOUND', 'underwritingRules').message).toContain('Write it first');
  });

  test('refuses values that are not JSON, or outside the safe range', async () => {
    const id = await productWith(ageLimits);
    expectProblem(await decision(id, '{'), 'INVALID', 'valuesJsonString');
    expectProblem(await decision(id, '{"insured":{"age":1e400},"trip":{"days":1}}'), 'INVALID', 'values.insured.age');
  });

  test('is reported next to the list’s products that cannot be decided on', async () => {
    const ids = [await productWith(ageLimits), await productWith(undefined)];
    const values = '{"insured":{"age":1},"trip":{"days":1}}';
    const result = await server.as(user).post(decide, { where: { id_in: ids }, values });
    const { list } = expectSuccess(result) as { list: { underwritingDecision: { status: string } }[] };
    expect(list.map(({ underwritingDecision }) => underwritingDecision.status).toSorted()).toEqual([
      'failure',
      'success',
    ]);
  });

  test("is refused for another tenant's product, and without a sign-in", async () => {
    const id = await productWith(ageLimits);
    expect((await decision(id, '{}', await given.user(server))).data).toEqual({});
    const result = await server.post(decide, { where: { id_in: [id] }, values: '{}' });
    expect(result).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});
