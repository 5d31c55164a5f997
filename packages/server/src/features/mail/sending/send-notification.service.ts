// Sends an email on request: reads all data, renders it without a connection, and stores it with its bytes, so
// that every attempt sends the same message.
import { randomId } from '../../../database/random-id.ts';
import type { Transaction } from '../../../database/database.ts';
import { type Problem, throwIfAny, UserError } from '../../../errors/user-error.ts';
import type { MutationsendNotificationArgs } from '../../../graphql/generated/schema-types.ts';
import type { RequireRoom } from '../../../graphql/operations.ts';
import type { Caller, RequestContext, Scope } from '../../../request/context.ts';
import { type AttachedFile, findAttachedFile, readAttachedFile } from '../../files/download/attached-files.service.ts';
import { loadTemplateMail } from '../../templates/rendering/template-mail.service.ts';
import { countMail } from '../../usage/usage.service.ts';
import { countRecentRecipients, insertSentMail, sumStoredBytes } from '../mails.store.ts';
import {
  composeMessage,
  encodedLength,
  type MessageContent,
  type MessagePart,
} from '../message/compose-message.service.ts';
import { defaultSender, domainOf } from '../sender.ts';
import {
  messageMaxBytes,
  type Notification,
  type Senders,
  storedMaxBytes,
  toNotification,
  toSenders,
  userRecipientsMax,
} from './notification.ts';
import { listSenders } from './senders.store.ts';

const hourMs = 3_600_000;
const noSubject = 'No subject';

interface LoadedNotification {
  readonly senders: Senders;
  readonly templateId: string | undefined;
  render(): Promise<MessageContent>;
}

export async function sendNotification(
  { input }: MutationsendNotificationArgs,
  context: RequestContext,
  requireRoom: RequireRoom,
): Promise<{ createdStatus: { id: string } }> {
  const notification = toNotification(input);
  if (Array.isArray(notification)) throw new UserError(...notification);
  const { app, caller, reader, signal } = context;
  if (caller === undefined) throw new Error('A notification is sent for a user.');
  const now = app.clock();
  // An early refusal before anything is printed; the check during the write is authoritative.
  await app.database.write(
    caller,
    (transaction) => requireAllowance(notification, caller, { now, transaction }),
    signal,
  );
  const loaded = await reader.during(async () =>
    load(notification, context, { app, facts: context.facts, caller, transaction: await reader.open(), now }),
  );
  await reader.close();
  const content = await loaded.render();
  const id = randomId();
  const { from, replyTo } = loaded.senders;
  const messageId = `${id}@${domainOf(from.address)}`;
  const named = (kind: string) => notification.recipients.filter((one) => one.kind === kind);
  const envelope = { messageId, mailId: id, from, replyTo, to: named('TO'), ccs: named('CC'), date: now };
  const message = await composeMessage(content, envelope);
  throwIfAny(validateSize(message.length));
  await app.database.write(
    caller,
    async (transaction) => {
      await requireAllowance(notification, caller, { now, transaction });
      await requireStorage(message.length, caller.tenantId, transaction);
      const { tenantId } = caller;
      await countMail('mailsPerDay', { tenantId, now }, transaction, notification.recipients.length);
      await insertSentMail(
        {
          tenantId,
          id,
          messageId,
          recipient: notification.recipients[0]?.address ?? '',
          recipients: notification.recipients,
          sender: from.name ? `${from.name} <${from.address}>` : from.address,
          subject: content.subject,
          text: '',
          sentBy: caller.userId,
          templateId: loaded.templateId,
          policyId: notification.policyId,
          createdAt: now,
          message,
        },
        transaction,
      );
      await requireRoom(transaction);
    },
    signal,
  );
  app.wakeOutbox();
  return { createdStatus: { id } };
}

async function load(notification: Notification, context: RequestContext, scope: Scope): Promise<LoadedNotification> {
  const { caller, transaction, app } = scope;
  const allowed = await listSenders(caller.tenantId, transaction);
  const senders = toSenders(notification, { defaultFrom: defaultSender(app.config), allowed });
  const files = await findFiles(notification, scope);
  const readFiles = () => readAll(files, context);
  const { content, subject, unsubscribeUrl } = notification;
  if (content.kind === 'html') {
    const { html } = content;
    return {
      senders,
      templateId: undefined,
      render: async () => ({
        subject: subject || noSubject,
        html,
        attachments: await readFiles(),
        ...(unsubscribeUrl !== '' && { unsubscribeUrl }),
      }),
    };
  }
  const { templateId, logicalId, input } = content.rendering;
  const where = { ...(templateId && { id: templateId }), ...(logicalId && { logicalId }) };
  const template = await loadTemplateMail(where, input ?? { name: 'data' }, { scope, context }, subject);
  return {
    senders,
    templateId: template.templateId,
    render: async () => {
      const mail = await template.render();
      return {
        subject: mail.subject ?? (subject || mail.name || noSubject),
        html: mail.html,
        text: mail.text,
        attachments: [...mail.attachments, ...(await readFiles())],
        unsubscribeUrl: unsubscribeUrl || mail.unsubscribeUrl,
      };
    },
  };
}

type NamedFile = AttachedFile & { readonly fileName: string; readonly path: string };

/** In the order of the request. */
async function findFiles({ files }: Notification, scope: Scope): Promise<NamedFile[]> {
  const found: NamedFile[] = [];
  const problems: Problem[] = [];
  for (const [index, { key, name }] of files.entries()) {
    const path = `input.emailMessage.attachments.${index}.key`;
    const file = await findAttachedFile(key, scope);
    if (file === undefined) problems.push({ code: 'NOT_FOUND', message: `There is no file ${key}.`, path });
    else found.push({ ...file, fileName: name.trim(), path });
  }
  const encodedBytes = found.reduce((sum, { sizeBytes }) => sum + encodedLength(sizeBytes), 0);
  throwIfAny([...problems, ...validateSize(encodedBytes)]);
  return found;
}

async function readAll(files: readonly NamedFile[], { app }: RequestContext): Promise<MessagePart[]> {
  const parts: MessagePart[] = [];
  for (const file of files) {
    const bytes = await readAttachedFile(file, app.objects);
    if (bytes === undefined) {
      throw new UserError({ code: 'NOT_FOUND', message: `There is no file ${file.key}.`, path: file.path });
    }
    parts.push({ fileName: file.fileName, contentType: file.mediaType, bytes });
  }
  return parts;
}

function validateSize(sizeBytes: number): Problem[] {
  if (sizeBytes <= messageMaxBytes) return [];
  const message =
    'The encoded mail exceeds 25 MB (about 18 MB of files), which mail servers refuse. Attach fewer or smaller files.';
  return [{ code: 'LIMIT_EXCEEDED', message, path: 'input.emailMessage.attachments' }];
}

interface Allowing {
  readonly now: Date;
  readonly transaction: Transaction;
}

/** The hourly limit: a stolen token must not flood the mailboxes of others. */
async function requireAllowance(
  { recipients }: Notification,
  { tenantId, userId }: Caller,
  { now, transaction }: Allowing,
): Promise<void> {
  const since = new Date(now.getTime() - hourMs);
  const count = await countRecentRecipients({ tenantId, userId, since }, transaction);
  if (count + recipients.length <= userRecipientsMax) return;
  const message = `You have sent mails to ${count} recipients in the last hour; the maximum is ${userRecipientsMax}. Try again later.`;
  throw new UserError({ code: 'LIMIT_EXCEEDED', message, path: 'input.emailMessage.to' });
}

async function requireStorage(sizeBytes: number, tenantId: string, transaction: Transaction): Promise<void> {
  if ((await sumStoredBytes(tenantId, transaction)) + sizeBytes <= storedMaxBytes) return;
  const message = 'Mails of 1 GB are waiting to be sent. Send more once they have been, or contact your administrator.';
  throw new UserError({ code: 'LIMIT_EXCEEDED', message, path: 'input.emailMessage.attachments' });
}
