// A mail server that refuses, hangs or stops: nothing is lost, and nothing is sent twice unless a user requests
// it.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { emailCalls, mailOf, makeMailsDue, sendAgain, waitForMail } from '../../../testing/emails.ts';
import { expectProblem, expectSuccess } from '../../../testing/expect-result.ts';
import { given } from '../../../testing/given.ts';
import { startFaultyServer, startMailServer } from '../../../testing/mail-servers.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { templateCalls } from '../../../testing/templates.ts';
import { createSmtpSender } from '../smtp.adapter.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function mailServer(...options: Parameters<typeof startMailServer>) {
  const server = await startMailServer(...options);
  closers.push(server.close);
  return server;
}

async function faultyServer(...options: Parameters<typeof startFaultyServer>) {
  const server = await startFaultyServer(...options);
  closers.push(server.close);
  return server;
}

async function startServer(smtpUrl: string): Promise<TestServer> {
  const server = await startTestServer({ config: { smtpUrl } });
  closers.push(() => server.close());
  return server;
}

const htmlContent = '<p>Your policy ends soon.</p>';

describe('a mail that the server refuses', () => {
  test('for one recipient of two is sent to the other, and reported per recipient', async () => {
    const { mails, url } = await mailServer({ refused: ['nobody@customer.test'] });
    const server = await startServer(url);
    const user = await given.user(server);
    const id = await emailCalls(server, user).send({
      to: 'chan@customer.test',
      ccs: ['nobody@customer.test'],
      htmlContent,
    });
    const mail = await waitForMail(server, user, id, { state: 'SENT' });
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

  test('temporarily for one recipient is sent again later, only to that recipient', async () => {
    const refused = ['busy@customer.test'];
    const { mails, url } = await mailServer({ refused, responseCode: 450 });
    const server = await startServer(url);
    const user = await given.user(server);
    const calls = { ...templateCalls(server, user), ...emailCalls(server, user) };
    const id = await calls.send({ to: 'chan@customer.test', bccs: ['busy@customer.test'], htmlContent });
    await waitForMail(server, user, id, {
      state: 'QUEUED',
      attempts: 1,
      recipients: [{ state: 'ACCEPTED' }, { state: 'WAITING' }],
    });
    refused.length = 0;
    await makeMailsDue(server);
    await calls.send({ to: 'other@customer.test', htmlContent });
    await waitForMail(server, user, id, { state: 'SENT' });
    expect(mails.map(({ to }) => to)).toContainEqual(['busy@customer.test']);
    expect(mails.filter(({ to }) => to.includes('chan@customer.test'))).toHaveLength(1);
  });

  test.each([
    ['MAIL', '550 sender refused', 'MAIL FROM'],
    ['RCPT', '550 no mailbox', 'RCPT TO'],
    ['content', '554 looks like spam', 'DATA'],
  ] as const)('for good at %s has failed after one attempt, with the response', async (step, response, phase) => {
    const { seen, url } = await faultyServer(step, response);
    const server = await startServer(url);
    const user = await given.user(server);
    const id = await emailCalls(server, user).send({ to: 'chan@customer.test', htmlContent });
    const mail = await waitForMail(server, user, id, { state: 'FAILED' });
    expect(mail).toMatchObject({ attempts: 1, phase, reason: expect.stringContaining(response) });
    expect(seen.attempts).toBe(1);
  });
});

describe('a mail server that fails', () => {
  test.each([
    ['greeting', 'drop'],
    ['greeting', '421 too busy'],
    ['AUTH', 'drop'],
    ['AUTH', '454 later'],
    ['MAIL', 'drop'],
    ['RCPT', '451 later'],
    ['DATA', 'drop'],
    ['DATA', 'hang'],
    ['content', '451 later'],
  ] as const)('at %s by "%s" is tried again, and the mail arrives once', async (step, fault) => {
    const { seen, url } = await faultyServer(step, fault, 1);
    const server = await startServer(url.replace('//', '//ada:secret@'));
    const user = await given.user(server);
    const calls = { ...templateCalls(server, user), ...emailCalls(server, user) };
    const id = await calls.send({ to: 'chan@customer.test', htmlContent });
    const { messageId } = await waitForMail(server, user, id, {
      state: 'QUEUED',
      attempts: 1,
      reason: expect.any(String),
    });
    await makeMailsDue(server);
    const other = await calls.send({ to: 'other@customer.test', htmlContent });
    expect((await waitForMail(server, user, id, { state: 'SENT' })).messageId).toBe(messageId);
    await waitForMail(server, user, other, { state: 'SENT' });
    // The content that got the response 451 had been received, and refused.
    expect(seen.contents).toBe(step === 'content' ? 3 : 2);
  });

  test.each(['drop', 'hang'] as const)(
    'after the content by "%s" leaves it uncertain until somebody decides',
    async (fault) => {
      const { seen, url } = await faultyServer('content', fault, 1);
      const server = await startServer(url);
      const user = await given.user(server);
      const calls = { ...templateCalls(server, user), ...emailCalls(server, user) };
      const id = await calls.send({ to: 'chan@customer.test', htmlContent });
      const { messageId } = await waitForMail(server, user, id, { state: 'UNCERTAIN', attempts: 1, phase: 'DATA' });
      await makeMailsDue(server);
      const other = await calls.send({ to: 'other@customer.test', htmlContent });
      await waitForMail(server, user, other, { state: 'SENT' });
      expect(seen.contents).toBe(2);
      expect(await mailOf(server, user, id)).toMatchObject({ state: 'UNCERTAIN', messageId });
      expectSuccess(await sendAgain(server, user, id));
      expect(await waitForMail(server, user, id, { state: 'SENT' })).toMatchObject({ messageId });
      expectProblem(await sendAgain(server, user, id), 'CONFLICT', 'mailId');
      expect(seen.contents).toBe(3);
    },
  );

  test('and an instance that dies while handing over make the mail uncertain', async () => {
    const { seen, url } = await faultyServer('greeting', 'drop');
    const server = await startServer(url);
    const user = await given.user(server);
    const calls = { ...templateCalls(server, user), ...emailCalls(server, user) };
    const id = await calls.send({ to: 'chan@customer.test', htmlContent });
    await waitForMail(server, user, id, { state: 'QUEUED', attempts: 1 });
    await server.sql`update mails set claim = 'of an instance that died', handing_over_at = now(),
      next_attempt_at = now() - interval '1 day' where id = ${id}`;
    expect((await mailOf(server, user, id)).state).toBe('HANDING_OVER');
    await calls.send({ to: 'other@customer.test', htmlContent });
    await waitForMail(server, user, id, { state: 'UNCERTAIN' });
    expect(seen.contents).toBe(0);
    expectSuccess(await sendAgain(server, user, id));
    await waitForMail(server, user, id, { state: 'QUEUED', attempts: 1 });
  });

  test('by not responding to one mail does not delay others', async () => {
    const { seen, dropAll, url } = await faultyServer('DATA', 'hang', 1);
    const server = await startServer(url.replace(/socketTimeout=\d+/, ''));
    const user = await given.user(server);
    const calls = { ...templateCalls(server, user), ...emailCalls(server, user) };
    const id = await calls.send({ to: 'chan@customer.test', htmlContent });
    await vi.waitFor(() => expect(seen.faults).toBe(1), 20_000);
    const other = await calls.send({ to: 'other@customer.test', htmlContent });
    await waitForMail(server, user, other, { state: 'SENT' });
    expect(await mailOf(server, user, id)).toMatchObject({ state: 'SENDING' });
    dropAll();
    await waitForMail(server, user, id, { state: 'QUEUED', attempts: 1 });
  });

  test.each([
    ['DATA', false],
    ['content', true],
  ] as const)('at %s is let go of when the program stops', async (step, isUncertain) => {
    const { seen, url } = await faultyServer(step, 'hang');
    const sender = createSmtpSender({ smtpUrl: url.replace(/socketTimeout=\d+/, ''), dkim: undefined });
    const handover = {
      from: 'a@insurer.test',
      to: ['chan@customer.test'],
      message: Buffer.from('Subject: A\r\n\r\nB'),
    };
    const sending = sender.send({ ...handover, mark: () => Promise.resolve() });
    await vi.waitFor(() => expect(seen.faults).toBe(1), 20_000);
    sender.close();
    expect(await sending).toMatchObject({ accepted: [], failure: { isUncertain } });
  });
});

test('an instance whose clock is ahead leaves a mail to the one that is handing it over', async () => {
  const { url } = await mailServer({});
  const server = await startServer(url);
  const user = await given.user(server);
  const calls = { ...templateCalls(server, user), ...emailCalls(server, user) };
  const id = await calls.send({ to: 'chan@customer.test', htmlContent });
  await waitForMail(server, user, id, { state: 'SENT' });
  await server.sql`update mails set sent_at = null, claim = 'of another instance', handing_over_at = now(),
    next_attempt_at = now() + interval '1 minute' where id = ${id}`;
  server.clock.pass(300_000);
  const other = await calls.send({ to: 'other@customer.test', htmlContent });
  await waitForMail(server, user, other, { state: 'SENT' });
  expect((await mailOf(server, user, id)).state).toBe('HANDING_OVER');
});
