import { givenUser } from '../administration/given-users.ts';
import { LoginPage } from '../pages/login-page.ts';
import { expect, test } from '../test.ts';

const newPassword = 'a better password than before';

test('a forgotten password can be replaced once through the mailed link', async ({ page, server }) => {
  const user = await givenUser(server.url, 'VIEWER');
  const login = new LoginPage(page);
  await page.goto('/login');
  await login.askForRecoveryLink(user.email);
  await expect(login.refusal).toContainText('a recovery link is on its way');

  await page.goto('/dev/mailbox');
  // The newest mail is above the invitation.
  const link = page.getByRole('article').filter({ hasText: user.email }).getByRole('link').first();
  const address = await link.getAttribute('href');
  await link.click();
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  expect(page.url()).not.toContain('reset');

  await login.chooseNewPassword('too short');
  await expect(page.getByText('Use at least 12.')).toBeVisible();
  await login.chooseNewPassword(newPassword);
  await expect(login.heading).toBeVisible();

  await login.signIn(user.email, user.password);
  await expect(login.refusal).toHaveText('Incorrect login information');
  await login.signIn(user.email, newPassword);
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.evaluate(() => localStorage.clear());
  await page.goto(address ?? '');
  await page.reload();
  await page.goto(address ?? '');
  await login.chooseNewPassword('yet another password');
  await expect(login.refusal).toContainText('This link has been used');
  await page.getByRole('button', { name: '繁體中文' }).click();
  await page.getByRole('button', { name: '儲存新密碼' }).click();
  await expect(login.refusal).toContainText('此連結已被使用');
});
