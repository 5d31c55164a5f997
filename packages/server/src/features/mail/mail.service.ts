// Mail is enqueued in the transaction of the operation: it is sent if, and only if, the transaction is
// committed.
import type { Database, Transaction } from '../../database/database.ts';
import { randomId } from '../../database/random-id.ts';
import { countMail } from '../usage/usage.service.ts';
import { UserError } from '../../errors/user-error.ts';
import type { Job } from '../../jobs/jobs.ts';
import type { AppParts, Scope } from '../../request/context.ts';
import { say } from '../../sentences/say.ts';
import { composeMessage, type MessageContent } from './message/compose-message.service.ts';
import { toPlainText } from './plain-text.ts';
import { defaultSender, domainOf } from './sender.ts';
import {
  countFailedMailsOf,
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
  /** In addition to the text, which defaults to a plain version of it. */
  readonly html?: string;
  readonly now: Date;
  /** The daily limit that it counts towards; defaults to mailsPerDay. Without one, it is never refused. */
  readonly limit?: 'none' | 'passwordMailsPerDay';
  /** Whether it is resent even if it may have arrived: a second link is harmless, a missing one is not. */
  readonly isRepeatable?: boolean;
}

/**
 * Throws LIMIT_EXCEEDED when the tenant has reached its daily mail limit. Call wakeOutbox after the transaction
 * has been committed.
 */
export async function enqueueMail(
  { now, limit, html, text = toPlainText(html ?? ''), ...mail }: NewMail,
  transaction: Transaction,
): Promise<void> {
  if (limit !== 'none') await countMail(limit ?? 'mailsPerDay', { tenantId: mail.tenantId, now }, transaction);
  await insertMail({ ...mail, text, html, id: randomId(), createdAt: now }, transaction);
}

/** A rendered template with its attachments, to one recipient; the template's own subject takes precedence. */
export async function enqueueTemplateMail(
  { tenantId, recipient, subject: otherwise, now }: Pick<NewMail, 'tenantId' | 'recipient' | 'subject' | 'now'>,
  mail: Omit<MessageContent, 'subject' | 'html'> & { readonly subject?: string | undefined; readonly html: string },
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

/** The mails for the mailbox page. */
export function listMailbox(database: Database): Promise<StoredMail[]> {
  return database.asOwner((transaction) => listNewestMails(50, transaction));
}

/** A mail for the mailbox page, with its bytes if it has been composed. */
export function findMailboxMail(
  id: string,
  database: Database,
): Promise<{ readonly mail: StoredMail; readonly message: Buffer | undefined } | undefined> {
  return database.asOwner(async (transaction) => {
    const mail = await findAnyMail(id, transaction);
    return mail && { mail, message: await readMessage(mail, transaction) };
  });
}

/** More would not fit on a screen, and their reasons would repeat. */
const failedMailsMax = 100;

/** Failed mails of the tenant; their texts may contain recovery links, so they are not returned. */
export async function getFailedMails(_args: object, { caller, transaction }: Scope) {
  const list = await listFailedMailsOf(caller.tenantId, failedMailsMax, transaction);
  return {
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

export async function countFailedMails(_page: object, { caller, transaction }: Scope, atMost?: number) {
  return countFailedMailsOf(caller.tenantId, transaction, atMost);
}

/** For the operator: failed mails of all tenants. */
export function listMailsGivenUp(database: Database): Promise<StoredMail[]> {
  return database.asOwner((transaction) => listFailedMails(failedMailsMax, transaction));
}

/** For the operator. A running server sends the mail within a minute. */
export async function retryMail(id: string, transaction: Transaction): Promise<void> {
  if (await retryFailedMail(id, transaction)) return;
  throw new UserError({ code: 'NOT_FOUND', ...say('FAILED_MAIL_UNKNOWN', { id }) });
}

const retentionDays = 30;

export function mailRetention({ clock, database }: Pick<AppParts, 'clock' | 'database'>): Job {
  return {
    name: 'mail-retention',
    cron: '17 * * * *',
    run: async () => {
      const before = new Date(clock().getTime() - retentionDays * 86_400_000);
      await database.asOwner((transaction) => deleteMailsBefore(before, transaction));
      return undefined;
    },
  };
}
