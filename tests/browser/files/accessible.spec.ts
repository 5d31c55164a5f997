import { expectAccessible } from '../axe.ts';
import { FilesPage } from '../pages/files-page.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../test.ts';
import { bucketName, givenFile, givenFolder, png } from './given-files.ts';

test('axe finds nothing on buckets, listing, details and menus', async ({ signedIn: { page, tokens }, server }) => {
  const folder = await givenFolder(server.url, tokens, ['claims']);
  await givenFile(server.url, tokens, folder, 'logo.png', png);
  await givenFile(server.url, tokens, folder, 'terms.txt');
  const files = new FilesPage(page);
  await page.goto('/files');
  await expect(page.getByRole('button', { name: bucketName })).toBeVisible();
  await expectAccessible(page);
  await files.open(bucketName, folder);
  await files.row('logo.png').click();
  await expect(files.details.getByRole('img')).toBeVisible();
  await files.chooseAction('terms.txt', 'Cut');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'More actions for terms.txt' }).click();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await files.search.fill('logo');
  await expect(page.getByRole('option', { name: folder }).first()).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing on the dialogs and on an empty folder', async ({ signedIn: { page, tokens }, server }) => {
  const folder = await givenFolder(server.url, tokens, ['claims']);
  await givenFile(server.url, tokens, folder, 'terms.txt');
  const files = new FilesPage(page);
  await files.open(bucketName, folder);
  await files.openUpload();
  await files.select([
    { name: 'terms.txt', content: 'x' },
    { name: 'macro.exe', content: 'x' },
  ]);
  await files.dialog.getByRole('button', { name: 'Upload 1 file' }).click();
  await expect(files.upload('terms.txt')).toContainText('already exists');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await files.chooseAction('terms.txt', 'Edit');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await files.chooseAction('claims', 'Remove');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await files.press('Create folder');
  await files.dialog.getByRole('button', { name: 'Create folder' }).click();
  await expect(files.dialog.getByText('This field is required')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await files.enter('claims');
  await expect(page.getByText('This folder is empty')).toBeVisible();
  await expectAccessible(page);
});

test('the explorer is available in Chinese', async ({ signedIn: { page, tokens }, server }) => {
  const folder = await givenFolder(server.url, tokens, ['claims']);
  const files = new FilesPage(page);
  await files.open(bucketName, folder);
  await new Shell(page).chooseLanguage('English', '繁體中文');
  await expect(page.getByRole('button', { name: '上載', exact: true })).toBeVisible();
  await page.getByRole('button', { name: '新增資料夾' }).click();
  await files.dialog.getByLabel('名稱').fill('條款');
  await files.dialog.getByRole('button', { name: '新增資料夾' }).click();
  await expect(page.getByText('已建立資料夾')).toBeVisible();
  await expect(page.getByText('條款/')).toBeVisible();
  await expectAccessible(page);
});
