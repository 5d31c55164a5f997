import { givenTenant } from '../admin.ts';
import { call, createProduct, newProductId } from '../api.ts';
import { AdministrationPage } from '../pages/administration-page.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../test.ts';
import { givenUser, newEmail } from './given-users.ts';

test('an administrator invites, changes, deactivates and reactivates a user', async ({ signedIn: { page } }) => {
  const administration = new AdministrationPage(page);
  const shell = new Shell(page);
  const email = newEmail();
  await page.goto('/products');
  await page.getByRole('link', { name: 'Administration' }).click();
  await administration.invite({ email, name: 'Mei Chan', role: 'Product editor' });
  await expect(shell.toast('Invitation sent')).toBeVisible();
  const row = administration.row(email);
  await expect(row).toContainText('Mei Chan');
  await expect(row).toContainText('Product editor');
  await expect(row).toContainText('Invited');

  await administration.invite({ email: email.toUpperCase(), role: 'Viewer' });
  await expect(administration.dialog.getByText('A user with this email address already exists.')).toBeVisible();
  await expect(administration.dialog.getByLabel('Email')).toHaveValue(email.toUpperCase());
  await administration.dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('searchbox').fill(email);
  await administration.act('Mei Chan', 'Resend invitation');
  await expect(shell.toast('Invitation resent')).toBeVisible();
  await administration.changeRole('Mei Chan', 'Document editor');
  await expect(row).toContainText('Document editor');
  await administration.act('Mei Chan', 'Deactivate');
  await administration.dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(row).toContainText('Deactivated');
  await administration.act('Mei Chan', 'Reactivate');
  await expect(row).toContainText('Invited');
});

test('the last active administrator keeps the role, and users cannot deactivate themselves', async ({
  server,
  page,
}) => {
  const tenant = await givenTenant(server);
  const administrator = await givenUser(server.url, 'ADMINISTRATOR', tenant);
  await administrator.enter(page);
  const administration = new AdministrationPage(page);
  const shell = new Shell(page);
  await page.goto('/administration');
  await administration.changeRole(tenant.user.username, 'Viewer');
  await expect(shell.toast('Role changed')).toBeVisible();
  await administration.changeRole(administrator.email, 'Viewer');
  await expect(page.getByText('This user is the last active administrator of the tenant.')).toBeVisible();
  await administration.dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: `Actions for ${administrator.email}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Change role' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Deactivate' })).toHaveCount(0);
});

test('an administrator who gives up the role sees the studio of the new role', async ({ page, server }) => {
  const administrator = await givenUser(server.url, 'ADMINISTRATOR');
  await administrator.enter(page);
  const administration = new AdministrationPage(page);
  await administration.open();
  await page.getByRole('searchbox').fill(administrator.email);
  await administration.changeRole(administrator.email, 'Viewer');
  await expect(page.getByRole('heading', { name: 'You are not authorized' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Administration' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('an insurer is created, found, updated, not deleted while a product uses it, and finally deleted', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const administration = new AdministrationPage(page);
  const shell = new Shell(page);
  const name = `Harbour ${crypto.randomUUID().slice(0, 8)}`;
  await administration.open('insurers');
  await administration.createInsurer(name);
  await expect(shell.toast('Insurer created')).toBeVisible();
  await page.getByRole('searchbox').fill(name);
  await expect(administration.row(name)).toBeVisible();

  await page.getByRole('button', { name: `Update ${name}` }).click();
  const { dialog } = administration;
  await dialog.getByRole('textbox', { name: 'Full name' }).fill('Harbour Insurance Limited');
  const logo = dialog.getByRole('textbox', { name: 'Small logo' });
  await logo.fill('harbour.svg');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog).toContainText('must begin with https:// or http://');
  await expect(logo).toBeFocused();
  await logo.fill('https://harbour.example/c.svg');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(shell.toast('Insurer updated')).toBeVisible();
  await page.getByRole('button', { name: `Update ${name}` }).click();
  await expect(dialog.getByRole('textbox', { name: 'Full name' })).toHaveValue('Harbour Insurance Limited');
  await expect(logo).toHaveValue('https://harbour.example/c.svg');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const { insurers } = (await call(server.url, '{ insurers { id name } }', {}, tokens.accessToken)) as {
    readonly insurers: readonly { readonly id: string; readonly name: string }[];
  };
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Insured');
  const setInsurer = `mutation ($productId: productIdInput!, $input: updateProductInput!) {
    updateProduct(productId: $productId, input: $input) { name } }`;
  const insurerId = insurers.find((one) => one.name === name)?.id;
  await call(server.url, setInsurer, { productId, input: { insurerId } }, tokens.accessToken);

  await administration.deleteInsurer(name);
  await expect(page.getByText('This insurer is used by products.')).toBeVisible();
  await expect(administration.row(name)).toBeVisible();
  const deleteProduct = 'mutation ($productId: productIdInput!) { deleteProduct(productId: $productId) { status } }';
  await call(server.url, deleteProduct, { productId }, tokens.accessToken);
  await administration.deleteInsurer(name);
  await expect(shell.toast('Insurer deleted')).toBeVisible();
  await expect(administration.row(name)).toHaveCount(0);
});
