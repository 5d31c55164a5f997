import { call, createProduct, demoUser, newProductId, signIn } from '../api.ts';
import { LoginPage } from '../pages/login-page.ts';
import { PricingPage } from '../pages/pricing-page.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../test.ts';

const expiredToken = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.AAAA';

test('an expired token is renewed during a save without the user noticing', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Renewed');
  const pricing = new PricingPage(page);
  await pricing.open(productId);
  await pricing.typeLogic('{"+": [1, 2]}');

  await page.evaluate((token) => localStorage.setItem('studioToken', token), expiredToken);
  await pricing.save();
  await expect(pricing.unsaved).toBeHidden();
  await page.reload();
  await expect(pricing.logic).toContainText('"+"');
});

test('after the session is lost, signing in restores the typed text', async ({ page, server }) => {
  const productId = newProductId();
  await createProduct(server.url, await signIn(server.url, 'test_dev'), productId, 'Kept');
  const login = new LoginPage(page);
  const pricing = new PricingPage(page);
  await pricing.open(productId);
  await login.signIn(demoUser.username, demoUser.password);
  await pricing.typeLogic('{"*": [6, 7]}');

  const accessToken = await page.evaluate(() => localStorage.getItem('studioToken'));
  await call(server.url, 'mutation { logout { status } }', {}, accessToken ?? '');
  await pricing.save();
  await expect(login.heading).toBeVisible();
  await expect(new Shell(page).toast('Sign in again to continue.')).toBeVisible();

  await login.signIn(demoUser.username, demoUser.password);
  await expect(pricing.logic).toContainText('[6, 7]');
  await pricing.save();
  await expect(pricing.unsaved).toBeHidden();
});
