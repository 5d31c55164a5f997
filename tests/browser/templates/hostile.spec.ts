// Stored templates that attack their viewers: none of it has an effect in the list, editors, previews or the console.
import type { Page } from '@playwright/test';
import { type Canary, withCanary } from '../canary.ts';
import { DynamicPage } from '../pages/dynamic-page.ts';
import { NotificationPage } from '../pages/notification-page.ts';
import { replaceText } from '../pages/replace-text.ts';
import { SmsPage } from '../pages/sms-page.ts';
import { TemplateListPage } from '../pages/template-list-page.ts';
import { payloads } from '../rich-text/payloads.ts';
import { expect, test as base } from '../test.ts';
import {
  createDynamic,
  createNotification,
  createSms,
  newTemplateName,
  storedTexts,
  writeNotification,
} from './given-templates.ts';

const test = base.extend<{ canary: Canary }>({ canary: withCanary });

/** Records calls of `caught`, by which the payloads report what they have read. */
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

test('nothing in a stored notification has an effect', async ({ signedIn: { page, tokens }, server, canary }) => {
  test.setTimeout(240_000);
  await watch(page);
  const name = `${newTemplateName()} <img src=x onerror="caught(1)"><script>caught(2)</script>`;
  const id = await createNotification(server.url, tokens, { name });
  const notification = new NotificationPage(page);
  await notification.open(id);
  await notification.showPreview();
  const address = page.url();
  const attacks = payloads.filter((_, at) => at % 6 === 0).map((payload) => payload.replaceAll('CANARY', canary.url));
  const texts = attacks.map((attack, at) => ({
    locale: at % 2 === 0 ? 'zh-HK' : 'en-US',
    before: `before ${at}`,
    html: `<p>before ${at}</p>${attack}<p>after</p>`,
  }));
  for (let at = 0; at < texts.length; at += 2) {
    const pair = texts.slice(at, at + 2);
    // A save in the meantime is visible after choosing another locale.
    const byLocale = Object.fromEntries(pair.map(({ locale, html }) => [locale, html]));
    await writeNotification(server.url, tokens, id, byLocale);
    for (const { locale, before, html } of pair) {
      await test.step(html, async () => {
        await notification.chooseLocale(locale);
        await expect(notification.text).toContainText(before);
        for (const element of await notification.text.locator('a, button, input, summary').all()) {
          await element.click({ force: true, timeout: 500, noWaitAfter: true }).catch(() => undefined);
        }
        expect(await catches(page)).toEqual([]);
        expect(canary.heard).toEqual([]);
        expect(page.url().split('?')[0]).toBe(address);
        // Opening it has changed nothing.
        await expect(notification.unsaved).toBeHidden();
        expect((await storedTexts(server.url, tokens, id))[locale]).toBe(html);
      });
    }
  }
  const list = new TemplateListPage(page);
  await list.open();
  await expect(list.link(name)).toBeVisible();
  expect(await catches(page)).toEqual([]);
  expect(canary.heard).toEqual([]);
});

test('nothing in a stored SMS or dynamic template is executed, nor in its reported problems', async ({
  signedIn: { page, tokens },
  server,
  canary,
}) => {
  await watch(page);
  const attack = payloads.join('\n').replaceAll('CANARY', canary.url).replaceAll('\0', '');
  const body = attack.replaceAll(/\{[{%]|[%}]\}/g, '');
  const shown = '<img src=x onerror="caught(1)">';
  const sms = new SmsPage(page);
  await sms.open(
    await createSms(server.url, tokens, { name: shown, description: shown, bodyLiquid: `${body}\nthe end` }),
  );
  await sms.showPreview();
  await expect(sms.message).toContainText('the end');
  expect(await sms.message.locator('script, img, svg, iframe').count()).toBe(0);
  // The debug console shows the text at the position.
  await sms.type(`${shown}{{ a | ${shown} }}${shown}`);
  await expect(sms.console.locator('code')).toContainText('<img');
  await sms.type('{{ attack }}');
  await sms.openPanel('Preview data');
  await replaceText(page.getByRole('textbox', { name: 'Mock data' }), JSON.stringify({ attack: `${attack}\nof data` }));
  await expect(sms.message).toContainText('of data');

  const dynamic = new DynamicPage(page);
  page.once('dialog', (dialog) => void dialog.accept());
  await dynamic.open(await createDynamic(server.url, tokens, shown));
  await dynamic.create.click();
  await dynamic.type(JSON.stringify({ attack }));
  await page.keyboard.press('ControlOrMeta+s');
  await expect(dynamic.saved).toBeVisible();
  await page.reload();
  await expect(dynamic.value).toContainText('attack');
  expect(await catches(page)).toEqual([]);
  expect(canary.heard).toEqual([]);
});
