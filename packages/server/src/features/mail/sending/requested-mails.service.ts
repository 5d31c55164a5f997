// Mails that users request: within the limits of the user and the tenant, and stored with their bytes, so that
// every attempt sends the same message.
import { randomId } from '../../../database/random-id.ts';
import type { Transaction } from '../../../database/database.ts';
import { UserError } from '../../../errors/user-error.ts';
import type { Caller } from '../../../request/context.ts';
import { say } from '../../../sentences/say.ts';
import { countMail } from '../../usage/usage.service.ts';
import type { Recipient } from '../delivery.ts';
import { countRecentRecipients, insertSentMail, sumStoredBytes } from '../mails.store.ts';
import { composeMessage, type MessageContent } from '../message/compose-message.service.ts';
import { domainOf, type MessageAddress } from '../sender.ts';

/** Per user and hour, regardless of the number of mails. */
export const userRecipientsMax = 300;
/** For all unsent mails of a tenant. */
export const storedMaxBytes = 1024 * 1024 * 1024;
const hourMs = 3_600_000;

export interface MailRequest {
  readonly recipients: readonly Recipient[];
  readonly from: MessageAddress;
  readonly replyTo: MessageAddress | undefined;
  readonly templateId: string | undefined;
  readonly policyId: string | undefined;
}

export interface RequestedMail extends MailRequest {
  readonly id: string;
  readonly messageId: string;
  readonly subject: string;
  readonly message: Buffer;
}

export async function composeRequestedMail(
  content: MessageContent,
  request: MailRequest,
  now: Date,
): Promise<RequestedMail> {
  const { from, replyTo, recipients } = request;
  const id = randomId();
  const messageId = `${id}@${domainOf(from.address)}`;
  const named = (kind: Recipient['kind']) => recipients.filter((one) => one.kind === kind);
  const envelope = { messageId, mailId: id, from, replyTo, to: named('TO'), ccs: named('CC'), date: now };
  return { ...request, id, messageId, subject: content.subject, message: await composeMessage(content, envelope) };
}

interface Enqueuing {
  readonly caller: Caller;
  readonly now: Date;
  readonly transaction: Transaction;
}

/** Throws LIMIT_EXCEEDED at a limit of the user or the tenant. Wake the outbox after the transaction has been committed. */
export async function enqueueRequestedMail(
  mail: RequestedMail,
  { caller, now, transaction }: Enqueuing,
): Promise<void> {
  const { tenantId, userId } = caller;
  const { from, id, message, messageId, policyId, recipients, subject, templateId } = mail;
  await requireAllowance(recipients, { caller, now, transaction });
  await requireStorage(message.length, tenantId, transaction);
  await countMail('mailsPerDay', { tenantId, now }, transaction, recipients.length);
  await insertSentMail(
    {
      tenantId,
      id,
      messageId,
      recipient: recipients[0]?.address ?? '',
      recipients,
      sender: from.name ? `${from.name} <${from.address}>` : from.address,
      subject,
      text: '',
      sentBy: userId,
      templateId,
      policyId,
      createdAt: now,
      message,
    },
    transaction,
  );
}

/** The hourly limit: a stolen token must not flood the mailboxes of others. */
export async function requireAllowance(
  recipients: readonly Recipient[],
  { caller: { tenantId, userId }, now, transaction }: Enqueuing,
): Promise<void> {
  const since = new Date(now.getTime() - hourMs);
  const count = await countRecentRecipients({ tenantId, userId, since }, transaction);
  if (count + recipients.length <= userRecipientsMax) return;
  const sentence = say('TOO_MANY_RECIPIENTS_IN_HOUR', { count, max: userRecipientsMax });
  throw new UserError({ code: 'LIMIT_EXCEEDED', ...sentence, path: 'input.emailMessage.to' });
}

async function requireStorage(sizeBytes: number, tenantId: string, transaction: Transaction): Promise<void> {
  if ((await sumStoredBytes(tenantId, transaction)) + sizeBytes <= storedMaxBytes) return;
  throw new UserError({
    code: 'LIMIT_EXCEEDED',
    ...say('TOO_MANY_MAILS_WAITING'),
    path: 'input.emailMessage.attachments',
  });
}
