import { createProduct, newProductId } from '../api.ts';
import { PricingPage } from '../pages/pricing-page.ts';
import { ProductListPage } from '../pages/product-list-page.ts';
import { ProductPage } from '../pages/product-page.ts';
import { expect, test } from '../test.ts';

test('a plan with percent signs opens, and again after a reload', async ({ signedIn: { page, tokens }, server }) => {
  const { plan } = newProductId();
  const productId = { plan: `${plan}%2Fb`, type: '100%' };
  await createProduct(server.url, tokens, productId, 'Odd address');
  const list = new ProductListPage(page);
  await list.open();
  await list.filter(plan);
  await list.expand(productId);
  await list.version('Odd address').click();
  const product = new ProductPage(page);
  await expect(product.heading('Odd address')).toBeVisible();
  await page.reload();
  await expect(product.heading('Odd address')).toBeVisible();
  await product.openPricing();
  await expect(new PricingPage(page).logic).toBeVisible();
});
