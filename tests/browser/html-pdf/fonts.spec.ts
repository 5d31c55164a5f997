import { givenFile, givenFolder } from '../files/given-files.ts';
import { HtmlPdfPage } from '../pages/html-pdf-page.ts';
import { expect, test } from '../test.ts';
import { createDocument, printByApi, storedHtml } from './given-documents.ts';
import { inter } from './given-fonts.ts';

/** The names of the fonts in a document, without the subset prefix. */
function fontNames(pdf: Uint8Array): string[] {
  const names = Buffer.from(pdf)
    .toString('latin1')
    .matchAll(/\/FontName \/[A-Z]{6}\+([A-Za-z]+)/g);
  return [...new Set([...names].map(([, name = '']) => name))];
}

test('an uploaded font is in the font list, is used while editing and in the preview, and prints', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const folder = await givenFolder(server.url, tokens);
  await givenFile(server.url, tokens, folder, 'brand.woff2', inter);
  const id = await createDocument(server.url, tokens, { html: '<p>Harbour Insurance</p>' });
  const document = new HtmlPdfPage(page);
  await document.open(id);
  const text = document.text.getByText('Harbour Insurance');
  const width = async () =>
    text.evaluate((one) => {
      const range = one.ownerDocument.createRange();
      range.selectNodeContents(one);
      return range.getBoundingClientRect().width;
    });
  const before = await width();
  await text.click({ clickCount: 3 });
  await page
    .getByRole('button', { name: /^Font / })
    .first()
    .click();
  await page.getByRole('menuitemcheckbox', { name: 'Inter', exact: true }).click();
  await expect(text).toHaveCSS('font-family', 'Inter');
  const isShown = async () =>
    text.evaluate((one) => [...one.ownerDocument.fonts].map(({ family, status }) => `${family} ${status}`));
  await expect.poll(isShown).toEqual(['Inter loaded']);
  await expect.poll(width).not.toBe(before);
  await document.save.click();
  await expect(document.saved).toBeVisible();
  expect(await storedHtml(server.url, tokens, id)).toBe(
    `<p><span style="font-family: Inter;">Harbour Insurance</span></p>`,
  );
  expect(fontNames(await printByApi(server.url, tokens, id))).toEqual(['Inter']);
  await document.showPreview();
  await expect(document.shownPage(1)).toBeVisible();
  expect(fontNames((await document.download()).bytes)).toEqual(['Inter']);
});
