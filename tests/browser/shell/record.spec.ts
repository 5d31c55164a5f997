// The machine that saves every record, once in the browser: what it decides is proven in ui/editor/record/.
import { demoUser } from '../api.ts';
import { cut } from '../network.ts';
import { LoginPage } from '../pages/login-page.ts';
import { Shell } from '../pages/shell.ts';
import { SmsPage } from '../pages/sms-page.ts';
import { enterSession } from '../session.ts';
import { createSms, storedSms, updateSms } from '../templates/given-templates.ts';
import { expect, test } from '../test.ts';

// A crash ends the process shared by the pages of a context.
test.use({ isContextNew: true });

test('input survives a failed save, leaving, and a conflict until the user decides', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const id = await createSms(server.url, tokens, { bodyLiquid: 'saved' });
  const sms = new SmsPage(page);
  const stored = async () => (await storedSms(server.url, tokens, id))?.bodyLiquid;
  await sms.open(id);
  await sms.type('mine');
  const restore = await cut(page, 'updateSmsTemplate');
  await sms.save.click();
  await expect(sms.console).toContainText('The template could not be saved');
  await expect(sms.unsaved).toBeVisible();
  await expect(sms.body).toHaveText('mine');
  await restore();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(sms.saved).toBeVisible();
  expect(await stored()).toBe('mine');

  await sms.type('mine again');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(sms.dialog).toContainText('Do you really want to leave? You have unsaved changes.');
  await sms.dialog.getByRole('button', { name: 'Stay' }).click();
  const asked = page.waitForEvent('dialog');
  // Never settles if the page stays.
  void page.evaluate(() => location.reload()).catch(() => undefined);
  await (await asked).dismiss();
  await expect(sms.body).toHaveText('mine again');

  await updateSms(server.url, tokens, id, { bodyLiquid: 'theirs' });
  await sms.setting('Name').fill('Mine');
  await sms.save.click();
  const bar = page.getByRole('alert').filter({ hasText: 'Someone else changed this template' });
  await expect(bar).toContainText(/ changed this on \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d/);
  await expect(sms.body).toHaveText('mine again');
  await bar.getByRole('button', { name: 'Reload theirs' }).click();
  await expect(sms.body).toHaveText('theirs');
  await expect(bar).toBeHidden();
  await expect(sms.unsaved).toBeHidden();
  await sms.undo.click();
  await expect(sms.body).toHaveText('mine again');
  await expect(sms.setting('Name')).toHaveValue('Mine');
  await sms.redo.click();
  await expect(sms.body).toHaveText('theirs');

  await updateSms(server.url, tokens, id, { bodyLiquid: 'theirs again' });
  await sms.type('mine after all');
  await sms.save.click();
  await bar.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(sms.unsaved).toBeHidden();
  await expect(bar).toBeHidden();
  expect(await stored()).toBe('mine after all');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: /^Templates/ })).toBeVisible();
});

test('autosaved input survives a crash of the tab, and is continued over a later save only if confirmed, or discarded', async ({
  signedIn: { page, tokens },
  server,
  context,
}) => {
  const id = await createSms(server.url, tokens, { bodyLiquid: 'saved' });
  const sms = new SmsPage(page);
  await sms.open(id);
  await expect(sms.body).toHaveText('saved');
  await updateSms(server.url, tokens, id, { bodyLiquid: 'theirs' });
  await sms.append(' and typed');
  await expect(sms.autosaved).toBeVisible();
  // The renderer ends without notifying the page.
  const crashed = page.waitForEvent('crash');
  const devTools = await context.newCDPSession(page);
  void devTools.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();

  const again = await context.newPage();
  await enterSession(again, 'test_dev', tokens);
  const reopened = new SmsPage(again);
  await reopened.open(id);
  await expect(reopened.dialog.getByText(/The template was autosaved on \d\d\/\d\d\/\d{4}/)).toBeVisible();
  await expect(reopened.dialog.getByText('The template has been saved since then.', { exact: false })).toBeVisible();
  await reopened.continueDraft();
  await expect(reopened.body).toHaveText('saved and typed');
  await reopened.save.click();
  await expect(again.getByText('Someone else changed this template')).toBeVisible();
  expect((await storedSms(server.url, tokens, id))?.bodyLiquid).toBe('theirs');
  await again.getByRole('button', { name: 'Compare and merge' }).click();
  const merge = again.getByRole('dialog', { name: 'Merge both versions' });
  await expect(merge).toContainText('1 change left to choose');
  await expect(merge).not.toContainText('no longer known');
  await merge.getByRole('button', { name: 'Cancel' }).click();
  await again.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(reopened.saved).toBeVisible();
  expect(await storedSms(server.url, tokens, id)).toMatchObject({ bodyLiquid: 'saved and typed', draft: null });

  await reopened.append(' more');
  await expect(reopened.autosaved).toBeVisible();
  again.once('dialog', (dialog) => void dialog.accept());
  await again.reload();
  await reopened.discardDraft();
  await expect(new Shell(again).toast('Changes have been discarded')).toBeVisible();
  await expect(reopened.body).toHaveText('saved and typed');
  expect((await storedSms(server.url, tokens, id))?.draft).toBeNull();
});

test('input of a dialog survives a lost session, which reopens the dialog', async ({ signedIn: { page } }) => {
  for (const [path, button, label] of [
    ['/apps', 'Create app', 'App name'],
    ['/templates', 'Create', 'Name'],
    ['/products', 'Create Product', 'Name'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: button }).first().click();
    const field = page.getByRole('dialog').getByLabel(label, { exact: true });
    await field.fill('Half typed');
    // As if the session had ended in another tab.
    await page.evaluate(() => {
      localStorage.removeItem('studioToken');
      window.dispatchEvent(new StorageEvent('storage', { key: 'studioToken' }));
    });
    const login = new LoginPage(page);
    await expect(login.heading).toBeVisible();
    await login.signIn(demoUser.username, demoUser.password);
    await expect(field).toHaveValue('Half typed');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();
  }
});
