import { call, createProduct, newProductId } from '../api.ts';
import { cut } from '../network.ts';
import { ProductListPage } from '../pages/product-list-page.ts';
import { ProductPage } from '../pages/product-page.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../test.ts';

test('a product can be updated twice in a row even if nothing can be loaded in between', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'First');
  const product = new ProductPage(page);
  await product.open(productId);
  await expect(product.heading('First')).toBeVisible();
  await cut(page, 'ProductVersions');
  for (const name of ['Second', 'Third']) {
    await product.openUpdateDialog();
    await product.dialog.getByLabel('Name in en-US').fill(name);
    await product.dialog.getByRole('button', { name: 'Update' }).click();
    await expect(product.heading(name)).toBeVisible();
    await expect(product.dialog).toBeHidden();
  }
});

test('texts that cannot be loaded are not reported as those of another language', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'In English');
  const product = new ProductPage(page);
  await product.open(productId);
  await expect(product.heading('In English')).toBeVisible();
  const isChinese = (request: { headers(): Record<string, string> }) =>
    request.headers()['accept-language']?.startsWith('zh-HK') === true;
  await cut(page, 'ProductVersions', isChinese);
  await product.chooseLocale('zh-HK');
  await expect(page.getByText('The product could not be loaded')).toBeVisible();
  await expect(page.getByText('In English')).toBeHidden();
  await product.chooseLocale('en-US');
  await expect(product.heading('In English')).toBeVisible();
});

test('a list that could not be reloaded reports it', async ({ signedIn: { page, tokens }, server }) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Remembered');
  const list = new ProductListPage(page);
  await list.open();
  await list.expand(productId);
  await list.version('Remembered').click();
  await expect(new ProductPage(page).heading('Remembered')).toBeVisible();
  const mend = await cut(page, 'ProductList');
  await page.goBack();
  const note = page.getByRole('alert').filter({ hasText: 'This may be out of date' });
  await expect(note).toBeVisible();
  await expect(list.version('Remembered')).toBeVisible();
  await mend();
  await note.getByRole('button', { name: 'Retry' }).click();
  await expect(note).toBeHidden();
  await expect(list.version('Remembered')).toBeVisible();
});

test('saving an insurer in one language does not change its name in the other', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Travel');
  const product = new ProductPage(page);
  await product.open(productId);
  await product.chooseLocale('zh-HK');
  await product.openUpdateDialog();
  const name = product.dialog.getByLabel('Name in zh-HK');
  await expect(name).toHaveAttribute('placeholder', 'Travel');
  await expect(name).toHaveValue('');
  await product.dialog.getByRole('combobox', { name: /^Insurer/ }).click();
  await page.getByRole('option').first().click();
  await product.dialog.getByRole('button', { name: 'Update' }).click();
  await expect(new Shell(page).toast('Update product successfully')).toBeVisible();

  const query = `mutation ($productId: productIdInput!, $l10n: [upsertL10nInput!]) {
    updateProduct(productId: $productId, l10n: $l10n) { revision }
  }`;
  const { plan, type, version } = productId;
  const l10n = [{ key: `products-${plan}|${version ?? ''}|${type}-name`, locale: 'en-US', value: 'Renamed' }];
  await call(server.url, query, { productId, l10n }, tokens.accessToken);
  await page.reload();
  await expect(product.heading('Renamed')).toBeVisible();
  await product.chooseLocale('zh-HK');
  await expect(page.getByRole('combobox', { name: 'Language of the texts' })).toHaveValue(/zh-HK/);
  await expect(product.heading('Renamed')).toBeVisible();
});
