import { Shell } from '../pages/shell.ts';
import { SmsPage } from '../pages/sms-page.ts';
import { TemplateListPage } from '../pages/template-list-page.ts';
import { expect, test } from '../test.ts';
import { createDynamic, createSms, newTemplateName } from './given-templates.ts';

test('templates are searched by name, logical id and id, filtered by type, and the filter is in the address', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const name = newTemplateName();
  const logicalId = `due_${crypto.randomUUID().slice(0, 8)}`;
  const id = await createSms(server.url, tokens, { name, logicalId, description: 'Sent before the due date' });
  await createDynamic(server.url, tokens, `${name} zones`);
  const list = new TemplateListPage(page);
  await list.open();
  await list.search.fill(name.slice(3));
  await expect(list.table.getByRole('link')).toHaveCount(2);
  await expect(list.row(name).first()).toContainText('Dynamic');
  await expect(list.row(new RegExp(`^${name}$`))).toContainText('Sent before the due date');
  await expect(list.row(new RegExp(`^${name}$`))).toContainText('SMS');
  await expect(list.row(new RegExp(`^${name}$`))).toContainText(logicalId);
  await list.type('Dynamic').uncheck();
  await expect(list.table.getByRole('link')).toHaveCount(1);
  await expect(page).toHaveURL(/search=.*types=.*sms/);
  await page.reload();
  await expect(list.search).toHaveValue(name.slice(3));
  await expect(list.type('Dynamic')).not.toBeChecked();
  await expect(list.table.getByRole('link')).toHaveCount(1);

  for (const term of [logicalId, id]) {
    await list.search.fill(term);
    await expect(list.link(name)).toBeVisible();
    await expect(list.table.getByRole('link')).toHaveCount(1);
  }
  await list.search.fill('no such template');
  await expect(page.getByText('No template matches')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(list.search).toHaveValue('');
  const types = ['HTML to PDF', 'email MJML', 'PDF drawing', 'SMS', 'Notification', 'Function'];
  for (const type of types) await list.type(type).uncheck();
  await expect(page.getByText('No type is chosen')).toBeVisible();
  await page.getByRole('button', { name: 'Show all templates' }).click();
  await expect(page).toHaveURL(/\/templates$/);
});

test('a template is deleted from its row after the word is typed', async ({ signedIn: { page, tokens }, server }) => {
  const name = newTemplateName();
  await createSms(server.url, tokens, { name });
  const list = new TemplateListPage(page);
  await list.open(`?search=${encodeURIComponent(name)}`);
  await list.openDeleteDialog(name);
  await expect(list.dialog.getByText(name)).toBeVisible();
  await list.dialog.getByRole('textbox').fill('delete');
  await expect(list.dialog.getByRole('button', { name: 'Delete template' })).toBeHidden();
  await list.dialog.getByRole('textbox').fill('DELETE');
  await page.keyboard.press('Enter');
  await expect(new Shell(page).toast('Template Deleted')).toBeVisible();
  await expect(page.getByText('No template matches')).toBeVisible();
});

test('the list and the create form can be used with the keyboard alone', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const name = newTemplateName();
  await createSms(server.url, tokens, { name });
  const list = new TemplateListPage(page);
  await list.open();
  await expect(list.link(name)).toBeVisible();
  await page.getByRole('button', { name: 'Create', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(list.dialog.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list.dialog.getByText('This field is required')).toBeVisible();
  await page.keyboard.type('Half');
  await page.keyboard.press('Escape');
  await expect(page.getByText('The template has not been created.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(list.dialog).toBeHidden();
  await list.search.fill(name);
  await expect(list.table.getByRole('link')).toHaveCount(1);
  await list.link(name).focus();
  await page.keyboard.press('Enter');
  await expect(new SmsPage(page).body).toBeFocused();
});

test('in a narrow window, the panels cover the editor', async ({ signedIn: { page, tokens }, server }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const sms = new SmsPage(page);
  await sms.open(await createSms(server.url, tokens));
  await sms.openPanel('Settings');
  await expect(sms.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sms.dialog).toBeHidden();
});

test('an address without its template leads back to the list, in the display language', async ({
  signedIn: { page },
}) => {
  await page.goto('/templates/notification/nowhere');
  await expect(page.getByText('There is no template with this id.')).toBeVisible();
  await page.addInitScript(() => localStorage.setItem('locale', 'zh-HK'));
  await page.goto('/templates/sms-notifications/nowhere');
  await expect(page.getByText('沒有此編號的範本。')).toBeVisible();
  await page.getByRole('link', { name: '返回範本列表' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^範本/ })).toBeVisible();
});
