import { givenUser } from '../administration/given-users.ts';
import { call } from '../api.ts';
import { AccountDialogs } from '../pages/account-dialogs.ts';
import { LoginPage } from '../pages/login-page.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../test.ts';

const newPassword = 'a better password than before';

test('a session on another device is ended, and then all others by a new password', async ({
  page,
  browser,
  server,
}) => {
  const user = await givenUser(server.url, 'VIEWER');
  // The session that was created with the user.
  await call(server.url, 'mutation { logout { status } }', {}, user.tokens.accessToken);
  const [login, account] = [new LoginPage(page), new AccountDialogs(page, user.password)];
  const elsewhere = await browser.newContext({
    baseURL: server.url,
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1',
  });
  const phone = await elsewhere.newPage();
  const phoneLogin = new LoginPage(phone);
  for (const [one, form] of [[page, login] as const, [phone, phoneLogin] as const]) {
    await one.goto('/login');
    await form.signIn(user.email, user.password);
    await expect(new Shell(one).tenant('test_dev')).toBeVisible();
  }

  await account.open('Sessions');
  await expect(account.dialog.getByRole('listitem')).toHaveCount(2);
  await expect(account.dialog.getByRole('listitem').filter({ hasText: 'This device' })).toContainText('Chrome on');
  await page.getByRole('button', { name: 'End the session of Safari on iPhone' }).click();
  await expect(account.dialog.getByRole('listitem')).toHaveCount(1);
  await phone.goto('/products');
  await expect(phoneLogin.heading).toBeVisible();
  await page.keyboard.press('Escape');

  await phoneLogin.signIn(user.email, user.password);
  await expect(new Shell(phone).tenant('test_dev')).toBeVisible();
  await account.open('Change password');
  await expect(page.getByLabel('Current password')).toBeFocused();
  await page.getByLabel('Current password').fill('not the password');
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription('The current password is incorrect.');
  await expect(page.getByLabel('Current password')).toBeFocused();
  await page.keyboard.type(user.password);
  await page.getByLabel('New password', { exact: true }).fill('Password2026!');
  await page.keyboard.press('Enter');
  await expect(account.dialog).toContainText('This is a common password');
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.keyboard.press('Enter');
  await expect(account.dialog).toBeHidden();
  await phone.reload();
  await expect(phoneLogin.heading).toBeVisible();
  await expect(new Shell(page).tenant('test_dev')).toBeVisible();
  await elsewhere.close();
});
