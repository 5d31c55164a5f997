import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailCalls } from '../../../../testing/emails.ts';
import { expectProblem, expectSuccess } from '../../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../../testing/given.ts';
import { startTestServer, type TestServer } from '../../../../testing/start-test-server.ts';
import { renderedText, templateCalls } from '../../../../testing/templates.ts';

let server: TestServer;
let user: GivenUser;
let calls: ReturnType<typeof templateCalls> & ReturnType<typeof emailCalls>;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
  calls = { ...templateCalls(server, user), ...emailCalls(server, user) };
});
afterAll(async () => server.close());

const fields = `... on emailMjmlTemplate { mjml subject unsubscribeUrl
  attachmentReferences { id fileName filePath isMissing sizeBytes }
  attachmentTemplates { attachmentTemplateId fileName templateId isMissing templateName templateType templateView } }`;

const inColumn = (content: string, head = '') =>
  `<mjml>${head}<mj-body><mj-section><mj-column>${content}</mj-column></mj-section></mj-body></mjml>`;

interface Rendered {
  readonly value: {
    readonly html: string;
    readonly subject: string;
    readonly text: string;
    readonly messageBase64: string;
    readonly attachments: readonly { fileName: string; contentType: string; sizeBytes: number; base64: string }[];
  };
  readonly missingVariables: readonly string[];
  readonly warnings: readonly { code: string; message: string }[];
}

const renderSaved = async (id: string, input: object = {}) =>
  expectSuccess(await calls.renderSaved('emailMjml', id, input)) as unknown as Rendered;

describe('an email template', () => {
  test('starts with a skeleton that can be rendered, and an empty subject', async () => {
    const id = await calls.create('emailMjml');
    const template = await calls.find(id, fields);
    expect(template).toMatchObject({ type: 'emailMjml', templateView: 'email-mjml', subject: '', unsubscribeUrl: '' });
    expect(renderedText(await calls.render('emailMjml', String(template?.['mjml'])))).toContain('Hello,');
    expect((await renderSaved(id)).value.subject).toBe('No subject');
  });

  test('is stored unchanged, even if invalid, and omitted fields remain unchanged', async () => {
    const mjml = '<mjml>\r\n{% broken 你好 ';
    const id = await calls.create('emailMjml', { mjml, subject: 'Dear {{ name }}' });
    expect(await calls.find(id, fields)).toMatchObject({ mjml, subject: 'Dear {{ name }}' });
    expectSuccess(await calls.update('emailMjml', id, { subject: null }));
    expect(await calls.find(id, fields)).toMatchObject({ mjml, subject: '' });
    const conflict = await calls.update('emailMjml', id, { subject: 'x' }, { revision: 'another' });
    expectProblem(conflict, 'CONFLICT');
  });

  test('may have up to 5 MiB of MJML', async () => {
    const tooLong = 'a'.repeat(5_242_881);
    expectProblem(await calls.tryToCreate('emailMjml', { name: 'n', mjml: tooLong }), 'TOO_LONG', 'input.mjml');
    expectProblem(await calls.render('emailMjml', tooLong), 'TOO_LONG', 'emailMjml');
  });
});

describe('a mail that MJML compiles although its author may have meant something else', () => {
  const mjml = `<mjml version="4">\n${inColumn('\nStray<mj-image alt="a" alt="b" />').slice('<mjml>'.length)}`;

  test('is rendered with warnings at their positions, in the preview and when saved', async () => {
    const id = await calls.create('emailMjml', { mjml });
    const { value, warnings } = await renderSaved(id);
    expect(value.html).not.toContain('Stray');
    expect(warnings).toMatchObject([
      { code: 'MJML', path: 'mjml', line: 1, message: '<mjml> has no attribute version. It has no effect.' },
      { code: 'MJML', path: 'mjml', line: 3, message: expect.stringContaining('This text is not inside') },
      { code: 'MJML', path: 'mjml', line: 3, message: expect.stringContaining('has no src') },
      { code: 'MJML', path: 'mjml', line: 3, message: expect.stringContaining('alt occurs twice') },
    ]);
    const preview = await server.as(user).post(
      `query ($mjml: String!) { previewEmailMjml(emailMjml: $mjml, input: { name: "data" }) {
        status errors errors_2 { code message path } warnings { code message path line column excerpt } } }`,
      { mjml },
    );
    expect(expectSuccess(preview)).toMatchObject({
      warnings: warnings.map((warning) => ({ ...warning, path: 'emailMjml' })),
    });
    await calls.send({ to: 'chan@customer.test', templateRendering: { templateId: id, input: { name: 'data' } } });
  });
});

describe('a mail with errors', () => {
  test('is reported with the position of each error in Liquid, MJML and the subject', async () => {
    const id = await calls.create('emailMjml', {
      mjml: inColumn('\n<mj-text>a</mj-txt>'),
      subject: '{{ name | nosuch }}',
      unsubscribeUrl: 'http://insurer.example',
    });
    const result = await calls.renderSaved('emailMjml', id);
    expect(expectProblem(result, 'INVALID', 'subject')).toMatchObject({ line: 1 });
    expectProblem(result, 'INVALID', 'unsubscribeUrl');
    const problem = expectProblem(result, 'INVALID', 'mjml');
    expect(problem).toMatchObject({ line: 2, excerpt: expect.stringContaining('▸') });
  });

  test('has no line break in its subject', async () => {
    const id = await calls.create('emailMjml', { subject: 'For {{ name }}' });
    const contentJsonString = JSON.stringify({ name: 'Chan\r\nBcc: all@customer.test' });
    const result = await calls.renderSaved('emailMjml', id, { contentJsonString });
    expect(expectProblem(result, 'INVALID', 'subject').message).toContain('line break');
  });
});

describe('attachments', () => {
  test('are files and documents, printed with the mail’s data and named by Liquid', async () => {
    const filePath = 'terms/travel terms.txt';
    await given.file(server, { ...user, key: filePath, content: '旅遊保險 terms' });
    const document = await calls.create('wkhtmltopdf', {
      name: 'Certificate',
      html: '<p>Certificate of {{ name }}</p>',
    });
    const id = await calls.create('emailMjml', {
      mjml: inColumn('<mj-text>Dear {{ name }}, 你好</mj-text>'),
      subject: '續保通知 {{ name }}',
    });
    const reference = await calls.attachFile(id, { fileName: '條款', filePath });
    const attached = await calls.attachTemplate(id, { fileName: 'Certificate {{ name }}', templateId: document });
    expect(await calls.find(id, fields)).toMatchObject({
      attachmentReferences: [{ id: reference, fileName: '條款', filePath, isMissing: false, sizeBytes: 18 }],
      attachmentTemplates: [
        { attachmentTemplateId: attached, isMissing: false, templateName: 'Certificate', templateView: 'html-pdf' },
      ],
    });
    const { value } = await renderSaved(id, { contentJsonString: '{"name": "陳大文"}' });
    expect(value.attachments.map(({ fileName, contentType }) => [fileName, contentType])).toEqual([
      ['條款.txt', 'text/plain'],
      ['Certificate 陳大文.pdf', 'application/pdf'],
    ]);
    const mail = await PostalMime.parse(Buffer.from(value.messageBase64, 'base64'));
    expect(mail).toMatchObject({ subject: '續保通知 陳大文', text: expect.stringContaining('Dear 陳大文, 你好') });
    expect(mail.html).toContain('Dear 陳大文, 你好');
    expect(mail.attachments.map(({ filename }) => filename)).toEqual(['條款.txt', 'Certificate 陳大文.pdf']);
    for (const [index, { content }] of mail.attachments.entries()) {
      expect(Buffer.from(content as ArrayBuffer).toString('base64')).toBe(value.attachments[index]?.base64);
    }
  });

  test('that no longer exist are reported together, and can be removed', async () => {
    await given.file(server, { ...user, key: 'gone.txt', content: 'x' });
    const document = await calls.create('wkhtmltopdf', { html: '<p>a</p>' });
    const id = await calls.create('emailMjml');
    const attachmentReferenceId = await calls.attachFile(id, { fileName: 'a', filePath: 'gone.txt' });
    await calls.attachTemplate(id, { fileName: 'b', templateId: document });
    expectSuccess(await calls.post('mutation { deleteFile(key: "gone.txt") { status errors } }'));
    expectSuccess(await calls.remove(document));
    expect(await calls.find(id, fields)).toMatchObject({
      attachmentReferences: [{ isMissing: true }],
      attachmentTemplates: [{ isMissing: true }],
    });
    const result = await calls.renderSaved('emailMjml', id);
    expect(expectProblem(result, 'NOT_FOUND', 'attachmentReferences.0').message).toBe(
      'File does not exist. Please try to add attachment again.',
    );
    expect(expectProblem(result, 'NOT_FOUND', 'attachmentTemplates.0').message).toBe(
      'Template does not exist. Please try to add attachment again.',
    );
    const removal = `mutation ($id: String!, $attachmentReferenceId: String!) {
      removeEmailAttachmentReference(templateId: $id, attachmentReferenceId: $attachmentReferenceId) {
        status errors errors_2 { code path } } }`;
    expectSuccess(await calls.post(removal, { id, attachmentReferenceId }));
    expectProblem(await calls.post(removal, { id, attachmentReferenceId }), 'NOT_FOUND', 'attachmentReferenceId');
  });

  test('are refused for a file that does not exist, without a name, and beyond 20', async () => {
    const id = await calls.create('emailMjml');
    const add = (input: object) =>
      calls.post(
        `mutation ($id: String!, $input: addEmailAttachmentReferenceInput!) {
          addEmailAttachmentReference(templateId: $id, input: $input) { status errors errors_2 { code path } } }`,
        { id, input },
      );
    expectProblem(await add({ fileName: 'a', filePath: 'nowhere.txt' }), 'NOT_FOUND', 'input.filePath');
    expectProblem(await add({ fileName: ' ', filePath: 'nowhere.txt' }), 'REQUIRED', 'input.fileName');
    await given.file(server, { ...user, key: 'many.txt', content: 'x' });
    for (let count = 0; count < 20; count += 1) await calls.attachFile(id, { fileName: 'a', filePath: 'many.txt' });
    expectProblem(await add({ fileName: 'a', filePath: 'many.txt' }), 'LIMIT_EXCEEDED', 'input');
  });

  test('name the document that has a problem, and have names that contain no paths', async () => {
    const document = await calls.create('wkhtmltopdf', { name: 'Certificate', html: '{{ name | nosuch }}' });
    const id = await calls.create('emailMjml');
    await calls.attachTemplate(id, { fileName: 'b', templateId: document });
    const failed = await calls.renderSaved('emailMjml', id);
    expect(expectProblem(failed, 'INVALID').message).toContain('The attached document Certificate: There is no filter');
    const other = await calls.create('emailMjml');
    await given.file(server, { ...user, key: 'path.txt', content: 'x' });
    await calls.attachFile(other, { fileName: '../{{ name }}', filePath: 'path.txt' });
    expectProblem(await calls.renderSaved('emailMjml', other), 'INVALID', 'attachmentReferences.0.fileName');
  });

  test('of more than 25 MB as sent are refused, and nothing is stored', async () => {
    const mails = () => server.sql`select id from mails where tenant_id = ${user.tenantId} order by id`;
    const before = await mails();
    const id = await calls.create('emailMjml');
    for (const key of ['large a.txt', 'large b.txt']) {
      await given.file(server, { ...user, key, content: Buffer.alloc(10 * 1024 * 1024, 'a') });
      await calls.attachFile(id, { fileName: key, filePath: key });
    }
    const rendered = expectProblem(await calls.renderSaved('emailMjml', id), 'LIMIT_EXCEEDED');
    expect(rendered).toMatchObject({
      path: 'attachmentReferences.1.fileName',
      message: expect.stringContaining('25 MB (about 18 MB of files'),
    });
    const sent = await calls.tryToSend({ to: 'chan@customer.test', templateRendering: { templateId: id } });
    expect(expectProblem(sent, 'LIMIT_EXCEEDED').message).toBe(rendered.message);
    expect(await mails()).toEqual(before);
  });

  test('that cannot be printed are reported, and the mail is not sent without them', async () => {
    const bare = await startTestServer({ config: { chromiumPath: '/nonexistent' } });
    try {
      const theirs = await given.user(bare);
      const bareCalls = { ...templateCalls(bare, theirs), ...emailCalls(bare, theirs) };
      const document = await bareCalls.create('wkhtmltopdf', { name: 'Certificate', html: '<p>a</p>' });
      const id = await bareCalls.create('emailMjml');
      await bareCalls.attachTemplate(id, { fileName: 'certificate', templateId: document });
      const sent = await bareCalls.tryToSend({ to: 'chan@customer.test', templateRendering: { templateId: id } });
      expect(expectProblem(sent, 'BUSY').message).toMatch(
        /^The attached document Certificate: Documents cannot be printed at the moment/,
      );
      expect(await bare.sql`select 1 from mails`).toEqual([]);
    } finally {
      await bare.close();
    }
  });

  test('are replaced by those of the request', async () => {
    await given.file(server, { ...user, key: 'first.txt', content: 'first' });
    await given.file(server, { ...user, key: 'second.txt', content: 'second' });
    const id = await calls.create('emailMjml');
    await calls.attachFile(id, { fileName: 'a', filePath: 'first.txt' });
    const overrideAttachmentReferences = [{ fileName: 'b', filePath: 'second.txt' }];
    const { value } = await renderSaved(id, { overrideAttachmentReferences });
    expect(value.attachments.map(({ fileName }) => fileName)).toEqual(['b.txt']);
  });
});

describe('pictures of Files', () => {
  test('are embedded in the mail if they are private, and linked if they are public', async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    await given.file(server, { ...user, key: 'logo private.png', content: png });
    await given.file(server, { ...user, key: 'logo.png', content: png, isPublic: true });
    const id = await calls.create('emailMjml', {
      mjml: inColumn(
        '<mj-image src="/api/v1/files/logo%20private.png" alt="a" /><mj-image src="/api/v1/files/logo.png" alt="b" /><mj-image src="/api/v1/files/nowhere.png" alt="c" />',
      ),
    });
    const { value, warnings } = await renderSaved(id);
    const mail = await PostalMime.parse(Buffer.from(value.messageBase64, 'base64'));
    expect(mail.attachments).toMatchObject([{ mimeType: 'image/png', disposition: 'inline', related: true }]);
    const contentId = mail.attachments[0]?.contentId?.replace(/^<|>$/g, '');
    expect(mail.html).toContain(`src="cid:${contentId}"`);
    expect(mail.html).toContain(`http://127.0.0.1:4000/api/v1/files/logo.png?tenantIdIfNoToken=${user.tenantId}`);
    expect(warnings).toMatchObject([{ code: 'FILE', message: expect.stringContaining('nowhere.png') }]);
    expect(value.attachments).toEqual([]);
  });
});

describe('over REST', () => {
  const render = async (address: string, { accept, body }: { accept?: string; body?: object } = {}) =>
    server.http.inject({
      method: 'POST',
      url: `/api/v1/render/${address}`,
      headers: {
        host: 'localhost',
        'content-type': 'application/json',
        ...(accept && { accept }),
        ...(await server.as(user).headers()),
      },
      payload: body ?? {},
    });

  test('a mail is returned as HTML, or as a complete message without recipients', async () => {
    await given.file(server, { ...user, key: 'rest.txt', content: 'terms' });
    const id = await calls.create('emailMjml', {
      name: '續保 mail',
      mjml: inColumn('<mj-text>Dear {{ name }}</mj-text>'),
      subject: 'For {{ name }}',
      logicalId: 'rest-mail',
    });
    await calls.attachFile(id, { fileName: 'Terms', filePath: 'rest.txt' });
    const body = { content: { name: '陳大文' } };
    const html = await render('rest-mail', { body });
    expect(html.statusCode).toBe(200);
    expect(html.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': 'sandbox',
    });
    expect(html.body).toContain('Dear 陳大文');
    const whole = await render(id, { body, accept: 'message/rfc822' });
    expect(whole.headers).toMatchObject({
      'content-type': 'message/rfc822',
      'content-disposition': expect.stringContaining('.eml'),
    });
    const mail = await PostalMime.parse(whole.rawPayload);
    expect(mail).toMatchObject({ subject: 'For 陳大文', attachments: [{ filename: 'Terms.txt' }] });
    expect(mail.to).toBeUndefined();
  });

  test.each(['=?UTF-8?Q?Approved?=', '=?UTF-8?B?4oCuZXhl?= x', '=?utf-8?q?=0D=0ABcc:_x@y.test?='])(
    'the subject %s is shown literally, not decoded',
    async (subject) => {
      const id = await calls.create('emailMjml', { mjml: inColumn('<mj-text>a</mj-text>'), subject: '{{ s }}' });
      const { rawPayload } = await render(id, { body: { content: { s: subject } }, accept: 'message/rfc822' });
      expect((await PostalMime.parse(rawPayload)).subject).toBe(subject);
    },
  );

  test('a document with the same logical id is still returned by default, and the mail on request', async () => {
    await calls.create('wkhtmltopdf', { html: '<p>a</p>', logicalId: 'both' });
    await calls.create('emailMjml', { logicalId: 'both' });
    expect((await render('both')).headers['content-type']).toBe('application/pdf');
    expect((await render('both', { accept: 'text/html' })).headers['content-type']).toContain('text/html');
  });

  test('is refused if data is missing, unless that is allowed, and in any other format', async () => {
    const id = await calls.create('emailMjml', { mjml: inColumn('<mj-text>Dear {{ holder.name }}</mj-text>') });
    const refused = await render(id);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ errors_2: [{ code: 'INVALID', path: 'allowIncomplete' }] });
    const incomplete = await render(id, { body: { allowIncomplete: true } });
    expect(incomplete.headers['x-missing-variables']).toBe('holder.name');
    expect((await render(id, { accept: 'application/pdf' })).statusCode).toBe(406);
  });
});
