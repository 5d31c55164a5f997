import { call, createProduct, newProductId } from '../api.ts';
import { CodesPage } from '../pages/codes-page.ts';
import { ProductListPage } from '../pages/product-list-page.ts';
import { ProductPage } from '../pages/product-page.ts';
import { expect, test } from '../test.ts';

test('version 10 comes before version 9, in the select, the table and the list', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { plan, type } = newProductId();
  for (const version of ['10', '9', '1.9', '1.10']) {
    await createProduct(server.url, tokens, { plan, type, version }, `Version ${version}`);
  }
  const inOrder = ['10', '9', '1.10', '1.9'];
  await new ProductPage(page).open({ plan, type, version: '9' });
  await page.getByRole('combobox', { name: 'Version of this product' }).click();
  await expect(page.getByRole('option')).toHaveText(inOrder);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: /^Version / })).toHaveText(inOrder.map((one) => `Version ${one}`));
  const list = new ProductListPage(page);
  await list.open();
  await list.filter(plan);
  await list.expand({ plan, type });
  await expect(page.getByRole('link', { name: /^Version / })).toHaveText(inOrder.map((one) => `Version ${one}`));
});

test('an address without a version opens the newest one, unless there is one without a name', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { plan, type } = newProductId();
  for (const version of ['9', '10']) await createProduct(server.url, tokens, { plan, type, version }, `No. ${version}`);
  const product = new ProductPage(page);
  await product.open({ plan, type });
  await expect(product.heading('No. 10')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/info/${plan}/${type}/10$`));
  await new CodesPage(page, 'discount').open({ plan, type });
  await expect(page).toHaveURL(new RegExp(`/discountsCodes/${plan}/${type}/10$`));

  await createProduct(server.url, tokens, { plan, type }, 'Nameless version');
  await product.open({ plan, type });
  await expect(product.heading('Nameless version')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/info/${plan}/${type}/?$`));
});

test('the chosen language and tab are kept across a reload and a change of version', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { plan, type } = newProductId();
  for (const version of ['1', '2']) {
    await createProduct(server.url, tokens, { plan, type, version }, `Trip ${version}`);
    const query = `mutation ($l10n: upsertL10nInput) { upsertL10n(l10n: $l10n) { status } }`;
    const key = `products-${plan}|${version}|${type}-name`;
    await call(server.url, query, { l10n: { locale: 'zh-HK', key, value: `旅程 ${version}` } }, tokens.accessToken);
  }
  const product = new ProductPage(page);
  await product.open({ plan, type, version: '1' });
  await product.chooseLocale('Chinese (zh-HK)');
  await expect(product.heading('旅程 1')).toBeVisible();
  await page.reload();
  await expect(product.heading('旅程 1')).toBeVisible();
  await page.getByRole('link', { name: 'Loading Codes', exact: true }).click();
  await expect(page.getByText('No loading codes yet')).toBeVisible();
  await expect(product.heading('旅程 1')).toBeVisible();
  await page.getByRole('combobox', { name: 'Version of this product' }).click();
  await page.getByRole('option', { name: '2' }).click();
  await expect(product.heading('旅程 2')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/loadingsCodes/${plan}/${type}/2\\?locale=zh-HK$`));
  await page.reload();
  await expect(product.heading('旅程 2')).toBeVisible();
  await expect(page.getByText('No loading codes yet')).toBeVisible();
  await page.goBack();
  await expect(product.heading('旅程 1')).toBeVisible();
});

test('the language of the texts is carried over to the editors of the product, and back', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = { ...newProductId(), version: '1' };
  await createProduct(server.url, tokens, productId, 'Trip');
  const product = new ProductPage(page);
  await product.open(productId);
  await product.chooseLocale('Chinese (zh-HK)');
  for (const editor of ['Add: Pricing', 'Add: Underwriting', 'Add: Benefits']) {
    await page.getByRole('link', { name: editor }).click();
    await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
    await expect(page).toHaveURL(/[?]locale=zh-HK$/);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(product.heading('Trip')).toBeVisible();
    await expect(page).toHaveURL(/\/info\/.*[?]locale=zh-HK$/);
  }
});
