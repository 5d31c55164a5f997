// Problems of a template are reported at their position, and the last print remains.
import { HtmlPdfPage } from '../pages/html-pdf-page.ts';
import { expect, test } from '../test.ts';
import { createDocument } from './given-documents.ts';

test('broken Liquid shows position and reason in its part, and the last valid document remains', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const html = '<p>Dear customer</p>\n<p>Thank you</p>';
  const document = new HtmlPdfPage(page);
  await document.open(await createDocument(server.url, tokens, { html, headerSettings: { html: '<b>Head</b>' } }));
  await document.showPreview();
  await expect(document.shownPage(1)).toContainText('Thank you');
  await document.showPart('Header');
  await document.append(' {{ issued | dat }}');
  await expect(document.console.getByText(/Header, line 1: .*dat/)).toBeVisible();
  await expect(document.preview.getByText('Before your last change')).toBeVisible();
  await expect(document.shownPage(1)).toContainText('Head');
  await expect(document.shownPage(1)).toContainText('Thank you');

  await document.showPart('Body');
  await document.console.getByRole('button', { name: 'Show in editor' }).click();
  await expect(document.source).toBeFocused();
  await expect(document.source).toContainText('{{ issued | dat }}');
  await document.typeSource('<b>Issued</b>');
  await expect(document.console.getByText('No problems')).toBeVisible();
  await expect(document.shownPage(1)).toContainText('Issued');
  await expect(document.preview.getByText('Before your last change')).toBeHidden();
  // After following the link once, the editing mode is still the chosen one.
  await page.reload();
  await expect(document.text).toContainText('Dear customer');
});

test('missing and external pictures are reported, with a link to each', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const html = `<p>one</p>\n<img src="/api/v1/files/gone.png" alt="">\n<img src="https://cover.invalid/far.png" alt="">`;
  const document = new HtmlPdfPage(page);
  await document.open(await createDocument(server.url, tokens, { html }));
  await document.switchDevMode();
  await document.showPreview();
  await expect(document.shownPage(1)).toContainText('one');
  await expect(document.console.getByText('2 warnings')).toBeVisible();
  await expect(document.console.getByText(/Body, line 2: This file does not exist/)).toBeVisible();
  await expect(document.console.getByText(/Body, line 3: /)).toBeVisible();
  await document.setting('Name').click();
  await document.console.getByRole('button', { name: 'Show in editor' }).first().click();
  await expect(document.source).toBeFocused();
  await document.typeSource('<p>two</p>');
  await expect(document.shownPage(1)).toContainText('two');
  await expect(document.console.getByText('No problems')).toBeVisible();
});

test('a header that is taller than its margin is reported until the margin is increased', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const headerSettings = { html: '<div style="height: 30mm">tall</div>' };
  const document = new HtmlPdfPage(page);
  await document.open(await createDocument(server.url, tokens, { html: '<p>one</p>', headerSettings }));
  await document.showPreview();
  await expect(document.shownPage(1)).toContainText('one');
  const warning = document.console.getByText(/header.*margin/i);
  await expect(warning).toBeVisible();
  await expect(warning).toContainText('30');
  await document.setting('Top').fill('31');
  await expect(document.console.getByText('No problems')).toBeVisible();
  await expect(document.shownPage(1)).toContainText('tall');
});
