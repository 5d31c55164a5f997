import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';

export interface Mail {
  readonly tenantId: string;
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string | undefined;
  readonly createdAt: Date;
}

/** How far a mail has got. */
export interface MailState {
  readonly attempts: number;
  readonly sentAt: Date | undefined;
  /** When it was given up. */
  readonly failedAt: Date | undefined;
  /** Why the last attempt failed, in the words of the mail server. */
  readonly lastError: string | undefined;
}

interface MailRow extends Record<string, unknown> {
  readonly tenant_id: string;
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly created_at: string;
  readonly attempts: number;
  readonly sent_at: string | null;
  readonly failed_at: string | null;
  readonly last_error: string | null;
}

const columns = sql`tenant_id, id, recipient, subject, text, html, created_at, attempts, sent_at, failed_at, last_error`;

function toMailWithState(row: MailRow): Mail & MailState {
  const { attempts, sent_at: sentAt, failed_at: failedAt, last_error: lastError } = row;
  return {
    ...toMail(row),
    attempts,
    sentAt: sentAt === null ? undefined : new Date(sentAt),
    failedAt: failedAt === null ? undefined : new Date(failedAt),
    lastError: lastError ?? undefined,
  };
}

function toMail(row: MailRow): Mail {
  const { id, recipient, subject, text, html } = row;
  return {
    tenantId: row.tenant_id,
    id,
    recipient,
    subject,
    text,
    html: html ?? undefined,
    createdAt: new Date(row.created_at),
  };
}

export async function insertMail(mail: Mail, transaction: Transaction): Promise<void> {
  const createdAt = mail.createdAt.toISOString();
  await transaction.execute(sql`
    insert into mails (tenant_id, id, recipient, subject, text, html, created_at, next_attempt_at)
    values (${mail.tenantId}, ${mail.id}, ${mail.recipient}, ${mail.subject}, ${mail.text}, ${mail.html ?? null}, ${createdAt}, ${createdAt})`);
}

/**
 * Takes the mail that has waited longest, for as long as `leaseEndsAt`: no other instance sends it meanwhile, and
 * should this one die, another takes it then.
 */
export async function claimMail(
  { now, leaseEndsAt }: { now: Date; leaseEndsAt: Date },
  transaction: Transaction,
): Promise<(Mail & { attempts: number }) | undefined> {
  const [row] = await transaction.execute<MailRow>(sql`
    update mails set attempts = attempts + 1, next_attempt_at = ${leaseEndsAt.toISOString()}
    where (tenant_id, id) in (
      select tenant_id, id from mails
      where sent_at is null and failed_at is null and next_attempt_at <= ${now.toISOString()}::timestamptz
      order by next_attempt_at limit 1 for update skip locked)
    returning ${columns}`);
  return row === undefined ? undefined : { ...toMail(row), attempts: row.attempts };
}

/** A mail that has gone out keeps no text: it may have held a recovery link. */
export async function markMailSent({ tenantId, id }: Mail, now: Date, transaction: Transaction): Promise<void> {
  await transaction.execute(sql`
    update mails set sent_at = ${now.toISOString()}, text = '', html = null, last_error = null
    where tenant_id = ${tenantId} and id = ${id}`);
}

export async function postponeMail(
  { tenantId, id }: Mail,
  { nextAttemptAt, error }: { nextAttemptAt: Date; error: string },
  transaction: Transaction,
): Promise<void> {
  await transaction.execute(sql`
    update mails set next_attempt_at = ${nextAttemptAt.toISOString()}, last_error = ${error}
    where tenant_id = ${tenantId} and id = ${id}`);
}

/** From here on nobody tries it, until it is retried. */
export async function markMailFailed(
  { tenantId, id }: Mail,
  { failedAt, error }: { failedAt: Date; error: string },
  transaction: Transaction,
): Promise<void> {
  await transaction.execute(sql`
    update mails set failed_at = ${failedAt.toISOString()}, last_error = ${error}
    where tenant_id = ${tenantId} and id = ${id}`);
}

/** Due at once, with all attempts ahead of it. Answers whether there was such a failed mail. */
export async function retryFailedMail(id: string, now: Date, transaction: Transaction): Promise<boolean> {
  const rows = await transaction.execute(sql`
    update mails set failed_at = null, attempts = 0, next_attempt_at = ${now.toISOString()}
    where id = ${id} and failed_at is not null returning id`);
  return rows.length > 0;
}

export async function listFailedMailsOf(
  tenantId: string,
  limit: number,
  transaction: Transaction,
): Promise<{ totalCount: number; list: (Mail & MailState)[] }> {
  const rows = await transaction.execute<MailRow & { total_count: number }>(sql`
    select ${columns}, count(*) over ()::integer as total_count from mails
    where tenant_id = ${tenantId} and failed_at is not null
    order by failed_at desc, id limit ${limit}`);
  return { totalCount: rows[0]?.total_count ?? 0, list: rows.map(toMailWithState) };
}

/** Of all tenants: for the owner's transaction only. */
export async function listFailedMails(limit: number, transaction: Transaction): Promise<(Mail & MailState)[]> {
  const rows = await transaction.execute<MailRow>(sql`
    select ${columns} from mails where failed_at is not null order by failed_at desc, id limit ${limit}`);
  return rows.map(toMailWithState);
}

/** When the next mail is due; undefined when none waits. */
export async function nextMailDueAt(transaction: Transaction): Promise<Date | undefined> {
  const [row] = await transaction.execute<{ due_at: string | null }>(
    sql`select min(next_attempt_at) as due_at from mails where sent_at is null and failed_at is null`,
  );
  return row === undefined || row.due_at === null ? undefined : new Date(row.due_at);
}

export async function listNewestMails(limit: number, transaction: Transaction): Promise<(Mail & MailState)[]> {
  const rows = await transaction.execute<MailRow>(sql`
    select ${columns} from mails order by created_at desc, id limit ${limit}`);
  return rows.map(toMailWithState);
}

export async function deleteMailsBefore(instant: Date, transaction: Transaction): Promise<void> {
  await transaction.execute(sql`delete from mails where created_at < ${instant.toISOString()}::timestamptz`);
}
