// Mails that are sent through several instances, and the mail server that receives them: each one that was acknowledged
// arrives once, or is reported as uncertain if its instance died while handing it over.
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { withClient } from '../../packages/server/src/database/connection/connection.ts';
import { listenOnLoopback } from '../../packages/server/src/testing/listen-on-loopback.ts';
import type { Session } from '../kill/writes.ts';
import { until } from './postgres-server.ts';

export interface Mails {
  /** Of the mail server. */
  readonly url: string;
  sendUntil(isOver: () => boolean, session: Session): Promise<void>;
  /** Waits until every mail of this database is sent or given up. */
  check(databaseUrl: string): Promise<MailFindings>;
  close(): Promise<void>;
}

export interface MailFindings {
  readonly acknowledged: number;
  readonly uncertain: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
}

const everyMs = 500;
/** The mails of a dead instance remain assigned to it for two minutes. */
const patienceMs = 240_000;

export async function startMails(): Promise<Mails> {
  const received = new Map<string, number>();
  const sent = new Map<string, { isAcknowledged: boolean }>();
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    authOptional: true,
    onData: (stream, _session, done) => {
      const receive = (message: string) => {
        const [, subject = ''] = /^Subject: (.+?)\r$/m.exec(message) ?? [];
        received.set(subject, (received.get(subject) ?? 0) + 1);
        done();
      };
      // An instance that is killed breaks its connection.
      void text(stream).then(receive, (error: unknown) => done(error instanceof Error ? error : undefined));
    },
  });
  server.on('error', () => undefined);
  const port = await listenOnLoopback(server.server);
  return {
    url: `smtp://127.0.0.1:${port}`,
    sendUntil: async (isOver, session) => {
      while (!isOver()) {
        await delay(everyMs);
        const subject = `Renewal ${sent.size}`;
        const entry = { isAcknowledged: false };
        sent.set(subject, entry);
        entry.isAcknowledged = await send(subject, session);
      }
    },
    check: async (databaseUrl) => {
      const uncertain = await readUncertain(databaseUrl);
      const lost: string[] = [];
      for (const [subject, { isAcknowledged }] of sent) {
        if (isAcknowledged && !received.has(subject) && !uncertain.has(subject)) lost.push(`the mail ${subject}`);
      }
      const doubled = [...received].filter(([, count]) => count > 1);
      return {
        acknowledged: [...sent.values()].filter((mail) => mail.isAcknowledged).length,
        uncertain: uncertain.size,
        lost,
        doubled: doubled.map(([subject, count]) => `the mail ${subject} arrived ${count} times`),
      };
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

async function send(subject: string, session: Session): Promise<boolean> {
  const emailMessage = { to: 'someone@customer.test', subject, htmlContent: '<p>Your policy ends soon.</p>' };
  const answer = await session.post(
    'mutation ($input: sendNotificationInput!) { sendNotification(input: $input) { status } }',
    { input: { emailMessage } },
  );
  return (answer?.['sendNotification'] as { status?: string } | undefined)?.status === 'success';
}

/** The subjects of mails of which it is unknown whether they arrived. */
async function readUncertain(databaseUrl: string): Promise<ReadonlySet<string>> {
  const open = 'sent_at is null and failed_at is null and uncertain_at is null';
  return withClient(databaseUrl, async (client) => {
    const isSettled = async () => (await client.query(`select 1 from mails where ${open} limit 1`)).rows.length === 0;
    await until('every mail is sent or given up', isSettled, patienceMs);
    const { rows } = await client.query<{ subject: string }>(
      'select subject from mails where uncertain_at is not null',
    );
    return new Set(rows.map(({ subject }) => subject));
  });
}
