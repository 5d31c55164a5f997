import { afterAll, expect, test, vi } from 'vitest';
import { expectSuccess } from '../../testing/expect-result.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { demoSignIn } from './demo-sign-in.ts';
import { seedDemo } from './demo.service.ts';

let server: TestServer;
afterAll(() => server.close());

const document = `query ($values: String) {
  products_2(valuesJsonString: $values, where: { productId: { plan: "life_secure" } }) { list { pricing { amount } } } }`;

interface SavedCall {
  readonly inputsJsonString: string;
  readonly outputsJsonString: string;
}

const savedCalls = `{ templates(where: { logicalId: "term_life_rates" }) { list {
  ... on functionTemplate { savedCalls { inputsJsonString outputsJsonString } } } } }`;
const calling = `query ($inputs: String!) {
  callFunction(name: "term_life_rates", inputsJsonString: $inputs) { status errors value { outputsJsonString } } }`;

test('the demo prices life insurance with its actuaries’ workbook, which is checked after startup', async () => {
  server = await startTestServer();
  await server.database.asOwner((transaction) => seedDemo(transaction, server.clock.now(), server.objectParts));
  const [row] = await server.sql<{ id: string }>`select id from users where tenant_id = 'test_dev'`;
  const user = { tenantId: 'test_dev', userId: row?.id ?? '', ...demoSignIn };
  const early = await server.as(user).post(document, { values: '{"insured":{"age":35},"cover":{"sum":1,"term":20}}' });
  expect(JSON.stringify(early)).toContain(
    'The workbook of the function has not been checked yet. Try again in a moment.',
  );
  await server.http.listen({ port: 0, host: '127.0.0.1' });
  const checked = async () => server.sql`select tenant_id from function_workbooks order by tenant_id`;
  await vi.waitFor(async () => expect(await checked()).toEqual([{ tenant_id: 'test' }, { tenant_id: 'test_dev' }]), {
    timeout: 150_000,
    interval: 100,
  });
  const priceOf = async (values: object) => {
    const result = await server.as(user).post(document, { values: JSON.stringify(values) });
    const { list } = expectSuccess(result) as { list: { pricing: { amount: number } }[] };
    return list[0]?.pricing.amount;
  };
  // 1.60 per 1,000 at age 35, times 1.06 for 20 years, less 5 percent; the rate for smokers is 3.04.
  expect(await priceOf({ insured: { age: 35 }, cover: { sum: 1_000_000, term: 20 } })).toBe(1611.2);
  expect(await priceOf({ insured: { age: 35, smoker: true }, cover: { sum: 1_000_000, term: 20 } })).toBe(3061.3);
  const { list } = expectSuccess(await server.as(user).post(savedCalls)) as { list: { savedCalls: SavedCall[] }[] };
  const saved = list.flatMap((each) => each.savedCalls);
  expect(saved).toHaveLength(2);
  for (const { inputsJsonString, outputsJsonString } of saved) {
    const { value } = expectSuccess(await server.as(user).post(calling, { inputs: inputsJsonString })) as {
      value: { outputsJsonString: string };
    };
    expect(JSON.parse(value.outputsJsonString)).toEqual(JSON.parse(outputsJsonString));
  }
});
