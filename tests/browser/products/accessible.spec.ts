import { call, createProduct, newProductId } from '../api.ts';
import { expectAccessible } from '../axe.ts';
import { PricingPage } from '../pages/pricing-page.ts';
import { ProductListPage } from '../pages/product-list-page.ts';
import { ProductPage } from '../pages/product-page.ts';
import { replaceText } from '../pages/replace-text.ts';
import { expect, test } from '../test.ts';

test('axe finds nothing on the open insurers and the benefits of a new product', async ({ signedIn: { page } }) => {
  const list = new ProductListPage(page);
  await list.open();
  await list.openCreateDialog();
  const insurer = list.dialog.getByRole('combobox', { name: /^Insurer/ });
  await insurer.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
  await insurer.fill('Harbour Mutual');
  await expect(page.getByRole('option', { name: 'Create insurer "Harbour Mutual"' })).toBeVisible();
  await insurer.press('Enter');
  await expect(list.dialog.getByLabel('No insurer')).toBeVisible();
  await expect(insurer).toHaveValue('Harbour Mutual');
  await expect(insurer).toBeFocused();
  await insurer.fill('HARBOUR MUTUAL');
  await expect(page.getByRole('option')).toHaveText(['Harbour Mutual']);
  await insurer.press('Enter');
  await insurer.click();
  await insurer.fill('');
  await expect(page.getByRole('option', { name: 'Harbour Mutual' })).toBeVisible();
  await page.getByRole('option').first().click();
  await list.dialog.getByRole('switch', { name: 'Start with benefits' }).click();
  const benefits = list.dialog.getByRole('textbox', { name: 'Benefits as JSON' });
  await expect(benefits).toBeVisible();
  await replaceText(benefits, '[{}]');
  await expect(list.dialog.getByText('There is a problem with the benefits JSON file')).toBeVisible();
  await expectAccessible(page);
});

test("axe finds nothing on the notes about other users' changes", async ({ signedIn: { page, tokens }, server }) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Looked at');
  const product = new ProductPage(page);
  await product.open(productId);
  await product.openUpdateDialog();
  await product.dialog.getByLabel('Name in en-US').fill('Mine');
  const update = `mutation ($productId: productIdInput!, $input: updateProductInput) {
    updateProduct(productId: $productId, input: $input) { revision }
  }`;
  await call(server.url, update, { productId, input: { status: 'theirs' } }, tokens.accessToken);
  await product.dialog.getByRole('button', { name: 'Update' }).click();
  await expect(product.dialog.getByRole('button', { name: 'Reload theirs' })).toBeVisible();
  await expectAccessible(page);
  await product.dialog.getByRole('button', { name: 'Reload theirs' }).click();
  await expect(product.dialog).toBeHidden();

  const pricing = new PricingPage(page);
  await pricing.open(productId);
  await pricing.typeLogic('1');
  const save = `mutation ($productId: productIdInput!, $input: priceLogicInput!) {
    updatePriceLogic(productId: $productId, input: $input) { status }
  }`;
  await call(server.url, save, { productId, input: { amountLogic: '2' } }, tokens.accessToken);
  await pricing.save();
  await expect(page.getByRole('button', { name: 'Overwrite with mine' })).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing if a product or its pricing does not exist', async ({ signedIn: { page } }) => {
  const missing = { plan: 'nowhere', type: 'travel' };
  await new ProductPage(page).open(missing);
  await expect(page.getByText('The product nowhere travel does not exist. It may have been deleted.')).toBeVisible();
  await expectAccessible(page);
  await new PricingPage(page).open(missing);
  await expect(page.getByText('The product nowhere travel does not exist. It may have been deleted.')).toBeVisible();
  await expectAccessible(page);
});
