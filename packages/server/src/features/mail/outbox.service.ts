// Sends the mails that wait in the database. Every instance runs one; the database sees to it that each mail is taken
// by one of them. A mail may arrive twice when an instance dies while sending, but is never lost.
import type { Logger } from 'pino';
import type { Database } from '../../database/database.ts';
import { claimMail, type Mail, markMailFailed, markMailSent, nextMailDueAt, postponeMail } from './mails.store.ts';
import type { MailSender, SendOutcome } from './smtp.adapter.ts';

interface OutboxOptions {
  readonly database: Database;
  readonly sender: MailSender;
  readonly log: Logger;
  readonly clock: () => Date;
  /** Called for every attempt, to count it. */
  readonly observe: (outcome: MailOutcome) => void;
}

/** What became of one attempt: postponed ones are tried again, failed ones are not. */
export type MailOutcome = 'sent' | 'postponed' | 'failed';

export interface Outbox {
  /** Sends what is due without waiting for the next look. */
  wake(): void;
  /** Lets the mail that is being sent finish, and stops. */
  close(): Promise<void>;
}

export const attemptsMax = 10;
const leaseMs = 120_000;
/** How long at most until it looks again: another instance may have died with mails waiting. */
const idleMs = 60_000;

/** 5 s, 10 s, 20 s … up to half an hour. */
export function retryDelayMs(attempts: number): number {
  return Math.min(1_800_000, 5_000 * 2 ** (attempts - 1));
}

/** Logs outlive accounts: they have no addresses of people. */
function domainOf(recipient: string): string {
  return recipient.slice(recipient.lastIndexOf('@') + 1);
}

export function startOutbox(options: OutboxOptions): Outbox {
  const { database, sender, log, clock } = options;
  let isClosed = false;
  let isAwake = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    let waitMs = idleMs;
    try {
      for (let isMore = true; isMore;) isMore = !isClosed && (await sendNext(options));
      const dueAt = await database.asOwner((transaction) => nextMailDueAt(transaction));
      if (dueAt !== undefined) waitMs = Math.min(idleMs, Math.max(100, dueAt.getTime() - clock().getTime()));
    } catch (error) {
      log.warn({ error }, 'mail outbox could not work, it will try again');
    }
    schedule(isAwake ? 0 : waitMs);
  }

  function schedule(delayMs: number): void {
    clearTimeout(timer);
    if (isClosed) return;
    isAwake = false;
    timer = setTimeout(() => {
      timer = undefined;
      running = run();
    }, delayMs);
    timer.unref();
  }

  schedule(0);
  return {
    wake: () => {
      isAwake = true;
      // A running one looks again at the end.
      if (timer !== undefined) schedule(0);
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await running;
      sender.close();
    },
  };
}

/** False when no mail is due. */
async function sendNext(options: OutboxOptions): Promise<boolean> {
  const { database, sender, log, clock, observe } = options;
  const now = clock();
  const leaseEndsAt = new Date(now.getTime() + leaseMs);
  const mail = await database.asOwner((transaction) => claimMail({ now, leaseEndsAt }, transaction));
  if (mail === undefined) return false;
  const outcome = await sender.send(mail);
  if (outcome.ok) {
    await database.asOwner((transaction) => markMailSent(mail, clock(), transaction));
    log.info({ tenantId: mail.tenantId, mailId: mail.id }, 'mail sent');
  }
  observe(outcome.ok ? 'sent' : await handleFailure(mail, outcome, options));
  return true;
}

async function handleFailure(
  mail: Mail & { readonly attempts: number },
  { isFinal, reason: error, code, responseCode }: SendOutcome & { readonly ok: false },
  { database, log, clock }: OutboxOptions,
): Promise<MailOutcome> {
  const { tenantId, id: mailId, attempts, recipient } = mail;
  const now = clock();
  const line = { tenantId, mailId, attempts, recipientDomain: domainOf(recipient), code, responseCode };
  if (isFinal || attempts >= attemptsMax) {
    await database.asOwner((transaction) => markMailFailed(mail, { failedAt: now, error }, transaction));
    log.error(line, 'mail failed for good; see: npm run admin -- mail failed');
    return 'failed';
  }
  const nextAttemptAt = new Date(now.getTime() + retryDelayMs(attempts));
  await database.asOwner((transaction) => postponeMail(mail, { nextAttemptAt, error }, transaction));
  log.warn(line, 'mail was not sent, it will be tried again');
  return 'postponed';
}
