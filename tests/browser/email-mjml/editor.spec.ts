// Writing MJML: completion, pictures, formatting and folding; conflicts; attachments.
import { bucketName, givenFile, givenFolder, pdf, png } from '../files/given-files.ts';
import { createDocument, newDocumentName } from '../html-pdf/given-documents.ts';
import { readDocument } from '../html-pdf/read-document.ts';
import { EmailPage } from '../pages/email-page.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../test.ts';
import { attachTemplate, createEmail, deleteTemplate, inColumn, storedEmail } from './given-emails.ts';

test('elements, attributes and values are completed, pictures are inserted as the position requires, and everything is formatted', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const folder = await givenFolder(server.url, tokens);
  await givenFile(server.url, tokens, folder, 'logo.png', png);
  const email = new EmailPage(page);
  await email.open(await createEmail(server.url, tokens, { mjml: inColumn('') }));
  await email.goToLine(6);
  await page.keyboard.type('<mj-te');
  const offered = page.getByRole('listbox').getByRole('option');
  await expect(offered.filter({ hasText: 'mj-text' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.type('xt al');
  await offered
    .filter({ hasText: /^align/ })
    .first()
    .click();
  await page.keyboard.type('="');
  await expect(offered.filter({ hasText: 'justify' })).toBeVisible();
  await page.keyboard.type('center');
  await page.keyboard.press('Escape');

  await email.typeSource(inColumn(''));
  await email.goToLine(6);
  await page.getByRole('main').getByRole('button', { name: 'Insert an image' }).click();
  await email.pickFileIn(bucketName, folder, 'logo.png');
  await expect(email.source).toContainText(/<mj-image src="\/api\/v1\/files\/[^"]+" alt="" \/>/);

  await email.typeSource(
    '<mjml><mj-body><mj-section><mj-column><mj-text>A</mj-text></mj-column></mj-section></mj-body></mjml>',
  );
  await page.getByRole('main').getByRole('button', { name: 'Format' }).click();
  await expect(page.locator('.cm-line')).toHaveCount(10);
  await page.locator('.cw-fold-mark').filter({ visible: true }).first().click();
  await expect(page.locator('.cm-foldPlaceholder')).toBeVisible();
  await email.save.click();
  await expect(email.saved).toBeVisible();
});

test('an attachment is downloaded and removed, and a missing one is reported with the next steps', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const folder = await givenFolder(server.url, tokens);
  await givenFile(server.url, tokens, folder, 'claim.pdf', pdf);
  const name = newDocumentName();
  const [kept, gone] = await Promise.all([
    createDocument(server.url, tokens, { name, html: '<p>Schedule</p>' }),
    createDocument(server.url, tokens),
  ]);
  const id = await createEmail(server.url, tokens, { mjml: inColumn('<mj-text>A</mj-text>') });
  await attachTemplate(server.url, tokens, id, { templateId: kept, fileName: 'kept.pdf' });
  await attachTemplate(server.url, tokens, id, { templateId: gone, fileName: 'gone.pdf' });
  await deleteTemplate(server.url, tokens, gone);
  const email = new EmailPage(page);
  await email.open(id);
  await expect(email.attachments).toHaveCount(2);
  const missing = email.attachments.filter({ hasText: 'gone.pdf' });
  await expect(missing).toContainText('Template does not exist. Please try to add attachment again.');
  await expect(missing.getByRole('button', { name: 'Download gone.pdf' })).toBeDisabled();
  await expect(email.attachments.filter({ hasText: 'kept.pdf' }).getByRole('link', { name })).toHaveAttribute(
    'href',
    `/templates/html-pdf/${kept}`,
  );
  const { bytes, name: savedAs } = await email.download('Download kept.pdf');
  expect(savedAs).toBe(`${name}.pdf`);
  expect((await readDocument(bytes)).pages).toEqual(['Schedule']);

  await missing.getByRole('button', { name: 'Remove gone.pdf' }).click();
  await expect(new Shell(page).toast('Attachment Removed')).toBeVisible();
  await expect(email.attachments).toHaveCount(1);
  expect((await storedEmail(server.url, tokens, id))?.attachmentTemplates).toEqual([
    { fileName: 'kept.pdf', templateId: kept },
  ]);

  await email.attachFile(bucketName, folder, 'claim.pdf');
  await expect(email.attachments).toHaveCount(2);
  const mail = await email.download('Download email (.eml)');
  expect(mail.name).toMatch(/\.eml$/);
  const text = new TextDecoder().decode(mail.bytes);
  expect(text).toMatch(/^Content-Type: multipart\/mixed/m);
  expect(text).toContain('claim.pdf');
  expect(text).not.toMatch(/^Bcc:/m);
});
