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
    ['{"<=":[{"*":[0.07,100]},7]}', '{}', 'true'],
    ['{"==":[{"+":[{"var":"a"},{"var":"b"}]},58.849]}', '{"a":36.54,"b":22.309}', 'true'],
    ['{"%":[1,0.1]}', '{}', '0'],
    ['{"cat":[{"+":[0.1,0.2]}]}', '{}', '"0.3"'],
    ['{"==":[{"var":"id"},12345678901234567890]}', '{"id":12345678901234567891}', 'false'],
    ['{"==":[{"var":"id"},12345678901234567891]}', '{"id":12345678901234567891}', 'true'],
    [
      '{"var":""}',
      '{"id":12345678901234567891,"list":[0.1000000000000000055]}',
      '{"id":12345678901234567891,"list":[0.1000000000000000055]}',
    ],
    ['{"cat":["no ",{"var":"id"}]}', '{"id":4111111111111111117}', '"no 4111111111111111117"'],
  ])('returns the result of %s on %s', async (logic, values, resultJsonString) => {
    const result = expectSuccess(await server.as(user).post(evaluate, { logic, values }));
    expect(result).toMatchObject({ value: { resultJsonString } });
  });

  test.each([
    ['{"+":[{"var":"n"},1]}', '{"n":9007199254740993}'],
    ['{"*":[2,9007199254740993]}', '{}'],
    ['{">":[{"+":[{"var":"n"},1]},5]}', '{"n":4111111111111111117}'],
  ])('refuses to calculate %s on %s, which would lose digits', async (logic, values) => {
    const result = await server.as(user).post(evaluate, { logic, values });
    expect(expectProblem(result, 'INVALID', 'logic').message).toMatch(/uses \d{16,}, which has more digits/);
  });

  test('refuses values that no number can hold', async () => {
    const result = await server.as(user).post(evaluate, { logic: '{"<":[1,{"var":"n"}]}', values: '{"n":1e400}' });
    expect(expectProblem(result, 'INVALID', 'valuesJsonString').message).toContain('too large');
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
