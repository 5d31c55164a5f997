import type { Tokens } from '../api.ts';
import { bucketName, givenFile, givenFolder, png } from '../files/given-files.ts';
import { NotificationPage } from '../pages/notification-page.ts';
import { Shell } from '../pages/shell.ts';
import { TemplateListPage } from '../pages/template-list-page.ts';
import { expect, test } from '../test.ts';
import { createNotification, newTemplateName, storedTexts, writeNotification } from './given-templates.ts';

async function renderedFor(url: string, { accessToken }: Tokens, templateId: string, locale: string) {
  const query = `query ($templateId: String!) {
    renderNotificationTemplate(templateId: $templateId, input: { name: "data" }) { status errors value }
  }`;
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Accept-Language': locale,
      Authorization: `Bearer ${accessToken}`,
    },
    body: JSON.stringify({ query, variables: { templateId } }),
  });
  const { data } = (await response.json()) as { data: { renderNotificationTemplate: { value: string } } };
  return data.renderNotificationTemplate.value;
}

test('a notification is written in two languages with a policy and a picture visible to readers, and rendered for each', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const folder = await givenFolder(server.url, tokens);
  await givenFile(server.url, tokens, folder, 'logo.png', png);
  const name = newTemplateName();
  const list = new TemplateListPage(page);
  await list.open();
  await list.create(name, 'Notification');
  await list.link(name).click();
  await expect(page).toHaveURL(/\/templates\/notification\//);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const notification = new NotificationPage(page);
  await notification.chooseQuery('Policies');
  await notification.append('Your policy ');
  await notification.chooseAdvanced('Liquid picker');
  await notification.pickLiquid('issuerNumber');
  await expect(notification.text).toContainText('Your policy {{ policies.list[0].issuerNumber }}');
  await page.keyboard.type(' ends soon.');

  await notification.chooseAdvanced('File picker');
  await notification.openFolder(bucketName, folder);
  await notification.pickFile('logo.png');
  await expect(notification.dialog.getByText(/"logo.png" is private\./)).toBeVisible();
  await notification.dialog.getByRole('button', { name: 'Make it public' }).click();
  await notification.dialog.getByRole('button', { name: 'Insert image' }).click();
  await expect(notification.dialog.getByText('Describe the image, or mark it as decoration.')).toBeVisible();
  await notification.describePicture('Logo');
  await expect(notification.text.locator('img[src^="blob:"]')).toBeVisible();

  // The one already shown stays unchanged.
  await notification.chooseAdvanced('File picker');
  await notification.pickFile('logo.png');
  await notification.describePicture();
  await expect(notification.text.locator('img[src^="blob:"]')).toHaveCount(2);

  await notification.showPreview();
  await expect(notification.rendered).toHaveText(/^Your policy \S+-\S+ ends soon\.$/);
  await expect(notification.rendered.locator('img[src^="data:image/png"]')).toHaveCount(2);

  await notification.chooseLocale('zh-HK');
  await expect(notification.changed).toHaveText('Unsaved: en-US');
  await notification.append('你的保單 ');
  await notification.chooseAdvanced('Liquid picker');
  await notification.pickLiquid('issuerNumber');
  await expect(notification.rendered).toHaveText(/^你的保單 \S+-\S+$/);
  await expect(notification.changed).toHaveText('Unsaved: en-US, zh-HK');
  expect(await storedTexts(server.url, tokens, id)).toEqual({});
  // Immediately after the last key.
  await page.keyboard.type('。');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(new Shell(page).toast('Template Saved')).toBeVisible();
  await expect(notification.unsaved).toBeHidden();

  const texts = await storedTexts(server.url, tokens, id);
  expect(texts['zh-HK']).toContain('你的保單 {{ policies.list[0].issuerNumber }}。');
  const picture = `/api/v1/files/${encodeURIComponent(`${folder}logo.png`)}?tenantIdIfNoToken=test_dev`;
  const sources = Array.from((texts['en-US'] ?? '').matchAll(/src="([^"]+)"/g), ([, src]) => src);
  expect(sources).toEqual([picture, picture]);
  expect((await fetch(`${server.url}${picture}`)).headers.get('content-type')).toContain('image/png');
  await page.reload();
  await expect(notification.locale).toHaveValue('Chinese (zh-HK)');
  await expect(notification.text).toContainText('你的保單');
  await notification.chooseLocale('en-US');
  await expect(notification.text).toContainText('ends soon.');
  await expect(notification.unsaved).toBeHidden();
  expect(await renderedFor(server.url, tokens, id, 'zh-HK')).toMatch(/你的保單 \S+-\S+。/);
  expect(await renderedFor(server.url, tokens, id, 'en-US')).toMatch(/Your policy \S+-\S+ ends soon\./);
});

test('a file that is not an image, and an image that cannot be displayed, are refused with a reason, and another can be picked', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const folder = await givenFolder(server.url, tokens);
  await givenFile(server.url, tokens, folder, 'logo.png', png);
  await givenFile(server.url, tokens, folder, 'half.png', png.subarray(0, 20));
  await givenFile(server.url, tokens, folder, 'terms.txt');
  const id = await createNotification(server.url, tokens, { texts: { 'en-US': '<p>one</p>' } });
  const notification = new NotificationPage(page);
  const shell = new Shell(page);
  await notification.open(id);
  await notification.append(' two');
  await notification.chooseAdvanced('File picker');
  await notification.openFolder(bucketName, folder);
  await notification.pickFile('terms.txt');
  await expect(shell.toast('Please select an image file')).toBeVisible();
  // Reported once, regardless of the number of attempts.
  await notification.dialog.getByRole('row', { name: 'terms.txt' }).dblclick();
  await expect(shell.toast('Please select an image file')).toHaveCount(1);
  await notification.pickFile('half.png');
  await expect(shell.toast('File type is not valid')).toBeVisible();
  await notification.pickFile('logo.png');
  await notification.dialog.getByRole('button', { name: 'Keep it private' }).click();
  await notification.describePicture('Logo');
  await expect(notification.text.locator('img')).toHaveCount(1);
  await expect(notification.text).toHaveText('one two');
});

test('unsaved texts of every locale are kept while others are shown, and undo shows what it reverts', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const id = await createNotification(server.url, tokens, { texts: { 'en-US': '<p>one</p>', 'zh-HK': '<p>一</p>' } });
  const notification = new NotificationPage(page);
  await notification.open(id);
  await expect(notification.text).toHaveText('one');
  await notification.append(' two');
  // Without a pause.
  await notification.chooseLocale('zh-HK');
  await expect(notification.text).toHaveText('一');
  await notification.append('二');
  await notification.locale.click();
  await expect(page.getByRole('option').getByRole('img', { name: 'Unsaved changes' })).toHaveCount(2);
  await page.getByRole('option').filter({ hasText: 'en-US' }).click();
  await expect(notification.text).toHaveText('one two');
  await notification.undo.click();
  await expect(notification.locale).toHaveValue('Chinese (zh-HK)');
  await expect(notification.text).toHaveText('一');
  await expect(notification.changed).toHaveText('Unsaved: en-US');
  await notification.redo.click();
  await expect(notification.text).toHaveText('一二');
  await notification.save.click();
  await expect(notification.saved).toBeVisible();
  expect(await storedTexts(server.url, tokens, id)).toEqual({ 'en-US': '<p>one two</p>', 'zh-HK': '<p>一二</p>' });
});

test('the latest input is saved, even by a press that leaves the focus in the text', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const id = await createNotification(server.url, tokens, { texts: { 'en-US': '<p>one</p>' } });
  const notification = new NotificationPage(page);
  await notification.open(id);
  await notification.append(' two');
  await expect(notification.unsaved).toBeVisible();
  // As a screen reader or voice control presses it, right after the last letter.
  await notification.text.evaluate((body) => {
    body.ownerDocument.execCommand('insertText', false, ' three');
    const buttons = window.parent.document.querySelectorAll('button');
    Array.from(buttons, (button) => button.textContent === 'Save' && button.click());
  });
  await expect(notification.saved).toBeVisible();
  expect(await storedTexts(server.url, tokens, id)).toEqual({ 'en-US': '<p>one two three</p>' });
  await expect(notification.unsaved).toBeHidden();
});

test('switching the locale shows texts that another user has saved since, unless the text has unsaved changes', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const id = await createNotification(server.url, tokens, { texts: { 'en-US': '<p>one</p>', 'zh-HK': '<p>一</p>' } });
  const notification = new NotificationPage(page);
  await notification.open(id);
  await expect(notification.text).toHaveText('one');
  await writeNotification(server.url, tokens, id, { 'zh-HK': '<p>他</p>' });
  await notification.chooseLocale('zh-HK');
  await expect(notification.text).toHaveText('他');
  await notification.append('們');
  await writeNotification(server.url, tokens, id, { 'en-US': '<p>theirs</p>' });
  await notification.chooseLocale('en-US');
  await expect(notification.changed).toHaveText('Unsaved: zh-HK');
  await notification.save.click();
  const bar = page.getByRole('alert').filter({ hasText: 'Someone else changed this template' });
  await expect(bar).toBeVisible();
  expect(await storedTexts(server.url, tokens, id)).toEqual({ 'en-US': '<p>theirs</p>', 'zh-HK': '<p>他</p>' });
  await bar.getByRole('button', { name: 'Reload theirs' }).click();
  await expect(notification.text).toHaveText('theirs');
  await expect(notification.unsaved).toBeHidden();
});

test('broken Liquid shows position and reason, and the last valid page remains', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const id = await createNotification(server.url, tokens, { texts: { 'en-US': '<p>Dear customer</p>' } });
  const notification = new NotificationPage(page);
  await notification.open(id);
  await notification.showPreview();
  await expect(notification.rendered).toHaveText('Dear customer');
  await notification.append(', due on {{ dueDate | dat }}');
  await expect(notification.console.getByText(/Line 1: .*dat/)).toBeVisible();
  await expect(notification.rendered).toHaveText('Dear customer');
  await expect(notification.preview.getByText('Before your last change')).toBeVisible();
  await notification.console.getByRole('button', { name: 'Show in editor' }).click();
  await expect(notification.source).toBeFocused();
  await notification.typeSource('<p>Dear {% if a %}{{ name }}{% endif %}</p>');
  await expect(notification.console.getByText('No problems')).toBeVisible();
  await expect(notification.rendered).toHaveText('Dear');
});

test('a text too long for the rich text editor opens as source', async ({ signedIn: { page, tokens }, server }) => {
  const long = `<p>the beginning</p>\n${'<p>one of many</p>\n'.repeat(56_000)}`;
  const id = await createNotification(server.url, tokens, { texts: { 'en-US': long, 'zh-HK': '<p>短</p>' } });
  const notification = new NotificationPage(page);
  await notification.open(id);
  await expect(notification.source).toContainText('the beginning');
  await expect(page.getByText('The text is too long for the rich text editor')).toBeVisible();
  await notification.chooseLocale('zh-HK');
  await expect(notification.text).toHaveText('短');
});

test('Liquid left unbalanced by an edit is reported before saving, and can still be saved', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const whole = '<p>{% if a %}x{% endif %}</p>';
  const id = await createNotification(server.url, tokens, { texts: { 'en-US': whole } });
  const notification = new NotificationPage(page);
  await notification.open(id);
  await notification.chooseView('Source');
  await notification.typeSource('<p>{% if a %}x</p>');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(notification.dialog.getByText(/en-US: Line 1: .if. has lost its end/)).toBeVisible();
  await notification.dialog.getByRole('button', { name: 'Continue editing' }).click();
  expect(await storedTexts(server.url, tokens, id)).toEqual({ 'en-US': whole });
  await notification.save.click();
  await notification.dialog.getByRole('button', { name: 'Save anyway' }).click();
  await expect(notification.saved).toBeVisible();
  expect(await storedTexts(server.url, tokens, id)).toEqual({ 'en-US': '<p>{% if a %}x</p>' });
});

test('the draft contains the texts of all locales, and deleting removes only the texts of this template', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const id = await createNotification(server.url, tokens, { texts: { 'en-US': '<p>one</p>' } });
  const neighbour = await createNotification(server.url, tokens, { texts: { 'en-US': '<p>stays</p>' } });
  const notification = new NotificationPage(page);
  await notification.open(id);
  await notification.append(' two');
  await notification.chooseLocale('zh-HK');
  await page.getByRole('button', { name: 'Start with the text in en-US' }).click();
  await expect(notification.text).toHaveText('one two');
  await notification.append(' 三');
  await expect(notification.changed).toHaveText('Unsaved: en-US, zh-HK');
  await expect(notification.autosaved).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto('/templates');
  await notification.open(id);
  await notification.continueDraft();
  await expect(notification.changed).toHaveText('Unsaved: en-US, zh-HK');
  await expect(notification.text).toHaveText('one two');
  await notification.chooseLocale('zh-HK');
  await expect(notification.text).toHaveText('one two 三');
  await notification.save.click();
  await expect(notification.saved).toBeVisible();

  await page.getByRole('button', { name: 'Delete template' }).click();
  await notification.dialog.getByRole('textbox').fill('DELETE');
  await notification.dialog.getByRole('button', { name: 'Delete template' }).click();
  await expect(page).toHaveURL(/\/templates$/);
  expect(await storedTexts(server.url, tokens, neighbour)).toEqual({ 'en-US': '<p>stays</p>' });
});
