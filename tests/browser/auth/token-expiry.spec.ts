import { createProduct, newProductId } from '../api.ts';
import { PricingPage } from '../pages/pricing-page.ts';
import { expect, test } from '../test.ts';

const expiredToken = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.AAAA';

test('an expired token is renewed during a save without the user noticing', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Renewed');
  const pricing = new PricingPage(page);
  await pricing.openJson(productId);
  await pricing.typeLogic('{"+": [1, 2]}');

  await page.evaluate((token) => localStorage.setItem('studioToken', token), expiredToken);
  await pricing.save();
  await expect(pricing.unsaved).toBeHidden();
  await page.reload();
  await expect(pricing.logic).toContainText('"+"');
});
