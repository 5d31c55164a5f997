import { FilesPage } from '../pages/files-page.ts';
import { expect, test } from '../test.ts';
import { bucketName, givenFile, givenFolder } from './given-files.ts';

test('the last of several selected files is previewed, and Escape clears the selection', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const folder = await givenFolder(server.url, tokens);
  await givenFile(server.url, tokens, folder, 'a.txt', 'First text.');
  await givenFile(server.url, tokens, folder, 'b.txt', 'Second text.');
  const files = new FilesPage(page);
  await files.open(bucketName, folder);
  await files.row('b.txt').click();
  await files.row('a.txt').click();
  await expect(files.details.getByRole('heading', { name: '2 selected' })).toBeVisible();
  await expect(files.details.getByLabel('Preview of a.txt')).toHaveValue('First text.');
  await files.details.getByRole('button', { name: 'Clear' }).focus();
  await page.keyboard.press('Escape');
  await expect(files.details.getByText('Nothing selected')).toBeVisible();
  await expect(files.row('a.txt')).toBeFocused();
});

test('a double click on a file leaves it selected', async ({ signedIn: { page, tokens }, server }) => {
  const folder = await givenFolder(server.url, tokens);
  await givenFile(server.url, tokens, folder, 'form.txt');
  const files = new FilesPage(page);
  await files.open(bucketName, folder);
  await files.row('form.txt').dblclick();
  await expect(files.row('form.txt')).toHaveAttribute('aria-selected', 'true');
});

test('after a file is removed the next one has the focus', async ({ signedIn: { page, tokens }, server }) => {
  const folder = await givenFolder(server.url, tokens);
  for (const name of ['a.txt', 'b.txt', 'c.txt']) await givenFile(server.url, tokens, folder, name);
  const files = new FilesPage(page);
  await files.open(bucketName, folder);
  await files.row('b.txt').click();
  await page.keyboard.press('Delete');
  await files.confirmRemoval();
  await expect(files.row('b.txt')).toBeHidden();
  await expect(files.row('c.txt')).toBeFocused();
});

test('a bar shows the selection; clearing it, a paste and an upload leave nothing selected', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const folder = await givenFolder(server.url, tokens, ['claims']);
  for (const name of ['a.txt', 'b.txt']) await givenFile(server.url, tokens, folder, name);
  const files = new FilesPage(page);
  await files.open(bucketName, folder);
  const bar = page.getByText('1 selected', { exact: true });
  await files.row('a.txt').click();
  await expect(bar).toBeVisible();
  await files.press('Clear selection');
  await expect(bar).toBeHidden();
  await expect(files.row('a.txt')).toBeFocused();

  await files.chooseAction('a.txt', 'Cut');
  await files.enter('claims');
  await files.press('Paste');
  await expect(files.row('a.txt')).toBeFocused();
  await expect(files.row('a.txt')).toHaveAttribute('aria-selected', 'false');

  await files.row('a.txt').click();
  await expect(bar).toBeVisible();
  await files.openUpload();
  await files.select([{ name: 'c.txt', content: 'c' }]);
  await files.dialog.getByRole('button', { name: 'Upload 1 file' }).click();
  await expect(files.row('c.txt')).toBeVisible();
  await expect(bar).toBeHidden();
});

test('after a folder is entered its first row has the focus', async ({ signedIn: { page, tokens }, server }) => {
  const folder = await givenFolder(server.url, tokens, ['claims']);
  for (const name of ['a.txt', 'b.txt']) await givenFile(server.url, tokens, `${folder}claims/`, name);
  const files = new FilesPage(page);
  await files.open(bucketName, folder);
  await files.enter('claims');
  await expect(files.row('a.txt')).toBeFocused();
  await expect(files.row('a.txt')).toHaveAttribute('aria-selected', 'false');
});
