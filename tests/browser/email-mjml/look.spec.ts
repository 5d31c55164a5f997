// The mail as recipients see it: on a phone, in dark mode, with pictures, and with text that is hard to read.
import { givenFile, givenFolder, png } from '../files/given-files.ts';
import { EmailPage } from '../pages/email-page.ts';
import { expect, test } from '../test.ts';
import { createEmail, inColumn } from './given-emails.ts';

const darkRules = `<mj-style>
  .lead div { color: #111111 !important }
  @media (prefers-color-scheme: dark) { .lead div { color: rgb(250, 250, 250) !important } }
  @media (prefers-color-scheme: light) { .note div { text-decoration: underline !important } }
</mj-style>`;

test("dark mode is shown by the rules of the mail, or with inverted colors, regardless of the studio's theme", async ({
  signedIn: { page, tokens },
  server,
}) => {
  const mjml = inColumn('<mj-text css-class="lead">Lead</mj-text><mj-text css-class="note">Note</mj-text>', darkRules);
  const email = new EmailPage(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await email.open(await createEmail(server.url, tokens, { mjml }));
  const [lead, note] = [email.mail.getByText('Lead'), email.mail.getByText('Note')];
  await expect(lead).toHaveCSS('color', 'rgb(17, 17, 17)');
  await expect(note).toHaveCSS('text-decoration-line', 'underline');

  await email.chooseColors('Dark, as Apple Mail');
  await expect(lead).toHaveCSS('color', 'rgb(250, 250, 250)');
  await expect(note).toHaveCSS('text-decoration-line', 'none');
  await expect(email.preview.getByText(/exactly as Apple Mail applies them/)).toBeVisible();

  await email.chooseColors('Dark, colors inverted');
  await expect(lead).toHaveCSS('color', 'rgb(17, 17, 17)');
  await expect(email.mail.locator('xpath=..')).toHaveCSS('filter', /invert/);
  await expect(email.preview.getByText(/An approximation/)).toBeVisible();

  await email.chooseColors('Light');
  await expect(email.mail.locator('xpath=..')).toHaveCSS('filter', 'none');
  await email.chooseColors('Dark, as Apple Mail');
  await email.typeSource(inColumn('<mj-text css-class="lead">Plain</mj-text>'));
  await expect(email.mail).toContainText('Plain');
  await expect(email.preview.getByText(/no dark rules/)).toBeVisible();
});

test('a phone shows the mail in its own width, and the preview keeps its scroll position', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const rows = Array.from({ length: 80 }, (_, row) => `<mj-text>Row ${row}</mj-text>`).join('\n');
  const email = new EmailPage(page);
  await email.open(await createEmail(server.url, tokens, { mjml: inColumn(rows) }));
  await expect(email.mail).toContainText('Row 79');
  const width = async () => email.mail.evaluate((body) => body.ownerDocument.defaultView?.innerWidth);
  expect(await width()).toBe(640);
  await email.showView('Mobile');
  await expect.poll(width).toBe(375);
  await email.showView('Desktop');
  await expect.poll(width).toBe(640);
  const scrolled = async () => email.mail.evaluate((body) => body.ownerDocument.scrollingElement?.scrollTop);
  await email.mail.getByText('Row 60', { exact: true }).scrollIntoViewIfNeeded();
  const top = await scrolled();
  expect(top).toBeGreaterThan(0);
  await email.typeSource(inColumn(`${rows}<mj-text>Last</mj-text>`));
  await expect(email.mail).toContainText('Last');
  expect(await scrolled()).toBe(top);
});

test("the tenant's own pictures are shown, even private ones, and no other server is contacted", async ({
  signedIn: { page, tokens },
  server,
}) => {
  const folder = await givenFolder(server.url, tokens);
  await givenFile(server.url, tokens, folder, 'logo.png', png);
  const key = encodeURIComponent(`${folder}logo.png`);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const mjml = inColumn(`<mj-image src="/api/v1/files/${key}" alt="Logo" width="80px" />
    <mj-image src="https://elsewhere.invalid/far.png" alt="Far away" />`);
  const email = new EmailPage(page);
  await email.open(await createEmail(server.url, tokens, { mjml }));
  const logo = email.mail.getByAltText('Logo');
  await expect(logo).toHaveAttribute('src', /^blob:/);
  await expect.poll(async () => logo.evaluate((one) => Reflect.get(one, 'naturalWidth') as number)).toBeGreaterThan(0);
  await expect(email.mail.getByAltText('Far away')).toHaveAttribute('src', /^data:image\/svg/);
  expect(asked.filter((url) => url.includes('elsewhere.invalid'))).toEqual([]);
});

test('the quality panel lists improvements with their lines, including text that is hard to read', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const mjml = inColumn(
    [
      '<mj-text color="#bbbbbb">Too faint to read</mj-text>',
      '<mj-image src="http://insurer.example/a.png" />',
      '<mj-button href="http://insurer.example">Open</mj-button>',
    ].join('\n'),
  );
  const email = new EmailPage(page);
  await email.open(await createEmail(server.url, tokens, { mjml, subject: 'Renewal' }));
  await expect(email.mail).toContainText('Too faint');
  await expect(email.preview.getByRole('radiogroup', { name: 'View of the email' })).toContainText(/Quality \(\d+\)/);
  await email.showView('Quality');
  const faint = email.quality.getByRole('listitem').filter({ hasText: 'hard to read' });
  await expect(faint).toContainText('Line 6: This text is hard to read: contrast 1.9:1 instead of at least 4.5:1.');
  await expect(email.quality.getByRole('listitem').filter({ hasText: /Line 7: .*alt/ })).toBeVisible();
  await expect(email.quality.getByRole('listitem').filter({ hasText: 'Line 8' })).toContainText('http');
  await expect(email.quality.getByText(/KB of HTML\. Gmail clips emails from 100\.00 KB/)).toBeVisible();
  await expect(email.quality.getByText(/caniemail\.com, \d\d\/\d\d\/20\d\d/)).toBeVisible();
  await faint.getByRole('button', { name: 'Show in editor' }).click();
  await expect(email.source).toBeFocused();
});
