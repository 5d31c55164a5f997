import { readFile } from 'node:fs/promises';
import { call } from '../api.ts';
import { FilesPage } from '../pages/files-page.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../test.ts';
import { bucketName, givenFile, givenFolder, png } from './given-files.ts';

test('a cut file fades, and is pasted into another folder', async ({ signedIn: { page, tokens }, server }) => {
  const folder = await givenFolder(server.url, tokens, ['claims']);
  await givenFile(server.url, tokens, folder, 'form.txt');
  const files = new FilesPage(page);
  await files.open(bucketName, folder);
  await files.chooseAction('form.txt', 'Cut');
  await expect(files.row('form.txt')).toHaveAttribute('data-cut', 'true');
  await files.enter('claims');
  await files.press('Paste');
  await expect(new Shell(page).toast('File moved')).toBeVisible();
  await expect(files.row('form.txt')).toBeVisible();
  await expect(files.row('form.txt')).not.toHaveAttribute('data-cut');
  await page
    .getByRole('navigation', { name: 'Folder' })
    .getByRole('button', { name: folder.slice(0, -1) })
    .click();
  await expect(files.folder('claims')).toBeVisible();
  await expect(files.row('form.txt')).toBeHidden();
});

test('a file is renamed except for its extension, and a taken name is reported at the field', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const folder = await givenFolder(server.url, tokens);
  await givenFile(server.url, tokens, folder, 'wording.v1.txt');
  await givenFile(server.url, tokens, folder, 'taken.txt');
  const files = new FilesPage(page);
  await files.open(bucketName, folder);
  await files.chooseAction('wording.v1.txt', 'Edit');
  const name = files.dialog.getByLabel('Name');
  await expect(name).toHaveValue('wording.v1');
  await name.fill('taken');
  await files.dialog.getByRole('button', { name: 'Update' }).click();
  await expect(files.dialog.getByText(/already exists in this folder/)).toBeVisible();
  await name.fill('條款 "v2"');
  await page.keyboard.press('Enter');
  await expect(new Shell(page).toast('File updated')).toBeVisible();
  await expect(files.row('條款 "v2".txt')).toBeVisible();
  await expect(files.row('條款 "v2".txt')).toHaveAttribute('aria-selected', 'true');
});

test('a public file can be read without a token, a private one cannot', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const folder = await givenFolder(server.url, tokens);
  await givenFile(server.url, tokens, folder, 'logo.png', png);
  const link = `${server.url}/api/v1/files/${encodeURIComponent(`${folder}logo.png`)}?tenantIdIfNoToken=test_dev`;
  const files = new FilesPage(page);
  await files.open(bucketName, folder);
  const setPublic = async (isPublic: boolean): Promise<void> => {
    await files.chooseAction('logo.png', 'Edit');
    await files.dialog.getByRole('switch', { name: 'Public' }).setChecked(isPublic, { force: true });
    await files.dialog.getByRole('button', { name: 'Update' }).click();
    await expect(files.dialog).toBeHidden();
    await expect(files.details).toContainText(isPublic ? 'Public' : 'Private');
  };
  await setPublic(true);
  expect((await fetch(link)).status).toBe(200);
  await setPublic(false);
  expect((await fetch(link)).status).toBe(404);
});

test('a privacy change that was saved before renaming failed is shown correctly', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const folder = await givenFolder(server.url, tokens);
  await givenFile(server.url, tokens, folder, 'form.txt');
  await givenFile(server.url, tokens, folder, 'taken.txt');
  const files = new FilesPage(page);
  await files.open(bucketName, folder);
  await files.chooseAction('form.txt', 'Edit');
  await files.dialog.getByRole('switch', { name: 'Public' }).setChecked(true, { force: true });
  await files.dialog.getByLabel('Name').fill('taken');
  await files.dialog.getByRole('button', { name: 'Update' }).click();
  await expect(new Shell(page).toast('The file is public, but it could not be renamed')).toBeVisible();
  await expect(files.row('form.txt')).toContainText('Public');
  await files.dialog.getByLabel('Name').fill('free');
  await files.dialog.getByRole('button', { name: 'Update' }).click();
  await expect(files.row('free.txt')).toContainText('Public');
});

test('changes made by another user in the meantime are not overwritten without confirmation', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const folder = await givenFolder(server.url, tokens);
  await givenFile(server.url, tokens, folder, 'form.txt');
  const files = new FilesPage(page);
  await files.open(bucketName, folder);
  await files.chooseAction('form.txt', 'Edit');
  await files.dialog.getByLabel('Name').fill('mine');
  const acl = `mutation ($key: String!) { setFileAcl(key: $key, isPublic: true) { status } }`;
  await call(server.url, acl, { key: `${folder}form.txt` }, tokens.accessToken);
  await files.dialog.getByRole('button', { name: 'Update' }).click();
  await expect(files.dialog.getByText('Someone else changed this file')).toBeVisible();
  await files.dialog.getByRole('button', { name: 'Compare and merge' }).click();
  const merge = page.getByRole('dialog', { name: 'Merge both versions' });
  await expect(merge.getByRole('checkbox')).toHaveCount(2);
  await merge.getByRole('button', { name: 'Save merged version' }).click();
  await expect(files.row('mine.txt')).toContainText('Public');
});

test('a file that another user has changed in the meantime can be overwritten', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const folder = await givenFolder(server.url, tokens);
  await givenFile(server.url, tokens, folder, 'form.txt');
  const files = new FilesPage(page);
  await files.open(bucketName, folder);
  await files.chooseAction('form.txt', 'Edit');
  await files.dialog.getByLabel('Name').fill('mine');
  const acl = `mutation ($key: String!) { setFileAcl(key: $key, isPublic: true) { status } }`;
  await call(server.url, acl, { key: `${folder}form.txt` }, tokens.accessToken);
  await files.dialog.getByRole('button', { name: 'Update' }).click();
  await files.dialog.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(files.row('mine.txt')).toContainText('Public');
});

test('a file is downloaded under its name', async ({ signedIn: { page, tokens }, server }) => {
  const folder = await givenFolder(server.url, tokens);
  await givenFile(server.url, tokens, folder, '條款 2027.txt', 'The whole text.');
  const files = new FilesPage(page);
  await files.open(bucketName, folder);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download 條款 2027.txt' }).click();
  expect((await download).suggestedFilename()).toBe('條款 2027.txt');
  expect(await readFile(await (await download).path(), 'utf8')).toBe('The whole text.');
  await expect(new Shell(page).toast('File downloaded successfully')).toBeVisible();
});

test('a download can be cancelled, and continues when its folder is left', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const folder = await givenFolder(server.url, tokens, ['claims']);
  await givenFile(server.url, tokens, folder, 'form.txt', 'The whole form.');
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/v1/files/**', async (route) => {
    await isReleased;
    // The cancelled one has ended by now.
    await route.continue().catch(() => undefined);
  });
  const files = new FilesPage(page);
  await files.open(bucketName, folder);
  const start = page.getByRole('button', { name: 'Download form.txt' });
  await start.click();
  await page.getByRole('button', { name: 'Cancel download of form.txt' }).click();
  await expect(start).toBeVisible();
  await start.click();
  await files.enter('claims');
  const download = page.waitForEvent('download');
  release();
  expect((await download).suggestedFilename()).toBe('form.txt');
});

test('files and folders are removed after DELETE is typed, and others remain', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const folder = await givenFolder(server.url, tokens, ['a_b', 'axb']);
  await givenFile(server.url, tokens, `${folder}a_b/`, 'inside.txt');
  await givenFile(server.url, tokens, `${folder}axb/`, 'inside.txt');
  await givenFile(server.url, tokens, folder, 'one.txt');
  await givenFile(server.url, tokens, folder, 'two.txt');
  const files = new FilesPage(page);
  const shell = new Shell(page);
  await files.open(bucketName, folder);
  await files.chooseAction('a_b', 'Remove');
  await expect(files.dialog).toContainText('Are you sure you want to delete this?');
  await expect(files.dialog).toContainText('a_b and everything in it');
  await files.confirmRemoval();
  await expect(shell.toast('Folder deleted')).toBeVisible();
  await expect.poll(async () => files.names()).toEqual(['axb/', 'one.txt', 'two.txt']);

  await files.row('one.txt').click();
  await files.row('two.txt').click();
  await expect(files.details).toContainText('2 selected');
  await files.details.getByRole('button', { name: 'Remove' }).click();
  await files.confirmRemoval();
  await expect(shell.toast('2 deleted')).toBeVisible();
  await expect.poll(async () => files.names()).toEqual(['axb/']);
  await files.enter('axb');
  await expect(files.row('inside.txt')).toBeVisible();
});
