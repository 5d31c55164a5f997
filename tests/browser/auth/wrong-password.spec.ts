import { demoUser } from '../api.ts';
import { LoginPage } from '../pages/login-page.ts';
import { expect, test } from '../test.ts';

test('a wrong password and an unknown account are refused with the same message', async ({ page }) => {
  const login = new LoginPage(page);
  await page.goto('/login');

  await login.signIn('nobody@coverwright.test', demoUser.password);
  await expect(login.refusal).toHaveText('Incorrect login information');
  await login.signIn(demoUser.username, 'not the password');
  await expect(login.refusal).toHaveText('Incorrect login information');
  await expect(page.getByLabel('Email address')).toHaveValue(demoUser.username);

  await login.signIn(demoUser.username, demoUser.password);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('empty fields are reported before anything is sent', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('This field is required')).toHaveCount(2);
});
