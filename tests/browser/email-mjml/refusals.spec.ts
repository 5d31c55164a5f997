// The outcome of a test mail is reported where it was sent, and a mail that may have arrived is resent only on request.
import type { Page } from '@playwright/test';
import { startFaultyServer } from '../../../packages/server/src/testing/mail-servers.ts';
import { signIn } from '../api.ts';
import { EmailPage } from '../pages/email-page.ts';
import { Shell } from '../pages/shell.ts';
import { type RunningServer, startServer } from '../running-server.ts';
import { enterSession } from '../session.ts';
import { expect, test } from '../test.ts';
import { createEmail, inColumn } from './given-emails.ts';

// One after another, on one server whose mails go to one mail server.
test.describe.configure({ mode: 'default' });
let mailServer: Awaited<ReturnType<typeof startFaultyServer>>;
let server: RunningServer;
test.beforeAll(async () => {
  mailServer = await startFaultyServer('RCPT', 'drop');
  server = await startServer({ SMTP_URL: mailServer.url });
});
test.afterAll(async () => {
  await server.stop();
  await mailServer.close();
});

async function openEmail(page: Page): Promise<EmailPage> {
  const tokens = await signIn(server.url, 'test_dev');
  await enterSession(page, 'test_dev', tokens);
  const mjml = inColumn('<mj-text>Your policy ends soon</mj-text>');
  const id = await createEmail(server.url, tokens, { mjml, subject: 'Renewal' });
  const email = new EmailPage(page);
  await page.goto(`${server.url}/templates/email-mjml/${id}`);
  await expect(email.mail).toContainText('Your policy ends soon');
  return email;
}

async function messageIdOf(email: EmailPage): Promise<string> {
  return /Message-ID: (\S+@\S+)/.exec(await email.delivery.innerText())?.[1] ?? '';
}

test('a test refused by the mail server shows the reason, and can be sent again once that is resolved', async ({
  page,
}) => {
  mailServer.startAgain('RCPT', '550 5.1.1 No mailbox of this name here', 1);
  const email = await openEmail(page);
  await email.sendTest('chan@customer.example');
  await expect(email.delivery).toContainText('Failed chan@customer.example');
  await expect(email.delivery).toContainText('550 5.1.1 No mailbox of this name here');
  await expect(new Shell(page).toast('The test email could not be sent')).toBeVisible();
  const messageId = await messageIdOf(email);
  expect(messageId).not.toBe('');
  expect(mailServer.seen).toMatchObject({ attempts: 1, contents: 0 });

  await email.delivery.getByRole('button', { name: 'Send again' }).click();
  await expect(email.delivery).toContainText('The mail server accepted it');
  await expect(new Shell(page).toast('Test Email Sent!')).toBeVisible();
  expect(await messageIdOf(email)).toBe(messageId);
});

test('a test that may have arrived is shown as uncertain with its Message-ID, and is resent only on request', async ({
  page,
}) => {
  mailServer.startAgain('content', 'drop', 1);
  const email = await openEmail(page);
  await email.sendTest('chan@customer.example');
  await expect(email.delivery).toContainText('Uncertain chan@customer.example');
  await expect(email.delivery).toContainText('it may have arrived. Check the inbox before you send it again.');
  await expect(new Shell(page).toast('The delivery of the test email is uncertain')).toBeVisible();
  const messageId = await messageIdOf(email);
  expect(messageId).not.toBe('');
  expect(mailServer.seen.contents).toBe(1);

  await email.delivery.getByRole('button', { name: 'Send again' }).click();
  await expect(email.delivery).toContainText('The mail server accepted it');
  expect(await messageIdOf(email)).toBe(messageId);
  expect(mailServer.seen.contents).toBe(2);
});
