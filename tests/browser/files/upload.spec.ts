import { FilesPage } from '../pages/files-page.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../test.ts';
import { bucketName, givenFile, givenFolder, pdf, png } from './given-files.ts';

test('several files are uploaded in parallel, private unless specified otherwise', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const files = new FilesPage(page);
  await files.open(bucketName, await givenFolder(server.url, tokens));
  await files.openUpload();
  await files.select([
    { name: 'terms 條款.pdf', content: pdf },
    { name: 'logo.png', content: png },
  ]);
  await files.upload('logo.png').getByRole('checkbox', { name: 'Make logo.png public' }).check();
  await files.dialog.getByRole('button', { name: 'Upload 2 files' }).click();
  await expect(files.dialog).toBeHidden();
  await expect(new Shell(page).toast('2 files uploaded')).toBeVisible();
  await expect(files.row('logo.png')).toContainText('Public');
  await expect(files.row('terms 條款.pdf')).toBeVisible();
  await expect(files.row('terms 條款.pdf')).not.toContainText('Public');
});

test('refused files show the reason, and a retry sends only missing ones', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const folder = await givenFolder(server.url, tokens);
  await givenFile(server.url, tokens, folder, 'there.txt');
  const files = new FilesPage(page);
  await files.open(bucketName, folder);
  await files.openUpload();
  await files.select([
    { name: 'there.txt', content: 'again' },
    { name: 'large.zip', content: Buffer.alloc(15_728_641) },
    { name: 'macro.exe', content: 'MZ' },
    { name: 'photo\u202egnp.txt', content: 'script' },
    { name: 'claims-to-be.pdf', content: 'no document' },
    { name: 'good.txt', content: 'good' },
  ]);
  // Reported before anything is sent.
  await expect(files.upload('large.zip')).toContainText('The file is larger than 15.00 MB');
  await expect(files.upload('macro.exe')).toContainText('File type is not valid');
  await expect(files.upload('photo⟨U+202E⟩gnp.txt')).toContainText('A name cannot contain invisible characters');
  await files.dialog.getByRole('button', { name: 'Upload 3 files' }).click();
  await expect(files.upload('good.txt')).toContainText('Uploaded');
  await expect(files.upload('there.txt')).toContainText('A file with this name already exists in this folder');
  await expect(files.upload('claims-to-be.pdf')).toContainText('File type is not valid');
  await expect(files.row('good.txt')).toBeVisible();

  for (const name of ['large.zip', 'macro.exe', 'photo⟨U+202E⟩gnp.txt', 'claims-to-be.pdf']) {
    await files.dialog.getByRole('button', { name: `Remove ${name} from the list` }).click();
  }
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/v1/files/')) sent.push(request.url());
  });
  const query = `mutation ($key: String!) { deleteFile(key: $key) { status errors } }`;
  await page.request.post(`${server.url}/graphql`, {
    headers: { Authorization: `Bearer ${tokens.accessToken}` },
    data: { query, variables: { key: `${folder}there.txt` } },
  });
  await files.dialog.getByRole('button', { name: 'Retry 1 file' }).click();
  await expect(files.dialog).toBeHidden();
  expect(sent).toHaveLength(1);
});

test('leaving an upload asks for confirmation, and all files can be cancelled together', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const files = new FilesPage(page);
  await files.open(bucketName, await givenFolder(server.url, tokens));
  // A connection on which nothing moves.
  await page.route('**/api/v1/files/**', () => undefined);
  await files.openUpload();
  await files.select(['a.txt', 'b.txt', 'c.txt'].map((name) => ({ name, content: name })));
  await files.dialog.getByRole('button', { name: 'Upload 3 files' }).click();
  await expect(files.dialog.getByRole('button', { name: 'Uploading 0 of 3' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(files.dialog.filter({ hasText: 'Stop the upload?' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep uploading' }).click();
  await files.dialog.getByRole('button', { name: 'Cancel a.txt' }).click();
  await expect(files.upload('a.txt')).toContainText('Canceled');
  await expect(files.dialog.getByRole('button', { name: 'Uploading 1 of 3' })).toBeVisible();
  await files.dialog.getByRole('button', { name: 'Cancel all' }).click();
  await expect(files.upload('c.txt')).toContainText('Canceled');
  await page.unroute('**/api/v1/files/**');
  await files.dialog.getByRole('button', { name: 'Retry 3 files' }).click();
  await expect(files.dialog).toBeHidden();
  await expect(files.row('c.txt')).toBeVisible();
});

test('an expired token is renewed, and the file is uploaded', async ({ signedIn: { page, tokens }, server }) => {
  const files = new FilesPage(page);
  await files.open(bucketName, await givenFolder(server.url, tokens));
  await files.openUpload();
  await files.select([{ name: 'late.txt', content: 'late' }]);
  await page.evaluate(() => {
    const [head = '', payload = ''] = (localStorage.getItem('studioToken') ?? '').split('.');
    localStorage.setItem('studioToken', `${head}.${payload}.expired`);
  });
  await files.dialog.getByRole('button', { name: 'Upload 1 file' }).click();
  await expect(files.dialog).toBeHidden();
  await expect(files.row('late.txt')).toBeVisible();
});

test('files that are dropped on the list are ready to upload', async ({ signedIn: { page, tokens }, server }) => {
  const files = new FilesPage(page);
  await files.open(bucketName, await givenFolder(server.url, tokens));
  await expect(page.getByText('This folder is empty')).toBeVisible();
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['dropped'], 'dropped.txt'));
    return transfer;
  });
  await page.locator('main').dispatchEvent('dragenter', { dataTransfer: dropped });
  await expect(page.getByText(/^Drop files to upload them to story-/)).toBeVisible();
  await page.locator('main').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(files.upload('dropped.txt')).toBeVisible();
  await files.dialog.getByRole('button', { name: 'Upload 1 file' }).click();
  await expect(files.row('dropped.txt')).toBeVisible();
});

test('a file that is dropped beside an open dialog does not replace the studio', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const files = new FilesPage(page);
  await files.open(bucketName, await givenFolder(server.url, tokens));
  await files.press('Create folder');
  await files.dialog.getByRole('textbox').fill('claims');
  const isTaken = await files.dialog.evaluate((dialog) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['dropped'], 'dropped.txt'));
    return !dialog.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  });
  expect(isTaken).toBe(true);
  await expect(files.dialog.getByRole('textbox')).toHaveValue('claims');
});
