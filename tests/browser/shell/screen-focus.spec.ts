import { call, createProduct, newProductId } from '../api.ts';
import { PricingPage } from '../pages/pricing-page.ts';
import { ProductPage } from '../pages/product-page.ts';
import { replaceText } from '../pages/replace-text.ts';
import { expect, test } from '../test.ts';

test('after a change of screen the focus is on the heading or on the main control', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Focus on trips');
  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: 'Products' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Products/ })).toBeFocused();

  const product = new ProductPage(page);
  await product.open(productId);
  await product.openPricing();
  await expect(new PricingPage(page).formula).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(product.heading('Focus on trips')).toBeFocused();

  await page.getByRole('banner').getByRole('link', { name: 'Coverwright' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Create and launch/ })).toBeFocused();
});

test('after a save, a dialog and a deletion the focus is never lost', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Focus on saves');
  const pricing = new PricingPage(page);
  await pricing.openJson(productId);
  await replaceText(pricing.logic, '{"var": "days"}');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.press('Enter');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await expect(save).toBeFocused();

  const product = new ProductPage(page);
  await product.open(productId);
  const more = page.getByRole('button', { name: 'More actions' });
  await more.press('Enter');
  await page.getByRole('menuitem', { name: 'Delete product' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();

  const email = `${crypto.randomUUID().slice(0, 8)}@colleague.example`;
  await call(
    server.url,
    'mutation ($name: String!) { createInsurer(name: $name) { status } }',
    { name: email },
    tokens.accessToken,
  );
  await page.goto('/administration/insurers');
  await page
    .getByRole('row', { name: email })
    .getByRole('button', { name: /Delete/ })
    .press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByRole('row', { name: email })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
