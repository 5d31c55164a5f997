import { expect, test } from '../test.ts';

test('an unknown host is told on the page, and not kept', async ({ page }) => {
  await page.goto('/?hostOverride=nowhere.example.test');
  await expect(page.getByText("This application doesn't exist")).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
});

test('another host is another tenant, and ends the session of the one before', async ({ signedIn: { page } }) => {
  await page.goto('/products');
  await expect(page.getByRole('button', { name: 'Tenant test_dev' })).toBeVisible();
  await page.goto('/products?hostOverride=uat.coverwright.test');
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  await expect(page.getByText('test_uat')).toBeVisible();
});
