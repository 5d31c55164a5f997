import { HtmlPdfPage } from '../pages/html-pdf-page.ts';
import { expect, test } from '../test.ts';
import { createDocument, newDocumentName, storedHtml } from './given-documents.ts';

test('dev mode shows the source as it is stored, and is kept over a reload', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const html = '<table><tr>{% for b in (1..2) %}<td>{{ b }}{% endfor %}</table>\n<p >&nbsp;x';
  const id = await createDocument(server.url, tokens, { html });
  const document = new HtmlPdfPage(page);
  await document.open(id);
  await expect(document.devMode).not.toBeChecked();
  await document.switchDevMode();
  await expect(document.source).toContainText('{% for b in (1..2) %}');
  await page.reload();
  await expect(document.devMode).toBeChecked();
  await expect(document.source).toContainText('{% for b in (1..2) %}');
  await document.showPart('Footer');
  await document.typeSource('<p>page <span class="page"></span></p>');
  await document.save.click();
  await expect(document.saved).toBeVisible();
  expect(await storedHtml(server.url, tokens, id)).toBe(html);
  await document.switchDevMode();
  await page.reload();
  await expect(document.devMode).not.toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('htmlToPdfEditorDevMode'))).toBe('false');
});

test('deleting asks, and goes on with the editing or takes the template', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const name = newDocumentName();
  const id = await createDocument(server.url, tokens, { name, html: '<p>one</p>' });
  const document = new HtmlPdfPage(page);
  await document.open(id);
  await expect(document.text).toContainText('one');
  await page.getByRole('button', { name: 'Delete template' }).click();
  await document.dialog.getByRole('button', { name: 'Continue editing' }).click();
  await expect(document.dialog).toBeHidden();
  await document.append(' two');
  expect(await storedHtml(server.url, tokens, id)).toBe('<p>one</p>');
  await page.getByRole('button', { name: 'Delete template' }).click();
  await expect(document.dialog.getByText(name)).toBeVisible();
  await document.dialog.getByRole('textbox').fill('DELETE');
  await document.dialog.getByRole('button', { name: 'Delete template' }).click();
  await expect(page).toHaveURL(/\/templates$/);
  expect(await storedHtml(server.url, tokens, id)).toBeUndefined();
});
