import { newProductId } from '../api.ts';
import { PricingPage } from '../pages/pricing-page.ts';
import { ProductListPage } from '../pages/product-list-page.ts';
import { ProductPage } from '../pages/product-page.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../test.ts';

test('creates a product and a version, prices it, tests it, and finds it again', async ({ signedIn: { page } }) => {
  const productId = newProductId();
  const list = new ProductListPage(page);
  const shell = new Shell(page);

  await list.open();
  await list.openCreateDialog();
  await list.enter({ ...productId, name: 'Weekend trip', version: '2027.1' });
  await list.submit();
  await expect(shell.toast('Add product successfully')).toBeVisible();

  const product = new ProductPage(page);
  await expect(product.heading('Weekend trip')).toBeVisible();
  await list.open();
  await list.filter(productId.plan);
  await list.expand(productId);
  await expect(list.version('Weekend trip')).toBeVisible();
  await list.openCreateVersionDialog();
  await list.enter({ name: 'Weekend trip, revised', version: '2027.2' });
  await list.submit();
  await expect(product.heading('Weekend trip, revised')).toBeVisible();
  await product.openPricing();

  const pricing = new PricingPage(page);
  await pricing.show('JSON');
  await pricing.typeLogic('{"*": [{"var": "insured.age"}, 2.5]}');
  await pricing.extractVariables();
  await expect(pricing.variables).toContainText('"age": null');
  await pricing.typeVariables('{"insured": {"age": 40}}');
  await pricing.test();
  await expect(pricing.result).toContainText('100');
  await pricing.save();
  await expect(pricing.unsaved).toBeHidden();

  await page.reload();
  await expect(pricing.logic).toContainText('insured.age');
  await list.open();
  await list.filter(productId.plan);
  await list.expand(productId);
  await expect(list.version('Weekend trip').first()).toBeVisible();
  await expect(list.version('Weekend trip, revised')).toBeVisible();
});

test('a product that already exists is refused at its field, and the input remains', async ({ signedIn: { page } }) => {
  const productId = newProductId();
  const list = new ProductListPage(page);
  for (const name of ['First', 'Second']) {
    await list.open();
    await list.openCreateDialog();
    await list.enter({ ...productId, name, version: '' });
    await list.submit();
    await expect(list.dialog.getByLabel('Version', { exact: true })).toBeFocused();
    await list.enter({ ...productId, name, version: '1' });
    await list.submit();
    if (name === 'First') await expect(list.dialog).toBeHidden();
  }
  await expect(list.dialog.getByText(`${productId.plan} travel already has a version 1`)).toBeVisible();
  await expect(list.dialog.getByLabel('Version', { exact: true })).toBeFocused();
  await expect(list.dialog.getByLabel('Name', { exact: true })).toHaveValue('Second');
});

test('a duplicate benefit is reported only at the benefits', async ({ signedIn: { page } }) => {
  const productId = newProductId();
  const list = new ProductListPage(page);
  await list.open();
  await list.openCreateDialog();
  await list.enter({ ...productId, name: 'Twice', version: '1' });
  await list.dialog.getByRole('button', { name: 'For programmers' }).click();
  await list.dialog.getByRole('switch', { name: 'Start with benefits' }).click();
  await list.dialog.getByRole('textbox', { name: /benefits/i }).fill('[{"typeId": "x"}, {"typeId": "x"}]');
  await list.submit();
  await expect(list.dialog.locator('[aria-invalid="true"]')).toHaveCount(1);
  await expect(list.dialog.getByText('already has a version 1')).toBeHidden();
  await expect(list.dialog.getByRole('textbox', { name: /benefits/i })).toBeFocused();
});
