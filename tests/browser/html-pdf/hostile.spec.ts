// Stored documents that attack their viewers: none of it has an effect in the editor, the preview or the printer.
import { type Canary, withCanary } from '../canary.ts';
import { HtmlPdfPage } from '../pages/html-pdf-page.ts';
import { payloads } from '../rich-text/payloads.ts';
import { expect, test as base } from '../test.ts';
import { createDocument, storedHtml } from './given-documents.ts';

const test = base.extend<{ canary: Canary }>({ canary: withCanary });

test('nothing in a stored document has an effect', async ({ signedIn: { page, tokens }, server, canary }) => {
  await page.addInitScript(() => {
    if (window.top !== window.self) return;
    localStorage.setItem('token', 'the secret');
    Reflect.set(window, 'catches', []);
    Reflect.set(window, 'caught', (what: unknown) => Reflect.get(window, 'catches').push(String(what)));
  });
  const document = new HtmlPdfPage(page);
  const attacks = payloads.map((payload) => payload.replaceAll('CANARY', canary.url).replaceAll('\0', ''));
  // Some swallow the content after them: so there are several documents, each with some of them.
  for (let part = 0; part < 4; part += 1) {
    await test.step(`part ${part}`, async () => {
      const html = `<p>before ${part}</p>${attacks.filter((_, at) => at % 4 === part).join('\n')}`;
      const name = `<img src=x onerror="caught(1)"> ${part}`;
      const id = await createDocument(server.url, tokens, {
        name,
        html,
        headerSettings: { html: attacks.filter((_, at) => at % 40 === part).join('\n') },
      });
      await document.open(id);
      await expect(document.text).not.toBeEmpty();
      await document.showPreview();
      // Invalid Liquid produces no document, and shows the reason.
      const isShown = document.shownPage(1).or(document.console.getByText(/[1-9]\d* errors?/));
      await expect(isShown.first()).toBeVisible();
      await document.showPart('Header');
      expect(await page.evaluate(() => Reflect.get(window, 'catches'))).toEqual([]);
      expect(canary.heard).toEqual([]);
      await expect(page).toHaveURL(new RegExp(`/templates/html-pdf/${id}$`));
      await expect(document.unsaved).toBeHidden();
      expect(await storedHtml(server.url, tokens, id)).toBe(html);
    });
  }
});
