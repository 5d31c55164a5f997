import { call, demoUser } from '../api.ts';
import { LoginPage } from '../pages/login-page.ts';
import { Shell } from '../pages/shell.ts';
import { SmsPage } from '../pages/sms-page.ts';
import { enterSession } from '../session.ts';
import { expect, test } from '../test.ts';
import { createSms, storedSms, updateSms } from './given-templates.ts';

// A crash ends the process shared by the pages of a context.
test.use({ isContextNew: true });

test('autosaved work survives a crash of the tab, and can be continued', async ({
  signedIn: { page, tokens },
  server,
  context,
}) => {
  const id = await createSms(server.url, tokens, { bodyLiquid: 'saved' });
  const sms = new SmsPage(page);
  await sms.open(id);
  await sms.append(' and typed');
  await expect(sms.autosaved).toBeVisible();
  // The renderer ends without notifying the page.
  const crashed = page.waitForEvent('crash');
  const devTools = await context.newCDPSession(page);
  void devTools.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
  expect((await storedSms(server.url, tokens, id))?.bodyLiquid).toBe('saved');

  const again = await context.newPage();
  await enterSession(again, 'test_dev', tokens);
  const reopened = new SmsPage(again);
  await reopened.open(id);
  await expect(reopened.dialog.getByText(/The template was autosaved on \d\d\/\d\d\/\d{4}/)).toBeVisible();
  await reopened.continueDraft();
  await expect(reopened.body).toHaveText('saved and typed');
  await expect(reopened.unsaved).toBeVisible();
  await reopened.save.click();
  await expect(reopened.saved).toBeVisible();
  const stored = await storedSms(server.url, tokens, id);
  expect(stored?.bodyLiquid).toBe('saved and typed');
  expect(stored?.draft).toBeNull();
});

test('a draft is discarded on opening, and returning to the saved state deletes it', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const id = await createSms(server.url, tokens, { bodyLiquid: 'saved' });
  const sms = new SmsPage(page);
  await sms.open(id);
  await sms.append(' and typed');
  await expect(sms.autosaved).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await sms.discardDraft();
  await expect(new Shell(page).toast('Changes have been discarded')).toBeVisible();
  await expect(sms.body).toHaveText('saved');
  expect((await storedSms(server.url, tokens, id))?.draft).toBeNull();

  await sms.append(' again');
  await expect(sms.autosaved).toBeVisible();
  await sms.undo.click();
  await expect(sms.unsaved).toBeHidden();
  await expect.poll(async () => (await storedSms(server.url, tokens, id))?.draft).toBeNull();
});

test("a draft older than another user's save is marked as such, and overwrites nothing without confirmation", async ({
  signedIn: { page, tokens },
  server,
}) => {
  const id = await createSms(server.url, tokens, { name: 'Draft', bodyLiquid: 'saved' });
  const sms = new SmsPage(page);
  await sms.open(id);
  await expect(sms.body).toHaveText('saved');
  await updateSms(server.url, tokens, id, { bodyLiquid: 'theirs' });
  await sms.append(' and typed');
  await expect(sms.autosaved).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(sms.dialog.getByText('The template has been saved since then.', { exact: false })).toBeVisible();
  await sms.continueDraft();
  await expect(sms.body).toHaveText('saved and typed');
  await sms.save.click();
  await expect(page.getByText('Someone else changed this template')).toBeVisible();
  expect((await storedSms(server.url, tokens, id))?.bodyLiquid).toBe('theirs');
  await expect(sms.body).toHaveText('saved and typed');
});

test('a session that ends while typing loses no text', async ({ signedIn: { page, tokens }, server }) => {
  const id = await createSms(server.url, tokens, { bodyLiquid: 'saved' });
  const sms = new SmsPage(page);
  await sms.open(id);
  await expect(sms.body).toHaveText('saved');
  await call(server.url, 'mutation { logout { status } }', {}, tokens.accessToken);
  await sms.append(' and typed');
  // By key: the page may already have navigated, because the text is also saved automatically.
  await page.keyboard.press('ControlOrMeta+s');
  const login = new LoginPage(page);
  await expect(login.heading).toBeVisible();
  await login.signIn(demoUser.username, demoUser.password);
  await expect(sms.body).toHaveText('saved and typed');
  await expect(sms.unsaved).toBeVisible();
});

test('saving in one window does not delete the autosaved draft of another one', async ({
  signedIn: { page, tokens },
  server,
  context,
}) => {
  const id = await createSms(server.url, tokens, { bodyLiquid: 'saved' });
  const sms = new SmsPage(page);
  await sms.open(id);
  const secondPage = await context.newPage();
  await enterSession(secondPage, 'test_dev', tokens);
  const second = new SmsPage(secondPage);
  await second.open(id);
  await second.append(' in the second');
  await expect(second.autosaved).toBeVisible();
  await sms.append(' in the first');
  await expect(sms.autosaved).toBeVisible();
  // There is one draft, which is the first window's by now.
  await expect(second.autosaved).toBeHidden();

  await second.save.click();
  await expect(second.saved).toBeVisible();
  const draftText = async () => JSON.stringify((await storedSms(server.url, tokens, id))?.draft);
  await expect.poll(draftText).toContain('saved in the first');
  expect((await storedSms(server.url, tokens, id))?.bodyLiquid).toBe('saved in the second');
});
