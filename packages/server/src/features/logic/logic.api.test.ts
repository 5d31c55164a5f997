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

const evaluate = `query ($logic: String!, $values: String!) { evaluateLogic(logic: $logic, valuesJsonString: $values) {
  status errors errors_2 { code message path } value { resultJsonString } } }`;

describe('evaluateLogic', () => {
  test.each([
    ['{"+":[{"var":"a"},1]}', '{"a":41}', '42'],
    ['{"var":""}', '[1,"語"]', '[1,"語"]'],
    ['null', 'null', 'null'],
    ['{"round":[{"*":[1.005,1]},2]}', '{}', '1.01'],
  ])('returns the result of %s on %s', async (logic, values, resultJsonString) => {
    const result = expectSuccess(await server.as(user).post(evaluate, { logic, values }));
    expect(result).toMatchObject({ value: { resultJsonString } });
  });

  test('reports both texts that are not JSON', async () => {
    const result = await server.as(user).post(evaluate, { logic: '{', values: 'x' });
    expectProblem(result, 'INVALID', 'logic');
    expectProblem(result, 'INVALID', 'valuesJsonString');
    expect(result.data).toMatchObject({ evaluateLogic: { status: 'failure', value: null } });
  });

  test('reports why logic has no result', async () => {
    const result = await server.as(user).post(evaluate, { logic: '{"no_such_thing":[]}', values: '{}' });
    expect(expectProblem(result, 'INVALID', 'logic').message).toContain('no_such_thing');
  });

  test('stops logic that is nested too deeply', async () => {
    const logic = `${'{"!":'.repeat(300)}1${'}'.repeat(300)}`;
    expectProblem(await server.as(user).post(evaluate, { logic, values: '{}' }), 'LIMIT_EXCEEDED', 'logic');
  });

  test('is refused without a sign-in', async () => {
    expect(await server.post(evaluate, { logic: '1', values: '1' })).toMatchObject({ status: 401 });
  });
});
