// Mail that is decided on in a transaction is part of it: it goes out when, and only when, the transaction holds.
import type { Database, Transaction } from '../../database/database.ts';
import { randomId } from '../../database/random-id.ts';
import { countMail } from '../usage/usage.service.ts';
import { UserError } from '../../errors/user-error.ts';
import type { Job } from '../../jobs/jobs.ts';
import type { AppParts, Scope } from '../../request/context.ts';
import type { TemplateMail } from '../templates/rendering/template-mail.service.ts';
import { composeMessage } from './message/compose-message.service.ts';
import { toPlainText } from './plain-text.ts';
import { defaultSender, domainOf } from './sender.ts';
import {
  deleteMailsBefore,
  findAnyMail,
  insertMail,
  insertMessage,
  listFailedMails,
  listFailedMailsOf,
  listNewestMails,
  readMessage,
  retryFailedMail,
  type StoredMail,
} from './mails.store.ts';

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
  /** Whether it is sent again although it may have arrived: a second link does no harm, a missing one does. */
  readonly isRepeatable?: boolean;
}

/** Throws LIMIT_EXCEEDED when the tenant has sent its mails of the day. Call wakeOutbox once the transaction has been committed. */
export async function enqueueMail(
  { now, limit, html, text = toPlainText(html ?? ''), ...mail }: NewMail,
  transaction: Transaction,
): Promise<void> {
  await countMail(limit ?? 'mailsPerDay', { tenantId: mail.tenantId, now }, transaction);
  await insertMail({ ...mail, text, html, id: randomId(), createdAt: now }, transaction);
}

/** A rendered template with its attachments, to one recipient; its own subject goes before the given one. */
export async function enqueueTemplateMail(
  { tenantId, recipient, subject: otherwise, now }: Pick<NewMail, 'tenantId' | 'recipient' | 'subject' | 'now'>,
  mail: TemplateMail,
  { app, transaction }: Pick<Scope, 'app' | 'transaction'>,
): Promise<void> {
  const { subject = otherwise, html, text = toPlainText(html), attachments, unsubscribeUrl } = mail;
  const id = randomId();
  await countMail('mailsPerDay', { tenantId, now }, transaction);
  await insertMail({ tenantId, id, recipient, subject, text, html, createdAt: now }, transaction);
  const from = { address: defaultSender(app.config) };
  const message = await composeMessage(
    { subject, html, text, attachments, unsubscribeUrl },
    { messageId: `${id}@${domainOf(from.address)}`, mailId: id, from, to: [{ address: recipient }], date: now },
  );
  await insertMessage({ tenantId, id }, message, transaction);
}

/** What the mailbox page shows. */
export function listMailbox(database: Database): Promise<StoredMail[]> {
  return database.asOwner((transaction) => listNewestMails(50, transaction));
}

/** A mail of the mailbox page, with its bytes where it has been made. */
export function findMailboxMail(
  id: string,
  database: Database,
): Promise<{ readonly mail: StoredMail; readonly message: Buffer | undefined } | undefined> {
  return database.asOwner(async (transaction) => {
    const mail = await findAnyMail(id, transaction);
    return mail && { mail, message: await readMessage(mail, transaction) };
  });
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
export function listMailsGivenUp(database: Database): Promise<StoredMail[]> {
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
