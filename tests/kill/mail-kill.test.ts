// A mail that was being delivered when the server died: if its content had not been sent, it is sent after the restart; if
// it may have arrived, it waits for a user's decision, so that nothing is sent twice automatically.
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, test, vi } from 'vitest';
import { withClient } from '../../packages/server/src/database/connection/connection.ts';
import { findEmbedded } from '../../packages/server/src/database/embedded/embedded.ts';
import { listenOnLoopback } from '../../packages/server/src/testing/listen-on-loopback.ts';
import { launchServer, type ServerProcess } from '../server-process.ts';
import { signIn } from './session.ts';
import type { Post } from './writes.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

const patience = { timeout: 60_000, interval: 100 };
const unasked = 'unasked@customer.test';
const unread = 'unread@customer.test';

/**
 * A mail server that at first never responds to the DATA of one recipient, and for another one requests
 * the content and then stops reading.
 */
async function startMailServer() {
  /** By recipient: how often the content was offered, and what was received completely. */
  const seen = new Map<string, { offers: number; readonly contents: string[] }>();
  const of = (recipient: string) => {
    const one = seen.get(recipient) ?? { offers: 0, contents: [] };
    seen.set(recipient, one);
    return one;
  };
  const sockets = new Set<Socket>();
  let isStuck = true;
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    let recipient = '';
    let content: string[] | undefined;
    socket.write('220 test\r\n');
    createInterface({ input: socket }).on('line', (line) => {
      if (content !== undefined) {
        if (line !== '.') return content.push(line);
        of(recipient).contents.push(content.join('\n'));
        content = undefined;
        socket.write('250 taken\r\n');
      } else if (line === 'DATA') {
        of(recipient).offers += 1;
        if (isStuck) socket.pause();
        if (isStuck && recipient === unasked) return undefined;
        content = [];
        socket.write('354 go on\r\n');
      } else {
        recipient = /^RCPT TO:<([^>]+)>/.exec(line)?.[1] ?? recipient;
        socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
      }
      return undefined;
    });
  });
  const port = await listenOnLoopback(server);
  closers.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    of,
    recover: () => (isStuck = false),
    url: `smtp://127.0.0.1:${port}`,
  };
}

interface FoundMail {
  readonly state: string;
  readonly messageId: string;
  readonly attempts: number;
}

async function mailOf(post: Post, id: string): Promise<FoundMail> {
  const answer = await post('query ($id: String!) { sentMail(id: $id) { state messageId attempts } }', { id });
  return answer?.['sentMail'] as FoundMail;
}

async function send(post: Post, to: string): Promise<string> {
  const emailMessage = { to, subject: 'Renewal', htmlContent: '<p>Your policy ends soon.</p>' };
  const answer = await post(
    'mutation ($input: sendNotificationInput!) { sendNotification(input: $input) { createdStatus { id } } }',
    { input: { emailMessage } },
  );
  const sent = answer?.['sendNotification'] as { createdStatus: { id: string } } | undefined;
  if (sent === undefined) throw new Error('The mail was not taken.');
  return sent.createdStatus.id;
}

test('a mail that a killed server was sending is sent if its content had not left, and is uncertain otherwise', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'coverwright-mail-kill-'));
  const mailServer = await startMailServer();
  let running: ServerProcess | undefined;
  closers.push(async () => {
    running?.child.kill('SIGTERM');
    await running?.exitCode;
    await rm(dataDir, { recursive: true, force: true });
  });
  const start = async () => {
    const server = launchServer({ DATA_DIR: dataDir, SMTP_URL: mailServer.url });
    running = server;
    const url = await server.url;
    if (url === undefined) throw new Error(`The server did not start: ${server.said()}`);
    return { ...server, ...(await signIn({ url, said: server.said })) };
  };

  const killed = await start();
  const sentAgain = await send(killed.post, unasked);
  const uncertain = await send(killed.post, unread);
  await vi.waitFor(async () => {
    expect(mailServer.of(unasked).offers).toBe(1);
    expect(await mailOf(killed.post, uncertain)).toMatchObject({ state: 'HANDING_OVER', attempts: 1 });
  }, patience);
  const [{ messageId: ofSentAgain }, { messageId }] = [
    await mailOf(killed.post, sentAgain),
    await mailOf(killed.post, uncertain),
  ];
  killed.child.kill('SIGKILL');
  await killed.exitCode;
  mailServer.recover();
  // The database outlives the server: the test expires its lease on the mails.
  const url = await findEmbedded(join(dataDir, 'postgres'));
  if (url === undefined) throw new Error('The database ended with the server.');
  const ended = await withClient(url, (client) =>
    client.query("update mails set next_attempt_at = now() - interval '1 second' where sent_at is null returning id"),
  );
  expect(new Set(ended.rows.map(({ id }) => id))).toEqual(new Set([sentAgain, uncertain]));

  const { post } = await start();
  await vi.waitFor(async () => expect(await mailOf(post, sentAgain)).toMatchObject({ state: 'SENT' }), patience);
  expect(await mailOf(post, sentAgain)).toMatchObject({ messageId: ofSentAgain, attempts: 2 });
  expect(await mailOf(post, uncertain)).toEqual({ state: 'UNCERTAIN', messageId, attempts: 1 });
  expect(mailServer.of(unread)).toEqual({ offers: 1, contents: [] });

  const again = await post('mutation ($id: String!) { sendMailAgain(mailId: $id) { status } }', { id: uncertain });
  expect(again).toMatchObject({ sendMailAgain: { status: 'success' } });
  await vi.waitFor(async () => expect(await mailOf(post, uncertain)).toMatchObject({ state: 'SENT' }), patience);
  const contents = [...mailServer.of(unasked).contents, ...mailServer.of(unread).contents];
  expect(contents.map((content) => /^Message-ID: <(.+)>$/im.exec(content)?.[1])).toEqual([ofSentAgain, messageId]);
});
