import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { countRows } from '../../database/statements/count-rows.ts';
import { type MailMarks, readRecipients, type Recipient } from './delivery.ts';

export interface Mail {
  readonly tenantId: string;
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string | undefined;
  readonly createdAt: Date;
  /** Whether it is resent even if it may have arrived. */
  readonly isRepeatable?: boolean;
}

/** A mail sent by a user, with its bytes. */
export interface SentMail extends Mail {
  readonly messageId: string;
  /** The sender as displayed to recipients. */
  readonly sender: string;
  readonly recipients: readonly Recipient[];
  readonly sentBy: string;
  readonly templateId: string | undefined;
  readonly policyId: string | undefined;
  readonly message: Buffer;
}

/** The delivery state of a mail. */
export interface MailState extends MailMarks {
  readonly attempts: number;
  readonly nextAttemptAt: Date;
  /** The mail server's reason for the last failure. */
  readonly lastError: string | undefined;
  readonly phase: string | undefined;
  readonly recipients: readonly Recipient[];
  readonly messageId: string | undefined;
  readonly sender: string | undefined;
  readonly sentBy: string | undefined;
  readonly templateId: string | undefined;
  readonly sizeBytes: number;
}

export type StoredMail = Mail & MailState;

interface MailRow extends Record<string, unknown> {
  readonly tenant_id: string;
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly created_at: string;
  readonly attempts: number;
  readonly next_attempt_at: string;
  readonly sent_at: string | null;
  readonly failed_at: string | null;
  readonly uncertain_at: string | null;
  readonly handing_over_at: string | null;
  readonly claim: string | null;
  readonly last_error: string | null;
  readonly phase: string | null;
  readonly message_id: string | null;
  readonly sender: string | null;
  readonly recipients: unknown;
  readonly sent_by: string | null;
  readonly template_id: string | null;
  readonly size_bytes: number;
  readonly is_repeatable: boolean;
}

const columns = sql`tenant_id, id, recipient, subject, text, html, created_at, attempts, next_attempt_at, sent_at, failed_at,
  uncertain_at, handing_over_at, claim, last_error, phase, message_id, sender, recipients, sent_by, template_id, size_bytes,
  is_repeatable`;

function toStoredMail(row: MailRow): StoredMail {
  const instant = (text: string | null): Date | undefined => (text === null ? undefined : new Date(text));
  return {
    tenantId: row.tenant_id,
    id: row.id,
    recipient: row.recipient,
    subject: row.subject,
    text: row.text,
    html: row.html ?? undefined,
    createdAt: new Date(row.created_at),
    attempts: row.attempts,
    nextAttemptAt: new Date(row.next_attempt_at),
    sentAt: instant(row.sent_at),
    failedAt: instant(row.failed_at),
    uncertainAt: instant(row.uncertain_at),
    handingOverAt: instant(row.handing_over_at),
    isClaimed: row.claim !== null,
    lastError: row.last_error ?? undefined,
    phase: row.phase ?? undefined,
    messageId: row.message_id ?? undefined,
    sender: row.sender ?? undefined,
    recipients: readRecipients(row.recipients, row.recipient),
    sentBy: row.sent_by ?? undefined,
    templateId: row.template_id ?? undefined,
    sizeBytes: row.size_bytes,
    isRepeatable: row.is_repeatable,
  };
}

export async function insertMail(mail: Mail, transaction: Transaction): Promise<void> {
  const { tenantId, id, recipient, subject, text, html = null, isRepeatable = false } = mail;
  const createdAt = mail.createdAt.toISOString();
  await transaction.execute(sql`
    insert into mails (tenant_id, id, recipient, subject, text, html, created_at, next_attempt_at, is_repeatable)
    values (${tenantId}, ${id}, ${recipient}, ${subject}, ${text}, ${html}, ${createdAt}, now(), ${isRepeatable})`);
}

export async function insertSentMail(mail: SentMail, transaction: Transaction): Promise<void> {
  const { tenantId, id, recipient, subject, messageId, sender, recipients, sentBy, message } = mail;
  const { templateId = null, policyId = null } = mail;
  const createdAt = mail.createdAt.toISOString();
  await transaction.execute(sql`
    insert into mails (tenant_id, id, recipient, subject, text, created_at, next_attempt_at, message_id, sender, recipients,
      recipient_count, sent_by, template_id, policy_id, size_bytes)
    values (${tenantId}, ${id}, ${recipient}, ${subject}, '', ${createdAt}, now(), ${messageId}, ${sender},
      ${JSON.stringify(recipients)}::jsonb, ${recipients.length}, ${sentBy}, ${templateId}, ${policyId}, ${message.length})`);
  await insertMessage(mail, message, transaction);
}

/** The bytes of a mail as sent. */
export async function insertMessage(
  { tenantId, id }: Pick<Mail, 'tenantId' | 'id'>,
  message: Buffer,
  transaction: Transaction,
): Promise<void> {
  await transaction.execute(sql`
    insert into mail_messages (tenant_id, mail_id, message) values (${tenantId}, ${id}, ${message})`);
}

interface Claiming {
  readonly claim: string;
  /** The domain for the Message-ID of a mail without one. */
  readonly domain: string;
  /** Recently served tenants, the latest last: other tenants take precedence. */
  readonly served: readonly string[];
}

export interface ClaimedMail extends StoredMail {
  readonly claim: string;
  readonly messageId: string;
}

/** Neither sent nor failed. */
const isOpen = sql`sent_at is null and failed_at is null and uncertain_at is null`;

/** How long a mail belongs to the instance that has claimed it, unless that one renews the lease. */
const leaseMs = 120_000;

/** When a mail is due is measured by the clock of the database, as those of the instances may differ. */
const inMs = (ms: number): SQL => sql`now() + ${ms} * interval '1 millisecond'`;

const isClaimable = sql`${isOpen} and next_attempt_at <= now() and (handing_over_at is null or is_repeatable)`;

/** The tenants with a mail that can be claimed, the one that has waited longest first. */
export async function listWaitingTenants(
  { served }: Pick<Claiming, 'served'>,
  transaction: Transaction,
): Promise<string[]> {
  const rows = await transaction.execute<{ tenant_id: string }>(sql`
    select tenant_id from mails where ${isClaimable} group by tenant_id
    order by array_position(array(select jsonb_array_elements_text(${JSON.stringify(served)}::jsonb)), tenant_id) nulls first,
      min(next_attempt_at)`);
  return rows.map((row) => row.tenant_id);
}

/**
 * Claims the tenant's longest-waiting mail for the time of a lease: no other instance sends it before then, and if this
 * instance dies, another one can claim it afterwards. Mails being handed over when an instance died are never claimed:
 * see markUncertainMails.
 */
export async function claimMail(
  tenantId: string,
  { claim, domain }: Claiming,
  transaction: Transaction,
): Promise<ClaimedMail | undefined> {
  // The array is read once, whereas a join might claim more than one mail.
  const [row] = await transaction.execute<MailRow>(sql`
    update mails set attempts = attempts + 1, next_attempt_at = ${inMs(leaseMs)}, claim = ${claim},
      handing_over_at = null, message_id = coalesce(message_id, id || '@' || ${domain}::text)
    where tenant_id = ${tenantId} and id = any(array(
      select id from mails where tenant_id = ${tenantId} and ${isClaimable}
      order by next_attempt_at limit 1 for update skip locked))
    returning ${columns}`);
  if (row === undefined) return undefined;
  const mail = toStoredMail(row);
  return { ...mail, claim, messageId: mail.messageId ?? '' };
}

/** Mails whose content had been sent when their instance died: it is unknown whether they arrived. */
export async function markUncertainMails(now: Date, transaction: Transaction): Promise<number> {
  const rows = await transaction.execute(sql`
    update mails set uncertain_at = ${now.toISOString()}, claim = null, phase = 'DATA',
      last_error = 'The server stopped while the mail was being handed over.'
    where ${isOpen} and handing_over_at is not null and not is_repeatable
      and next_attempt_at <= now()
    returning id`);
  return rows.length;
}

function isMine({ tenantId, id, claim }: Pick<ClaimedMail, 'tenantId' | 'id' | 'claim'>): SQL {
  return sql`tenant_id = ${tenantId} and id = ${id} and claim = ${claim}`;
}

/** Returns false if another instance has claimed it. */
export async function renewLease(mail: ClaimedMail, transaction: Transaction): Promise<boolean> {
  const rows = await transaction.execute(sql`
    update mails set next_attempt_at = ${inMs(leaseMs)} where ${isMine(mail)} and ${isOpen} returning id`);
  return rows.length > 0;
}

/** Called before any content is sent; returns false if another instance has claimed the mail or could do so. */
export async function markHandingOver(mail: ClaimedMail, now: Date, transaction: Transaction): Promise<boolean> {
  const rows = await transaction.execute(sql`
    update mails set handing_over_at = ${now.toISOString()}
    where ${isMine(mail)} and ${isOpen} and next_attempt_at > now() returning id`);
  return rows.length > 0;
}

interface AttemptResult {
  readonly now: Date;
  readonly recipients: readonly Recipient[];
  readonly error: string | undefined;
  readonly phase: string | undefined;
}

function resultOf({ recipients, error, phase }: Omit<AttemptResult, 'now'>, mail: StoredMail): SQL {
  const stored = mail.sentBy === undefined ? sql`recipients` : sql`${JSON.stringify(recipients)}::jsonb`;
  return sql`recipients = ${stored}, last_error = ${error ?? null}, phase = ${phase ?? null}, claim = null, handing_over_at = null`;
}

/** Deletes the content of a sent mail, as it may have contained a recovery link. */
export async function markMailSent(mail: ClaimedMail, result: AttemptResult, transaction: Transaction): Promise<void> {
  await transaction.execute(sql`
    update mails set sent_at = ${result.now.toISOString()}, text = '', html = null, ${resultOf(result, mail)}
    where ${isMine(mail)}`);
  await transaction.execute(sql`
    delete from mail_messages where tenant_id = ${mail.tenantId} and mail_id = ${mail.id}`);
}

export async function postponeMail(
  mail: ClaimedMail,
  result: AttemptResult & { readonly delayMs: number },
  transaction: Transaction,
): Promise<void> {
  await transaction.execute(sql`
    update mails set next_attempt_at = ${inMs(result.delayMs)}, ${resultOf(result, mail)}
    where ${isMine(mail)}`);
}

/** The mail is not retried until a user requests it. */
export async function giveUpMail(
  mail: ClaimedMail,
  result: AttemptResult & { readonly kind: 'failed' | 'uncertain' },
  transaction: Transaction,
): Promise<void> {
  const column = result.kind === 'failed' ? sql`failed_at` : sql`uncertain_at`;
  await transaction.execute(sql`
    update mails set ${column} = ${result.now.toISOString()}, ${resultOf(result, mail)} where ${isMine(mail)}`);
}

/** Makes the mail due immediately, with all attempts remaining. Returns whether there was such a failed mail. */
export async function retryFailedMail(id: string, transaction: Transaction): Promise<boolean> {
  const rows = await transaction.execute(sql`
    update mails set failed_at = null, attempts = 0, next_attempt_at = now()
    where id = ${id} and failed_at is not null returning id`);
  return rows.length > 0;
}

/** The same for uncertain mails too, to the recipients that have not accepted it. */
export async function requeueMail(
  { tenantId, id, recipients }: Pick<StoredMail, 'tenantId' | 'id' | 'recipients'>,
  transaction: Transaction,
): Promise<void> {
  await transaction.execute(sql`
    update mails set failed_at = null, uncertain_at = null, handing_over_at = null, attempts = 0,
      next_attempt_at = now(), last_error = null, phase = null, recipients = ${JSON.stringify(recipients)}::jsonb
    where tenant_id = ${tenantId} and id = ${id}`);
}

export async function readMessage(
  { tenantId, id }: Pick<Mail, 'tenantId' | 'id'>,
  transaction: Transaction,
): Promise<Buffer | undefined> {
  const [row] = await transaction.execute<{ message: Buffer }>(sql`
    select message from mail_messages where tenant_id = ${tenantId} and mail_id = ${id}`);
  return row?.message;
}

interface WhoseMails {
  readonly tenantId: string;
  /** Undefined for all users. */
  readonly sentBy: string | undefined;
}

/** A mail sent by a user; locked until the transaction ends if it is to be changed. */
export async function findSentMail(
  id: string,
  { tenantId, sentBy }: WhoseMails,
  transaction: Transaction,
  { isLocking = false } = {},
): Promise<StoredMail | undefined> {
  const [row] = await transaction.execute<MailRow>(sql`
    select ${columns} from mails where tenant_id = ${tenantId} and id = ${id} and sent_by is not null
      and ${sentBy === undefined ? sql`true` : sql`sent_by = ${sentBy}`} ${isLocking ? sql`for update` : sql``}`);
  return row && toStoredMail(row);
}

export interface SentMails extends WhoseMails {
  /** Undefined for those of all templates and of none. */
  readonly templateId: string | undefined;
}

export async function listSentMails(sent: SentMails, limit: number, transaction: Transaction): Promise<StoredMail[]> {
  const rows = await transaction.execute<MailRow>(sql`
    select ${columns} from mails where ${isSent(sent)} order by created_at desc, id limit ${limit}`);
  return rows.map(toStoredMail);
}

export async function countSentMails(sent: SentMails, transaction: Transaction, atMost?: number): Promise<number> {
  return countRows(transaction, sql`mails where ${isSent(sent)}`, atMost);
}

function isSent({ tenantId, sentBy, templateId }: SentMails): SQL {
  return sql`tenant_id = ${tenantId} and sent_by is not null
    and ${sentBy === undefined ? sql`true` : sql`sent_by = ${sentBy}`}
    and ${templateId === undefined ? sql`true` : sql`template_id = ${templateId}`}`;
}

/** For one user: concurrent transactions of the same user wait until this one ends. */
export async function countRecentRecipients(
  { tenantId, userId, since }: { readonly tenantId: string; readonly userId: string; readonly since: Date },
  transaction: Transaction,
): Promise<number> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mails ${tenantId} ${userId}`}, 0))`);
  const [row] = await transaction.execute<{ count: number }>(sql`
    select coalesce(sum(recipient_count), 0)::integer as count from mails
    where tenant_id = ${tenantId} and sent_by = ${userId} and created_at > ${since.toISOString()}::timestamptz`);
  return row?.count ?? 0;
}

/** The size of mails that have not been sent. */
export async function sumStoredBytes(tenantId: string, transaction: Transaction): Promise<number> {
  const [row] = await transaction.execute<{ bytes: string }>(sql`
    select coalesce(sum(m.size_bytes), 0)::text as bytes from mails m
    where m.tenant_id = ${tenantId} and m.sent_at is null and m.sent_by is not null`);
  return Number(row?.bytes ?? 0);
}

export async function listFailedMailsOf(
  tenantId: string,
  limit: number,
  transaction: Transaction,
): Promise<StoredMail[]> {
  const rows = await transaction.execute<MailRow>(sql`
    select ${columns} from mails where tenant_id = ${tenantId} and failed_at is not null
    order by failed_at desc, id limit ${limit}`);
  return rows.map(toStoredMail);
}

export async function countFailedMailsOf(tenantId: string, transaction: Transaction, atMost?: number): Promise<number> {
  return countRows(transaction, sql`mails where tenant_id = ${tenantId} and failed_at is not null`, atMost);
}

/** For all tenants, so it requires the owner's transaction. */
export async function listFailedMails(limit: number, transaction: Transaction): Promise<StoredMail[]> {
  const rows = await transaction.execute<MailRow>(sql`
    select ${columns} from mails where failed_at is not null order by failed_at desc, id limit ${limit}`);
  return rows.map(toStoredMail);
}

/** How long until the next mail is due; undefined if none is waiting. */
export async function untilMailIsDueMs(transaction: Transaction): Promise<number | undefined> {
  const [row] = await transaction.execute<{ due_in_ms: string | null }>(sql`
    select extract(epoch from min(next_attempt_at) - now()) * 1000 as due_in_ms from mails where ${isOpen}`);
  return row === undefined || row.due_in_ms === null ? undefined : Number(row.due_in_ms);
}

/** For all tenants, so it requires the owner's transaction. */
export async function listNewestMails(limit: number, transaction: Transaction): Promise<StoredMail[]> {
  const rows = await transaction.execute<MailRow>(sql`
    select ${columns} from mails order by created_at desc, id limit ${limit}`);
  return rows.map(toStoredMail);
}

/** The same for a single mail. */
export async function findAnyMail(id: string, transaction: Transaction): Promise<StoredMail | undefined> {
  const [row] = await transaction.execute<MailRow>(sql`select ${columns} from mails where id = ${id} limit 1`);
  return row && toStoredMail(row);
}

export async function deleteMailsBefore(instant: Date, transaction: Transaction): Promise<void> {
  await transaction.execute(sql`delete from mails where created_at < ${instant.toISOString()}::timestamptz`);
}
