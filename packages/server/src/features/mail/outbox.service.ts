// Sends the mails that wait in the database. Every instance runs one; the database sees to it that each mail is taken
// by one of them. A mail may arrive twice when an instance dies while sending, but is never lost.
import type { Logger } from 'pino';
import type { Database } from '../../database/database.ts';
import { claimMail, markMailSent, nextMailDueAt, postponeMail } from './mails.store.ts';
import type { MailSender } from './smtp.adapter.ts';

interface OutboxOptions {
  readonly database: Database;
  readonly sender: MailSender;
  readonly log: Logger;
  readonly clock: () => Date;
}

export interface Outbox {
  /** Sends what is due without waiting for the next look. */
  wake(): void;
  /** Lets the mail that is being sent finish, and stops. */
  close(): Promise<void>;
}

const attemptsMax = 10;
const leaseMs = 120_000;
/** How long at most until it looks again: another instance may have died with mails waiting. */
const idleMs = 60_000;

/** 5 s, 10 s, 20 s … up to half an hour. */
export function retryDelayMs(attempts: number): number {
  return Math.min(1_800_000, 5_000 * 2 ** (attempts - 1));
}

export function startOutbox({ database, sender, log, clock }: OutboxOptions): Outbox {
  let isClosed = false;
  let isAwake = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function sendNext(): Promise<boolean> {
    const now = clock();
    const leaseEndsAt = new Date(now.getTime() + leaseMs);
    const mail = await database.asOwner((transaction) => claimMail({ now, leaseEndsAt, attemptsMax }, transaction));
    if (mail === undefined) return false;
    const { tenantId, id, attempts } = mail;
    try {
      await sender.send(mail);
    } catch (error) {
      log.warn({ error, tenantId, mailId: id, attempts }, 'mail was not sent');
      const nextAttemptAt = new Date(clock().getTime() + retryDelayMs(attempts));
      const text = error instanceof Error ? error.message : String(error);
      await database.asOwner((transaction) => postponeMail(mail, { nextAttemptAt, error: text }, transaction));
      return true;
    }
    await database.asOwner((transaction) => markMailSent(mail, clock(), transaction));
    log.info({ tenantId, mailId: id }, 'mail sent');
    return true;
  }

  async function run(): Promise<void> {
    let waitMs = idleMs;
    try {
      for (let isMore = true; isMore;) isMore = !isClosed && (await sendNext());
      const dueAt = await database.asOwner((transaction) => nextMailDueAt(attemptsMax, transaction));
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
      // While it runs it looks again by itself at the end.
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
