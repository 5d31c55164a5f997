import { createProduct, demoUser, newProductId, signIn } from '../api.ts';
import { LoginPage } from '../pages/login-page.ts';
import { PricingPage } from '../pages/pricing-page.ts';
import { ProductListPage } from '../pages/product-list-page.ts';
import { ProductPage } from '../pages/product-page.ts';
import { Shell } from '../pages/shell.ts';
import { enterSession } from '../session.ts';
import { expect, test } from '../test.ts';

test('records created by one tenant are neither listed nor opened by another', async ({
  signedIn: { page, tokens },
  server,
  browser,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Ours alone');
  await new ProductPage(page).open(productId);
  await expect(new ProductPage(page).heading('Ours alone')).toBeVisible();

  const context = await browser.newContext({ baseURL: server.url });
  const other = await context.newPage();
  await enterSession(other, 'test', await signIn(server.url, 'test'));
  const list = new ProductListPage(other);
  await list.open();
  await expect(other.getByRole('button', { name: 'Tenant test' })).toBeVisible();
  await list.filter(productId.plan);
  await expect(other.getByText('No product matches')).toBeVisible();
  await new ProductPage(other).open(productId);
  await expect(other.getByText('This product does not exist')).toBeVisible();
  await context.close();
});

test('signing in to another tenant also switches the other tabs, and shows them nothing of the previous tenant', async ({
  signedIn: { page: first, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Only here');
  await createProduct(server.url, await signIn(server.url, 'test_uat'), productId, 'Only there');
  const pricing = new PricingPage(first);
  await pricing.openJson(productId);
  await pricing.typeLogic('{"*": [6, 7]}');

  const second = await first.context().newPage();
  await second.goto('/login?tenantId=test_uat');
  await new LoginPage(second).signIn(demoUser.username, demoUser.password);
  await expect(new Shell(second).tenant('test_uat')).toBeVisible();

  await expect(pricing.unsaved).toBeHidden();
  await expect(pricing.logic).not.toContainText('[6, 7]');
  await new ProductPage(first).open(productId);
  await expect(new ProductPage(first).heading('Only there')).toBeVisible();
  await expect(new Shell(first).tenant('test_uat')).toBeVisible();
});

test('a tab that has not yet been notified of the other tenant sends no requests to it', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Only here');
  const there = await signIn(server.url, 'test_uat');
  await createProduct(server.url, there, productId, 'Only there');
  const pricing = new PricingPage(page);
  await pricing.openJson(productId);
  await pricing.typeLogic('{"*": [6, 7]}');

  // The tab itself receives no storage event.
  await page.evaluate(
    ([accessToken, refreshToken]) => {
      localStorage.setItem('studioTenantId', 'test_uat');
      localStorage.setItem('studioRefreshToken', refreshToken);
      localStorage.setItem('studioToken', accessToken);
    },
    [there.accessToken, there.refreshToken] as const,
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.postData() ?? ''));
  await pricing.save();
  await expect(pricing.unsaved).toBeHidden();
  await expect(pricing.logic).not.toContainText('[6, 7]');
  expect(asked.filter((body) => body.includes('[6, 7]'))).toEqual([]);
});
