import { Shell } from '../pages/shell.ts';
import { SmsPage } from '../pages/sms-page.ts';
import { expect, test } from '../test.ts';
import { createSms, storedSms } from './given-templates.ts';

test("the browser's own save dialog never opens, even over a dialog", async ({
  signedIn: { page, tokens },
  server,
}) => {
  const id = await createSms(server.url, tokens, { bodyLiquid: 'one' });
  const sms = new SmsPage(page);
  await sms.open(id);
  await sms.append(' two');
  await page.getByRole('button', { name: 'Insert Liquid' }).click();
  await expect(sms.dialog).toBeVisible();
  await page.evaluate(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.key === 's') setTimeout(() => Reflect.set(window, 'isPrevented', event.defaultPrevented));
    };
    window.addEventListener('keydown', handle, true);
  });
  await page.keyboard.press('ControlOrMeta+s');
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'isPrevented'))).toBe(true);
  await expect(sms.unsaved).toBeVisible();
  expect((await storedSms(server.url, tokens, id))?.bodyLiquid).toBe('one');
});

test('a toast does not cover the link to a problem in the debug console', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const id = await createSms(server.url, tokens, { bodyLiquid: 'Dear' });
  const sms = new SmsPage(page);
  await sms.open(id);
  await sms.showPreview();
  await sms.append(' you');
  await sms.save.click();
  const toast = new Shell(page).toast('Template Saved');
  await expect(toast).toBeVisible();
  await sms.append(' {{ a | nothing }}');
  const show = sms.console.getByRole('button', { name: 'Show in editor' }).first();
  await expect(show).toBeVisible();
  await expect(toast).toBeVisible();
  await show.click({ trial: true, timeout: 2_000 });
  const [bar, shown] = [await sms.console.boundingBox(), await toast.boundingBox()];
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('a picked path inside a tag is inserted without delimiters', async ({ signedIn: { page, tokens }, server }) => {
  const id = await createSms(server.url, tokens, { bodyLiquid: '{% if ' });
  const sms = new SmsPage(page);
  await sms.open(id);
  await sms.append('');
  await sms.insertLiquid('issuerNumber');
  await expect(sms.body).toHaveText(/^\{% if [\w.[\]]+issuerNumber$/);
});
