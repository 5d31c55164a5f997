import { newEmail } from '../administration/given-users.ts';
import { call, signIn } from '../api.ts';
import { LoginPage } from '../pages/login-page.ts';
import { expect, test } from '../test.ts';

const password = 'a password of my own';

test('an invited person chooses a password with the mailed link and signs in', async ({ page, server }) => {
  const email = newEmail();
  const { accessToken } = await signIn(server.url, 'test_dev');
  const invite = 'mutation ($input: createLoginInput!) { createLogin(input: $input) { status } }';
  expect(await call(server.url, invite, { input: { email, role: 'VIEWER' } }, accessToken)).toEqual({
    createLogin: { status: 'success' },
  });

  const login = new LoginPage(page);
  await page.goto('/dev/mailbox');
  await page.getByRole('article').filter({ hasText: email }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await expect(page.getByText('reset')).toHaveCount(0);
  await page.screenshot({ path: test.info().outputPath('invitation.png') });

  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(login.heading).toBeVisible();
  // The demo's link names a tenant other than that of this host's sign-in page.
  await page.goto('/login?tenantId=test_dev');
  await login.signIn(email, password);
  await expect(page).toHaveURL(/\/dashboard$/);
});
