// The complete path of an email: written with a policy, with a certificate and a file, tested, and read by its recipient.
import { createDocument, newDocumentName } from '../html-pdf/given-documents.ts';
import { readDocument } from '../html-pdf/read-document.ts';
import { bucketName, givenFile, givenFolder, pdf } from '../files/given-files.ts';
import { EmailPage } from '../pages/email-page.ts';
import { Shell } from '../pages/shell.ts';
import { TemplateListPage } from '../pages/template-list-page.ts';
import { expect, test } from '../test.ts';
import { inColumn, newEmailName, storedEmail } from './given-emails.ts';

const policyQuery = `query ($where: policyWhereInput, $limit: Int) {
  policies(where: $where, limit: $limit) { list { id issuerNumber } } }`;

test('a renewal is written with a policy, tested with a certificate and a file, and arrives with both', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const folder = await givenFolder(server.url, tokens);
  await givenFile(server.url, tokens, folder, 'claim.pdf', pdf);
  const certificate = newDocumentName();
  await createDocument(server.url, tokens, {
    name: certificate,
    html: '<h1>Certificate {{ policies.list[0].issuerNumber }}</h1>',
    graphQlQuery: policyQuery,
  });
  const name = newEmailName();
  const list = new TemplateListPage(page);
  await list.open();
  await list.create(name, 'Email MJML');
  await expect(new Shell(page).toast('Template Created')).toBeVisible();
  await list.link(name).click();
  await expect(page).toHaveURL(/\/templates\/email-mjml\//);
  const id = page.url().split('/').at(-1) ?? '';

  const email = new EmailPage(page);
  await expect(email.source).toContainText('mjml');
  await expect(email.inbox).toContainText('No subject');
  await email.chooseQuery('Policies');
  await email.typeSource(inColumn('        <mj-text>Dear customer, your policy </mj-text>'));
  await email.goToLine(6);
  for (let at = 0; at < '</mj-text>'.length; at += 1) await page.keyboard.press('ArrowLeft');
  await page.getByRole('main').getByRole('button', { name: 'Insert Liquid' }).first().click();
  await email.pickLiquid('issuerNumber');
  await expect(email.source).toContainText('your policy {{ policies.list[0].issuerNumber }}');
  await email.setting('Subject').fill('Renewal {{ policies.list[0].issuerNumber }} 續保');
  await expect(email.mail).toContainText(/Dear customer, your policy \S+/);
  const [, number = ''] = /your policy (\S+)/.exec(await email.mail.innerText()) ?? [];
  await expect(email.inbox).toContainText(`Renewal ${number} 續保`);
  await expect(email.inbox).toContainText('Your policy');
  await email.showView('Text');
  await expect(email.preview.getByRole('region', { name: 'Text part of the email' })).toContainText(
    `Dear customer, your policy ${number}`,
  );

  await email.save.click();
  await expect(new Shell(page).toast('Template Saved')).toBeVisible();
  await email.attachTemplate(certificate, 'Certificate {{ policies.list[0].issuerNumber }}.pdf');
  await expect(new Shell(page).toast('Attachment Added')).toBeVisible();
  await email.attachFile(bucketName, folder, 'claim.pdf');
  await expect(email.attachments).toHaveCount(2);
  await expect(email.attachments.filter({ hasText: 'claim.pdf' })).toContainText(`${folder}claim.pdf`);
  await expect(email.attachments.filter({ hasText: 'Certificate {{' })).toContainText(certificate);
  await expect(email.unsaved).toBeHidden();
  expect(await storedEmail(server.url, tokens, id)).toMatchObject({
    attachmentReferences: [{ fileName: 'claim.pdf', filePath: `${folder}claim.pdf` }],
    attachmentTemplates: [{ fileName: 'Certificate {{ policies.list[0].issuerNumber }}.pdf' }],
  });
  // Earlier changes can still be undone.
  await expect(email.undo).toBeEnabled();

  const to = `${crypto.randomUUID().slice(0, 8)}@customer.example`;
  await email.sendTest(to);
  await expect(new Shell(page).toast('Test Email Sent!')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Close', { exact: true })).toBeVisible();
  await expect(email.delivery).toContainText('In the mailbox');
  await expect(email.delivery).toContainText(to);

  const mailbox = await page.context().newPage();
  await mailbox.goto('/dev/mailbox');
  await mailbox.getByRole('article').filter({ hasText: to }).getByRole('link', { name: 'Show HTML' }).first().click();
  await expect(mailbox.getByRole('heading', { name: `Renewal ${number} 續保` })).toBeVisible();
  await expect(mailbox.frameLocator('iframe[title="HTML"]').locator('body')).toContainText(`your policy ${number}`);
  await expect(mailbox.getByRole('link', { name: 'claim.pdf' })).toBeVisible();
  const href = await mailbox.getByRole('link', { name: `Certificate ${number}.pdf` }).getAttribute('href');
  const opened = await mailbox.request.get(href ?? '');
  expect(opened.headers()['content-disposition']).toMatch(/^inline/);
  expect((await readDocument(new Uint8Array(await opened.body()))).pages).toEqual([`Certificate ${number}`]);
});
