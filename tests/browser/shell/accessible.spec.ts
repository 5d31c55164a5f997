import { createProduct, newProductId } from '../api.ts';
import { expectAccessible } from '../axe.ts';
import { PricingPage } from '../pages/pricing-page.ts';
import { expect, test } from '../test.ts';

test('axe finds nothing on the pricing editor, with a problem and in fullscreen', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Looked at');
  const pricing = new PricingPage(page);
  await pricing.open(productId);
  await expect(pricing.logic).toBeVisible();
  await expectAccessible(page);
  await pricing.typeLogic('{"+": [1, ');
  await pricing.test();
  await expect(page.getByText('Oops, there is a problem with your json logic')).toBeVisible();
  await page.getByRole('button', { name: 'Fullscreen' }).click();
  await expectAccessible(page);
});
