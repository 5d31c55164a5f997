import { NotificationPage } from '../pages/notification-page.ts';
import { expectMarked, openByArrow } from '../pages/select-keys.ts';
import { expect, test } from '../test.ts';
import { createNotification, storedTexts } from './given-templates.ts';

const texts = {
  'en-US': '<h2>Renewal</h2><p>Dear {{ name }}</p>{% if a %}<p>x</p>{% endif %}',
  'zh-HK': '<p>你好 {{ name }}</p>',
};

test('in Chinese the editor opens with the Chinese text, and every word of it is Chinese', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const id = await createNotification(server.url, tokens, { texts: { 'en-US': '<p>Hello</p>' } });
  await page.addInitScript(() => localStorage.setItem('locale', 'zh-HK'));
  const notification = new NotificationPage(page);
  await notification.open(id);
  await expect(page.getByRole('heading', { name: '文字', exact: true })).toBeVisible();
  await expect(page.getByText('尚未有此語言的文字。')).toBeVisible();
  await page.getByRole('button', { name: '以 en-US 的文字開始' }).click();
  await expect(notification.text).toHaveText('Hello');
  await expect(page.getByText('未儲存：zh-HK')).toBeVisible();
  await page.getByRole('button', { name: '進階', exact: true }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  expect(await page.locator('body').innerText()).not.toMatch(/\b(Save|Source|Settings|Advanced|picker|Unsaved)\b/);
});

test('a text is written, changed and saved with the keyboard alone', async ({ signedIn: { page, tokens }, server }) => {
  const id = await createNotification(server.url, tokens, { texts });
  const notification = new NotificationPage(page);
  await notification.open(id);
  await expect(notification.text).toContainText('Renewal');
  await expect(page.locator('.tox-edit-area__iframe')).toHaveAttribute('title', 'Text of the notification in en-US');
  const locale = notification.locale;
  await openByArrow(locale);
  await page.keyboard.press('ArrowDown');
  await expectMarked(page.getByRole('option', { name: 'Chinese (zh-HK)' }));
  await page.keyboard.press('Enter');
  await expect(notification.text).toContainText('你好');
  await expect(locale).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(notification.text).toBeFocused();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' 再見');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(notification.text).not.toContainText('再見');
  await page.keyboard.press('ControlOrMeta+y');
  // From the text to its toolbar.
  await page.keyboard.press('Escape');
  await expect(notification.text).not.toBeFocused();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(notification.saved).toBeVisible();
  expect((await storedTexts(server.url, tokens, id))['zh-HK']).toContain('再見');
});
