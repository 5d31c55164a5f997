import { createProduct, newProductId } from '../api.ts';
import { PricingPage } from '../pages/pricing-page.ts';
import { ProductPage } from '../pages/product-page.ts';
import { expect, test } from '../test.ts';

test('unsaved pricing is asked about, inside the studio and on reload', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Left');
  const pricing = new PricingPage(page);
  await pricing.open(productId);
  await pricing.typeLogic('{"+": [1, 1]}');
  await expect(pricing.unsaved).toBeVisible();

  await pricing.goBack();
  await expect(pricing.leaveDialog).toContainText('Do you really want to leave? you have unsaved changes!');
  await pricing.leaveDialog.getByRole('button', { name: 'Stay' }).click();
  await expect(pricing.logic).toContainText('[1, 1]');

  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloaded;

  await pricing.typeLogic('{"+": [2, 2]}');
  await pricing.goBack();
  await pricing.leaveDialog.getByRole('button', { name: 'Leave' }).click();
  await expect(new ProductPage(page).heading('Left')).toBeVisible();
});

test('saved pricing is left without a question', async ({ signedIn: { page, tokens }, server }) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Saved');
  const pricing = new PricingPage(page);
  await pricing.open(productId);
  await pricing.typeLogic('{"+": [3, 3]}');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(pricing.unsaved).toBeHidden();
  await pricing.goBack();
  await expect(new ProductPage(page).heading('Saved')).toBeVisible();
});
