import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { newProductId, signIn } from '../api.ts';
import { expectAccessible } from '../axe.ts';
import { cut } from '../network.ts';
import { FilesPage } from '../pages/files-page.ts';
import { ProductListPage } from '../pages/product-list-page.ts';
import { Shell } from '../pages/shell.ts';
import type { RunningServer } from '../running-server.ts';
import { enterSession } from '../session.ts';
import { expect, test } from '../test.ts';

const admin = fileURLToPath(new URL('../../../packages/server/src/admin.ts', import.meta.url));

/** As an administrator types it, while the server runs. */
async function setLimits({ dataDir }: RunningServer, tenantId: string, ...settings: string[]): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir };
  await promisify(execFile)(process.execPath, [admin, 'tenant', 'limits', tenantId, ...settings], { env });
}

test('the tenant panel shows use against limits, in both languages', async ({ signedIn: { page } }) => {
  const shell = new Shell(page);
  await page.goto('/dashboard');
  await shell.tenant('test_dev').click();
  const files = page.getByRole('meter', { name: 'Files' });
  // Other stories of the same server upload files, too.
  await expect(files).toHaveAttribute('aria-valuetext', /^[1-9][\d.]* [KM]B of 10\.00 GB$/);
  await expect(page.getByRole('meter')).toHaveCount(6);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await shell.chooseLanguage('English', '繁體中文');
  await page.getByRole('button', { name: '租戶 test_dev' }).click();
  await expect(page.getByRole('meter', { name: '檔案' })).toBeVisible();
  await expectAccessible(page);
});

test('usage that cannot be loaded says so and can be loaded again', async ({ signedIn: { page } }) => {
  await page.goto('/dashboard');
  const restore = await cut(page, 'TenantUsage');
  await new Shell(page).tenant('test_dev').click();
  await expect(page.getByRole('alert')).toContainText('The usage could not be loaded.');
  await expectAccessible(page);
  await restore();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('meter', { name: 'Files' })).toBeVisible();
});

test('the panel warns near a limit and at it, and refusals name the limit', async ({ page, ownServer }) => {
  await setLimits(ownServer, 'test_uat', 'fileBytes=100', 'records=1');
  await enterSession(page, 'test_uat', await signIn(ownServer.url, 'test_uat'));
  const list = new ProductListPage(page);
  const shell = new Shell(page);
  await page.goto(`${ownServer.url}/products`);
  await shell.tenant('test_uat').click();
  await expect(page.getByText('The limit is reached. Delete anything you no longer need')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Add New Product' }).click();
  await list.enter({ name: 'One more', ...newProductId(), version: '1' });
  await list.submit();
  await expect(page.getByText(/The tenant's limit of records is reached: 1 allowed/)).toBeVisible();

  await setLimits(ownServer, 'test_uat', 'records=default');
  const files = new FilesPage(page);
  await page.goto(`${ownServer.url}/files?bucket=test-uat-documents&path=`);
  await files.openUpload();
  await files.select([{ name: 'large.txt', content: 'x'.repeat(200) }]);
  await files.dialog.getByRole('button', { name: 'Upload' }).last().click();
  await expect(files.upload('large.txt')).toContainText("The tenant's limit of stored files is reached");
});
