// A stored notification that attacks whoever opens it: nothing of it acts in the list, the editor or the preview.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { NotificationPage } from '../pages/notification-page.ts';
import { TemplateListPage } from '../pages/template-list-page.ts';
import { payloads } from '../rich-text/payloads.ts';
import { expect, test as base } from '../test.ts';
import { createNotification, newTemplateName, storedTexts, writeNotification } from './given-templates.ts';

interface Canary {
  readonly url: string;
  readonly heard: string[];
}

const test = base.extend<{ canary: Canary }>({
  canary: async ({}, use) => {
    const heard: string[] = [];
    const server = createServer((request, response) => {
      heard.push(request.url ?? '');
      response.end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await use({ url: `http://127.0.0.1:${port}`, heard });
    server.closeAllConnections();
    server.close();
  },
});

/** Whoever calls `caught`, which is how the payloads tell what they have read, is noted. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window.top !== window.self) return;
    localStorage.setItem('token', 'the secret');
    Reflect.set(window, 'catches', []);
    Reflect.set(window, 'caught', (what: unknown) => Reflect.get(window, 'catches').push(String(what)));
  });
}

async function catches(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, 'catches'));
}

test('nothing that stands in a stored notification acts', async ({ signedIn: { page, tokens }, server, canary }) => {
  test.setTimeout(240_000);
  await watch(page);
  const name = `${newTemplateName()} <img src=x onerror="caught(1)"><script>caught(2)</script>`;
  const id = await createNotification(server.url, tokens, { name });
  const notification = new NotificationPage(page);
  await notification.open(id);
  await notification.showPreview();
  const address = page.url();
  for (const [index, payload] of payloads.filter((_, at) => at % 6 === 0).entries()) {
    await test.step(payload, async () => {
      const html = `<p>before ${index}</p>${payload.replaceAll('CANARY', canary.url)}<p>after</p>`;
      await writeNotification(server.url, tokens, id, { 'en-US': html });
      // What is saved meanwhile comes with the choice of another locale.
      await notification.chooseLocale('zh-HK');
      await notification.chooseLocale('en-US');
      await expect(notification.text).toContainText(`before ${index}`);
      for (const element of await notification.text.locator('a, button, input, summary').all()) {
        await element.click({ force: true, timeout: 500, noWaitAfter: true }).catch(() => undefined);
      }
      expect(await catches(page)).toEqual([]);
      expect(canary.heard).toEqual([]);
      expect(page.url().split('?')[0]).toBe(address);
      // Opening it has changed nothing.
      await expect(notification.unsaved).toBeHidden();
      expect((await storedTexts(server.url, tokens, id))['en-US']).toBe(html);
    });
  }
  const list = new TemplateListPage(page);
  await list.open();
  await expect(list.link(name)).toBeVisible();
  expect(await catches(page)).toEqual([]);
  expect(canary.heard).toEqual([]);
});
