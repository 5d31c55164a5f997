import { createProduct, newProductId } from '../api.ts';
import { PricingPage } from '../pages/pricing-page.ts';
import { ProductPage } from '../pages/product-page.ts';
import { expect, test } from '../test.ts';

test('after a change of screen the focus is on the heading or on the main control', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Focus on trips');
  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: 'Products' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Products/ })).toBeFocused();

  const product = new ProductPage(page);
  await product.open(productId);
  await product.openPricing();
  await expect(new PricingPage(page).logic).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(product.heading('Focus on trips')).toBeFocused();

  await page.getByRole('banner').getByRole('link', { name: 'Coverwright' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Create and launch/ })).toBeFocused();
});
