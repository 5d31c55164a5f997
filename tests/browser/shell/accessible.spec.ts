import { createProduct, newProductId } from '../api.ts';
import { expectAccessible } from '../axe.ts';
import { PricingPage } from '../pages/pricing-page.ts';
import { ProductListPage } from '../pages/product-list-page.ts';
import { ProductPage } from '../pages/product-page.ts';
import { expect, test } from '../test.ts';

test('axe finds nothing on the dashboard', async ({ signedIn: { page } }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Start building' })).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing on the product list, an open group and the create dialog', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Looked at');
  const list = new ProductListPage(page);
  await list.open();
  await list.expand(productId);
  await expect(list.version('Looked at')).toBeVisible();
  await expectAccessible(page);
  await list.openCreateDialog();
  await expect(list.dialog.getByLabel('Name', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing on the product page and the update dialog', async ({ signedIn: { page, tokens }, server }) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Looked at');
  const product = new ProductPage(page);
  await product.open(productId);
  await expect(product.heading('Looked at')).toBeVisible();
  await expectAccessible(page);
  await product.openUpdateDialog();
  await expect(product.dialog.getByLabel('Name in en-US')).toBeVisible();
  await expectAccessible(page);
});

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
