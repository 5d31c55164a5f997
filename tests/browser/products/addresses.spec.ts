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
  await expect(new PricingPage(page).formula).toBeVisible();
});

test('a product that is still being loaded is named by its address', async ({ signedIn: { page, tokens }, server }) => {
  const { plan } = newProductId();
  await createProduct(server.url, tokens, { plan, type: 'travel', version: '2027' }, 'Slow cover');
  const product = new ProductPage(page);
  const answer = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes(plan) === true) await answer.promise;
    await route.fallback();
  });
  await page.goto(`/products/detail/info/${plan}/travel/2027`);
  await expect(product.heading(`${plan} travel 2027`)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(plan);
  answer.resolve();
  await expect(product.heading('Slow cover')).toBeVisible();
});
