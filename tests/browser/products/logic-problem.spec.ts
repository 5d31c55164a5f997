import { createProduct, newProductId } from '../api.ts';
import { PricingPage } from '../pages/pricing-page.ts';
import { expect, test } from '../test.ts';

test('shows the problem of the logic until it is changed', async ({ signedIn: { page, tokens }, server }) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Weekend trip');
  const pricing = new PricingPage(page);
  await pricing.openJson(productId);
  await pricing.typeLogic('{"+": [1 2]}');
  await pricing.test();
  const note = page.getByText('Oops, there is a problem with your json logic');
  await expect(note).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go to line 1' })).toBeVisible();
  await pricing.typeLogic('{"+": [1, 2]}');
  await expect(note).toBeHidden();
  await pricing.test();
  await expect(pricing.result).toContainText('3');
});
