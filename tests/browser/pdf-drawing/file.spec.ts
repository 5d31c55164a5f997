import { simplePdf } from '../../../packages/server/src/testing/simple-pdf.ts';
import { call } from '../api.ts';
import { bucketName, givenFile, givenFolder } from '../files/given-files.ts';
import { DrawingPage } from '../pages/drawing-page.ts';
import { expect, test } from '../test.ts';
import { createDrawingTemplate, givenForm, lockedByOwner, storedDrawings } from './given-drawings.ts';

const drawings = [
  { x: 60, y: 150, liquidSource: 'one' },
  { page: 2, x: 60, y: 250, liquidSource: 'two' },
];

test('a missing file is reported with a way to fix it, and the drawings are retained', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const fileKey = await givenForm(server.url, tokens);
  const otherKey = await givenForm(server.url, tokens, ['One page only']);
  const id = await createDrawingTemplate(server.url, tokens, { fileKey, drawings });
  await call(
    server.url,
    `mutation ($key: String!) { deleteFile(key: $key) { status } }`,
    { key: fileKey },
    tokens.accessToken,
  );
  const form = new DrawingPage(page);
  await form.open(id);
  await expect(page.getByRole('heading', { name: 'The file does not exist' })).toBeVisible();
  await expect(page.getByText(/Its 2 drawings are retained/)).toBeVisible();
  const [folder = '', name = ''] = otherKey.split('/');
  await page.getByRole('main').getByRole('button', { name: 'Choose another file' }).first().click();
  await form.pickFileIn(bucketName, `${folder}/`, name);
  await expect(form.box('one')).toBeVisible();
  // It has fewer pages: the drawing is listed, and can be moved to an existing page.
  await expect(page.getByText(/1 drawing is on a page that this file of 1 pages does not have/)).toBeVisible();
  await form.list.getByRole('option', { name: /two/ }).click();
  await expect(form.panel.getByText('The file has no page 2, only 1.', { exact: false })).toBeVisible();
  await form.field('Page').fill('1');
  await form.field('Page').press('Enter');
  await expect(form.boxes()).toHaveCount(2);
  await expect
    .poll(async () => (await storedDrawings(server.url, tokens, id)).map(({ page: number }) => number))
    .toEqual([1, 1]);
  await form.save.click();
  await expect(form.saved).toBeVisible();
});

test('a replaced file is shown and accepted', async ({ signedIn: { page, tokens }, server }) => {
  const fileKey = await givenForm(server.url, tokens);
  const id = await createDrawingTemplate(server.url, tokens, { fileKey, drawings });
  await call(
    server.url,
    `mutation ($key: String!) { deleteFile(key: $key) { status } }`,
    { key: fileKey },
    tokens.accessToken,
  );
  await givenFile(
    server.url,
    tokens,
    `${fileKey.split('/')[0]}/`,
    'claim-form.pdf',
    simplePdf(['The new form', 'Second page']),
  );
  const form = new DrawingPage(page);
  await form.openForm(id);
  const bar = page.getByRole('status').filter({ hasText: 'Another file was stored in place of the chosen one.' });
  await expect(bar).toBeVisible();
  await expect(form.canvas.getByRole('group', { name: 'Page 1 of 2' })).toContainText('The new form');
  await bar.getByRole('button', { name: 'Accept this file' }).click();
  await expect(bar).toBeHidden();
  await expect(form.unsaved).toBeHidden();
});

test('files that cannot be drawn on are rejected with an explanation when they are picked', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const folder = await givenFolder(server.url, tokens);
  await givenFile(server.url, tokens, folder, 'broken.pdf', '%PDF-1.7\nno objects');
  await givenFile(server.url, tokens, folder, 'notes.txt', 'Some text.');
  const form = new DrawingPage(page);
  await form.open(await createDrawingTemplate(server.url, tokens));
  await form.chooseFile(bucketName, `${folder}broken.pdf`);
  await expect(page.getByText('This file cannot be drawn on')).toBeVisible();
  await expect(page.getByText('It is damaged. Open it in another program and save it as a PDF again.')).toBeVisible();
  await form.dialog.getByText('notes.txt', { exact: true }).click();
  await form.dialog.getByRole('button', { name: 'Select file' }).click();
  await expect(page.getByText('Please select a PDF file')).toBeVisible();
  await form.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'No file is chosen' })).toBeVisible();
});

test('a file with owner restrictions is used only after the warning', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const folder = await givenFolder(server.url, tokens);
  await givenFile(server.url, tokens, folder, 'locked.pdf', await lockedByOwner(simplePdf(['A locked form'])));
  const id = await createDrawingTemplate(server.url, tokens);
  const form = new DrawingPage(page);
  await form.open(id);
  await form.chooseFile(bucketName, `${folder}locked.pdf`);
  const warning = page.getByRole('dialog', { name: 'The file is locked by its owner' });
  await expect(warning).toContainText('Documents made from it have the same restrictions');
  await warning.getByRole('button', { name: 'Choose another file' }).click();
  await expect(warning).toBeHidden();
  // The picker is still open, and nothing has changed.
  await expect(page.getByRole('heading', { name: 'No file is chosen', includeHidden: true })).toBeAttached();
  await expect(form.unsaved).toBeHidden();
  await form.dialog.getByText('locked.pdf', { exact: true }).click();
  await form.dialog.getByRole('button', { name: 'Select file' }).click();
  await warning.getByRole('button', { name: 'Use this file' }).click();
  await expect(form.dialog).toBeHidden();
  await expect(form.canvas.getByRole('group', { name: 'Page 1 of 1' })).toContainText('A locked form');
  await expect(form.unsaved).toBeVisible();
  await form.save.click();
  await expect(form.saved).toBeVisible();
  await form.openForm(id);
  await expect(form.canvas.getByRole('group', { name: 'Page 1 of 1' })).toContainText('A locked form');
});
