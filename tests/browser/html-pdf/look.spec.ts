import { givenFile, givenFolder, png } from '../files/given-files.ts';
import { HtmlPdfPage } from '../pages/html-pdf-page.ts';
import { expect, test } from '../test.ts';
import { createDocument, printByApi, storedHtml } from './given-documents.ts';
import { inter } from './given-fonts.ts';
import { readLines } from './read-document.ts';

const html = `<!doctype html><html><head><style>
  body { font-family: Arial; margin: 0 }
  .lead { color: rgb(1, 2, 3); border-left: 4px solid rgb(200, 0, 0) }
  @media print { .paper { font-weight: 700 } }
  @media screen { .paper { display: none } }
  button, header { display: none !important }
  td { border: 3px solid rgb(0, 100, 0) }
</style></head><body class="letter"><p class="lead">Lead</p><p class="paper">Paper</p>
<table><tr><td>Cell</td></tr></table></body></html>`;

test('a document is edited with its own styles at the width of its page, which do not affect the studio', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const marginSettings = { top: 10, right: 15, bottom: 10, left: 25 };
  const id = await createDocument(server.url, tokens, { html, marginSettings });
  const document = new HtmlPdfPage(page);
  await document.open(id);
  const lead = document.text.getByText('Lead');
  await expect(lead).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(lead).toHaveCSS('border-left-width', '4px');
  await expect(document.text.getByText('Paper')).toHaveCSS('font-weight', '700');
  await expect(document.text.getByText('Cell')).toHaveCSS('border-top-color', 'rgb(0, 100, 0)');
  await expect(document.text).toHaveClass(/\bletter\b/);
  // 170 mm of the 210 mm of A4, as the printer rounds them.
  const width = async () => document.text.evaluate((body) => Math.round(body.getBoundingClientRect().width));
  expect(await width()).toBe(646);
  await document.setting('Left').fill('5');
  await expect.poll(width).toBe(720);
  // The document's rules would hide the studio's own buttons and header.
  await expect(document.save).toBeVisible();

  await lead.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' of all');
  await document.save.click();
  await expect(document.saved).toBeVisible();
  const stored = await storedHtml(server.url, tokens, id);
  // Everything that is not edited is unchanged, except for line breaks between tags.
  const head = html.slice(0, html.indexOf('<p'));
  expect(stored?.startsWith(`${head}<p class="lead">Lead of all</p>`)).toBe(true);
  expect(stored).not.toMatch(/mce|cw-document/);

  await document.switchDevMode();
  await document.typeSource(html.replace('rgb(1, 2, 3)', 'rgb(9, 9, 9)'));
  await document.switchDevMode();
  await expect(document.text.getByText('Lead')).toHaveCSS('color', 'rgb(9, 9, 9)');
});

const english =
  'Thank you for choosing us. Please look through your policy schedule, and let us know within 21 days if anything is to be changed.';
const letter = `<!doctype html><html lang="en"><head><style>
  * { box-sizing: border-box } html, body { margin: 0; padding: 0 }
  body { font: 11pt/1.5 Inter }
  td { border: 1px solid; padding: 1mm }
</style></head><body><h1>Welcome to Harbour Insurance, and to all of its services</h1>
<p>${english} ${english}</p><p style="text-align: justify">${english} ${english} ${english}</p>
<table style="width: 100%"><tbody><tr><td>${english}</td></tr></tbody></table>
<ul><li>${english}</li></ul></body></html>`;

test('lines break in the editor as in print, on a page that is scaled down beside its preview', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const folder = await givenFolder(server.url, tokens);
  await givenFile(server.url, tokens, folder, 'brand.woff2', inter);
  const marginSettings = { top: 17.5, right: 13.3, bottom: 10, left: 22.7 };
  const id = await createDocument(server.url, tokens, { html: letter, marginSettings });
  const printed = await readLines(await printByApi(server.url, tokens, id));
  expect(printed.length).toBeGreaterThan(12);
  const document = new HtmlPdfPage(page);
  await document.open(id);
  await expect.poll(async () => document.shownLines()).toEqual(printed);
  await expect.poll(async () => document.sheet()).toEqual({ scale: 1, excess: 0 });
  await document.showPreview();
  await expect(document.shownPage(1)).toBeVisible();
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
  ]) {
    await page.setViewportSize(size);
    await expect.poll(async () => (await document.sheet()).scale).toBeLessThan(1);
    await expect.poll(async () => document.shownLines()).toEqual(printed);
    await expect.poll(async () => (await document.sheet()).excess).toBe(0);
  }
  // Closes the settings, which cover the page on a small screen. The cursor is in the line that is clicked.
  await page.keyboard.press('Escape');
  await document.text.getByRole('heading').click();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await expect(document.text.getByRole('heading')).toContainText('!');
});

test('pictures are shown for every address that the printer supports', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const folder = await givenFolder(server.url, tokens);
  await givenFile(server.url, tokens, folder, 'logo 1.png', png);
  const key = `${folder}logo 1.png`;
  const addresses = [
    `/api/v1/files/${key}`,
    `/api/v1/files/${encodeURIComponent(key)}?tenantIdIfNoToken=test_dev`,
    `https://elsewhere.test/api/v1/files/${encodeURI(key)}`,
  ];
  const body = addresses.map((src, index) => `<p>${index}<img src="${src}" alt="picture ${index}"></p>`).join('');
  const id = await createDocument(server.url, tokens, { html: body });
  const refusals: (string | undefined)[] = [];
  page.on('requestfailed', (request) => {
    if (request.url().includes('elsewhere.test')) refusals.push(request.failure()?.errorText);
  });
  const document = new HtmlPdfPage(page);
  await document.open(id);
  for (const index of addresses.keys()) {
    await expect(document.text.getByAltText(`picture ${index}`)).toHaveAttribute('src', /^blob:/);
    await expect
      .poll(async () =>
        document.text.getByAltText(`picture ${index}`).evaluate((one) => Reflect.get(one, 'naturalWidth')),
      )
      .toBeGreaterThan(0);
  }
  // No server learns that the text was opened: the policy blocks the address, and the picture comes from our files.
  expect(refusals.filter((reason) => reason !== 'csp')).toEqual([]);
  await document.append('.');
  await document.save.click();
  await expect(document.saved).toBeVisible();
  expect(await storedHtml(server.url, tokens, id)).toContain(`<img src="${addresses[2]}" alt="picture 2">`);
});

test('a document with a thousand rows opens as source, and as rich text on request', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const rows = Array.from({ length: 1000 }, (_, row) => `<tr><td>Member ${row}</td></tr>`).join('\n');
  const id = await createDocument(server.url, tokens, { html: `<table>\n${rows}\n</table>` });
  const document = new HtmlPdfPage(page);
  await document.open(id);
  await expect(document.source).toContainText('Member 0');
  await expect(page.getByText('This text has 1,000 table rows')).toBeVisible();
  await page.getByRole('button', { name: 'Edit as rich text' }).click();
  await expect(document.text.getByText('Member 999', { exact: true })).toBeAttached();
  await expect(page.getByText('This text has 1,000 table rows')).toBeHidden();
  await document.showPart('Header');
  await document.showPart('Body');
  await expect(document.text.getByText('Member 999', { exact: true })).toBeAttached();
});
