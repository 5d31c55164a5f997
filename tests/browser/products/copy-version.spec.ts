import { call, createProduct, newProductId } from '../api.ts';
import { CodesPage } from '../pages/codes-page.ts';
import { ProductListPage } from '../pages/product-list-page.ts';
import { ProductPage } from '../pages/product-page.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../test.ts';

const fill = `mutation ($productId: productIdInput!, $price: priceLogicInput!, $product: updateProductInput!,
    $discount: codeRuleInput!, $loading: codeRuleInput!, $benefit: benefitInput!) {
  createPriceLogic(productId: $productId, input: $price) { status }
  updateProduct(productId: $productId, input: $product) { revision }
  addDiscountCode(productId: $productId, input: $discount) { status }
  addLoadingCode(productId: $productId, input: $loading) { status }
  addBenefit(productId: $productId, input: $benefit) { status }
}`;

const contents = {
  price: { amountLogic: '{"*": [{"var": "days"}, 10]}' },
  product: { underwritingRules: '{"merge": [{"if": [{">": [{"var": "age"}, 70]}, "AGE", []]}]}' },
  discount: { code: 'EARLY', name: 'Early bird', calculationLogic: '[5,"HKD"]' },
  loading: { code: 'SKI', name: 'Winter sports', calculationLogic: '{"*":[{"var":"premium"},0.25]}' },
  benefit: { typeId: 'medical', valueJsonString: '1000' },
};

test('a version that starts as a copy has the name, benefits, logic and codes of the displayed one', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { plan, type } = newProductId();
  for (const version of ['9', '10']) await createProduct(server.url, tokens, { plan, type, version }, `No. ${version}`);
  await call(server.url, fill, { productId: { plan, type, version: '9' }, ...contents }, tokens.accessToken);

  const product = new ProductPage(page);
  await product.open({ plan, type, version: '9' });
  await page.getByRole('button', { name: 'Create Version' }).click();
  const copy = product.dialog.getByRole('switch', { name: 'Copy benefits, logic, codes and texts from 9' });
  await expect(copy).toBeChecked();
  await expect(product.dialog.getByLabel('Name', { exact: true })).toHaveValue('No. 9');
  await expect(product.dialog.getByRole('switch', { name: 'Start with benefits' })).toBeHidden();
  const list = new ProductListPage(page);
  await list.enter({ name: 'No. 11', version: '11' });
  await list.submit();
  await expect(product.heading('No. 11')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/info/${plan}/${type}/11$`));
  await expect(new Shell(page).toast('Add product successfully')).toBeVisible();
  await expect(product.dialog).toBeHidden();
  for (const fact of ['Calculated from 1 value', '1 rule', '1 benefit', '1 code']) {
    await expect(page.getByText(fact, { exact: true }).first()).toBeVisible();
  }
  await page.getByRole('link', { name: 'Manage: Loading Codes' }).click();
  await expect(new CodesPage(page, 'loading').row('SKI')).toContainText('25%');
  await page.getByRole('link', { name: 'Discount Codes', exact: true }).click();
  await expect(new CodesPage(page, 'discount').row('EARLY')).toContainText('HKD 5.00');
});

test('a version can copy an older one, or nothing', async ({ signedIn: { page, tokens }, server }) => {
  const { plan, type } = newProductId();
  for (const version of ['9', '10']) await createProduct(server.url, tokens, { plan, type, version }, `No. ${version}`);
  await call(server.url, fill, { productId: { plan, type, version: '9' }, ...contents }, tokens.accessToken);
  const product = new ProductPage(page);
  const list = new ProductListPage(page);
  await product.open({ plan, type, version: '10' });

  await page.getByRole('button', { name: 'Create Version' }).click();
  await product.dialog.getByRole('combobox', { name: 'Version to copy' }).click();
  await expect(page.getByRole('option')).toHaveText(['10', '9']);
  await page.getByRole('option', { name: '9' }).click();
  await list.enter({ name: 'From nine', version: '11' });
  await list.submit();
  await expect(product.heading('From nine')).toBeVisible();
  await expect(page.getByText('Calculated from 1 value')).toBeVisible();

  await page.getByRole('button', { name: 'Create Version' }).click();
  await product.dialog.getByRole('switch', { name: 'Copy benefits, logic, codes and texts from 11' }).click();
  await expect(product.dialog.getByRole('button', { name: 'For programmers' })).toBeVisible();
  await list.enter({ name: 'From nothing', version: '12' });
  await list.submit();
  await expect(product.heading('From nothing')).toBeVisible();
  await expect(page.getByText(/^None yet: write /)).toHaveCount(2);
  await expect(page.getByText(/^None yet: add codes /)).toHaveCount(2);
});
