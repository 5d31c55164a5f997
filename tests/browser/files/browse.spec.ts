import { call } from '../api.ts';
import { FilesPage } from '../pages/files-page.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../test.ts';
import { bucketName, chinesePdf, givenFile, givenFolder, pdf, png } from './given-files.ts';

test('the buckets lead to their files, and the root link leads back', async ({ signedIn: { page } }) => {
  const files = new FilesPage(page);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Files' }).click();
  await expect(page.getByRole('columnheader', { name: 'Provider' })).toBeVisible();
  await page.getByRole('button', { name: bucketName }).click();
  await expect(files.crumb).toHaveText(bucketName);
  await page.getByRole('button', { name: 'Buckets' }).click();
  await expect(page.getByRole('columnheader', { name: 'Provider' })).toBeVisible();
});

test('folders come first and names are in natural order, or sorted by another column', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const folder = await givenFolder(server.url, tokens, ['zones']);
  for (const [name, size] of [
    ['page 10.txt', 5],
    ['page 9.txt', 50],
    ['Annex.txt', 500],
  ] as const) {
    await givenFile(server.url, tokens, folder, name, 'x'.repeat(size));
  }
  const files = new FilesPage(page);
  await files.open(bucketName, folder);
  await expect.poll(async () => files.names()).toEqual(['zones/', 'Annex.txt', 'page 9.txt', 'page 10.txt']);
  await page.getByRole('button', { name: 'Size' }).click();
  await expect.poll(async () => files.names()).toEqual(['zones/', 'page 10.txt', 'page 9.txt', 'Annex.txt']);
});

test('a search finds files by a pattern, and a result is shown selected in its folder', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const folder = await givenFolder(server.url, tokens, ['deep/within']);
  const name = `Wording-${folder.slice(6, 14)}.txt`;
  await givenFile(server.url, tokens, `${folder}deep/within/`, name);
  const files = new FilesPage(page);
  await files.open(bucketName, folder);
  await files.search.fill(`wording?${folder.slice(6, 14)}.*`);
  const result = page.getByRole('option', { name });
  await expect(result).toContainText(`${folder}deep/within/${name}`);
  await page.keyboard.press('ArrowDown');
  await expect(result).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(files.crumb).toHaveText('within');
  await expect(files.row(name)).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(files.row(name)).toBeVisible();

  await files.search.fill('nothing-is-called-so');
  await expect(page.getByText('No file matches nothing-is-called-so.')).toBeVisible();
});

test('Back leads through the previous folders until the list is reloaded', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const folder = await givenFolder(server.url, tokens, ['one/two']);
  const files = new FilesPage(page);
  await files.open(bucketName, folder);
  const back = page.getByRole('button', { name: 'Back', exact: true });
  await expect(back).toBeDisabled();
  await files.enter('one');
  await files.enter('two');
  await back.click();
  await expect(files.crumb).toHaveText('one');
  await back.click();
  await expect(files.crumb).toHaveText(folder.slice(0, -1));
  await expect(back).toBeDisabled();
  await files.enter('one');
  await expect(back).toBeEnabled();
  await files.press('Refresh');
  await expect(back).toBeDisabled();
});

test('Back is reset when something is removed, moved or uploaded', async ({ signedIn: { page, tokens }, server }) => {
  const folder = await givenFolder(server.url, tokens, ['one']);
  await givenFile(server.url, tokens, `${folder}one/`, 'form.txt');
  await givenFile(server.url, tokens, `${folder}one/`, 'terms.txt');
  const files = new FilesPage(page);
  await files.open(bucketName, folder);
  const back = page.getByRole('button', { name: 'Back', exact: true });
  await files.enter('one');
  await expect(back).toBeEnabled();
  await files.chooseAction('form.txt', 'Remove');
  await files.confirmRemoval();
  await expect(files.row('form.txt')).toBeHidden();
  await expect(back).toBeDisabled();

  await files.chooseAction('terms.txt', 'Cut');
  const above = page.getByRole('navigation', { name: 'Folder' }).getByRole('button', { name: folder.slice(0, -1) });
  await above.click();
  await expect(back).toBeEnabled();
  await files.press('Paste');
  await expect(files.row('terms.txt')).toBeVisible();
  await expect(back).toBeDisabled();

  await files.enter('one');
  await expect(back).toBeEnabled();
  await files.openUpload();
  await files.select([{ name: 'good.txt', content: 'good' }]);
  await files.dialog.getByRole('button', { name: 'Upload 1 file' }).click();
  await expect(files.row('good.txt')).toBeVisible();
  await expect(back).toBeDisabled();
});

test('a folder that another user has removed is reported, with a link to its parent', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const folder = await givenFolder(server.url, tokens, ['claims']);
  const files = new FilesPage(page);
  await files.open(bucketName, `${folder}claims/`);
  await expect(page.getByText('This folder is empty')).toBeVisible();
  const query = `mutation ($key: String!) { deleteFolder(key: $key) { status } }`;
  await call(server.url, query, { key: `${folder}claims` }, tokens.accessToken);
  await files.press('Refresh');
  await expect(page.getByText('This folder does not exist')).toBeVisible();
  await page.getByRole('button', { name: `Go to ${folder.slice(0, -1)}` }).click();
  await expect(page.getByText('This folder is empty')).toBeVisible();
});

test('everything can be done with the keyboard alone', async ({ signedIn: { page, tokens }, server }) => {
  const folder = await givenFolder(server.url, tokens, ['claims']);
  await givenFile(server.url, tokens, folder, 'form.txt');
  await givenFile(server.url, tokens, folder, 'terms.txt');
  const files = new FilesPage(page);
  await files.open(bucketName, folder);
  await files.folder('claims').focus();
  await page.keyboard.press('ArrowDown');
  await expect(files.row('form.txt')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(files.row('form.txt')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ControlOrMeta+x');
  await page.keyboard.press('Home');
  await expect(files.folder('claims')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(files.crumb).toHaveText('claims');
  await page.getByRole('button', { name: 'Paste', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(files.row('form.txt')).toBeVisible();
  await files.row('form.txt').focus();
  await page.keyboard.press('F2');
  await files.dialog.getByLabel('Name').fill('claim form');
  await page.keyboard.press('Enter');
  await expect(files.row('claim form.txt')).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(files.crumb).toHaveText(folder.slice(0, -1));
  await expect(files.folder('claims')).toBeFocused();
  await page.keyboard.press('t');
  await expect(files.row('terms.txt')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Delete');
  await expect(files.dialog).toContainText('terms.txt');
  await page.keyboard.type('DELETE');
  await page.keyboard.press('Enter');
  await expect(new Shell(page).toast('File deleted')).toBeVisible();
});

test('pictures, documents and texts can be previewed, and nothing in them runs', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const folder = await givenFolder(server.url, tokens);
  const evil = '<script>document.title = "taken"</script><img src=x onerror="document.title = \'taken\'">';
  await givenFile(server.url, tokens, folder, 'logo.png', png);
  await givenFile(server.url, tokens, folder, 'form.pdf', pdf);
  await givenFile(server.url, tokens, folder, 'evil.txt', evil);
  const files = new FilesPage(page);
  await files.open(bucketName, folder);
  await files.row('logo.png').click();
  await expect(files.details.getByRole('img', { name: 'Preview of logo.png' })).toBeVisible();
  await files.row('logo.png').click();
  await files.row('form.pdf').click();
  await expect(files.details.getByText('Page 1 of 1')).toBeVisible();
  await files.row('form.pdf').click();
  await files.row('evil.txt').click();
  await expect(files.details.getByRole('textbox', { name: 'Preview of evil.txt' })).toHaveValue(evil);
  await expect(page).toHaveTitle(/^Files/);
});

test('a document without embedded fonts is drawn with its Chinese text', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const folder = await givenFolder(server.url, tokens);
  await givenFile(server.url, tokens, folder, '保單.pdf', chinesePdf);
  const files = new FilesPage(page);
  await files.open(bucketName, folder);
  const map = page.waitForResponse(/\/UniCNS-UCS2-H[^/]*\.bcmap$/);
  await files.row('保單.pdf').click();
  expect((await map).ok()).toBe(true);
  await expect(files.details.getByText('Page 1 of 1')).toBeVisible();
  const inkCount = await files.details.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    return pixels.filter((value, index) => index % 4 === 0 && value < 128).length;
  });
  expect(inkCount).toBeGreaterThan(100);
});

test('a folder of many files scrolls to its end without losing a row', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const folder = await givenFolder(server.url, tokens);
  // More than one request loads, and more than the window renders.
  const names = Array.from({ length: 250 }, (_name, index) => `page ${index + 1}.txt`);
  const waiting = [...names];
  const lane = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      await givenFile(server.url, tokens, folder, name, name);
    }
  };
  await Promise.all(Array.from({ length: 8 }, lane));
  const files = new FilesPage(page);
  await files.open(bucketName, folder);
  await expect(page.getByText('250 files')).toBeVisible();
  await files.row('page 1.txt').focus();
  await page.keyboard.press('End');
  await expect(files.row('page 250.txt')).toBeFocused();
  await page.keyboard.press('PageUp');
  // The row that had the focus may be out of the window, and then it is not rendered.
  await expect(page.locator('[role="row"]:focus')).not.toContainText('page 250.txt');
  await page.keyboard.press('Home');
  await expect(files.row('page 1.txt')).toBeFocused();
});
