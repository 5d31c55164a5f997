// Mail that is decided on in a transaction is part of it: it goes out when, and only when, the transaction holds.
import type { Database, Transaction } from '../../database/database.ts';
import { randomId } from '../../database/random-id.ts';
import { countMail } from '../usage/usage.service.ts';
import { UserError } from '../../errors/user-error.ts';
import type { Job } from '../../jobs/jobs.ts';
import type { AppParts, Scope } from '../../request/context.ts';
import { toPlainText } from './plain-text.ts';
import {
  deleteMailsBefore,
  insertMail,
  listFailedMails,
  listFailedMailsOf,
  listNewestMails,
  type Mail,
  type MailState,
  retryFailedMail,
} from './mails.store.ts';

export type { MailState };

export interface NewMail {
  readonly tenantId: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text?: string;
  /** Beside the text, which is made of it unless given. */
  readonly html?: string;
  readonly now: Date;
  /** The daily limit that it counts towards: mailsPerDay unless named. */
  readonly limit?: 'passwordMailsPerDay';
}

/** Throws LIMIT_EXCEEDED when the tenant has sent its mails of the day. Call wakeOutbox once the transaction has been committed. */
export async function enqueueMail(
  { now, limit, html, text = toPlainText(html ?? ''), ...mail }: NewMail,
  transaction: Transaction,
): Promise<void> {
  await countMail(limit ?? 'mailsPerDay', { tenantId: mail.tenantId, now }, transaction);
  await insertMail({ ...mail, text, html, id: randomId(), createdAt: now }, transaction);
}

/** What the mailbox page shows. */
export function listMailbox(database: Database): Promise<(Mail & MailState)[]> {
  return database.asOwner((transaction) => listNewestMails(50, transaction));
}

/** More would not fit on a screen, and their reasons repeat. */
const failedMailsMax = 100;

/** Mails of the tenant that were given up; their texts may hold recovery links, and stay in the database. */
export async function getFailedMails(_args: object, { caller, transaction }: Scope) {
  const { totalCount, list } = await listFailedMailsOf(caller.tenantId, failedMailsMax, transaction);
  return {
    totalCount,
    list: list.map(({ id, recipient, subject, createdAt, failedAt, attempts, lastError: reason }) => ({
      id,
      recipient,
      subject,
      createdAt,
      failedAt,
      attempts,
      reason,
    })),
  };
}

/** For the operator: those of all tenants. */
export function listMailsGivenUp(database: Database): Promise<(Mail & MailState)[]> {
  return database.asOwner((transaction) => listFailedMails(failedMailsMax, transaction));
}

/** For the operator. A running server sends it within a minute. */
export async function retryMail(id: string, now: Date, transaction: Transaction): Promise<void> {
  if (await retryFailedMail(id, now, transaction)) return;
  throw new UserError({
    code: 'NOT_FOUND',
    message: `The failed mail ${id} does not exist. List failed mails with: mail failed`,
  });
}

const keptDays = 30;

export function mailRetention({ clock, database }: Pick<AppParts, 'clock' | 'database'>): Job {
  return {
    name: 'mail-retention',
    cron: '17 * * * *',
    run: async () => {
      const before = new Date(clock().getTime() - keptDays * 86_400_000);
      await database.asOwner((transaction) => deleteMailsBefore(before, transaction));
      return undefined;
    },
  };
}
