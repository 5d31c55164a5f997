import { createProduct, newProductId } from '../api.ts';
import { PricingPage } from '../pages/pricing-page.ts';
import { expect, test } from '../test.ts';

const exploding =
  '{"map": [{"var": "a"}, {"map": [{"val": [[2], "a"]}, {"map": [{"val": [[4], "a"]}, {"cat": [1, 2]}]}]}]}';
const long = JSON.stringify({ a: Array.from({ length: 99 }, () => 1) });

test('a test that takes long is cancelled, and the next one gives its result', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Long');
  const pricing = new PricingPage(page);
  await pricing.open(productId);
  await pricing.typeLogic(exploding);
  await pricing.typeVariables(long);
  await pricing.test();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(pricing.result).toContainText('The test was cancelled and gave no result.');
  await pricing.typeLogic('{"+": [1, 2]}');
  await pricing.test();
  await expect(pricing.result).toContainText('HKD 3.00');
});

test('where no worker can be had the page tests itself', async ({ signedIn: { page, tokens }, server }) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Without worker');
  await page.route('**/logic-test-worker*', (route) => route.abort());
  const pricing = new PricingPage(page);
  await pricing.open(productId);
  await pricing.typeLogic('{"+": [1, 2]}');
  await pricing.test();
  await expect(pricing.result).toContainText('HKD 3.00');
});
