import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test, vi } from 'vitest';
import { expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { retryDelayMs } from './outbox.service.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

/** A mail server of the test's own; it refuses as many mails as it is told to before it takes one. */
async function startMailServer({ refusals = 0 } = {}) {
  const mails: { to: string[]; text: string }[] = [];
  let refusalsLeft = refusals;
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onAuth: (_auth, _session, done) => done(null, { user: 'ada' }),
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
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  closers.push(() => new Promise<void>((resolve) => smtp.close(resolve)));
  return { mails, url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}` };
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

test('a mail is handed to the SMTP server, and its text is forgotten', async () => {
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

test('a refused mail is tried again and not lost', async () => {
  const { mails, url } = await startMailServer({ refusals: 1 });
  const server = await startServer({ config: { smtpUrl: url } });
  await askForLink(server, await given.user(server));
  await vi.waitFor(async () => expect((await keptMail(server))?.last_error).toContain('Try again later'), 10_000);
  expect(mails).toHaveLength(0);
  server.clock.pass(60_000);
  await askForLink(server, await given.user(server));
  await vi.waitFor(() => expect(mails).toHaveLength(2), 10_000);
});

test('waits longer after every refusal, half an hour at most', () => {
  expect([1, 2, 3, 10, 100].map(retryDelayMs)).toEqual([5_000, 10_000, 20_000, 1_800_000, 1_800_000]);
});

test('without an SMTP server mail is shown on the mailbox page, on this machine only', async () => {
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
])('there is no mailbox page when %s is no loopback address', async (_name, config) => {
  const server = await startServer({ config });
  const page = await server.http.inject({ url: '/dev/mailbox', headers: { host: 'localhost' } });
  expect(page.statusCode).toBe(404);
});
