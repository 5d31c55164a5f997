import { afterEach, expect, test } from 'vitest';
import { emailCalls } from '../../testing/emails.ts';
import { given } from '../../testing/given.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { templateCalls } from '../../testing/templates.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

test('the mailbox shows HTML, text, headers and attachments of a mail', async () => {
  const server = await startTestServer();
  closers.push(() => server.close());
  const user = await given.user(server);
  const calls = { ...templateCalls(server, user), ...emailCalls(server, user) };
  const document = await calls.create('wkhtmltopdf', { html: '<p>Certificate</p>' });
  const templateId = await calls.create('emailMjml', { subject: 'Renewal <1>' });
  await calls.attachTemplate(templateId, { fileName: 'Certificate', templateId: document });
  const id = await calls.send({ to: 'chan@customer.test', templateRendering: { templateId } });
  const get = (path: string, host = 'localhost:4000') =>
    server.http.inject({ url: `/dev/mailbox/${id}${path}`, headers: { host } });
  const page = await get('');
  expect(page.body).toContain('Renewal &#60;1&#62;');
  expect(page.body).toContain('Hello,');
  expect(page.body).toContain('message-id');
  expect(page.body).toContain('Certificate.pdf');
  const html = await get('/html');
  expect(html.body).toContain('<!doctype html>');
  expect(html.headers['content-security-policy']).toContain('sandbox');
  const pdf = await get('/attachments/0');
  expect(pdf.headers).toMatchObject({ 'content-type': 'application/pdf', 'content-security-policy': 'sandbox' });
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await get('/message.eml')).body).toContain('Subject: Renewal <1>');
  for (const path of ['', '/html', '/attachments/0', '/message.eml']) {
    expect((await get(path, 'studio.example.com')).statusCode).toBe(404);
  }
  expect((await get('/attachments/7')).statusCode).toBe(404);
});
