// What the history of a product reports about edits of its logic.
import { toProductItemId } from '@coverwright/insurance/translation-keys';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSuccess } from '../../testing/expect-result.ts';
import { given } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());

test('itemDifference describes the edits of pricing logic', async () => {
  const user = await given.user(server);
  const productId = await given.product(server, { ...user, status: 'active' });
  const itemId = toProductItemId(productId);
  await given.priceLogic(server, { ...user, productId, amountLogic: '{"*": [{"var": "sum"}, 0.002]}' });
  const post = async (document: string, variables: object) =>
    expectSuccess(await server.as(user).post(document, variables));

  await post(
    `mutation ($productId: productIdInput!, $status: String) {
      updateProduct(productId: $productId, input: { status: $status }) { status } }`,
    { productId, status: 'draft' },
  );
  await post(
    `mutation ($productId: productIdInput!, $logic: String) {
      updatePriceLogic(productId: $productId, input: { amountLogic: $logic }) { status errors } }`,
    { productId, logic: '{"round": [{"*": [{"var": "sum"}, 0.0025]}, 2]}' },
  );
  const { list: states } = (await post(
    'query ($itemId: String) { itemSnapshots(where: { kind: "product", itemId: $itemId }) { list { number } } }',
    { itemId },
  )) as unknown as { list: { number: number }[] };
  const difference = await post(
    `query ($itemId: String!, $from: Int!) { itemDifference(kind: "product", itemId: $itemId, from: $from) {
      list { part edits { path message reason paramsJsonString } } } }`,
    { itemId, from: states.at(-1)?.number },
  );

  expect(difference).toEqual({
    list: [
      { part: 'STATUS', edits: [] },
      {
        part: 'PRICING_LOGIC',
        edits: [
          {
            path: '',
            message: 'sum × 0.002 was wrapped in round(…, 2).',
            reason: 'LOGIC_WRAPPED',
            paramsJsonString: '{"part":"sum × 0.002","wrapper":"round(…, 2)"}',
          },
          {
            path: 'round.0.*.1',
            message: '0.002 was changed to 0.0025 in sum × 0.002.',
            reason: 'LOGIC_CHANGED_WITHIN',
            paramsJsonString: '{"before":"0.002","after":"0.0025","within":"sum × 0.002"}',
          },
        ],
      },
    ],
  });
});
