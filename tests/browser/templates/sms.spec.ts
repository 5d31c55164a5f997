import { cut } from '../network.ts';
import { replaceText } from '../pages/replace-text.ts';
import { SmsPage } from '../pages/sms-page.ts';
import { Shell } from '../pages/shell.ts';
import { TemplateListPage } from '../pages/template-list-page.ts';
import { expect, test } from '../test.ts';
import { createSms, newTemplateName, storedSms } from './given-templates.ts';

test('an SMS is created from the list, written using the picker and a policy, previewed, saved and found again', async ({
  signedIn: { page },
}) => {
  const name = newTemplateName();
  const list = new TemplateListPage(page);
  await list.open();
  await list.create(name, 'SMS');
  await expect(new Shell(page).toast('Template Created')).toBeVisible();
  await expect(list.dialog).toBeHidden();
  await list.link(name).click();

  const sms = new SmsPage(page);
  await expect(page).toHaveURL(/\/templates\/sms-notifications\//);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await sms.chooseQuery('Policies');
  await sms.type('Policy ');
  await sms.insertLiquid('issuerNumber');
  await expect(sms.body).toContainText('Policy {{ policies.list[0].issuerNumber }}');
  await sms.append(' is due.\n\n  Thank you.');
  await expect(sms.unsaved).toBeVisible();
  await sms.showPreview();
  await expect(sms.message).toHaveText(/^Policy \S+ is due\.\s+Thank you\.$/);
  // White space left over by Liquid is sent.
  expect(await sms.message.innerText()).toMatch(/ is due\.\n\n {2}Thank you\.$/);
  await expect(sms.preview.getByText('1 segment')).toBeVisible();
  await expect(sms.preview.getByText('GSM-7')).toBeVisible();

  await sms.append(' 多謝');
  await expect(sms.preview.getByText('UCS-2')).toBeVisible();
  await expect(sms.preview.getByText(/one segment holds 70 characters instead of 160/)).toBeVisible();

  await page.keyboard.press('ControlOrMeta+s');
  await expect(new Shell(page).toast('Template Saved')).toBeVisible();
  await expect(sms.saved).toBeVisible();
  await page.reload();
  await expect(sms.body).toContainText('多謝');
  await expect(sms.unsaved).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Query template' })).toHaveValue('Policies');
});

test('a broken text shows the position and reason, and the last valid message remains', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const id = await createSms(server.url, tokens, { bodyLiquid: 'Dear customer' });
  const sms = new SmsPage(page);
  await sms.open(id);
  await sms.showPreview();
  await expect(sms.message).toHaveText('Dear customer');
  await sms.append('\nDue on {{ dueDate | dat }}');
  await expect(sms.console.getByText('1 error')).toBeVisible();
  await expect(sms.console.getByText(/Line 2: .*dat/)).toBeVisible();
  await expect(sms.console.locator('code')).toContainText('dueDate');
  await expect(sms.message).toHaveText('Dear customer');
  await expect(sms.preview.getByText('Before your last change')).toBeVisible();
  await sms.setting('Name').click();
  await sms.console.getByRole('button', { name: 'Show in editor' }).click();
  await expect(sms.body).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('Dear {{ name }}');
  await expect(sms.console.getByText('name is empty in the preview data')).toBeVisible();
  await expect(sms.console.getByText('There is a problem with your variables populating')).toBeVisible();
  await expect(sms.console.getByText('1 warning')).toBeVisible();
  await expect(sms.console.getByText('1 error')).toBeHidden();
  await expect(sms.preview.getByText('Before your last change')).toBeHidden();

  await sms.openPanel('Preview data');
  await replaceText(page.getByRole('textbox', { name: 'Mock data' }), '{"name":"Ms Wong"}');
  await expect(sms.message).toHaveText('Dear Ms Wong');
  await expect(sms.console.getByText('No problems')).toBeVisible();
  await sms.type('Dear customer,\nit is due on {{ "30/02/2026" | date }}.');
  await expect(sms.message).toContainText('it is due on 30/02/2026.');
  await expect(sms.console.getByText(/Line 2: "30\/02\/2026" is not a date/)).toBeVisible();
});

test('a preview that has no answer is tried again on request, and its problem disappears with the next change', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const id = await createSms(server.url, tokens, { bodyLiquid: 'Dear customer' });
  const sms = new SmsPage(page);
  await sms.open(id);
  await sms.showPreview();
  await expect(sms.message).toHaveText('Dear customer');
  const restore = await cut(page, 'renderSms');
  await sms.append(', goodbye');
  const again = sms.preview.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expect(sms.console.getByText('1 error')).toBeVisible();
  const asked = page.waitForRequest((request) => /\brenderSms\b/.test(request.postData() ?? ''));
  await again.click();
  await asked;
  await restore();
  await sms.append('!');
  await expect(sms.message).toHaveText('Dear customer, goodbye!');
  await expect(again).toBeHidden();
  await expect(sms.console.getByText('No problems')).toBeVisible();
});

test('a broken text is reported even if the preview is off, and saving it reports that it cannot be sent', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const id = await createSms(server.url, tokens, { name: 'Due', bodyLiquid: 'Dear {{ name }}' });
  const sms = new SmsPage(page);
  await sms.open(id);
  await expect(sms.console.getByText('No problems')).toBeVisible();
  // Saved immediately, before the console can update: the toast is about exactly the saved text.
  await sms.append('\n{{ 1 | divided_by: months }} on {{ dueDate | dat }}');
  // They are only shown for a while, however busy the machine is.
  const toasts = ['Template Saved', 'Due has 1 error and cannot be sent until it is fixed.'].map(async (words) =>
    expect(new Shell(page).toast(words)).toBeVisible(),
  );
  await page.keyboard.press('ControlOrMeta+s');
  await Promise.all(toasts);
  await expect(sms.console.getByText('1 error')).toBeVisible();
  await expect(sms.console.getByText(/Line 2: .*dat/)).toBeVisible();
  await expect(sms.console.locator('code')).toContainText('dueDate | ▸dat');
  await sms.type('Dear customer');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(sms.console.getByText('No problems')).toBeVisible();
  await expect(new Shell(page).toast('Due').and(page.getByText('Due', { exact: true }))).toBeVisible();
  // Replaced at that moment, not when its time is over.
  expect(await new Shell(page).toast('Due has 1 error and cannot be sent until it is fixed.').count()).toBe(0);
  expect((await storedSms(server.url, tokens, id))?.bodyLiquid).toBe('Dear customer');
});

test('typing the end of a tag overwrites the one that the editor has inserted', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const id = await createSms(server.url, tokens, { bodyLiquid: '' });
  const sms = new SmsPage(page);
  await sms.open(id);
  await sms.body.click();
  await page.keyboard.type('{% if a %}Dear {{ name }}{% endif %}.');
  await expect(sms.body).toHaveText('{% if a %}Dear {{ name }}{% endif %}.');
});

test('undo and redo cover both text and settings, back to the saved state', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const id = await createSms(server.url, tokens, { name: 'Before', bodyLiquid: 'one' });
  const sms = new SmsPage(page);
  await sms.open(id);
  await sms.append(' two');
  await sms.setting('Name').fill('After');
  await expect(sms.unsaved).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(sms.setting('Name')).toHaveValue('Before');
  await expect(sms.body).toHaveText('one two');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(sms.body).toHaveText('one');
  await expect(sms.unsaved).toBeHidden();
  await expect(sms.undo).toBeDisabled();
  await sms.redo.click();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await sms.body.click();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(sms.setting('Name')).toHaveValue('After');
  await expect(sms.body).toHaveText('one two');
});

test('a problem found when saving is reported at its field, and no input is lost', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const logicalId = `due_${crypto.randomUUID().slice(0, 8)}`;
  await createSms(server.url, tokens, { logicalId });
  const id = await createSms(server.url, tokens, { name: 'Second' });
  const sms = new SmsPage(page);
  await sms.open(id);
  await sms.type('kept');
  await sms.setting('Name').fill(' ');
  await sms.save.click();
  await expect(sms.setting('Name')).toBeFocused();
  await expect(page.getByText('This field is required')).toBeVisible();
  await sms.setting('Name').fill('Second');
  await page.getByRole('textbox', { name: /^Logical ID/ }).fill(logicalId);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await sms.save.click();
  const field = page.getByRole('textbox', { name: /^Logical ID/ });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(sms.body).toHaveText('kept');
  await field.fill(`${logicalId}_2`);
  await sms.save.click();
  await expect(sms.saved).toBeVisible();
  expect((await storedSms(server.url, tokens, id))?.bodyLiquid).toBe('kept');
});

test('a preview without a connection reports it once, and recovers automatically when the connection is back', async ({
  signedIn: { page, tokens },
  server,
  context,
}) => {
  const id = await createSms(server.url, tokens, { bodyLiquid: 'Dear customer' });
  const sms = new SmsPage(page);
  await sms.open(id);
  await sms.showPreview();
  await expect(sms.message).toHaveText('Dear customer');
  await context.setOffline(true);
  await sms.append(', good day');
  await expect(sms.console.getByText('The preview could not be created')).toBeVisible();
  await expect(sms.message).toHaveText('Dear customer');
  await context.setOffline(false);
  await expect(sms.message).toHaveText('Dear customer, good day');
  await expect(sms.console.getByText('No problems')).toBeVisible();
});
