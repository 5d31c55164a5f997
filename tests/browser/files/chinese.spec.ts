import { FilesPage } from '../pages/files-page.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../test.ts';
import { bucketName, givenFolder } from './given-files.ts';

test('a folder with a Chinese name is created in Chinese', async ({ signedIn: { page, tokens }, server }) => {
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
});
