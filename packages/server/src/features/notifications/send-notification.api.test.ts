import PostalMime from 'postal-mime';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { parseCommand } from '../../admin/admin-command.ts';
import { emailCalls, mailOf, sendAgain, waitForMail } from '../../testing/emails.ts';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given } from '../../testing/given.ts';
import { startMailServer } from '../../testing/mail-servers.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { templateCalls } from '../../testing/templates.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

let sharedServer: Promise<TestServer> | undefined;
afterAll(async () => (await sharedServer)?.close());

async function mailServer(...options: Parameters<typeof startMailServer>) {
  const server = await startMailServer(...options);
  closers.push(server.close);
  return server;
}

async function startServer(smtpUrl?: string, config: object = {}): Promise<TestServer> {
  const server = await startTestServer({ config: { ...(smtpUrl && { smtpUrl }), ...config } });
  closers.push(() => server.close());
  return server;
}

const htmlContent = '<p>Dear 陳大文, <a href="https://insurer.example/renew">renew</a></p>';

describe('a mail that is sent', () => {
  test('arrives as written: names, text, HTML and attachments in English and Chinese', async () => {
    const { mails, url } = await mailServer();
    const server = await startServer(url, { mailFrom: 'notices@insurer.example' });
    const user = await given.user(server);
    const calls = { ...templateCalls(server, user), ...emailCalls(server, user) };
    const content = '條款 terms '.repeat(10_000);
    await given.file(server, { ...user, key: 'terms.txt', content });
    const document = await calls.create('wkhtmltopdf', { html: '<p>Certificate of {{ name }}</p>' });
    const templateId = await calls.create('emailMjml', {
      mjml: '<mjml><mj-body><mj-section><mj-column><mj-text>Dear {{ name }}</mj-text></mj-column></mj-section></mj-body></mjml>',
      subject: '續保 {{ name }} – renewal',
      unsubscribeUrl: 'https://insurer.example/unsubscribe?id={{ id }}',
      logicalId: 'renewal',
    });
    await calls.attachTemplate(templateId, { fileName: '保單 {{ name }}', templateId: document });
    const id = await calls.send({
      to: 'chan@customer.test',
      ccs: ['agent@broker.test'],
      bccs: ['archive@insurer.test'],
      from: 'mary@insurer.example',
      fromName: '瑪麗 Mary',
      attachments: [{ key: 'terms.txt', name: '條款.txt' }],
      templateRendering: {
        logicalId: 'renewal',
        input: { name: 'data', contentJsonString: '{"name": "陳大文 <O\'Neil>", "id": 7}' },
      },
    });
    const { messageId } = await waitForMail(server, user, id, { state: 'SENT' });
    const [received] = mails;
    expect(received?.from).toBe('notices@insurer.example');
    expect(received?.to).toEqual(['chan@customer.test', 'agent@broker.test', 'archive@insurer.test']);
    const mail = await PostalMime.parse(received?.message ?? '');
    expect(mail).toMatchObject({
      subject: "續保 陳大文 <O'Neil> – renewal",
      from: { address: 'notices@insurer.example', name: '瑪麗 Mary' },
      replyTo: [{ address: 'mary@insurer.example', name: '瑪麗 Mary' }],
      to: [{ address: 'chan@customer.test' }],
      cc: [{ address: 'agent@broker.test' }],
      messageId: `<${messageId}>`,
      text: expect.stringContaining("Dear 陳大文 <O'Neil>"),
      html: expect.stringContaining('Dear 陳大文 &lt;O&#39;Neil&gt;'),
    });
    expect(received?.message.toString()).not.toContain('archive@insurer.test');
    expect(mail.headers).toContainEqual(
      expect.objectContaining({ key: 'list-unsubscribe', value: '<https://insurer.example/unsubscribe?id=7>' }),
    );
    expect(mail.headers).toContainEqual(
      expect.objectContaining({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' }),
    );
    expect(mail.attachments.map(({ filename }) => filename)).toEqual([`保單 陳大文 <O'Neil>.pdf`, '條款.txt']);
    const [pdf, text] = mail.attachments.map((one) => Buffer.from(one.content as ArrayBuffer));
    expect(pdf?.subarray(0, 5).toString()).toBe('%PDF-');
    expect(text?.toString()).toBe(content);
    expect(await server.sql`select 1 from mail_messages`).toEqual([]);
  });

  test.each([
    ['en-US', 'Renewal of your policy', 'Policy schedule.pdf', 'Dear Ms O\u2019Neil, your policy ends soon.', ''],
    ['zh-HK', '續保通知書：家居保險', '保單附表（二零二六年）.pdf', '陳大文先生台鑒：閣下的保單即將期滿。𠮷', ''],
    ['ar', 'تجديد وثيقة التأمين', 'جدول الوثيقة.pdf', 'عزيزي العميل، وثيقتك رقم HK-17 تنتهي قريبًا.', 'dir="rtl"'],
  ])(
    'in %s is read back by another program letter by letter and byte by byte',
    async (lang, subject, name, line, dir) => {
      const { mails, url } = await mailServer();
      const server = await startServer(url);
      const user = await given.user(server);
      const calls = { ...templateCalls(server, user), ...emailCalls(server, user) };
      const content = Buffer.concat([
        Buffer.from('%PDF-1.7\n'),
        Buffer.from(Array.from({ length: 70_000 }, (_, at) => at % 256)),
      ]);
      await given.file(server, { ...user, key: 'schedule.pdf', content });
      const texts = [line, '.', '..', '=3D = ', line.repeat(60)].map((one) => `<mj-text>${one}</mj-text>`).join('\n');
      const id = await calls.create('emailMjml', {
        mjml: `<mjml lang="${lang}" ${dir}><mj-body><mj-section><mj-column>${texts}</mj-column></mj-section></mj-body></mjml>`,
        subject,
      });
      await calls.attachFile(id, { fileName: name, filePath: 'schedule.pdf' });
      const { value } = expectSuccess(await calls.renderSaved('emailMjml', id)) as {
        value: Record<'html' | 'text', string>;
      };
      const mailId = await calls.send({
        to: 'chan@customer.test',
        fromName: line.slice(0, 20),
        templateRendering: { templateId: id },
      });
      await waitForMail(server, user, mailId, { state: 'SENT' });
      const mail = await PostalMime.parse(mails[0]?.message ?? '');
      expect(mail).toMatchObject({ subject, from: { name: line.slice(0, 20) } });
      expect(mail.html?.trimEnd()).toBe(value.html.trimEnd());
      expect(mail.text?.trimEnd()).toBe(value.text.trimEnd());
      expect(value.text).toContain(line);
      expect(mail.attachments).toMatchObject([{ filename: name, mimeType: 'application/pdf' }]);
      expect(Buffer.from(mail.attachments[0]?.content as ArrayBuffer).equals(content)).toBe(true);
    },
  );

  test('is sent from an address that the operator has allowed', async () => {
    const { mails, url } = await mailServer();
    const server = await startServer(url);
    const user = await given.user(server);
    const run = async (...args: string[]) => {
      const parts = { readPassword: () => Promise.resolve(''), report: () => undefined, now: server.clock.now() };
      return (await (await parseCommand(args)(parts))(server.database)).message;
    };
    expect(await run('mail', 'allow-sender', user.tenantId, 'Claims@insurer.example')).toContain('may be sent from');
    expect(await run('mail', 'senders', user.tenantId)).toBe('claims@insurer.example');
    await expect(run('mail', 'allow-sender', user.tenantId, 'a@b, c@d')).rejects.toThrow('not an email address');
    const calls = { ...templateCalls(server, user), ...emailCalls(server, user) };
    const id = await calls.send({ to: 'chan@customer.test', from: 'claims@insurer.example', htmlContent });
    await waitForMail(server, user, id, { state: 'SENT', from: 'claims@insurer.example' });
    expect(mails[0]?.from).toBe('claims@insurer.example');
    const senders = expectSuccess(await calls.post('{ mailSenders { defaultFrom allowed isDelivering } }'));
    expect(senders).toEqual({
      defaultFrom: 'no-reply@127.0.0.1',
      allowed: ['claims@insurer.example'],
      isDelivering: true,
    });
    await run('mail', 'remove-sender', user.tenantId, 'claims@insurer.example');
    await expect(run('mail', 'remove-sender', user.tenantId, 'claims@insurer.example')).rejects.toThrow('not a sender');
  });
});

test('a mail is signed, with the headers for unsubscribing', async () => {
  const { generateKeyPairSync } = await import('node:crypto');
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { mails, url } = await mailServer();
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const server = await startServer(url, {
    mailFrom: 'notices@insurer.example',
    dkim: { domain: 'insurer.example', selector: 'mail', privateKey: pem },
  });
  const user = await given.user(server);
  const unsubscribeUrl = 'https://insurer.example/unsubscribe';
  const id = await emailCalls(server, user).send({ to: 'chan@customer.test', htmlContent, unsubscribeUrl });
  await waitForMail(server, user, id, { state: 'SENT' });
  const { dkimVerify } = await import('mailauth/lib/dkim/verify.js');
  const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const resolver = (name: string) => {
    if (name === 'mail._domainkey.insurer.example') return Promise.resolve([[`v=DKIM1; k=rsa; p=${key}`]]);
    return Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }));
  };
  const { results } = await dkimVerify(mails[0]?.message ?? Buffer.from(''), { resolver });
  expect(results).toMatchObject([{ status: { result: 'pass' } }]);
  const header = /^DKIM-Signature:[^]*?\r\n(?!\s)/im
    .exec(mails[0]?.message.toString() ?? '')?.[0]
    .replaceAll(/\s+/g, '');
  expect(header?.toLowerCase()).toContain('list-unsubscribe:list-unsubscribe-post');
});

describe('refusals before anything is stored', () => {
  test.each([
    [{ to: '' }, 'REQUIRED', 'to'],
    [{ to: 'chan@customer.test, all@customer.test' }, 'INVALID', 'to'],
    [{ to: 'Everybody: a@customer.test, b@customer.test;' }, 'INVALID', 'to'],
    [{ to: 'chan@customer.test\r\nBcc: all@customer.test' }, 'INVALID', 'to'],
    [{ to: '"chan"@customer.test' }, 'INVALID', 'to'],
    [{ to: '=?utf-8?q?chan?=@customer.test' }, 'INVALID', 'to'],
    [{ ccs: ['chan@customer.test', 'nonsense'] }, 'INVALID', 'ccs.1'],
    [{ from: 'a@b\nc' }, 'INVALID', 'from'],
    [{ fromName: 'Mary\r\nBcc: all@customer.test' }, 'INVALID', 'fromName'],
    [{ fromName: 'Mary\u{202e}' }, 'INVALID', 'fromName'],
    [{ subject: 'Hello\u{2028}Bcc: all@customer.test' }, 'INVALID', 'subject'],
    [{ bccs: Array.from({ length: 50 }, (_, at) => `c${at}@customer.test`) }, 'LIMIT_EXCEEDED', 'bccs'],
    [{ attachments: [{ key: 'nowhere.txt', name: 'a.txt' }] }, 'NOT_FOUND', 'attachments.0.key'],
    [{ attachments: [{ key: 'a.txt', name: '../../etc/passwd' }] }, 'INVALID', 'attachments.0.name'],
    [{ htmlContent: '' }, 'REQUIRED', 'htmlContent'],
    [{ templateRendering: { templateId: 'x' } }, 'INVALID', 'htmlContent'],
    [{ unsubscribeUrl: 'http://insurer.example' }, 'INVALID', 'unsubscribeUrl'],
    [{ unsubscribeUrl: 'https://insurer.example/>\r\nBcc: a@b' }, 'INVALID', 'unsubscribeUrl'],
  ])('%j', async (more, code, path) => {
    const server = await shared();
    const user = await given.user(server);
    const result = await emailCalls(server, user).tryToSend({ to: 'chan@customer.test', htmlContent, ...more });
    expectProblem(result, code, `input.emailMessage.${path}`);
    expect(await server.sql`select 1 from mails where tenant_id = ${user.tenantId}`).toEqual([]);
  });

  test('is a text message, as no gateway is configured', async () => {
    const server = await shared();
    const user = await given.user(server);
    const calls = { ...templateCalls(server, user), ...emailCalls(server, user) };
    const input = { smsMessage: { to: '+852 5555 5555', body: 'Hi' } };
    const result = await calls.post(
      'mutation ($input: sendNotificationInput!) { sendNotification(input: $input) { status errors errors_2 { code message path } } }',
      { input },
    );
    expect(expectProblem(result, 'INVALID', 'input.smsMessage').message).toContain('no gateway is configured');
  });

  test('are files of more than 25 MB as sent', async () => {
    const server = await shared();
    const user = await given.user(server);
    const half = Buffer.alloc(10 * 1024 * 1024, 'a');
    for (const key of ['a.txt', 'b.txt']) await given.file(server, { ...user, key, content: half });
    const attachments = ['a.txt', 'b.txt'].map((key) => ({ key, name: key }));
    const result = await emailCalls(server, user).tryToSend({ to: 'chan@customer.test', htmlContent, attachments });
    expect(expectProblem(result, 'LIMIT_EXCEEDED').message).toContain('25 MB');
  });

  test('is a template that finds no record, or cannot be sent', async () => {
    const server = await shared();
    const user = await given.user(server);
    const calls = { ...templateCalls(server, user), ...emailCalls(server, user) };
    const send = (templateId: string) =>
      calls.tryToSend({ to: 'chan@customer.test', templateRendering: { templateId } });
    const graphQlQuery = '{ policies(limit: 1) { list { id } } }';
    expectProblem(
      await send(await calls.create('emailMjml', { graphQlQuery })),
      'NOT_FOUND',
      'input.variablesJsonString',
    );
    expectProblem(await send(await calls.create('sms')), 'INVALID', 'templateId');
    expectProblem(await send('nothing'), 'NOT_FOUND', 'templateId');
  });

  test('exceeds the user’s hourly limit or the tenant’s daily limit, counted by recipient', async () => {
    const server = await shared();
    const user = await given.user(server);
    const calls = { ...templateCalls(server, user), ...emailCalls(server, user) };
    const bccs = Array.from({ length: 49 }, (_, at) => `c${at}@customer.test`);
    for (let count = 0; count < 6; count += 1) await calls.send({ to: 'chan@customer.test', bccs, htmlContent });
    const refused = expectProblem(await calls.tryToSend({ to: 'chan@customer.test', htmlContent }), 'LIMIT_EXCEEDED');
    expect(refused.message).toContain('300 recipients in the last hour');
    const other = await given.user(server);
    await server.sql`insert into tenant_limits (tenant_id, name, max) values (${other.tenantId}, 'mailsPerDay', 2)`;
    const ccs = ['a@customer.test', 'b@customer.test'];
    const tooMany = await emailCalls(server, other).tryToSend({ to: 'chan@customer.test', ccs, htmlContent });
    expect(expectProblem(tooMany, 'LIMIT_EXCEEDED').message).toContain('emails per day');
  });
});

test('mails can be viewed and resent by their sender and by administrators', async () => {
  const server = await shared();
  const user = await given.user(server, { role: 'DOCUMENT_EDITOR' });
  const colleague = await given.user(server, { tenantId: user.tenantId, role: 'DOCUMENT_EDITOR' });
  const administrator = await given.user(server, { tenantId: user.tenantId });
  const id = await emailCalls(server, user).send({ to: 'chan@customer.test', htmlContent });
  expect(await mailOf(server, user, id)).toMatchObject({ state: 'QUEUED' });
  expect(await mailOf(server, administrator, id)).toMatchObject({ state: 'QUEUED' });
  const hidden = await server.as(colleague).post('query ($id: String!) { sentMail(id: $id) { id } }', { id });
  expect(hidden.data).toEqual({ sentMail: null });
  expectProblem(await sendAgain(server, colleague, id), 'NOT_FOUND', 'mailId');
  expectProblem(await sendAgain(server, user, id), 'CONFLICT', 'mailId');
  const listed = await server.as(user).post('{ sentMails { totalCount totalCountIsLowerBound list { id } } }');
  expect(expectSuccess(listed)).toEqual({ totalCount: 1, totalCountIsLowerBound: false, list: [{ id }] });
});

/** Without a mail server, for tests that send nothing; closed at the end of the file. */
function shared(): Promise<TestServer> {
  sharedServer ??= startTestServer();
  return sharedServer;
}
