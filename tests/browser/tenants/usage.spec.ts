import { givenTenant, runAdmin } from '../admin.ts';
import { newProductId, signIn } from '../api.ts';
import { cut } from '../network.ts';
import { FilesPage } from '../pages/files-page.ts';
import { ProductListPage } from '../pages/product-list-page.ts';
import { Shell } from '../pages/shell.ts';
import { enterSession } from '../session.ts';
import { expect, test } from '../test.ts';

test('the tenant panel shows use against limits, in both languages', async ({ signedIn: { page } }) => {
  const shell = new Shell(page);
  await page.goto('/dashboard');
  await shell.tenant('test_dev').click();
  const files = page.getByRole('meter', { name: 'Files' });
  // Other stories on the same server upload files, too.
  await expect(files).toHaveAttribute('aria-valuetext', /^[1-9][\d.]* [KM]B of 10\.00 GB$/);
  await expect(page.getByRole('meter')).toHaveCount(6);
  await page.keyboard.press('Escape');
  await shell.chooseLanguage('English', '繁體中文');
  await page.getByRole('button', { name: '租戶 test_dev' }).click();
  await expect(page.getByRole('meter', { name: '檔案' })).toBeVisible();
});

test('a failure to load the usage is reported, and can be retried', async ({ signedIn: { page } }) => {
  await page.goto('/dashboard');
  const restore = await cut(page, 'TenantUsage');
  await new Shell(page).tenant('test_dev').click();
  await expect(page.getByRole('alert')).toContainText('The usage could not be loaded.');
  await restore();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('meter', { name: 'Files' })).toBeVisible();
});

test('the panel warns near a limit and at it, and refusals name the limit', async ({ page, server }) => {
  const { tenantId, user } = await givenTenant(server);
  await runAdmin(server, 'tenant', 'limits', tenantId, 'fileBytes=100', 'records=1');
  await enterSession(page, tenantId, await signIn(server.url, tenantId, user));
  const list = new ProductListPage(page);
  const shell = new Shell(page);
  await page.goto('/products');
  await shell.tenant(tenantId).click();
  await expect(page.getByText('The limit is reached. Delete anything you no longer need')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Add New Product' }).click();
  await list.enter({ name: 'One more', ...newProductId(), version: '1' });
  await list.submit();
  await expect(page.getByText(/The tenant's limit of records is reached: 1 allowed/)).toBeVisible();

  await runAdmin(server, 'tenant', 'limits', tenantId, 'records=default');
  const files = new FilesPage(page);
  await page.goto('/files');
  await page.getByRole('table', { name: 'Buckets' }).getByRole('button').first().click();
  await files.openUpload();
  await files.select([{ name: 'large.txt', content: 'x'.repeat(200) }]);
  await files.dialog.getByRole('button', { name: 'Upload' }).last().click();
  await expect(files.upload('large.txt')).toContainText("The tenant's limit of stored files is reached");
});
