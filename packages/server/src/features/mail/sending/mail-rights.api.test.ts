// What a caller may put into a mail who may send mails, but read neither files nor templates.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailCalls } from '../../../testing/emails.ts';
import { expectProblem } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { templateCalls } from '../../../testing/templates.ts';

let server: TestServer;
let author: GivenUser;
let client: GivenUser;
let calls: ReturnType<typeof templateCalls> & ReturnType<typeof emailCalls>;
beforeAll(async () => {
  server = await startTestServer();
  author = await given.user(server);
  client = await given.user(server, { tenantId: author.tenantId, role: 'API_CLIENT' });
  calls = { ...templateCalls(server, author), ...emailCalls(server, author) };
  await given.file(server, { ...author, key: 'private/salaries.txt', content: 'confidential' });
});
afterAll(async () => server.close());

const to = 'chan@customer.test';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const mjml = (content: string) =>
  `<mjml><mj-body><mj-section><mj-column>${content}</mj-column></mj-section></mj-body></mjml>`;

const send = (emailMessage: object) => emailCalls(server, client).tryToSend({ to, ...emailMessage });

async function messageOf(id: string): Promise<string> {
  const [row] = await server.sql<{ message: Buffer }>`
    select message from mail_messages where mail_id = ${id}`;
  return row?.message.toString('latin1') ?? '';
}

describe('an API client', () => {
  test.each(['private/salaries.txt', 'private/missing.txt', '../private/salaries.txt', ''])(
    'cannot attach %s, and is not told whether it exists',
    async (key) => {
      const result = await send({ htmlContent: 'Hello', attachments: [{ key, name: 'a.txt' }] });
      expect(expectProblem(result, 'FORBIDDEN').message).toBe('You are not authorized');
    },
  );

  test.each(['private/salaries.txt', 'private/missing.txt'])(
    'cannot replace the attachments of a template by %s, nor by another document',
    async (filePath) => {
      const templateId = await calls.create('emailMjml', { mjml: mjml('<mj-text>Hello</mj-text>') });
      const document = await calls.create('wkhtmltopdf', { html: 'confidential' });
      for (const override of [
        { overrideAttachmentReferences: [{ fileName: 'a', filePath }] },
        { overrideAttachmentTemplates: [{ fileName: 'a', templateId: document }] },
        { overrideAttachmentTemplates: [{ fileName: 'a', templateId: 'missing' }] },
      ]) {
        const result = await send({ templateRendering: { templateId, input: { name: 'data', ...override } } });
        expect(expectProblem(result, 'FORBIDDEN').message).toBe('You are not authorized');
      }
    },
  );

  test('sends a template with what its author attached to it, and may omit that', async () => {
    const templateId = await calls.create('emailMjml', { mjml: mjml('<mj-text>Hello {{ name }}</mj-text>') });
    await calls.attachFile(templateId, { fileName: 'Terms {{ name }}', filePath: 'private/salaries.txt' });
    const input = { name: 'data', contentJsonString: '{"name": "Chan"}' };
    const attached = await emailCalls(server, client).send({ to, templateRendering: { templateId, input } });
    expect(await messageOf(attached)).toContain('Terms Chan.txt');
    const none = { ...input, overrideAttachmentReferences: [] };
    const bare = await emailCalls(server, client).send({ to, templateRendering: { templateId, input: none } });
    expect(await messageOf(bare)).not.toContain('Terms Chan.txt');
  });

  test('shows private pictures that the template names, but none that its own values name', async () => {
    for (const key of ['logo.png', 'passport.png']) await given.file(server, { ...author, key, content: png });
    const templateId = await calls.create('emailMjml', {
      mjml: mjml(
        '<mj-image src="/api/v1/files/logo.png" alt="Logo" /><mj-image src="{{ photo }}" alt="Photo" />{{ text | raw }}',
      ),
    });
    const render = async (photo: string) => {
      const contentJsonString = JSON.stringify({ photo });
      const id = await emailCalls(server, client).send({
        to,
        templateRendering: { templateId, input: { name: 'data', contentJsonString } },
      });
      return messageOf(id);
    };
    const message = await render('/api/v1/files/passport.png');
    expect(message).toContain('logo.png');
    expect(message.match(/^content-id:/gim)).toHaveLength(1);
    expect(message).toContain('files/passport');
    const missing = await render('/api/v1/files/missing.png');
    expect(missing.match(/^content-id:/gim)).toHaveLength(1);
    expect(missing).toContain('files/missing');
  });

  test('does not learn of templates that cannot be sent', async () => {
    const document = await calls.create('sms', { name: 'confidential', logicalId: 'confidential-sms' });
    for (const rendering of [
      { templateId: document },
      { logicalId: 'confidential-sms' },
      { templateId: 'missing' },
      { logicalId: 'missing' },
    ]) {
      const problem = expectProblem(await send({ templateRendering: rendering }), 'NOT_FOUND');
      expect(problem.message).not.toContain('confidential');
    }
  });
});
