import { call, createProduct, demoUser, newProductId } from '../api.ts';
import { LoginPage } from '../pages/login-page.ts';
import { PricingPage } from '../pages/pricing-page.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../test.ts';

test('a tab that never showed the sign-in form retains its input, regardless of the case of the email address', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Kept');
  const pricing = new PricingPage(page);
  await pricing.openJson(productId);
  await pricing.typeLogic('{"*": [6, 7]}');

  await call(server.url, 'mutation { logout { status } }', {}, tokens.accessToken);
  await pricing.save();
  const login = new LoginPage(page);
  await expect(login.heading).toBeVisible();
  await expect(new Shell(page).toast('Sign in again to continue.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('alert')).toHaveCount(1);

  await login.signIn(demoUser.username.toUpperCase(), demoUser.password);
  await expect(pricing.logic).toContainText('[6, 7]');
});

test('logging out discards unsaved input in every tab', async ({ signedIn: { page: first, tokens }, server }) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Dropped');
  await first.goto('/dashboard');
  const second = await first.context().newPage();
  const pricing = new PricingPage(second);
  await pricing.openJson(productId);
  await pricing.typeLogic('{"*": [6, 7]}');

  await new Shell(first).logOut('test_dev');
  const login = new LoginPage(second);
  await expect(login.heading).toBeVisible();
  expect(await second.evaluate(() => sessionStorage.getItem('studioDrafts'))).toBeNull();
  await login.signIn(demoUser.username, demoUser.password);
  await expect(pricing.logic).toBeVisible();
  await expect(pricing.unsaved).toBeHidden();
});

test('work that is too large to survive a reload is still there after signing in', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Large');
  const pricing = new PricingPage(page);
  await pricing.openJson(productId);
  await pricing.pasteLogic(JSON.stringify('x'.repeat(9 * 1024 * 1024)));
  await pricing.save();
  await expect(page.getByText('at most 8 MiB')).toBeVisible();

  await call(server.url, 'mutation { logout { status } }', {}, tokens.accessToken);
  await page.evaluate(() => {
    localStorage.removeItem('studioToken');
    window.dispatchEvent(new StorageEvent('storage', { key: 'studioToken' }));
  });
  const login = new LoginPage(page);
  await expect(login.heading).toBeVisible();
  await expect(new Shell(page).toast('too large to be retained after a reload')).toBeVisible();
  await login.signIn(demoUser.username, demoUser.password);
  await expect(pricing.unsaved).toBeVisible();
});
