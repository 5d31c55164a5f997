import { HtmlPdfPage } from '../pages/html-pdf-page.ts';
import { expect, test } from '../test.ts';
import { createDocument, newDocumentName, storedHtml } from './given-documents.ts';

test('dev mode shows the stored source, and survives a reload', async ({ signedIn: { page, tokens }, server }) => {
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

test('saving includes the latest input, even if the page had no time to render it', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const id = await createDocument(server.url, tokens, { html: '<p>one</p>' });
  const document = new HtmlPdfPage(page);
  await document.open(id);
  await document.append(' two');
  await document.save.click();
  await expect(document.saved).toBeVisible();
  expect(await storedHtml(server.url, tokens, id)).toBe('<p>one two</p>');
  await document.saveWhileBusy(' three');
  await expect.poll(() => storedHtml(server.url, tokens, id)).toBe('<p>one two three</p>');
  await expect(document.unsaved).toBeHidden();
});

test('deleting asks for confirmation, and then returns to editing or deletes the template', async ({
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

test('a text keeps its cursor while another part is edited, as rich text and as source', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const lines = Array.from({ length: 120 }, (_, line) => `<p>line ${line + 1}</p>`);
  const id = await createDocument(server.url, tokens, { html: lines.join('\n') });
  const document = new HtmlPdfPage(page);
  await document.open(id);
  await document.text.getByText('line 90', { exact: true }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' is');
  await document.showPart('Header');
  await document.showPart('Body');
  await expect(document.text.getByText('line 90 is')).toBeInViewport();
  await document.text.focus();
  await page.keyboard.type(' the one');
  await expect(document.text.getByText('line 90 is the one')).toBeVisible();

  await document.switchDevMode();
  await document.source.click();
  await page.keyboard.press('ControlOrMeta+End');
  await document.showPart('Footer');
  await document.showPart('Body');
  await expect(document.source.getByText('line 120')).toBeInViewport();
});

test('a margin that is not a number is reported in the console while its field is hidden, with a link to it', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const document = new HtmlPdfPage(page);
  await document.open(await createDocument(server.url, tokens, { html: '<p>one</p>' }));
  await document.setting('Top').fill('ten');
  await document.openPanel('Settings');
  await expect(document.console.getByText('Top margin: Enter a number of 0 or more, such as 1.8')).toBeVisible();
  await document.console.getByRole('button', { name: 'Show in editor' }).click();
  await expect(document.setting('Top')).toBeFocused();
  await expect(document.console.getByText('No problems')).toBeVisible();
});
