import { createProduct, newProductId } from '../api.ts';
import { ProductListPage } from '../pages/product-list-page.ts';
import { ProductPage } from '../pages/product-page.ts';
import { expect, test } from '../test.ts';

test('a name without a translation is an empty field with the default language as a hint', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Travel Plus');
  const product = new ProductPage(page);
  await product.open(productId);
  await product.chooseLocale('zh-HK');
  await expect(product.heading('Travel Plus')).toBeVisible();
  await product.openUpdateDialog();
  const name = product.dialog.getByLabel('Name in zh-HK');
  await expect(name).toHaveValue('');
  await expect(name).toHaveAttribute('placeholder', 'Travel Plus');
  await product.dialog.getByRole('button', { name: 'Update' }).click();
  await expect(product.dialog).toBeHidden();
  await product.openUpdateDialog();
  await expect(name).toHaveValue('');
  await name.fill('旅遊保');
  await product.dialog.getByRole('button', { name: 'Update' }).click();
  await expect(product.heading('旅遊保')).toBeVisible();
  await product.chooseLocale('en-US');
  await expect(product.heading('Travel Plus')).toBeVisible();
});

test('the language of the texts is carried over from the list and the dashboard, and back', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  const name = `旅遊保 ${productId.plan}`;
  await createProduct(server.url, tokens, productId, 'Travel Plus');
  const product = new ProductPage(page);
  await product.open(productId);
  await product.chooseLocale('zh-HK');
  await product.openUpdateDialog();
  await product.dialog.getByLabel('Name in zh-HK').fill(name);
  await product.dialog.getByRole('button', { name: 'Update' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click();
  await expect(page).toHaveURL(/\/products\?locale=zh-HK$/);
  const list = new ProductListPage(page);
  await list.filter(productId.plan);
  await list.expand(productId);
  await list.version(name).click();
  await expect(page).toHaveURL(/\?locale=zh-HK$/);
  await expect(product.heading(name)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Coverwright' }).click();
  await expect(page).toHaveURL(/\/dashboard\?locale=zh-HK$/);
  await page.getByRole('link', { name: name }).click();
  await expect(page).toHaveURL(/\/detail\/info\/.*\?locale=zh-HK$/);
  await expect(product.heading(name)).toBeVisible();
});
