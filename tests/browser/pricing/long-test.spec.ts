import { createProduct, newProductId } from '../api.ts';
import { PricingPage } from '../pages/pricing-page.ts';
import { expect, test } from '../test.ts';

test('a long test is cancelled, and the next one returns its result', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Long');
  // The first worker never receives its script, so its test lasts until it is cancelled, on any machine.
  await page.route('**/logic-test-worker*', () => new Promise<void>(() => undefined), { times: 1 });
  const pricing = new PricingPage(page);
  await pricing.openJson(productId);
  await pricing.typeLogic('{"+": [1, 2]}');
  await pricing.test();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(pricing.result).toContainText('The test was canceled and returned no result.');
  await pricing.test();
  await expect(pricing.result).toContainText('HKD 3.00');
});

test('if no worker is available the page runs the test itself', async ({ signedIn: { page, tokens }, server }) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Without worker');
  await page.route('**/logic-test-worker*', (route) => route.abort());
  const pricing = new PricingPage(page);
  await pricing.openJson(productId);
  await pricing.typeLogic('{"+": [1, 2]}');
  await pricing.test();
  await expect(pricing.result).toContainText('HKD 3.00');
});
