import { demoUser } from '../api.ts';
import { LoginPage } from '../pages/login-page.ts';
import { expect, test } from '../test.ts';

test.use({ isContextNew: true });

test('closing a toast by the keyboard does not pause the others', async ({ page }) => {
  await page.clock.install();
  await page.goto('/login');
  let isOffline = true;
  await page.route('**/graphql', (route) => (isOffline ? route.abort() : route.fulfill({ status: 404 })));
  const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
  const login = new LoginPage(page);
  for (let count = 1; count <= 2; count += 1) {
    await login.signIn(demoUser.username, demoUser.password);
    await expect(toasts).toHaveCount(count);
    isOffline = false;
  }
  await toasts.first().getByRole('button', { name: 'Close' }).focus();
  await page.clock.fastForward(30_000);
  await expect(toasts).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(toasts).toHaveCount(1);
  await page.clock.fastForward(30_000);
  await expect(toasts).toHaveCount(0);
});
