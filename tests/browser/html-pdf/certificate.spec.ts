import { bucketName, givenFile, givenFolder, png } from '../files/given-files.ts';
import { HtmlPdfPage } from '../pages/html-pdf-page.ts';
import { Shell } from '../pages/shell.ts';
import { TemplateListPage } from '../pages/template-list-page.ts';
import { expect, test } from '../test.ts';
import { createDocument, newDocumentName, printByApi } from './given-documents.ts';
import { readDocument } from './read-document.ts';

test('a certificate is created with a logo and page numbers, previewed with a policy, protected, and printed identically over the API', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const folder = await givenFolder(server.url, tokens);
  await givenFile(server.url, tokens, folder, 'logo.png', png);
  const name = newDocumentName();
  const list = new TemplateListPage(page);
  await list.open();
  await list.create(name, 'HTML to PDF');
  await expect(new Shell(page).toast('Template Created')).toBeVisible();
  await list.link(name).click();
  await expect(page).toHaveURL(/\/templates\/html-pdf\//);

  const document = new HtmlPdfPage(page);
  await expect(document.text).toContainText('Certificate of insurance');
  await document.chooseQuery('Policies');
  await document.text.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Policy number ');
  await document.chooseAdvanced('Liquid picker');
  await document.pickLiquid('issuerNumber');
  await expect(document.text).toContainText('Policy number {{ policies.list[0].issuerNumber }}');
  await page.keyboard.type(' 保單 is in force.');
  await document.chooseAdvanced('File picker');
  // A private one too: it is embedded in the document.
  await document.pickFileIn(bucketName, folder, 'logo.png');
  await document.describePicture('Logo of the insurer');
  await expect(document.text.getByAltText('Logo of the insurer')).toHaveAttribute('src', /^blob:/);
  await expect(page.getByRole('button', { name: 'Insert “Page x of y”' })).toHaveCount(0);
  await document.showPart('Header');
  await document.append('');
  await page.getByRole('button', { name: 'Insert “Page x of y”' }).click();
  await document.setting('Top').fill('25');

  await document.showPreview();
  await expect(document.shownPage(1)).toContainText(/Policy number \S+ 保單 is in force\./);
  await expect(document.shownPage(1)).toContainText('Page 1 of 1');
  const [, number = ''] = /Policy number (\S+)/.exec(await document.shownPage(1).innerText()) ?? [];
  await expect(document.console.getByText('No problems')).toBeVisible();

  const logicalId = `certificate_${crypto.randomUUID().slice(0, 8)}`;
  await document.setting('Logical ID optional').fill(logicalId);
  await document.setting('Password optional').fill('{{ policies.list[0].issuerNumber }}');
  const { name: fileName, bytes } = await document.download();
  expect(fileName).toBe(`${name}.pdf`);
  await expect(readDocument(bytes)).rejects.toThrow(/password/i);
  await expect(readDocument(bytes, 'another')).rejects.toThrow(/password/i);
  const downloaded = await readDocument(bytes, number);
  expect(downloaded.pages).toHaveLength(1);
  expect(downloaded.pages[0]).toContain(`Policy number ${number} 保單 is in force.`);
  expect(downloaded.pages[0]).toContain('Page 1 of 1');
  expect(downloaded.pictureCount).toBe(1);
  // The preview in the studio needs no password.
  await expect(document.shownPage(1)).toContainText('Policy number');

  await page.keyboard.press('ControlOrMeta+s');
  await expect(new Shell(page).toast('Template Saved')).toBeVisible();
  const limit = { variables: { limit: 1 } };
  expect(await readDocument(await printByApi(server.url, tokens, logicalId, limit), number)).toEqual(downloaded);
});

test("text on three pages is rotated, zoomed and scrolled using only the preview's keys, and keeps its position during changes", async ({
  signedIn: { page, tokens },
  server,
}) => {
  const paragraphs = Array.from({ length: 60 }, (_, line) => `<p>line ${line + 1}</p>`).join('');
  const html = `<h1>One</h1>${paragraphs}<h1 style="page-break-before: always">Last</h1><p>the end</p>`;
  const document = new HtmlPdfPage(page);
  await document.open(await createDocument(server.url, tokens, { html }));
  await document.showPreview();
  await expect(document.shownPage(1)).toContainText('One');
  await expect(document.preview.getByText('of 3')).toBeVisible();
  const fitWidth = document.preview.getByRole('button', { name: 'Fit width' });
  await expect(fitWidth).toHaveAttribute('aria-pressed', 'true');
  await page.evaluate(() => {
    Reflect.set(window, 'left', []);
    window.addEventListener('keydown', ({ key, defaultPrevented }) => {
      if (!defaultPrevented) Reflect.get(window, 'left').push(key);
    });
  });
  const left = async (): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'left'));
  await document.stage.focus();
  await page.keyboard.press('Control+ArrowRight');
  await expect(document.pageField).toHaveValue('2');
  await page.keyboard.press('Control+ArrowRight');
  await page.keyboard.press('Control+ArrowRight');
  await expect(document.pageField).toHaveValue('3');
  await expect(document.shownPage(3)).toBeInViewport();
  await expect(document.shownPage(3)).toContainText('the end');
  await page.keyboard.press('Control+ArrowLeft');
  await expect(document.pageField).toHaveValue('2');
  const fitted = Number.parseInt(await document.zoom.innerText(), 10);
  await page.keyboard.press('Control+Equal');
  await page.keyboard.press('Control+Equal');
  await expect(document.zoom).toHaveText(`${(Math.floor(fitted / 25) + 2) * 25}%`);
  await expect(fitWidth).toHaveAttribute('aria-pressed', 'false');
  await expect(document.pageField).toHaveValue('2');
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('Control+Minus');
  await expect(document.zoom).toHaveText('50%');
  await expect(document.preview.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
  // Otherwise the browser would zoom the entire studio.
  expect(await left()).not.toContain('-');

  await document.pageField.fill('99');
  await page.keyboard.press('Enter');
  await expect(document.pageField).toHaveValue('3');
  await document.pageField.fill('2');
  await page.keyboard.press('Enter');
  await document.setting('Name').click();
  await page.keyboard.press('Control+ArrowRight');
  await page.keyboard.press('Control+Minus');
  expect(await left()).toContain('-');
  await expect(document.pageField).toHaveValue('2');
  await expect(document.zoom).toHaveText('50%');
  await document.append(' of all');
  await expect(document.shownPage(3)).toContainText('the end of all');
  await expect(document.pageField).toHaveValue('2');
  await expect(document.zoom).toHaveText('50%');
});

test('the pages fit the width of the pane or are completely visible, even after the window is resized', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const document = new HtmlPdfPage(page);
  await document.open(await createDocument(server.url, tokens, { html: '<h1>One</h1><p>text</p>' }));
  await document.showPreview();
  await expect(document.shownPage(1)).toContainText('One');
  const measure = async () =>
    document.stage.evaluate((stage) => {
      const { width, height } = stage.querySelector('[data-page]')!.getBoundingClientRect();
      const room = { width: stage.clientWidth, height: stage.clientHeight };
      return { width, height, room, overflows: stage.scrollWidth > stage.clientWidth };
    });
  const expectFittedWidth = async () =>
    expect(async () => {
      const { width, room, overflows } = await measure();
      expect(room.width - 32 - width).toBeGreaterThanOrEqual(0);
      expect(room.width - 32 - width).toBeLessThan(3);
      expect(overflows).toBe(false);
    }).toPass();
  await expectFittedWidth();
  await page.setViewportSize({ width: 1300, height: 760 });
  await expectFittedWidth();
  await document.preview.getByRole('button', { name: 'Fit page' }).click();
  await expect(async () => {
    const { width, height, room } = await measure();
    expect(height).toBeLessThanOrEqual(room.height - 32);
    expect(width).toBeLessThanOrEqual(room.width - 32);
    expect(Math.min(room.height - height, room.width - width)).toBeLessThan(36);
  }).toPass();
});

test('a browser that cannot render documents shows a note, and loads nothing for them', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.addInitScript(() => Reflect.deleteProperty(window, 'OffscreenCanvas'));
  const document = new HtmlPdfPage(page);
  await document.open(await createDocument(server.url, tokens, { html: '<p>one</p>' }));
  await document.showPreview();
  await expect(document.preview.getByText('Browser not supported')).toBeVisible();
  expect(loaded.filter((url) => /pdf-(stage|worker)/.test(url))).toEqual([]);
  // It can still be downloaded.
  expect((await readDocument((await document.download()).bytes)).pages).toEqual(['one']);
});
