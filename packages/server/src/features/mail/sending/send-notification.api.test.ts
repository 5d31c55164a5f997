import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { parseCommand } from '../../../admin/admin-command.ts';
import { emailCalls } from '../../../testing/emails.ts';
import { expectProblem, expectSuccess } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { templateCalls } from '../../../testing/templates.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

let sharedServer: Promise<TestServer> | undefined;
afterAll(async () => (await sharedServer)?.close());

interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly message: Buffer;
}

/** A mail server that refuses whom it does not know. */
async function startMailServer({ refused = [] as readonly string[], responseCode = 550 } = {}) {
  const mails: ReceivedMail[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    authOptional: true,
    onRcptTo: ({ address }, _session, done) =>
      refused.includes(address)
        ? done(Object.assign(new Error(`${address} has no mailbox here`), { responseCode }))
        : done(),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), message: Buffer.concat(chunks) });
        done();
      });
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  closers.push(() => new Promise<void>((resolve) => smtp.close(resolve)));
  return { mails, url: `smtp://127.0.0.1:${portOf(smtp.server)}` };
}

function portOf(server: { address(): unknown }): number {
  return (server.address() as AddressInfo).port;
}

type Step = 'greeting' | 'MAIL' | 'RCPT' | 'DATA' | 'content';
/** What the server does instead of its usual response at a step. */
type Fault = 'drop' | 'hang' | `${number} ${string}`;

/** A mail server that fails as often as it is told to, and counts how often it has received all of a content. */
async function startFaultyServer(step: Step, fault: Fault, times = Number.POSITIVE_INFINITY) {
  const seen = { attempts: 0, contents: 0 };
  let left = times;
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    let isContent = false;
    let buffered = '';
    const respond = (at: Step, usual: string) => {
      if (at !== step || left <= 0) return socket.write(`${usual}\r\n`);
      left -= 1;
      if (fault === 'drop') return socket.destroy();
      if (fault === 'hang') return undefined;
      return socket.write(`${fault}\r\n`);
    };
    seen.attempts += 1;
    respond('greeting', '220 test');
    socket.on('data', (chunk) => {
      buffered += chunk.toString('latin1');
      for (;;) {
        const end = buffered.indexOf(isContent ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const line = buffered.slice(0, end);
        buffered = buffered.slice(end + (isContent ? 5 : 2));
        if (isContent) {
          isContent = false;
          seen.contents += 1;
          respond('content', '250 taken');
        } else if (line.startsWith('MAIL')) respond('MAIL', '250 ok');
        else if (line.startsWith('RCPT')) respond('RCPT', '250 ok');
        else if (line.startsWith('DATA')) {
          isContent = step !== 'DATA' || left <= 0;
          respond('DATA', '354 go on');
        } else socket.write(line.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return { seen, url: `smtp://127.0.0.1:${portOf(server)}?socketTimeout=500` };
}

async function startServer(smtpUrl?: string, config: object = {}): Promise<TestServer> {
  const server = await startTestServer({ config: { ...(smtpUrl && { smtpUrl }), ...config } });
  closers.push(() => server.close());
  return server;
}

interface ShownMail {
  readonly state: string;
  readonly messageId: string;
  readonly from: string;
  readonly reason: string | null;
  readonly phase: string | null;
  readonly attempts: number;
  readonly recipients: readonly { address: string; kind: string; state: string; reason: string | null }[];
}

async function mailOf(server: TestServer, user: GivenUser, id: string): Promise<ShownMail> {
  const query = `query ($id: String!) { sentMail(id: $id) {
    state messageId from reason phase attempts recipients { address kind state reason } } }`;
  return expectSuccess(await server.as(user).post(query, { id })) as unknown as ShownMail;
}

async function waitFor(server: TestServer, user: GivenUser, id: string, expected: object): Promise<ShownMail> {
  await vi.waitFor(async () => expect(await mailOf(server, user, id)).toMatchObject(expected), 20_000);
  return mailOf(server, user, id);
}

const again = (server: TestServer, user: GivenUser, mailId: string) =>
  server
    .as(user)
    .post('mutation ($mailId: String!) { sendMailAgain(mailId: $mailId) { status errors errors_2 { code path } } }', {
      mailId,
    });

const htmlContent = '<p>Dear 陳大文, <a href="https://insurer.example/renew">renew</a></p>';

describe('a mail that is sent', () => {
  test('arrives as it was written: names, text, HTML and attachments in English and Chinese', async () => {
    const { mails, url } = await startMailServer();
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
    const { messageId } = await waitFor(server, user, id, { state: 'SENT' });
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

  test('comes from an address that the operator has allowed', async () => {
    const { mails, url } = await startMailServer();
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
    await waitFor(server, user, id, { state: 'SENT', from: 'claims@insurer.example' });
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

describe('a mail that the server refuses', () => {
  test('for one recipient of two is sent to the other, and reported by recipient', async () => {
    const { mails, url } = await startMailServer({ refused: ['nobody@customer.test'] });
    const server = await startServer(url);
    const user = await given.user(server);
    const id = await emailCalls(server, user).send({
      to: 'chan@customer.test',
      ccs: ['nobody@customer.test'],
      htmlContent,
    });
    const mail = await waitFor(server, user, id, { state: 'SENT' });
    expect(mail.recipients).toMatchObject([
      { address: 'chan@customer.test', kind: 'TO', state: 'ACCEPTED' },
      {
        address: 'nobody@customer.test',
        kind: 'CC',
        state: 'REFUSED',
        reason: expect.stringContaining('no mailbox here'),
      },
    ]);
    expect(mails).toHaveLength(1);
  });

  test('for one recipient for the moment is sent to that one alone, later', async () => {
    const refused = ['busy@customer.test'];
    const { mails, url } = await startMailServer({ refused, responseCode: 450 });
    const server = await startServer(url);
    const user = await given.user(server);
    const calls = { ...templateCalls(server, user), ...emailCalls(server, user) };
    const id = await calls.send({ to: 'chan@customer.test', bccs: ['busy@customer.test'], htmlContent });
    await waitFor(server, user, id, {
      state: 'QUEUED',
      attempts: 1,
      recipients: [{ state: 'ACCEPTED' }, { state: 'WAITING' }],
    });
    refused.length = 0;
    server.clock.pass(60_000);
    await calls.send({ to: 'other@customer.test', htmlContent });
    await waitFor(server, user, id, { state: 'SENT' });
    expect(mails.map(({ to }) => to)).toContainEqual(['busy@customer.test']);
    expect(mails.filter(({ to }) => to.includes('chan@customer.test'))).toHaveLength(1);
  });

  test.each([
    ['MAIL', '550 sender refused', 'MAIL FROM'],
    ['RCPT', '550 no mailbox', 'RCPT TO'],
    ['content', '554 looks like spam', 'DATA'],
  ] as const)('for good at %s has failed after one attempt, with the response', async (step, response, phase) => {
    const { seen, url } = await startFaultyServer(step, response);
    const server = await startServer(url);
    const user = await given.user(server);
    const id = await emailCalls(server, user).send({ to: 'chan@customer.test', htmlContent });
    const mail = await waitFor(server, user, id, { state: 'FAILED' });
    expect(mail).toMatchObject({ attempts: 1, phase, reason: expect.stringContaining(response) });
    expect(seen.attempts).toBe(1);
  });
});

describe('a mail server that fails', () => {
  test.each([
    ['greeting', 'drop'],
    ['greeting', '421 too busy'],
    ['MAIL', 'drop'],
    ['RCPT', '451 later'],
    ['DATA', 'drop'],
    ['DATA', 'hang'],
    ['content', '451 later'],
  ] as const)('at %s by "%s" is tried again, and the mail arrives once', async (step, fault) => {
    const { seen, url } = await startFaultyServer(step, fault, 1);
    const server = await startServer(url);
    const user = await given.user(server);
    const calls = { ...templateCalls(server, user), ...emailCalls(server, user) };
    const id = await calls.send({ to: 'chan@customer.test', htmlContent });
    const { messageId } = await waitFor(server, user, id, { state: 'QUEUED', attempts: 1, reason: expect.any(String) });
    server.clock.pass(60_000);
    await calls.send({ to: 'other@customer.test', htmlContent });
    expect((await waitFor(server, user, id, { state: 'SENT' })).messageId).toBe(messageId);
    // The content that was answered with 451 had been received, and refused.
    expect(seen.contents).toBe(step === 'content' ? 3 : 2);
  });

  test.each(['drop', 'hang'] as const)(
    'after the content by "%s" leaves it uncertain until somebody decides',
    async (fault) => {
      const { seen, url } = await startFaultyServer('content', fault, 1);
      const server = await startServer(url);
      const user = await given.user(server);
      const calls = { ...templateCalls(server, user), ...emailCalls(server, user) };
      const id = await calls.send({ to: 'chan@customer.test', htmlContent });
      const { messageId } = await waitFor(server, user, id, { state: 'UNCERTAIN', attempts: 1, phase: 'DATA' });
      server.clock.pass(300_000);
      const other = await calls.send({ to: 'other@customer.test', htmlContent });
      await waitFor(server, user, other, { state: 'SENT' });
      expect(seen.contents).toBe(2);
      expect(await mailOf(server, user, id)).toMatchObject({ state: 'UNCERTAIN', messageId });
      expectSuccess(await again(server, user, id));
      expect(await waitFor(server, user, id, { state: 'SENT' })).toMatchObject({ messageId });
      expectProblem(await again(server, user, id), 'CONFLICT', 'mailId');
      expect(seen.contents).toBe(3);
    },
  );

  test('and an instance that dies while handing over leave the mail uncertain', async () => {
    const { seen, url } = await startFaultyServer('greeting', 'drop');
    const server = await startServer(url);
    const user = await given.user(server);
    const calls = { ...templateCalls(server, user), ...emailCalls(server, user) };
    const id = await calls.send({ to: 'chan@customer.test', htmlContent });
    await waitFor(server, user, id, { state: 'QUEUED', attempts: 1 });
    await server.sql`update mails set claim = 'of an instance that died', handing_over_at = now(),
      next_attempt_at = now() - interval '1 day' where id = ${id}`;
    expect((await mailOf(server, user, id)).state).toBe('HANDING_OVER');
    await calls.send({ to: 'other@customer.test', htmlContent });
    await waitFor(server, user, id, { state: 'UNCERTAIN' });
    expect(seen.contents).toBe(0);
  });
});

test('a mail is signed, with the headers by which programs unsubscribe', async () => {
  const { generateKeyPairSync } = await import('node:crypto');
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { mails, url } = await startMailServer();
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const server = await startServer(url, {
    mailFrom: 'notices@insurer.example',
    dkim: { domain: 'insurer.example', selector: 'mail', privateKey: pem },
  });
  const user = await given.user(server);
  const unsubscribeUrl = 'https://insurer.example/unsubscribe';
  const id = await emailCalls(server, user).send({ to: 'chan@customer.test', htmlContent, unsubscribeUrl });
  await waitFor(server, user, id, { state: 'SENT' });
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

describe('what is refused before anything is stored', () => {
  test.each([
    [{ to: '' }, 'REQUIRED', 'to'],
    [{ to: 'chan@customer.test, all@customer.test' }, 'INVALID', 'to'],
    [{ to: 'Everybody: a@customer.test, b@customer.test;' }, 'INVALID', 'to'],
    [{ to: 'chan@customer.test\r\nBcc: all@customer.test' }, 'INVALID', 'to'],
    [{ to: '"chan"@customer.test' }, 'INVALID', 'to'],
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

  test('are files of more than 25 MB as they are sent', async () => {
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

  test('is more than a user may send in an hour, or the tenant in a day, counted by recipient', async () => {
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

test('mails are seen and sent again by who sent them, and by administrators', async () => {
  const server = await shared();
  const user = await given.user(server, { role: 'DOCUMENT_EDITOR' });
  const colleague = await given.user(server, { tenantId: user.tenantId, role: 'DOCUMENT_EDITOR' });
  const administrator = await given.user(server, { tenantId: user.tenantId });
  const id = await emailCalls(server, user).send({ to: 'chan@customer.test', htmlContent });
  expect(await mailOf(server, user, id)).toMatchObject({ state: 'QUEUED' });
  expect(await mailOf(server, administrator, id)).toMatchObject({ state: 'QUEUED' });
  const hidden = await server.as(colleague).post('query ($id: String!) { sentMail(id: $id) { id } }', { id });
  expect(hidden.data).toEqual({ sentMail: null });
  expectProblem(await again(server, colleague, id), 'NOT_FOUND', 'mailId');
  expectProblem(await again(server, user, id), 'CONFLICT', 'mailId');
  const listed = await server.as(user).post('{ sentMails { totalCount list { id } } }');
  expect(expectSuccess(listed)).toEqual({ totalCount: 1, list: [{ id }] });
});

/** Without a mail server, for what sends nothing; it ends with the file. */
function shared(): Promise<TestServer> {
  sharedServer ??= startTestServer();
  return sharedServer;
}
