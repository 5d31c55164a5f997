import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { parseCommand } from '../../admin/admin-command.ts';
import { makeMailsDue } from '../../testing/emails.ts';
import { expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { listenOnLoopback } from '../../testing/listen-on-loopback.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { retryDelayMs } from './outbox.service.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

/** A mail server for the test; it refuses a number of mails before it accepts one. */
async function startMailServer({ refusals = 0, unknown = '' } = {}) {
  const mails: { to: string[]; text: string }[] = [];
  let refusalsLeft = refusals;
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onAuth: (_auth, _session, done) => done(null, { user: 'ada' }),
    onRcptTo: ({ address }, _session, done) =>
      address === unknown
        ? done(Object.assign(new Error(`<${address}> has no mailbox here`), { responseCode: 550 }))
        : done(),
    onData: (stream, session, done) => {
      void text(stream).then((body) => {
        if (refusalsLeft > 0) {
          refusalsLeft -= 1;
          return done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
        }
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), text: body });
        done();
      });
    },
  });
  const port = await listenOnLoopback(smtp.server);
  closers.push(() => new Promise<void>((resolve) => smtp.close(resolve)));
  return { mails, url: `smtp://127.0.0.1:${port}` };
}

async function startServer(options: Parameters<typeof startTestServer>[0]): Promise<TestServer> {
  const server = await startTestServer(options);
  closers.push(() => server.close());
  return server;
}

async function askForLink(server: TestServer, { tenantId, email }: GivenUser) {
  const result = await server.post(
    `mutation ($tenantId: String!, $email: String!) {
      forgotPassword(tenantId: $tenantId, forgotPasswordInput: { clientId: "coverStudio", email: $email }) { status errors }
    }`,
    { tenantId, email },
  );
  expectSuccess(result);
}

async function keptMail(server: TestServer) {
  const [mail] = await server.sql<{
    text: string;
    sent_at: string | null;
    attempts: number;
    last_error: string | null;
  }>`select text, sent_at, attempts, last_error from mails`;
  return mail;
}

test('a mail is sent to the SMTP server, and its text is deleted', async () => {
  const { mails, url } = await startMailServer();
  const server = await startServer({ config: { smtpUrl: url } });
  const user = await given.user(server);
  await askForLink(server, user);
  await vi.waitFor(
    async () => expect(await keptMail(server)).toMatchObject({ sent_at: expect.any(String), text: '' }),
    10_000,
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.to).toEqual([user.email]);
  expect(mails[0]?.text.replaceAll('=\r\n', '')).toContain('/login#reset?');
});

test('a refused mail is retried and not lost', async () => {
  const { mails, url } = await startMailServer({ refusals: 1 });
  const server = await startServer({ config: { smtpUrl: url } });
  await askForLink(server, await given.user(server));
  await vi.waitFor(async () => expect((await keptMail(server))?.last_error).toContain('Try again later'), 10_000);
  expect(mails).toHaveLength(0);
  await makeMailsDue(server);
  await askForLink(server, await given.user(server));
  await vi.waitFor(() => expect(mails).toHaveLength(2), 10_000);
});

describe('a mail that finally fails', () => {
  async function failedMailsOf(server: TestServer, user: GivenUser) {
    const query = '{ failedMails { totalCount list { id recipient subject failedAt attempts reason } } }';
    return expectSuccess(await server.as(user).post(query)) as {
      totalCount: number;
      list: { id: string; recipient: string; attempts: number; reason: string; failedAt: string }[];
    };
  }

  const metricOf = async (server: TestServer, outcome: string) => {
    const { body } = await server.http.inject({ url: '/metrics', headers: { host: 'localhost' } });
    return new RegExp(`coverwright_mails_total\\{outcome="${outcome}"\\} (\\d+)`).exec(body)?.[1];
  };

  test('is logged without its recipient, counted, and shown to its tenant', async () => {
    const { url } = await startMailServer({ unknown: 'nobody@insurer.test' });
    const server = await startServer({ config: { smtpUrl: url } });
    const user = await given.user(server, { email: 'nobody@insurer.test' });
    const other = await given.user(server);
    await askForLink(server, user);
    await vi.waitFor(async () => expect((await failedMailsOf(server, user)).totalCount).toBe(1), 10_000);
    expect(await failedMailsOf(server, user)).toMatchObject({
      list: [
        {
          recipient: 'nobody@insurer.test',
          attempts: 1,
          reason: expect.stringContaining('has no mailbox here'),
          failedAt: expect.any(String),
        },
      ],
    });
    expect(await failedMailsOf(server, other)).toEqual({ totalCount: 0, list: [] });
    expect(await server.post('{ failedMails { totalCount } }')).toMatchObject({ code: 'UNAUTHENTICATED' });
    const lines = server.logLines.filter((line) => line.includes('mail failed for good'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('"recipientDomain":"insurer.test"');
    expect(lines[0]).toContain('"responseCode":550');
    expect(server.logLines.join()).not.toContain('nobody@insurer.test');
    expect(await metricOf(server, 'failed')).toBe('1');
    const page = await server.http.inject({ url: '/dev/mailbox', headers: { host: 'localhost' } });
    expect(page.body).toContain('Failed for good at attempt 1');
  });

  test('is one that was refused ten times, and is not retried', async () => {
    const { mails, url } = await startMailServer({ refusals: 10 });
    const server = await startServer({ config: { smtpUrl: url } });
    const user = await given.user(server);
    await askForLink(server, user);
    await vi.waitFor(async () => expect((await keptMail(server))?.last_error).toContain('Try again'), 10_000);
    await server.sql`update mails set attempts = 9`;
    await makeMailsDue(server);
    await askForLink(server, await given.user(server));
    await vi.waitFor(
      async () => expect((await failedMailsOf(server, user)).list).toMatchObject([{ attempts: 10 }]),
      10_000,
    );
    expect(mails).toHaveLength(0);
    expect(await metricOf(server, 'failed')).toBe('1');
  });

  test('is sent after the operator retries it', async () => {
    const { mails, url } = await startMailServer({ refusals: 1 });
    const server = await startServer({ config: { smtpUrl: url } });
    const user = await given.user(server);
    const mail = { tenantId: user.tenantId, recipient: user.email, subject: 'S', text: 'T' };
    await server.sql`
      insert into mails (tenant_id, id, recipient, subject, text, attempts, failed_at, last_error)
      values (${mail.tenantId}, 'failed-mail', ${mail.recipient}, ${mail.subject}, ${mail.text}, 10, now(), 'refused')`;
    const run = async (...args: string[]) => {
      const work = await parseCommand(args)({
        readPassword: () => Promise.resolve(''),
        report: () => undefined,
        now: server.clock.now(),
      });
      return (await work(server.database)).message;
    };
    expect(await run('mail', 'failed')).toMatch(/^failed-mail .* refused$/);
    await expect(run('mail', 'retry', 'nothing')).rejects.toThrow('The failed mail nothing does not exist');
    expect(await run('mail', 'retry', 'failed-mail')).toContain('due again');
    expect(await run('mail', 'failed')).toBe('No mail has failed.');
    await askForLink(server, await given.user(server));
    await vi.waitFor(() => expect(mails.map(({ to }) => to)).toContainEqual([user.email]), 10_000);
  });
});

test('the delay increases after every refusal, up to half an hour', () => {
  expect([1, 2, 3, 10, 100].map(retryDelayMs)).toEqual([5_000, 10_000, 20_000, 1_800_000, 1_800_000]);
});

test('without an SMTP server, mail is shown on the mailbox page, only on this machine', async () => {
  const server = await startServer({});
  const user = await given.user(server, { email: "o'neil&sons@insurer.test" });
  await askForLink(server, user);
  const page = await server.http.inject({ url: '/dev/mailbox', headers: { host: 'localhost:4000' } });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('o&#39;neil&#38;sons@insurer.test');
  expect(page.body).toContain('<a href="http://127.0.0.1:4000/login#reset?');
  const elsewhere = await server.http.inject({ url: '/dev/mailbox', headers: { host: 'studio.example.com' } });
  expect(elsewhere.statusCode).toBe(404);
  expect(elsewhere.body).not.toContain('reset');
});

test.each([
  ['HOST', { host: '0.0.0.0' }],
  ['PUBLIC_URL', { publicUrl: 'https://studio.example.com' }],
])('there is no mailbox page when %s is not a loopback address', async (_name, config) => {
  const server = await startServer({ config });
  const page = await server.http.inject({ url: '/dev/mailbox', headers: { host: 'localhost' } });
  expect(page.statusCode).toBe(404);
});
