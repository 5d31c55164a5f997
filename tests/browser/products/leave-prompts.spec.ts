import { createProduct, newProductId } from '../api.ts';
import { PricingPage } from '../pages/pricing-page.ts';
import { ProductListPage } from '../pages/product-list-page.ts';
import { ProductPage } from '../pages/product-page.ts';
import type { Page } from '@playwright/test';
import { reloadAnyway } from '../reload-anyway.ts';
import { expect, test } from '../test.ts';

test('leaving with unsaved pricing asks for confirmation, inside the studio and on reload', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Left');
  const pricing = new PricingPage(page);
  await pricing.openJson(productId);
  await pricing.typeLogic('{"+": [1, 1]}');
  await expect(pricing.unsaved).toBeVisible();

  await pricing.goBack();
  await expect(pricing.leaveDialog).toContainText('Do you really want to leave? you have unsaved changes!');
  await pricing.leaveDialog.getByRole('button', { name: 'Stay' }).click();
  await expect(pricing.logic).toContainText('[1, 1]');

  await reloadAnyway(page);

  await pricing.typeLogic('{"+": [2, 2]}');
  await pricing.goBack();
  await pricing.leaveDialog.getByRole('button', { name: 'Leave' }).click();
  await expect(new ProductPage(page).heading('Left')).toBeVisible();
});

/** The browser's own prompt; the answer is to stay. */
async function expectReloadIsAsked(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog');
  // Never settles if the page stays.
  void page.evaluate(() => location.reload()).catch(() => undefined);
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
}

test('leaving a half-typed product asks for confirmation, on Back and on reload', async ({ signedIn: { page } }) => {
  await page.goto('/dashboard');
  const list = new ProductListPage(page);
  await page.getByRole('link', { name: 'Products' }).first().click();
  await list.openCreateDialog();
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Half');
  const { leaveDialog } = new ProductPage(page);
  await page.goBack();
  await expect(leaveDialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(leaveDialog).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(name).toHaveValue('Half');
  await expectReloadIsAsked(page);
  await expect(name).toHaveValue('Half');
  await page.goBack();
  await leaveDialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/dashboard$/);
});

test('the floating test panel stays reachable when the window shrinks', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Shrunk');
  const pricing = new PricingPage(page);
  await pricing.openJson(productId);
  await page.getByRole('button', { name: 'Fullscreen' }).click();
  const grip = page.getByRole('button', { name: 'Move the panel' });
  await expect(grip).toBeInViewport();
  await page.setViewportSize({ width: 1024, height: 600 });
  await expect(grip).toBeInViewport();
  await page.getByRole('button', { name: 'Leave fullscreen' }).click();
  await page.setViewportSize({ width: 800, height: 600 });
  await page.getByRole('button', { name: 'Fullscreen' }).click();
  await expect(grip).toBeInViewport();
});
