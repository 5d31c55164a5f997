import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';

export interface Mail {
  readonly tenantId: string;
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly createdAt: Date;
}

interface MailRow extends Record<string, unknown> {
  readonly tenant_id: string;
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly created_at: string;
  readonly attempts: number;
}

function toMail(row: MailRow): Mail {
  const { id, recipient, subject, text } = row;
  return { tenantId: row.tenant_id, id, recipient, subject, text, createdAt: new Date(row.created_at) };
}

export async function insertMail(mail: Mail, transaction: Transaction): Promise<void> {
  const createdAt = mail.createdAt.toISOString();
  await transaction.execute(sql`
    insert into mails (tenant_id, id, recipient, subject, text, created_at, next_attempt_at)
    values (${mail.tenantId}, ${mail.id}, ${mail.recipient}, ${mail.subject}, ${mail.text}, ${createdAt}, ${createdAt})`);
}

/**
 * Takes the mail that has waited longest, for as long as `leaseEndsAt`: no other instance sends it meanwhile, and
 * should this one die, another takes it then.
 */
export async function claimMail(
  { now, leaseEndsAt, attemptsMax }: { now: Date; leaseEndsAt: Date; attemptsMax: number },
  transaction: Transaction,
): Promise<(Mail & { attempts: number }) | undefined> {
  const [row] = await transaction.execute<MailRow>(sql`
    update mails set attempts = attempts + 1, next_attempt_at = ${leaseEndsAt.toISOString()}
    where (tenant_id, id) in (
      select tenant_id, id from mails
      where sent_at is null and attempts < ${attemptsMax} and next_attempt_at <= ${now.toISOString()}::timestamptz
      order by next_attempt_at limit 1 for update skip locked)
    returning tenant_id, id, recipient, subject, text, created_at, attempts`);
  return row === undefined ? undefined : { ...toMail(row), attempts: row.attempts };
}

/** A mail that has gone out keeps no text: it may have held a recovery link. */
export async function markMailSent({ tenantId, id }: Mail, now: Date, transaction: Transaction): Promise<void> {
  await transaction.execute(sql`
    update mails set sent_at = ${now.toISOString()}, text = '', last_error = null
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

/** When the next mail is due; undefined when none waits. */
export async function nextMailDueAt(attemptsMax: number, transaction: Transaction): Promise<Date | undefined> {
  const [row] = await transaction.execute<{ due_at: string | null }>(
    sql`select min(next_attempt_at) as due_at from mails where sent_at is null and attempts < ${attemptsMax}`,
  );
  return row === undefined || row.due_at === null ? undefined : new Date(row.due_at);
}

export async function listNewestMails(limit: number, transaction: Transaction): Promise<Mail[]> {
  const rows = await transaction.execute<MailRow>(sql`
    select tenant_id, id, recipient, subject, text, created_at, attempts from mails
    order by created_at desc, id limit ${limit}`);
  return rows.map(toMail);
}

export async function deleteMailsBefore(instant: Date, transaction: Transaction): Promise<void> {
  await transaction.execute(sql`delete from mails where created_at < ${instant.toISOString()}::timestamptz`);
}
