import { call, createProduct, demoUser, newProductId, signIn } from '../api.ts';
import { LoginPage } from '../pages/login-page.ts';
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
  await pricing.open(productId);
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

test('saved pricing is left without confirmation', async ({ signedIn: { page, tokens }, server }) => {
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

test('leaving a half-typed update asks for confirmation, on Back and on reload', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Updated');
  await page.goto('/dashboard');
  const product = new ProductPage(page);
  const list = new ProductListPage(page);
  await page.getByRole('link', { name: 'Products' }).first().click();
  await list.filter(productId.plan);
  await list.expand(productId);
  await list.version('Updated').click();
  await product.openUpdateDialog();
  const name = page.getByLabel('Name in en-US');
  await name.fill('Half');
  await page.goBack();
  await product.leaveDialog.getByRole('button', { name: 'Stay' }).click();
  await expect(name).toHaveValue('Half');
  await expectReloadIsAsked(page);
  await name.fill('Updated');
  await page.goBack();
  await expect(list.heading).toBeVisible();
});

test('undone changes do not come back after signing in again', async ({ page, server }) => {
  const productId = newProductId();
  const tokens = await signIn(server.url, 'test_dev');
  await createProduct(server.url, tokens, productId, 'Undone');
  const login = new LoginPage(page);
  const pricing = new PricingPage(page);
  await pricing.open(productId);
  await login.signIn(demoUser.username, demoUser.password);
  await pricing.typeLogic('{"*": [6, 7]}');
  await pricing.typeLogic('{}');
  await expect(pricing.unsaved).toBeHidden();

  const accessToken = await page.evaluate(() => localStorage.getItem('studioToken'));
  await call(server.url, 'mutation { logout { status } }', {}, accessToken ?? '');
  await pricing.save();
  await expect(login.heading).toBeVisible();
  const theirs = `mutation ($productId: productIdInput!, $input: priceLogicInput!) {
    updatePriceLogic(productId: $productId, input: $input) { status }
  }`;
  const others = await signIn(server.url, 'test_dev');
  await call(server.url, theirs, { productId, input: { amountLogic: '{"+": [8, 8]}' } }, others.accessToken);
  await login.signIn(demoUser.username, demoUser.password);
  await expect(pricing.logic).toContainText('[8, 8]');
  await expect(pricing.unsaved).toBeHidden();
});

test('the floating test panel stays reachable when the window shrinks', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Shrunk');
  const pricing = new PricingPage(page);
  await pricing.open(productId);
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
