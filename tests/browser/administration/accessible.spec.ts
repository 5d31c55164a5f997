import { signIn } from '../api.ts';
import { expectAccessible } from '../axe.ts';
import { AdministrationPage } from '../pages/administration-page.ts';
import { Shell } from '../pages/shell.ts';
import { enterSession } from '../session.ts';
import { expect, test } from '../test.ts';

test('axe finds nothing if a tenant has no API keys yet', async ({ page, server }) => {
  // No story creates keys in this tenant.
  await enterSession(page, 'test', await signIn(server.url, 'test'));
  await new AdministrationPage(page).open('apiKeys');
  await expect(page.getByText('No API keys yet')).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing on the API keys and their dialogs', async ({ signedIn: { page } }) => {
  const administration = new AdministrationPage(page);
  await administration.open('apiKeys');
  await page.getByRole('button', { name: 'Create Key' }).first().click();
  await administration.dialog.getByRole('button', { name: 'Create Key' }).click();
  await expect(administration.dialog.getByText('This field is required')).toBeVisible();
  await expectAccessible(page);
  await administration.dialog.getByLabel('Name').fill('Looked at');
  await administration.dialog.getByRole('button', { name: 'Create Key' }).click();
  await expect(administration.dialog.getByText('not be shown again')).toBeVisible();
  await expectAccessible(page);
  await administration.dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Revoke Looked at' }).click();
  await expect(administration.dialog).toContainText('Looked at');
  await expectAccessible(page);
});

test('axe finds nothing on the users and their dialogs', async ({ signedIn: { page } }) => {
  const administration = new AdministrationPage(page);
  await administration.open();
  await expect(administration.row('admin@coverwright.test')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Invite User' }).click();
  await administration.dialog.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(administration.dialog.getByText('This field is required')).toBeVisible();
  await expectAccessible(page);
  await administration.dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Actions for admin@coverwright.test' }).click();
  await page.getByRole('menuitem', { name: 'Change role' }).click();
  await expect(administration.dialog.getByRole('combobox', { name: 'Role' })).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing on the insurers and their dialogs', async ({ signedIn: { page } }) => {
  const administration = new AdministrationPage(page);
  await administration.open('insurers');
  await expect(page.getByRole('button', { name: /^Delete / }).first()).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await expect(administration.dialog).toBeVisible();
  await expectAccessible(page);
});

test('the administration is available in Chinese', async ({ signedIn: { page } }) => {
  await new AdministrationPage(page).open();
  await expect(page.getByRole('button', { name: 'Invite User' })).toBeVisible();
  await new Shell(page).chooseLanguage('English', '繁體中文');
  await page.getByRole('button', { name: '邀請用戶' }).click();
  await expect(page.getByRole('dialog', { name: '邀請用戶' })).toContainText('可檢視所有內容');
  await expectAccessible(page);
});
