// Problems of an email are reported at their line, and the last rendering remains.
import { EmailPage } from '../pages/email-page.ts';
import { expect, test } from '../test.ts';
import { createEmail, inColumn } from './given-emails.ts';

test('broken MJML and Liquid show position and reason, and the last valid mail remains', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const email = new EmailPage(page);
  await email.open(await createEmail(server.url, tokens, { mjml: inColumn('<mj-text>Thank you</mj-text>') }));
  await expect(email.mail).toContainText('Thank you');
  await expect(email.console.getByText('No problems')).toBeVisible();

  // mjml itself closes it silently.
  await email.typeSource(inColumn('<mj-text>Never closed'));
  await expect(email.console.getByText(/Line \d+: .*mj-text/)).toBeVisible();
  await expect(email.console.getByText(/Never clo/)).toBeVisible();
  await expect(email.preview.getByText('Before your last change')).toBeVisible();
  await expect(email.mail).toContainText('Thank you');
  await page.getByLabel('Name', { exact: true }).click();
  await email.console.getByRole('button', { name: 'Show in editor' }).first().click();
  await expect(email.source).toBeFocused();

  await email.typeSource(inColumn('<mj-text colour="red">Red</mj-text>'));
  await expect(email.console.getByText(/Line 6: .*colour/)).toBeVisible();
  await email.typeSource(inColumn('<mj-text>{{ issued | dat }}</mj-text>'));
  await expect(email.console.getByText(/Line 6: .*dat/)).toBeVisible();
  await expect(email.mail).toContainText('Thank you');

  await email.typeSource(inColumn('<mj-text>Fixed</mj-text>'));
  await expect(email.mail).toContainText('Fixed');
  await expect(email.console.getByText('No problems')).toBeVisible();
  await expect(email.preview.getByText('Before your last change')).toBeHidden();

  await email.setting('Subject').fill('{{ broken');
  await expect(email.console.getByText(/Subject: /)).toBeVisible();
  await email.source.click();
  await email.console.getByRole('button', { name: 'Show in editor' }).first().click();
  await expect(email.setting('Subject')).toBeFocused();
});

test('problems are marked even while the preview is closed', async ({ signedIn: { page, tokens }, server }) => {
  const email = new EmailPage(page);
  await email.open(await createEmail(server.url, tokens, { mjml: inColumn('<mj-text>Thank you</mj-text>') }));
  await expect(email.mail).toContainText('Thank you');
  await page.getByRole('radiogroup', { name: 'Edit or preview' }).getByText('Edit').click();
  await expect(email.frame).toBeHidden();
  await email.typeSource(inColumn('<mj-texts>Unknown</mj-texts>'));
  await expect(email.console.getByText(/Line 6: .*mj-texts/).first()).toBeVisible();
  await email.typeSource(inColumn('<mj-text>Known</mj-text>'));
  await expect(email.console.getByText('No problems')).toBeVisible();
});
