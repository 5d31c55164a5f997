import { HtmlPdfPage } from '../pages/html-pdf-page.ts';
import { expect, test } from '../test.ts';
import type { Tokens } from '../api.ts';
import { createDocument, printByApi, storedHtml } from './given-documents.ts';
import { readDocument } from './read-document.ts';

const html =
  '<table border="1"><tbody><tr><th>Cover</th><th>Limit</th></tr><tr><td>Medical</td><td></td></tr></tbody></table>';

/** Line breaks between tags have no meaning in a table. */
async function storedRows(url: string, tokens: Tokens, id: string): Promise<string> {
  return (await storedHtml(url, tokens, id))?.replaceAll('\n', '') ?? '';
}

test('a table of benefits is created without code, printed, undone and converted back', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const id = await createDocument(server.url, tokens, { html });
  const document = new HtmlPdfPage(page);
  await document.open(id);
  await document.chooseQuery('Policies');
  await document.text.getByText('Medical').click();
  await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft');
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await page.keyboard.press('Delete');
  await document.repeatRow('product.benefits');
  await expect(document.text.locator('tr').nth(1)).toHaveText(
    '{{ benefit.name }}{{ benefit.formattedValue | default: "" }}',
  );
  await expect(document.text.locator('[data-mce-lq-before]')).toHaveAttribute(
    'data-mce-lq-before',
    'for benefit in policies.list[0].product.benefits',
  );
  await document.save.click();
  await expect(document.saved).toBeVisible();
  const loop =
    '{% for benefit in policies.list[0].product.benefits %}' +
    '<tr><td>{{ benefit.name }}</td><td>{{ benefit.formattedValue | default: "" }}</td></tr>{% endfor %}';
  expect(await storedRows(server.url, tokens, id)).toContain(loop);

  const { pages } = await readDocument(await printByApi(server.url, tokens, id, { variables: { limit: 1 } }));
  expect(pages.join(' ')).toMatch(/Cover Limit .*HKD [\d,]+/s);

  // As when it was stored: after reopening it is the same loop, which can be undone, redone and removed.
  await page.reload();
  await expect(document.text.locator('[data-mce-lq-before]')).toBeVisible();
  await document.text.getByText('{{ benefit.name }}').click();
  await document.chooseAdvanced('Stop repeating this row');
  await expect(document.text.locator('[data-mce-lq-before]')).toHaveCount(0);
  await document.text.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(document.text.locator('[data-mce-lq-before]')).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+y');
  await expect(document.text.locator('[data-mce-lq-before]')).toHaveCount(0);
  await document.save.click();
  await expect(document.unsaved).toBeHidden();
  const plain = await storedRows(server.url, tokens, id);
  expect(plain).not.toContain('{%');
  expect(plain).toContain('<tr><td>{{ benefit.name }}</td><td>{{ benefit.formattedValue | default: "" }}</td></tr>');
});

test('cells keep their text, a path can be typed, and an invalid one is refused', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const id = await createDocument(server.url, tokens, { html });
  const document = new HtmlPdfPage(page);
  await document.open(id);
  await document.text.getByText('Medical').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Repeat this row for each …' }).click();
  await document.dialog.getByRole('combobox', { name: 'List' }).fill('a b');
  await document.dialog.getByRole('button', { name: 'Repeat row' }).click();
  await expect(document.dialog.getByText(/^Enter a path/)).toBeVisible();
  await document.dialog.getByRole('combobox', { name: 'List' }).fill('covers');
  // Named after the columns.
  await expect(document.dialog.getByRole('combobox', { name: 'Cover', exact: true })).toHaveValue('Keep “Medical”');
  await expect(document.dialog.getByRole('combobox', { name: 'Limit', exact: true })).toHaveValue('cover');
  await document.dialog.getByRole('button', { name: 'Repeat row' }).click();
  await expect(document.text.locator('tr').nth(1)).toHaveText('Medical{{ cover }}');
  await document.save.click();
  await expect(document.saved).toBeVisible();
  expect(await storedRows(server.url, tokens, id)).toContain(
    '{% for cover in covers %}<tr><td>Medical</td><td>{{ cover }}</td></tr>{% endfor %}',
  );
});
