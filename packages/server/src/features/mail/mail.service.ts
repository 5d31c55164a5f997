// Mail that is decided on in a transaction is part of it: it goes out when, and only when, the transaction holds.
import type { Database, Transaction } from '../../database/database.ts';
import { randomId } from '../../database/random-id.ts';
import { countMail } from '../usage/usage.service.ts';
import { deleteMailsBefore, insertMail, listNewestMails, type Mail } from './mails.store.ts';

export interface NewMail {
  readonly tenantId: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly now: Date;
  /** The daily limit that it counts towards: mailsPerDay unless named. */
  readonly limit?: 'passwordMailsPerDay';
}

/** Throws LIMIT_EXCEEDED when the tenant has sent its mails of the day. Call wakeOutbox once the transaction has been committed. */
export async function enqueueMail({ now, limit, ...mail }: NewMail, transaction: Transaction): Promise<void> {
  await countMail(limit ?? 'mailsPerDay', { tenantId: mail.tenantId, now }, transaction);
  await insertMail({ ...mail, id: randomId(), createdAt: now }, transaction);
}

/** What the mailbox page shows. */
export function listMailbox(database: Database): Promise<Mail[]> {
  return database.asOwner((transaction) => listNewestMails(50, transaction));
}

const keptDays = 30;

export async function deleteOldMails(now: Date, transaction: Transaction): Promise<void> {
  await deleteMailsBefore(new Date(now.getTime() - keptDays * 86_400_000), transaction);
}
