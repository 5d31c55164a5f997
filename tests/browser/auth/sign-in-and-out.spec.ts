import { demoUser, signIn } from '../api.ts';
import { LoginPage } from '../pages/login-page.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../test.ts';

test('signs in, returns to the requested page, and signs out everywhere', async ({ page, server }) => {
  const login = new LoginPage(page);
  const shell = new Shell(page);

  await page.goto('/products');
  await expect(login.heading).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);

  await login.signIn(demoUser.username, demoUser.password);
  await expect(page).toHaveURL(/\/products$/);
  await expect(shell.tenant('test_dev')).toBeVisible();
  const accessToken = await page.evaluate(() => localStorage.getItem('studioToken'));

  await shell.logOut('test_dev');
  await expect(login.heading).toBeVisible();
  await page.goto('/products');
  await expect(login.heading).toBeVisible();

  const answer = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${accessToken ?? ''}` },
    body: JSON.stringify({ query: '{ tenantSettings { tenantId } }' }),
  });
  expect(answer.status).toBe(401);
});

test('opens the dashboard when no page was requested, and then the products', async ({ page }) => {
  await page.goto('/login');
  await new LoginPage(page).signIn(demoUser.username, demoUser.password);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('button', { name: 'Start building' }).click();
  await expect(page).toHaveURL(/\/products$/);
});

test('sends unknown paths to the dashboard', async ({ signedIn: { page } }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('signs in to the tenant named in the address', async ({ page, server }) => {
  await page.goto('/login?tenantId=test_uat');
  await new LoginPage(page).signIn(demoUser.username, demoUser.password);
  await expect(new Shell(page).tenant('test_uat')).toBeVisible();
  await expect(signIn(server.url, 'test_uat')).resolves.toBeDefined();
});

test('the keyboard reaches the button that shows the password', async ({ page }) => {
  await page.goto('/login');
  const password = page.locator('input[name=password]');
  await password.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAttribute('type', 'text');
});
