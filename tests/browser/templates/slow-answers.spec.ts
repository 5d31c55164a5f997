import { bucketName, givenFile, givenFolder, png } from '../files/given-files.ts';
import { hold } from '../network.ts';
import { NotificationPage } from '../pages/notification-page.ts';
import { expect, test } from '../test.ts';
import { createNotification, storedTexts, writeNotification } from './given-templates.ts';

test('a picture made public is not called private again, however late the server lists its folder', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const folder = await givenFolder(server.url, tokens);
  await givenFile(server.url, tokens, folder, 'logo.png', png);
  const id = await createNotification(server.url, tokens, { texts: { 'en-US': '<p>one</p>' } });
  const notification = new NotificationPage(page);
  await notification.open(id);
  await notification.append(' two');
  await notification.chooseAdvanced('File picker');
  await notification.pickFileIn(bucketName, folder, 'logo.png');
  await notification.dialog.getByRole('button', { name: 'Make it public' }).click();
  await notification.describePicture('Logo');
  await expect(notification.text.locator('img')).toHaveCount(1);

  const release = await hold(page, 'FileListing');
  const requested = page.waitForRequest((request) => (request.postData() ?? '').includes('FileListing'));
  await notification.chooseAdvanced('File picker');
  await requested;
  await expect(notification.dialog.getByText('logo.png')).toBeHidden();
  await release();
  await notification.pickFile('logo.png');
  await notification.describePicture();
  await expect(notification.text.locator('img')).toHaveCount(2);
});

test('choosing a locale leaves the previous text before the next key', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const id = await createNotification(server.url, tokens, { texts: { 'en-US': '<p>one</p>', 'zh-HK': '<p>一</p>' } });
  const notification = new NotificationPage(page);
  await notification.open(id);
  await expect(notification.text).toHaveText('one');
  await notification.locale.click();
  const option = page.getByRole('option').filter({ hasText: '(zh-HK)' });
  const isPreviousLeft = await option.evaluate(async (element: HTMLElement) => {
    const previous = document.querySelector('.tox-edit-area__iframe');
    element.click();
    // Only microtasks, which run before any further input.
    for (let count = 0; count < 100; count += 1) await Promise.resolve();
    return previous?.isConnected === false;
  });
  expect(isPreviousLeft).toBe(true);
  await expect(notification.text).toHaveText('一');
});

test('the toolbar stays where it is when the first word of a missing text is typed', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const id = await createNotification(server.url, tokens, { texts: { 'en-US': '<p>one</p>' } });
  const notification = new NotificationPage(page);
  await notification.open(id);
  await notification.chooseLocale('zh-HK');
  const copy = page.getByRole('button', { name: 'Start with the text in en-US' });
  await expect(copy).toBeVisible();
  const bold = page.getByRole('button', { name: 'Bold' });
  const before = await bold.boundingBox();
  await notification.append('一');
  await expect(copy).toBeHidden();
  expect(await bold.boundingBox()).toEqual(before);
});

test.describe('with a clock that stands still', () => {
  test.use({ isContextNew: true });

  test("another user's version that arrives while the user types replaces nothing", async ({
    signedIn: { page, tokens },
    server,
  }) => {
    const id = await createNotification(server.url, tokens, { texts: { 'en-US': '<p>one</p>', 'zh-HK': '<p>一</p>' } });
    const notification = new NotificationPage(page);
    await page.clock.install();
    await notification.open(id);
    await expect(notification.text).toHaveText('one');
    await writeNotification(server.url, tokens, id, { 'zh-HK': '<p>他</p>' });
    const release = await hold(page, 'NotificationTemplate');
    await notification.chooseLocale('zh-HK');
    await expect(notification.text).toHaveText('一');
    await notification.text.click();
    await page.keyboard.press('ControlOrMeta+End');
    // The input is reported after a pause in typing, which does not come.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
    await page.keyboard.type('二');
    await release();
    await expect(notification.changed).toHaveText('Unsaved: zh-HK');
    await page.clock.resume();
    await expect(notification.text).toHaveText('一二');
    await notification.save.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Someone else changed this template' })).toBeVisible();
    expect(await storedTexts(server.url, tokens, id)).toEqual({ 'en-US': '<p>one</p>', 'zh-HK': '<p>他</p>' });
  });
});
